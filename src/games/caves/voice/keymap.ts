import { DIRECTIONS } from '../rules/index.ts';
import type { Direction } from '../rules/index.ts';
import { bindingFor, commandOf, labelled } from '#play';
import type { Binding, KeyMap, KeyPress } from '#play';
import { MAP_PAGE_KEYS, RUN_OVER_KEYS, sharedRow } from '#roguelike/keymap.ts';

/**
 * Left, down, up, right and the diagonals, as in vi. Number pads without Num Lock send Home,
 * End and so on.
 */
const STEPS: KeyMap<Direction> = (
  [
    ['west', 'h', ['left', '4']],
    ['south', 'j', ['down', '2']],
    ['north', 'k', ['up', '8']],
    ['east', 'l', ['right', '6']],
    ['northwest', 'y', ['home', '7']],
    ['northeast', 'u', ['pageup', '9']],
    ['southwest', 'b', ['end', '1']],
    ['southeast', 'n', ['pagedown', '3']],
  ] as const
).flatMap(([command, letter, others]): Binding<Direction>[] => [
  { command, keys: [letter], help: 'caves-screen-help-walk' },
  { command, keys: others, help: 'caves-screen-help-numpad' },
]);

function row<C extends string>(command: C, name: string, keys: readonly string[]): Binding<C> {
  return {
    command,
    keys,
    label: `caves-screen-key-${name}`,
    help: `caves-screen-help-${name}`,
  };
}

/** Keys for running and stairs, besides the directions. */
const MOVES = [
  { command: 'run', keys: ['shift'], help: 'caves-screen-help-run' },
  { ...row('climb-up', 'up', ['<']), help: 'caves-screen-help-climb' },
  { ...row('climb-down', 'down', ['>']), help: 'caves-screen-help-climb' },
] as const satisfies KeyMap;

/** All other keys. */
const OTHER_KEYS = [
  sharedRow('wait', {
    also: ['s', '5'],
    label: 'run-key-wait',
    help: 'caves-screen-help-wait',
  }),
  row('pick-up', 'pick', ['g', ',']),
  { ...row('drop', 'drop', ['d']), label: 'run-key-drop' },
  row('eat', 'eat', ['e']),
  row('wear', 'wear', ['w']),
  row('quaff', 'quaff', ['q']),
  row('read', 'read', ['r']),
  row('throw', 'throw', ['t']),
  row('fire', 'fire', ['f']),
  { ...row('pack', 'pack', ['i']), help: 'caves-screen-help-examine' },
  sharedRow('look', { help: 'caves-screen-help-look' }),
  row('sight', 'sight', ['X']),
  sharedRow('explore', { help: 'caves-screen-help-explore' }),
  sharedRow('attack'),
  row('dig', 'dig', ['O']),
  sharedRow('travel', { help: 'caves-screen-help-travel' }),
  sharedRow('rest', { help: 'caves-screen-help-rest' }),
  sharedRow('map', { help: 'caves-screen-help-levels' }),
  sharedRow('log'),
  sharedRow('dump'),
  { ...row('tiles', 'tiles', ['T']), label: 'screen-setting-graphics-tiles' },
  sharedRow('replay'),
  sharedRow('hints'),
  sharedRow('debug'),
  sharedRow('help'),
  sharedRow('menu'),
] as const satisfies KeyMap;

export type OtherCommand = (typeof OTHER_KEYS)[number]['command'];
export type CavesCommand = (typeof MOVES | typeof OTHER_KEYS)[number]['command'];

export const CAVES_KEYS: KeyMap<Direction | CavesCommand> = [...STEPS, ...MOVES, ...OTHER_KEYS];

/** The key bar of a run, most important first. */
export const CAVES_BAR = [
  'help',
  'explore',
  'attack',
  'pick-up',
  'wear',
  'eat',
  'quaff',
  'read',
  'throw',
  'look',
  'menu',
  'tiles',
  'rest',
  'pack',
  'sight',
  'travel',
  'dig',
  'fire',
  'drop',
  'wait',
  'climb-down',
  'climb-up',
  'map',
  'log',
  'dump',
  'hints',
] as const satisfies readonly CavesCommand[];

/** The keys of a finished run. */
const AFTER = ['dump', 'replay', 'log', 'map', 'menu'] as const;
export const CAVES_OVER_KEYS: KeyMap = [
  ...labelled(RUN_OVER_KEYS, { again: 'caves-screen-key-again' }),
  ...AFTER.map((command) => bindingFor(CAVES_KEYS, command)),
];

/** The step of a key press; with Shift, a run. */
export function stepOf(press: KeyPress): { direction: Direction; isRun: boolean } | undefined {
  const command = commandOf(CAVES_KEYS, press);
  const direction = DIRECTIONS.find((one) => one === command);
  return direction && { direction, isRun: press.shift };
}

/** The stairs direction of a key press. */
export function climbOf(press: KeyPress): 'up' | 'down' | undefined {
  const command = commandOf(CAVES_KEYS, press);
  if (command === 'climb-up') return 'up';
  return command === 'climb-down' ? 'down' : undefined;
}

/** The keys of a selection list; letters also select. */
export const LIST_KEYS = [
  { command: 'point', keys: ['up', 'down'], label: 'caves-screen-key-point' },
  { command: 'take', keys: ['enter'], label: 'caves-screen-key-take' },
  { command: 'back', keys: ['escape'], label: 'screen-key-back' },
] as const satisfies KeyMap;

/** The keys of the level map. */
export const LEVEL_KEYS = [
  ...MAP_PAGE_KEYS,
  { ...bindingFor(CAVES_KEYS, 'climb-up'), label: 'caves-screen-key-higher' },
  { ...bindingFor(CAVES_KEYS, 'climb-down'), label: 'caves-screen-key-deeper' },
  { command: 'close', keys: bindingFor(CAVES_KEYS, 'map').keys },
];

/** The non-movement command of a key press. */
export function otherCommandOf(press: KeyPress): OtherCommand | undefined {
  const command = commandOf(CAVES_KEYS, press);
  return OTHER_KEYS.find((row) => row.command === command)?.command;
}
