import type { Binding, KeyMap } from '#play';
import { pageRowsBut } from '#voice/keymap.ts';

const ARROWS = ['left', 'up', 'down', 'right'] as const;

/** Keys of the page of board games besides those of every game. */
export const BOARD_PAGE_KEYS = [
  { command: 'about', keys: ['i'], help: 'zrf-about' },
  { command: 'set-up', keys: ['e'], help: 'zrf-setup' },
] as const satisfies KeyMap;

/** All keys of the page of board games, for its help. */
export const BOARD_PAGE_HELP: KeyMap = [
  { command: 'move', keys: ARROWS, help: 'zrf-key-arrows' },
  { command: 'pick', keys: ['enter'], help: 'zrf-key-enter' },
  { command: 'cancel', keys: ['escape'], help: 'zrf-key-escape' },
  ...pageRowsBut('skip'),
  ...BOARD_PAGE_KEYS,
];

/** Keys of the page of sliding puzzles besides those of every game. */
export const PUZZLE_PAGE_KEYS = [
  { command: 'solution', keys: ['s'], help: 'puzzle-solution' },
  { command: 'distance', keys: ['d'], help: 'puzzle-distance' },
  { command: 'before', keys: ['['], help: 'puzzle-key-path' },
  { command: 'after', keys: [']'], help: 'puzzle-key-path' },
  { command: 'about', keys: ['i'], help: 'zrf-about' },
] as const satisfies KeyMap;

/** All keys of the page of sliding puzzles, for its help. */
export const PUZZLE_PAGE_HELP: KeyMap = [
  { command: 'next', keys: ['tab'], help: 'puzzle-key-tab' },
  { command: 'slide', keys: ARROWS, help: 'puzzle-key-arrows' },
  { command: 'slide-far', keys: ['shift-left'], help: 'puzzle-key-far' },
  { command: 'beside', keys: ['ctrl-left', 'alt-left'], help: 'puzzle-key-beside' },
  { command: 'pick', keys: ['enter'], help: 'puzzle-key-enter' },
  { command: 'cancel', keys: ['escape'], help: 'puzzle-key-escape' },
  ...pageRowsBut('skip', 'flip').map(inPuzzle),
  ...PUZZLE_PAGE_KEYS,
];

/** A puzzle has a hint of its own, and starts over in place of a new game. */
function inPuzzle(row: Binding): Binding {
  if (row.command === 'hint') return { ...row, help: 'puzzle-key-hint' };
  return row.command === 'new' ? { ...row, help: 'puzzle-restart' } : row;
}
