import { own } from '../../../../core/index.ts';
import type { Direction } from '../../../../games/caves/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import type { Context } from '../../../model/context.ts';
import { isAnyKey } from '../../../model/key.ts';
import type { Key, KeyLabel } from '../../../model/key.ts';

/** The one map of movement: walking, running, aiming, looking. Numpads without Num Lock send Home and the like. */
const STEP_KEYS: Readonly<Record<Direction, readonly string[]>> = {
  north: ['k', 'up', '8'],
  south: ['j', 'down', '2'],
  west: ['h', 'left', '4'],
  east: ['l', 'right', '6'],
  northwest: ['y', 'home', '7'],
  northeast: ['u', 'pageup', '9'],
  southwest: ['b', 'end', '1'],
  southeast: ['n', 'pagedown', '3'],
};

/** What changes the run at once, and the keys for it. */
const DEEDS = {
  'pick-up': ['g', ','],
  wait: ['.', 's', '5'],
  explore: ['o'],
  attack: ['tab'],
} as const;

/** What asks for more. */
const ASKED = {
  drop: ['d'],
  eat: ['e'],
  wear: ['w'],
  quaff: ['q'],
  read: ['r'],
  throw: ['t'],
  fire: ['f'],
  examine: ['x', 'i'],
  look: [';'],
  travel: ['_'],
} as const;

/** What changes only what is seen. */
const PAGES = {
  log: ['m'],
  dump: ['c'],
  replay: ['v'],
  debug: ['`'],
  help: ['?', 'f1'],
  escape: ['escape'],
} as const;

/** The same letters mean something else with Shift. */
const SHIFTED: Readonly<Record<string, Command>> = {
  g: { kind: 'ask', what: 'travel' },
  i: { kind: 'show', page: 'hints' },
  m: { kind: 'show', page: 'levels' },
  o: { kind: 'do', deed: 'dig' },
  q: { kind: 'show', page: 'menu' },
  r: { kind: 'do', deed: 'rest' },
  t: { kind: 'show', page: 'tiles' },
  x: { kind: 'ask', what: 'sight' },
  z: { kind: 'do', deed: 'rest' },
};

export type Asked = keyof typeof ASKED | 'sight';
export type Page = keyof typeof PAGES | 'hints' | 'levels' | 'menu' | 'tiles';
type Deed = keyof typeof DEEDS | 'rest' | 'dig';

/** What a key means while a run is played. */
export type Command =
  | { readonly kind: 'step'; readonly direction: Direction; readonly isRun: boolean }
  | { readonly kind: 'climb'; readonly way: 'up' | 'down' }
  | { readonly kind: 'do'; readonly deed: Deed }
  | { readonly kind: 'ask'; readonly what: Asked }
  | { readonly kind: 'show'; readonly page: Page };

function find<K extends string>(
  keys: Readonly<Record<K, readonly string[]>>,
  key: Key,
): K | undefined {
  const rows = Object.entries(keys) as [K, readonly string[]][];
  return rows.find(([, names]) => isAnyKey(key, names))?.[0];
}

/** The step that a key means, with Shift a run. */
export function stepOf(key: Key): { direction: Direction; isRun: boolean } | undefined {
  const direction = find(STEP_KEYS, key);
  return direction && { direction, isRun: key.shift };
}

/** The stairs that a key means: other layouts type something else with Shift on the same keys. */
export function climbOf(key: Key): 'up' | 'down' | undefined {
  if (isAnyKey(key, ['<']) || (key.shift && isAnyKey(key, [',']))) return 'up';
  return isAnyKey(key, ['>']) || (key.shift && isAnyKey(key, ['.'])) ? 'down' : undefined;
}

/** What a key means; undefined for nothing. */
export function commandOf(key: Key): Command | undefined {
  if (key.ctrl) return key.name === 'p' ? { kind: 'show', page: 'log' } : undefined;
  const way = climbOf(key);
  if (way !== undefined) return { kind: 'climb', way };
  const shifted = key.shift && !key.alt ? own(SHIFTED, key.name) : undefined;
  if (shifted !== undefined) return shifted;
  const step = stepOf(key);
  if (step !== undefined) return { kind: 'step', ...step };
  const deed = find(DEEDS, key);
  if (deed !== undefined) return { kind: 'do', deed };
  const what = find(ASKED, key);
  if (what !== undefined) return { kind: 'ask', what };
  const page = find(PAGES, key);
  return page && { kind: 'show', page };
}

/** The keys that sentences speak of, and what stands on the buttons for them. */
const NAMED = {
  explore: ['o', 'run-key-explore'],
  attack: ['Tab', 'run-key-attack'],
  pick: ['g', 'caves-screen-key-pick'],
  wear: ['w', 'caves-screen-key-wear'],
  quaff: ['q', 'caves-screen-key-quaff'],
  read: ['r', 'caves-screen-key-read'],
  eat: ['e', 'caves-screen-key-eat'],
  rest: ['R', 'run-key-rest'],
  dig: ['O', 'caves-screen-key-dig'],
  look: [';', 'run-key-look'],
  down: ['>', 'caves-screen-key-down'],
  up: ['<', 'caves-screen-key-up'],
  off: ['I', 'run-key-hints'],
  help: ['?', 'screen-key-help'],
} as const;

