/** Where a walk leads from the menu, step by step, and the kind of each screen on its way. */
export type Way = readonly (readonly [keys: string, kind: string])[];

const rogueMenu = ['3', 'rogue/menu/menu'] as const;
const rogueRun = [
  rogueMenu,
  ['1', 'roguelike/new-run'],
  ['enter', 'rogue/play/draw-rogue'],
] as const;
const cavesRun = [
  ['4', 'roguelike/new-run'],
  ['enter', 'caves/play/draw-caves'],
] as const;
const kalah = [
  ['2', 'menus/new-game-drawing'],
  ['enter', 'play/play-drawing'],
] as const;
const board = [
  ['5', 'zrf/library/library'],
  ['enter', 'menus/new-game-drawing'],
  ['enter', 'play/play-drawing'],
] as const;
const puzzle = [
  ['5', 'zrf/library/library'],
  ['right', 'zrf/library/library'],
  ['enter', 'zrf/puzzle-screen/puzzle-drawing'],
] as const;
const party = [
  ['1', 'dice/menu/adventures'],
  ['enter', 'dice/menu/set-out'],
] as const;
/** The table of the dice game and its banners draw their own last rows. */
const banner = [...party, ['enter', '']] as const;
const table = [...banner, ['enter enter enter', '']] as const;

/** A walk to every kind of screen. */
export const WAYS: readonly Way[] = [
  [['home', 'menus/title']],
  [['escape', 'menus/ask']],
  [['?', 'menus/help']],
  [['up up up enter', 'menus/settings']],
  [['up up up up enter', 'menus/saved']],
  [...kalah],
  [...kalah, ['m', 'play/play-drawing']],
  [...kalah, ['1', 'play/play-drawing'], ['v', 'play/replay-drawing']],
  [...kalah, ['w', 'menus/seats']],
  [...kalah, ['1 q up up up up', 'menus/title'], ['enter', 'menus/saved'], ['n', 'menus/typing']],
  rogueRun,
  [...rogueRun, ['x', 'rogue/play/draw-rogue']],
  [...rogueRun, ['m', 'roguelike/text-page']],
  [...rogueRun, ['p', 'roguelike/map-page']],
  [...rogueRun, ['v', 'play/replay-drawing']],
  [...rogueRun, ['o Q', rogueMenu[1]], ['end enter', 'roguelike/text-page']],
  cavesRun,
  [...cavesRun, ['m', 'roguelike/text-page']],
  [...cavesRun, ['M', 'roguelike/map-page']],
  [cavesRun[0], ['end', 'roguelike/new-run'], ['enter', 'roguelike/records']],
  board,
  [...board, [': a', 'play/play-drawing']],
  [...board, ['t', 'zrf/setup/position-screen']],
  [...board, ['t', 'zrf/setup/position-screen'], ['e', 'zrf/setup/draw-set-up']],
  puzzle,
  [...puzzle, ['p', 'zrf/puzzle-screen/solution-drawing']],
  [...puzzle, ['e', 'zrf/editor/draw-editor']],
  party,
  [...party, ['down down down n', 'menus/typing']],
  banner,
  table,
  [
    ['up up up up', 'menus/title'],
    ['enter', 'menus/saved'],
    ['enter', 'dice/play/camp'],
  ],
  [...table, ['j', 'dice/side/pages']],
  [...table, ['?', 'dice/side/manual']],
];
