import type { KeyMap } from '#play';

/** Keys that mean the same on every screen of the game, and so never stand for an action. */
export const DICE_SCREEN_KEYS = [
  { command: 'undo', keys: ['u'], help: 'dice-keys-undo' },
  { command: 'map', keys: ['m'], help: 'dice-keys-map' },
  { command: 'heroes', keys: ['s'], help: 'dice-keys-heroes' },
  { command: 'piles', keys: ['p'], help: 'dice-keys-piles' },
  { command: 'journal', keys: ['j'], help: 'dice-keys-journal' },
  { command: 'leave', keys: ['q'], help: 'dice-keys-leave' },
] as const satisfies KeyMap;

/** Keys of the table besides those of actions and of every screen. */
export const DICE_TABLE_KEYS = [
  { command: 'hints', keys: ['i'], help: 'dice-keys-hints' },
  { command: 'manual', keys: ['?', 'f1'], help: 'dice-keys-manual', shell: 'cells' },
  { command: 'manual', keys: ['?'], help: 'web-help', shell: 'page' },
  { command: 'next-scenario', keys: ['n'] },
  { command: 'more', keys: ['tab'], help: 'dice-keys-more', shell: 'cells' },
] as const satisfies KeyMap;

/** All keys of the table and the camp, for help; actions have theirs beside their names. */
export const DICE_HELP: KeyMap = [
  { command: 'offer', keys: ['( )'], help: 'dice-keys-offer', shell: 'cells' },
  { command: 'offer', keys: ['A–Z', '1–9'], help: 'dice-keys-offer', shell: 'page' },
  { command: 'slot', keys: ['1–9', '0'], help: 'dice-keys-slot' },
  { command: 'ally', keys: ['A–F'], help: 'dice-keys-ally' },
  { command: 'enter', keys: ['enter'], help: 'dice-keys-enter' },
  { command: 'escape', keys: ['escape'], help: 'dice-keys-escape' },
  ...DICE_SCREEN_KEYS,
  ...DICE_TABLE_KEYS,
];
