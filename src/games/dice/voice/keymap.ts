import { bindingFor, labelled, rowsFor } from '#play';
import type { KeyMap } from '#play';
import {
  FORM_KEYS,
  LIST_KEYS,
  MENU_KEYS,
  SCROLL_KEYS,
  TYPING_KEYS,
  VALUE_KEYS,
} from '#voice/keymap.ts';

/** Keys with the same meaning on every screen of the game, never used for actions. */
export const DICE_SCREEN_KEYS = [
  { command: 'undo', keys: ['u'], help: 'dice-keys-undo' },
  { command: 'map', keys: ['m'], help: 'dice-keys-map' },
  { command: 'heroes', keys: ['s'], help: 'dice-keys-heroes' },
  { command: 'piles', keys: ['p'], help: 'dice-keys-piles' },
  { command: 'journal', keys: ['j'], help: 'dice-keys-journal' },
  { command: 'leave', keys: ['q'], help: 'dice-keys-leave' },
] as const satisfies KeyMap;

/** Further keys of the table, besides actions and global keys. */
export const DICE_TABLE_KEYS = [
  { command: 'hints', keys: ['i'], help: 'dice-keys-hints' },
  { command: 'manual', keys: ['?', 'f1'], help: 'dice-keys-manual', shell: 'cells' },
  { command: 'manual', keys: ['?'], help: 'web-help', shell: 'page' },
  { command: 'next-scenario', keys: ['n'] },
  { command: 'copy', keys: ['c'] },
  { command: 'more', keys: ['tab'], help: 'dice-keys-more', shell: 'cells' },
] as const satisfies KeyMap;

/** All keys of the table and the camp, for help. Actions show their keys beside their names. */
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

const NAME = {
  command: 'name',
  keys: ['n'],
  label: 'dice-menu-key-name',
  help: 'dice-menu-help-name',
} as const;
const LEAVE = { label: 'dice-offer-leave', help: 'dice-offer-leave' } as const;

const TWISTS = {
  command: 'twists',
  keys: ['t'],
  label: 'dice-twists-key',
  help: 'dice-twists-key-help',
} as const;

/** Keys of the set-out screen; `SEED_KEYS` are for typing in its last row. */
export const SET_OUT_KEYS = [
  ...LIST_KEYS,
  ...VALUE_KEYS,
  NAME,
  TWISTS,
  { ...bindingFor(FORM_KEYS, 'done'), command: 'done', ...LEAVE },
  ...rowsFor(MENU_KEYS, ['help', 'back']),
] as const satisfies KeyMap;
export const SEED_KEYS = [
  ...rowsFor(LIST_KEYS, ['before', 'after']),
  ...rowsFor(VALUE_KEYS, ['less', 'more']),
  ...labelled(TYPING_KEYS, { done: LEAVE.label }),
] as const satisfies KeyMap;

/** Keys of the list of twists, in addition to those of a list. */
export const TWIST_KEYS = [
  {
    command: 'pick',
    keys: ['enter', 'space'],
    label: 'dice-twists-key-pick',
    help: 'dice-twists-pick-help',
  },
  ...rowsFor(MENU_KEYS, ['help', 'back']),
] as const satisfies KeyMap;

const COPY = {
  command: 'copy',
  keys: ['c'],
  label: 'screen-key-copy',
  help: 'dice-daily-copy-help',
} as const;

/** Keys of the daily. */
export const DAILY_KEYS = [
  ...rowsFor(MENU_KEYS, ['open']),
  COPY,
  ...rowsFor(MENU_KEYS, ['help', 'back']),
] as const satisfies KeyMap;

/** Keys for turning pages; Shift+Tab goes back. */
const LEAF_KEYS = [
  { command: 'leaf-back', keys: ['left'], label: 'dice-screen-key-leaf' },
  { command: 'leaf', keys: ['right'], label: 'dice-screen-key-leaf' },
  { command: 'leaf', keys: ['tab'] },
] as const satisfies KeyMap;

/** Keys of the pages beside the table. */
export const DICE_PAGE_KEYS = [
  ...LEAF_KEYS,
  { command: 'close', keys: ['space', 'enter'] },
  ...SCROLL_KEYS,
  ...rowsFor(MENU_KEYS, ['back']),
] as const satisfies KeyMap;

/** Keys of the manual, where letters start a search. */
export const MANUAL_KEYS = [
  ...LEAF_KEYS,
  ...rowsFor(SCROLL_KEYS, ['up', 'down']),
  ...rowsFor(TYPING_KEYS, ['help', 'back']),
  { command: 'close', keys: ['enter'] },
] as const satisfies KeyMap;
