import type { MessageArgs } from '#i18n';

/** Keys, pasted text, or a menu row by the id of its label: to open, or only to select. */
export type Step =
  | string
  | { readonly paste: string }
  | { readonly row: string; readonly args?: MessageArgs; readonly isOpened: boolean };

/** Walk from the menu, with each step and the kind of the screen it leads to. */
export type Way = readonly (readonly [step: Step, kind: string])[];

const choose = (row: string): Step => ({ row, isOpened: true });
const mark = (row: string, args: MessageArgs): Step => ({ row, args, isOpened: false });

const rogueMenu = [choose('game-rogue'), 'rogue/menu/menu'] as const;
const rogueRun = [
  rogueMenu,
  [choose('rogue-page-random'), 'roguelike/new-run'],
  ['enter', 'rogue/play/draw-rogue'],
] as const;
const cavesRun = [
  [choose('game-caves'), 'roguelike/new-run'],
  ['enter', 'caves/play/draw-caves'],
] as const;
const kalah = [
  [choose('game-kalah'), 'menus/new-game-drawing'],
  ['enter', 'play/play-drawing'],
] as const;
const library = [choose('game-zrf'), 'zrf/library/library'] as const;
const board = [
  library,
  ['enter', 'menus/new-game-drawing'],
  ['enter', 'play/play-drawing'],
] as const;
const puzzle = [
  library,
  ['right', 'zrf/library/library'],
  ['enter', 'zrf/puzzle-screen/puzzle-drawing'],
] as const;
const adventures = [choose('game-dice'), 'dice/menu/adventures'] as const;
const freePlay = [
  adventures,
  ['down', 'dice/menu/adventures'],
  ['enter', 'dice/menu/set-out'],
] as const;
const party = [adventures, ['enter', 'dice/menu/set-out']] as const;
/** The table of the dice game and its banners draw their own last rows. */
const banner = [...party, ['enter', '']] as const;
const table = [...banner, ['enter enter enter', '']] as const;

/** Walks that together visit every kind of screen. */
export const WAYS: readonly Way[] = [
  [['home', 'menus/title']],
  [['escape', 'menus/ask']],
  [['?', 'menus/help']],
  [[choose('label-settings'), 'menus/settings']],
  [[choose('screen-title-continue'), 'menus/saved']],
  [...kalah],
  [...kalah, ['m', 'play/play-drawing']],
  [...kalah, ['1', 'play/play-drawing'], ['v', 'play/replay-drawing']],
  [...kalah, ['w', 'menus/seats']],
  [
    ...kalah,
    ['1 q', 'menus/title'],
    [choose('screen-title-continue'), 'menus/saved'],
    ['n', 'menus/typing'],
  ],
  rogueRun,
  [...rogueRun, ['x', 'rogue/play/draw-rogue']],
  [...rogueRun, ['m', 'roguelike/text-page']],
  [...rogueRun, ['p', 'roguelike/map-page']],
  [...rogueRun, ['v', 'play/replay-drawing']],
  [...rogueRun, ['d a s Q', rogueMenu[1]], [choose('rogue-screen-share'), 'roguelike/text-page']],
  cavesRun,
  [...cavesRun, ['m', 'roguelike/text-page']],
  [...cavesRun, ['M', 'roguelike/map-page']],
  [cavesRun[0], [choose('run-records'), 'roguelike/records']],
  board,
  [...board, [': a', 'play/play-drawing']],
  [...board, ['t', 'zrf/setup/position-screen']],
  [...board, ['f', 'zrf/records/pgn-screen']],
  [...board, ['a', 'zrf/analysis/draw-analysis']],
  [library, [{ paste: '1. e4 * 1. d4 *' }, 'zrf/records/choice-screen']],
  [...board, ['t', 'zrf/setup/position-screen'], ['e', 'zrf/setup/draw-set-up']],
  puzzle,
  [...puzzle, ['p', 'zrf/puzzle-screen/solution-drawing']],
  [...puzzle, ['e', 'zrf/editor/draw-editor']],
  party,
  [...party, [mark('dice-menu-hero', { number: 1 }), 'dice/menu/set-out'], ['n', 'menus/typing']],
  [adventures, [choose('dice-daily-menu'), 'dice/menu/daily']],
  [...freePlay, ['t', 'dice/menu/twists']],
  banner,
  table,
  [
    [choose('screen-title-continue'), 'menus/saved'],
    ['enter', 'dice/play/camp'],
  ],
  [...table, ['j', 'dice/side/pages']],
  [...table, ['?', 'dice/side/manual']],
];