/** What keys are called in sentences: buttons where there are buttons for them. */
export function keyNames({
  say,
  environment,
}: Context): Readonly<Record<keyof typeof NAMED, string>> {
  const isTouch = environment.isTouch?.() === true;
  const names = Object.entries(NAMED).map(([name, [key, label]]) => {
    return [name, isTouch ? say('run-button', { name: say(label) }) : key];
  });
  return Object.fromEntries(names) as Record<keyof typeof NAMED, string>;
}

function labels(say: Say, rows: readonly (readonly [string, string])[]): readonly KeyLabel[] {
  return rows.map(([keys, id]) => ({ keys, label: say(id) }));
}

/** Whether the shell draws pictures in place of letters. */
export function hasPictures({ environment }: Context): boolean {
  return environment.offered.includes('graphics');
}

/** The keys that matter most, for the bar at the bottom; first those of the stairs that one stands on. */
export function barKeys(
  say: Say,
  hasTiles: boolean,
  stairs: 'up' | 'down' | undefined,
): readonly KeyLabel[] {
  const up = ['<', 'caves-screen-key-up'] as const;
  const down = ['>', 'caves-screen-key-down'] as const;
  return labels(say, [
    ['?', 'screen-key-help'],
    ...(stairs === 'up' ? [up] : []),
    ...(stairs === 'down' ? [down] : []),
    ['o', 'run-key-explore'],
    ['Tab', 'run-key-attack'],
    ['g', 'caves-screen-key-pick'],
    ['w', 'caves-screen-key-wear'],
    ['e', 'caves-screen-key-eat'],
    ['q', 'caves-screen-key-quaff'],
    ['r', 'caves-screen-key-read'],
    ['t', 'caves-screen-key-throw'],
    [';', 'run-key-look'],
    ['Q', 'run-key-menu'],
    ...(hasTiles ? [['T', 'screen-setting-graphics-tiles'] as const] : []),
    ['R', 'run-key-rest'],
    ['x', 'caves-screen-key-pack'],
    ['X', 'caves-screen-key-sight'],
    ['_', 'run-key-travel'],
    ['O', 'caves-screen-key-dig'],
    ['f', 'caves-screen-key-fire'],
    ['d', 'run-key-drop'],
    ['.', 'run-key-wait'],
    ...(stairs === 'down' ? [] : [down]),
    ...(stairs === 'up' ? [] : [up]),
    ['M', 'run-key-plan'],
    ['m', 'run-key-log'],
    ['c', 'run-key-dump'],
    ['I', 'run-key-hints'],
  ]);
}

/** The keys while there is a cursor; what Enter does differs. */
export function cursorKeys(say: Say, enter: string): readonly KeyLabel[] {
  return labels(say, [
    ['←↑↓→', 'run-key-cursor'],
    ['Tab', 'run-key-next'],
    ['Enter', enter],
    ['Esc', 'screen-key-back'],
  ]);
}

/** The keys of a list from which something is taken, up to a letter. */
export function listKeys(say: Say, last: string): readonly KeyLabel[] {
  const letters = last === 'a' ? last : `a–${last}`;
  return labels(say, [
    ['↑↓', 'caves-screen-key-point'],
    [`Enter, ${letters}`, 'caves-screen-key-take'],
    ['Esc', 'screen-key-back'],
  ]);
}

/** The keys of a run that is over. */
export function overKeys(say: Say): readonly KeyLabel[] {
  return labels(say, [
    ['Enter', 'caves-screen-key-again'],
    ['c', 'run-key-dump'],
    ['v', 'screen-key-replay'],
    ['m', 'run-key-log'],
    ['M', 'run-key-plan'],
    ['Q', 'run-key-menu'],
  ]);
}

/** All keys of a run, for help: Ctrl-P prints pages, and only pages have pictures. */
export function helpKeys(say: Say, hasTiles: boolean): readonly KeyLabel[] {
  const named = (keys: string, name: string) => [keys, `caves-screen-help-${name}`] as const;
  return labels(say, [
    named('hjkl yubn', 'walk'),
    named('1–9', 'numpad'),
    named('Shift', 'run'),
    named('. s 5', 'wait'),
    named('< >', 'climb'),
    named('g ,', 'pick'),
    named('d', 'drop'),
    named('e', 'eat'),
    named('w', 'wear'),
    named('q', 'quaff'),
    named('r', 'read'),
    named('t', 'throw'),
    named('f', 'fire'),
    named('x i', 'examine'),
    named(';', 'look'),
    named('X', 'sight'),
    named('o', 'explore'),
    ['Tab', 'run-help-attack'],
    named('O', 'dig'),
    named('_ G', 'travel'),
    named('R Z', 'rest'),
    named('M', 'levels'),
    named(hasTiles ? 'm' : 'm, Ctrl-P', 'log'),
    named('c', 'dump'),
    ...(hasTiles ? [named('T', 'tiles')] : []),
    ['v', 'screen-help-replay'],
    named('I', 'hints'),
    named('`', 'debug'),
    named('Q, Esc', 'menu'),
  ]);
}
