import type { Direction } from '../rules/index.ts';
import { bindingFor } from '#play';
import type { Binding, KeyMap } from '#play';
import { MAP_PAGE_KEYS, RUN_OVER_KEYS, sharedRow } from '#roguelike/keymap.ts';
import type { CursorPurpose } from '#roguelike/keymap.ts';

function step(command: Direction, key: string): Binding<Direction> {
  return { command, keys: [key, command], label: 'run-key-walk', help: 'rogue-screen-help-walk' };
}

/** The vi keys. They stay unassigned on the page, where every key is configurable. */
function viStep(command: Direction, key: string): Binding<Direction> {
  return { command, keys: [key], help: 'rogue-screen-help-vi', shell: 'cells' };
}

function row<C extends string>(
  command: C,
  keys: readonly string[],
  extra: Omit<Binding, 'command' | 'keys'> = {},
): Binding<C> {
  return { command, keys, help: `rogue-screen-help-${command}`, ...extra };
}

/** All keys of Rogue, in the page's display order. */
export const ROGUE_KEYS = [
  step('up', 'w'),
  step('left', 'a'),
  step('down', 's'),
  step('right', 'd'),
  viStep('left', 'h'),
  viStep('down', 'j'),
  viStep('up', 'k'),
  viStep('right', 'l'),
  row('run', ['shift']),
  row('run', ['f'], { shell: 'cells' }),
  sharedRow('wait', { also: ['space'], help: 'rogue-screen-help-wait' }),
  sharedRow('explore', { help: 'rogue-screen-help-explore' }),
  sharedRow('attack'),
  sharedRow('travel', { also: ['t'], help: 'rogue-screen-help-travel' }),
  row('climb-down', ['>', 'n']),
  row('climb-up', ['<', 'b']),
  sharedRow('rest', { also: ['r'], help: 'rogue-screen-help-rest' }),
  sharedRow('look', { help: 'rogue-screen-help-look' }),
  row('highlight', ['h'], { shell: 'page' }),
  row('slot', ['1', '2', '3', '4', '5', '6', '7', '8', '9'], { help: 'rogue-screen-help-slots' }),
  row('use', ['enter'], { label: 'rogue-act-use' }),
  row('drop', ['backspace', 'delete']),
  row('previous-slot', ['q', '['], { help: 'rogue-screen-help-turn' }),
  row('next-slot', ['e', ']'], { help: 'rogue-screen-help-turn' }),
  row('undo', ['u']),
  sharedRow('map', { also: ['p'], help: 'rogue-screen-help-plan' }),
  sharedRow('log'),
  sharedRow('dump'),
  sharedRow('replay'),
  sharedRow('hints'),
  sharedRow('help'),
  row('zoom-in', ['=', '+'], { shell: 'page', help: 'rogue-screen-help-zoom' }),
  row('zoom-out', ['-'], { shell: 'page', help: 'rogue-screen-help-zoom' }),
  sharedRow('debug', { also: ['f3'] }),
  sharedRow('menu'),
] as const satisfies KeyMap;

export type RogueCommand = (typeof ROGUE_KEYS)[number]['command'];

const keysOf = (command: RogueCommand) => bindingFor<RogueCommand>(ROGUE_KEYS, command).keys;

/** The key bar of a run, most important first. */
export const ROGUE_BAR = [
  'up',
  'left',
  'down',
  'right',
  'explore',
  'attack',
  'look',
  'use',
  'help',
  'menu',
  'travel',
  'rest',
  'map',
  'log',
  'dump',
] as const satisfies readonly RogueCommand[];

/** Keys while the cursor is active. */
export const ROGUE_CURSOR: CursorPurpose = {
  enter: 'run-key-travel',
  choose: keysOf('travel'),
  back: keysOf('look'),
};

/** Keys of the choice at a new level, besides those of any list. */
export const GIFT_KEYS = [
  { command: 'number', keys: ['1', '2', '3'], label: 'screen-key-choose' },
  { command: 'take', keys: ['enter', 'space'], label: 'screen-key-choose' },
] as const satisfies KeyMap;

/** Keys of the map of the known world. */
export const PLAN_KEYS = [
  ...MAP_PAGE_KEYS,
  { command: 'hero', keys: ['home'] },
  { command: 'close', keys: keysOf('map') },
] as const satisfies KeyMap;

/** Keys of a finished run, besides those of a run that still work. */
export const ROGUE_OVER_KEYS = [
  ...RUN_OVER_KEYS,
  { command: 'share', keys: ['e'], label: 'rogue-screen-key-share' },
] as const satisfies KeyMap;

export const ROGUE_OVER_BAR = ['dump', 'replay', 'log', 'menu'] as const;
