import { labelled, rowsFor } from '#play';
import type { Binding, KeyMap } from '#play';
import { FORM_KEYS, LIST_KEYS, MENU_KEYS, SCROLL_KEYS, TYPING_KEYS } from '#voice/keymap.ts';

/**
 * Keys shared by both roguelikes. They follow Brogue and Dungeon Crawl where these agree or only
 * one has the command: `o` explores, `x` looks, `z` and `.` wait, `Z` rests, `G` travels.
 */
const SHARED = {
  explore: { keys: ['o'], label: 'run-key-explore' },
  attack: { keys: ['tab'], label: 'run-key-attack', help: 'run-help-attack' },
  wait: { keys: ['.', 'z'] },
  rest: { keys: ['R', 'Z'], label: 'run-key-rest' },
  look: { keys: ['x', ';'], label: 'run-key-look' },
  travel: { keys: ['G', '_'], label: 'run-key-travel' },
  map: { keys: ['M'], label: 'run-key-plan' },
  log: { keys: ['m', 'ctrl-p'], label: 'run-key-log', help: 'run-help-log' },
  dump: { keys: ['c'], label: 'run-key-dump', help: 'run-help-dump', shell: 'cells' },
  replay: { keys: ['v'], label: 'screen-key-replay', help: 'screen-help-replay', shell: 'cells' },
  hints: { keys: ['I'], label: 'run-key-hints', help: 'run-help-hints', shell: 'cells' },
  debug: { keys: ['`'], help: 'run-help-debug' },
  help: { keys: ['?', 'f1'], label: 'screen-key-help', help: 'screen-help-help' },
  menu: { keys: ['Q', 'escape'], label: 'run-key-menu', help: 'run-help-menu' },
} as const satisfies Readonly<Record<string, Omit<Binding, 'command'>>>;
type RunCommand = keyof typeof SHARED;

interface Own extends Omit<Binding, 'command' | 'keys'> {
  /** Keys added to the shared ones. */
  readonly also?: readonly string[];
}

/** Shared row merged with the game's own additions. */
export function sharedRow<C extends RunCommand>(
  command: C,
  { also = [], ...own }: Own = {},
): Binding<C> {
  const row: Omit<Binding, 'command'> = SHARED[command];
  return { command, ...row, ...own, keys: [...row.keys, ...also] };
}

/** Differences between one cursor and another. */
export interface CursorPurpose {
  /** Message id that describes Enter. */
  readonly enter: string;
  /** Extra keys that choose (besides Enter) or cancel (besides Escape). */
  readonly choose?: readonly string[];
  readonly back?: readonly string[];
}

/**
 * Keys of a cursor over the map. A game adds the key that opened the cursor as a way to close it,
 * and the travel key as a way to choose.
 */
export function cursorRows(purpose: CursorPurpose) {
  return [
    { command: 'move', keys: ['left', 'up', 'down', 'right'], label: 'run-key-cursor' },
    { command: 'next', keys: ['tab'], label: 'run-key-next' },
    { command: 'choose', keys: ['enter', '.', ...(purpose.choose ?? [])], label: purpose.enter },
    { command: 'back', keys: ['escape', 'q', ...(purpose.back ?? [])], label: 'screen-key-back' },
  ] as const satisfies KeyMap;
}

/** Keys that only stop an automatic action. */
export const STOP_KEYS: KeyMap = [
  { command: 'stop', keys: ['escape', 'space', 'enter', ...SHARED.explore.keys] },
];

/** Keys of a finished run in every roguelike. */
export const RUN_OVER_KEYS = [
  { command: 'again', keys: ['enter'], label: 'run-key-again' },
  { command: 'report', keys: ['space'], label: 'run-key-report' },
  { command: 'same', keys: ['r'], label: 'run-key-same' },
] as const satisfies KeyMap;

/** Keys of the map overview. */
export const MAP_PAGE_KEYS = [
  { command: 'move', keys: ['left', 'up', 'down', 'right'], label: 'screen-key-scroll' },
  { command: 'hero', keys: ['tab'], label: 'run-key-hero' },
  { command: 'back', keys: ['q', 'escape', 'enter'], label: 'screen-key-back' },
] as const satisfies KeyMap;

/** Keys of the new run screen, and those while its seed is being typed. */
export const NEW_RUN_KEYS = labelled([...LIST_KEYS, ...FORM_KEYS], { done: 'run-key-start' });
export const SEED_KEYS = labelled(
  [
    ...LIST_KEYS.filter(({ command }) => command === 'before' || command === 'after'),
    ...FORM_KEYS.filter(({ command }) => command === 'less' || command === 'more'),
    ...TYPING_KEYS,
  ],
  { done: 'run-key-start' },
);

/** Keys of the best runs, in addition to the list keys. */
export const RECORDS_KEYS = [
  {
    command: 'replay',
    keys: ['enter', 'space', ...SHARED.replay.keys],
    label: 'screen-key-replay',
  },
  ...rowsFor(MENU_KEYS, ['back']),
] as const satisfies KeyMap;

/** Keys of a text page: extra keys that close it, and the page's own. */
export function textPageKeys(closes: readonly string[], own: KeyMap): KeyMap {
  return [
    { command: 'back', keys: closes },
    ...SCROLL_KEYS,
    ...own,
    ...rowsFor(MENU_KEYS, ['back']),
  ];
}

/** Keys of the pages about a run. */
export const TEXT_PAGE_KEYS = [
  { command: 'export', keys: ['x'], label: 'screen-key-export' },
  { command: 'link', keys: ['l'], label: 'rogue-screen-key-link' },
  { command: 'copy', keys: ['y'], label: 'screen-key-copy' },
] as const satisfies KeyMap;
