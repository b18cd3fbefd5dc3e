import type { Direction } from '../../../../games/rogue/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import type { Key, KeyLabel } from '../../../model/key.ts';
import { isAnyKey } from '../../../model/key.ts';

/** What a key means while a run is played. */
export type Command =
  | { readonly kind: 'step'; readonly direction: Direction; readonly isRun: boolean }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'turn-slot'; readonly by: 1 | -1 }
  | { readonly kind: 'do'; readonly deed: Deed }
  | { readonly kind: 'show'; readonly page: Page };

/** What changes the run, and the keys for it. */
const DEEDS = {
  wait: ['space', '.', 'z'],
  explore: ['o'],
  attack: ['tab'],
  rest: ['r'],
  use: ['enter', 'e'],
  drop: ['backspace', 'delete'],
  undo: ['u'],
} as const;
type Deed = keyof typeof DEEDS;

/** What changes only what is seen. */
const PAGES = {
  run: ['f'],
  travel: ['t', '_'],
  look: ['x', ';'],
  log: ['m'],
  plan: ['p'],
  dump: ['c'],
  replay: ['v'],
  hints: ['i'],
  debug: ['g', '`'],
  help: ['?', 'f1'],
  menu: ['q'],
  escape: ['escape'],
} as const;
export type Page = keyof typeof PAGES;

function find<K extends string>(
  keys: Readonly<Record<K, readonly string[]>>,
  key: Key,
): K | undefined {
  const rows = Object.entries(keys) as [K, readonly string[]][];
  return rows.find(([, names]) => isAnyKey(key, names))?.[0];
}

const STEP_KEYS: Readonly<Record<Direction, readonly string[]>> = {
  up: ['w', 'k', 'up'],
  left: ['a', 'h', 'left'],
  down: ['s', 'j', 'down'],
  right: ['d', 'l', 'right'],
};

/** What a key means; undefined for nothing. `runs` makes a step a run. */
export function commandOf(key: Key, runs = false): Command | undefined {
  const direction = find(STEP_KEYS, key);
  if (direction !== undefined) return { kind: 'step', direction, isRun: runs || key.shift };
  if (isAnyKey(key, ['[', ']'])) return { kind: 'turn-slot', by: key.name === '[' ? -1 : 1 };
  if (!key.ctrl && !key.alt && /^[1-9]$/.test(key.name))
    return { kind: 'slot', slot: Number(key.name) - 1 };
  const deed = find(DEEDS, key);
  if (deed !== undefined) return { kind: 'do', deed };
  const page = find(PAGES, key);
  return page && { kind: 'show', page };
}

/** The direction that moves a cursor. */
export function cursorStep(key: Key): { direction: Direction; isRun: boolean } | undefined {
  const direction = find(STEP_KEYS, key);
  return direction && { direction, isRun: key.shift };
}

/** The key that attacks, as sentences name it. */
export const ATTACK_KEY = 'Tab';

/** The names of keys in the hints of the first turns. */
export const HINT_KEYS = {
  up: 'W',
  left: 'A',
  down: 'S',
  right: 'D',
  explore: 'O',
  use: 'Enter',
  drop: 'Backspace',
} as const;

/** The keys that matter most, for the bar at the bottom. */
export function barKeys(say: Say, offersRest: boolean): readonly KeyLabel[] {
  const named = (keys: string, id: string) => ({ keys, label: say(id) });
  return [
    named('wasd', 'run-key-walk'),
    named('o', 'run-key-explore'),
    named(ATTACK_KEY, 'run-key-attack'),
    named('x', 'run-key-look'),
    named('Enter', 'rogue-act-use'),
    named('?', 'screen-key-help'),
    named('q', 'run-key-menu'),
    named('t', 'run-key-travel'),
    ...(offersRest ? [named('r', 'run-key-rest')] : []),
    named('p', 'run-key-plan'),
    named('m', 'run-key-log'),
    named('c', 'run-key-dump'),
  ];
}

/** The keys while there is a cursor. */
export function cursorKeys(say: Say): readonly KeyLabel[] {
  return [
    { keys: '←↑↓→', label: say('run-key-cursor') },
    { keys: 'Tab', label: say('run-key-next') },
    { keys: 'Enter', label: say('run-key-travel') },
    { keys: 'Esc', label: say('screen-key-back') },
  ];
}

/** The keys of a run that is over. */
export function overKeys(say: Say): readonly KeyLabel[] {
  return [
    { keys: 'Enter', label: say('run-key-again') },
    { keys: 'r', label: say('rogue-screen-key-same') },
    { keys: 'e', label: say('rogue-screen-key-share') },
    { keys: 'c', label: say('run-key-dump') },
    { keys: 'v', label: say('screen-key-replay') },
    { keys: 'm', label: say('run-key-log') },
    { keys: 'q', label: say('run-key-menu') },
  ];
}

/** All keys of a run, for help. */
export function helpKeys(say: Say): readonly KeyLabel[] {
  const named = (keys: string, id: string) => ({ keys, label: say(id) });
  return [
    named('←↑↓→, wasd, hjkl', 'rogue-screen-help-walk'),
    named('WASD, f', 'rogue-screen-help-run'),
    named('o', 'rogue-screen-help-explore'),
    named(ATTACK_KEY, 'run-help-attack'),
    named('t', 'rogue-screen-help-travel'),
    named('x', 'rogue-screen-help-look'),
    named('Space, .', 'rogue-screen-help-wait'),
    named('r', 'rogue-screen-help-rest'),
    named('1–9, [ ]', 'rogue-screen-help-slots'),
    named('Enter', 'rogue-screen-help-use'),
    named('Backspace', 'rogue-screen-help-drop'),
    named('p', 'rogue-screen-help-plan'),
    named('m', 'run-help-log'),
    named('c', 'run-help-dump'),
    named('u', 'rogue-screen-help-undo'),
    named('v', 'screen-help-replay'),
    named('i', 'run-help-hints'),
    named('g', 'run-help-debug'),
    named('q, Esc', 'run-help-menu'),
  ];
}
