/** Where a walk leads from the menu, step by step, and the kind of each screen on its way. */
export type Way = readonly (readonly [keys: string, kind: string])[];

const rogueMenu = ['3', 'looks/rogue/menu/menu'] as const;
const rogueRun = [
  rogueMenu,
  ['1', 'roguelike/new-run'],
  ['enter', 'looks/rogue/play/drawing'],
] as const;
const cavesRun = [
  ['4', 'roguelike/new-run'],
  ['enter', 'looks/caves/play/drawing'],
] as const;
const kalah = [
  ['2', 'menus/new-game-drawing'],
  ['enter', 'play/play-drawing'],
] as const;
const board = [
  ['5', 'looks/zrf/library/library'],
  ['enter', 'menus/new-game-drawing'],
  ['enter', 'play/play-drawing'],
] as const;
const puzzle = [
  ['5', 'looks/zrf/library/library'],
  ['right', 'looks/zrf/library/library'],
  ['enter', 'looks/zrf/puzzle-screen/puzzle-drawing'],
] as const;
const party = [
  ['1', 'looks/dice/menu/adventures'],
  ['enter', 'looks/dice/menu/set-out'],
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
  [...rogueRun, ['x', 'looks/rogue/play/drawing']],
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
  [...board, ['t', 'looks/zrf/setup/position-screen']],
  [...board, ['t', 'looks/zrf/setup/position-screen'], ['e', 'looks/zrf/setup/drawing']],
  puzzle,
  [...puzzle, ['p', 'looks/zrf/puzzle-screen/solution-drawing']],
  [...puzzle, ['e', 'looks/zrf/editor/drawing']],
  party,
  [...party, ['down down down n', 'menus/typing']],
  banner,
  table,
  [
    ['up up up up', 'menus/title'],
    ['enter', 'menus/saved'],
    ['enter', 'looks/dice/play/camp'],
  ],
  [...table, ['j', 'looks/dice/side/pages']],
  [...table, ['?', 'looks/dice/side/manual']],
];
