import { bindingFor } from '#play';
import type { KeyMap } from '#play';
import { MATCH_KEYS, PAGE_KEYS } from '#voice/keymap.ts';

/** Keys of houses 1 to 12: the digit row and the two keys after it. */
export const HOUSE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

/** Keys of the board on text screens. */
export const KALAH_KEYS = [
  { command: 'choose', keys: ['left', 'right'], label: 'screen-key-choose' },
  { command: 'sow', keys: ['enter', 'space'], label: 'screen-kalah-key-sow' },
  { command: 'list', keys: ['m'], label: 'screen-key-moves' },
  { command: 'swap', keys: ['p'], label: 'screen-kalah-key-swap' },
] as const satisfies KeyMap;

/** Keys that close the action list, including the one that opened it. */
export const LIST_KEYS = [
  { command: 'close', keys: ['escape', 'backspace', 'q', ...bindingFor(KALAH_KEYS, 'list').keys] },
] as const satisfies KeyMap;

/** Keys of the page, for its help. */
export const KALAH_PAGE_KEYS: KeyMap = [
  { command: 'house', keys: HOUSE_KEYS.slice(0, 9), help: 'web-key-house' },
  { command: 'house', keys: HOUSE_KEYS.slice(9), help: 'web-key-house' },
  { command: 'arrows', keys: ['left', 'up', 'down', 'right'], help: 'web-key-arrows' },
  { command: 'sow', keys: ['enter'], help: 'web-key-arrows' },
  ...PAGE_KEYS,
  ...MATCH_KEYS,
];
