import { own } from '#core';
import { printKey, unshifted } from './key-names.ts';

/**
 * A row of a key map: the one place that states a key. Bars, help, the documentation and rebinding
 * derive from it.
 */
export interface Binding<C extends string = string> {
  readonly command: C;
  /**
   * Names of keys: `g`, `tab`, `<`; a capital is the letter with Shift, `ctrl-p` the one with Ctrl.
   * Bars and sentences name the first.
   */
  readonly keys: readonly string[];
  /** The message on bars and buttons. Rows that share one are a button. */
  readonly label?: string;
  /** The message of help. Rows that share one are a line. */
  readonly help?: string;
  /** The only shell that reads it; both do otherwise. */
  readonly shell?: 'cells' | 'page';
}

export type KeyMap<C extends string = string> = readonly Binding<C>[];

/** A press in the vocabulary of key maps. */
export interface KeyPress {
  readonly name: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** Keys as they are printed, and the message of what they do. */
export interface PrintedKeys {
  readonly keys: readonly string[];
  readonly label: string;
}

/** The row of a press. A key held with Shift is the plain one where no row names it with Shift. */
export function bindingOf<C extends string>(
  map: KeyMap<C>,
  press: KeyPress,
): Binding<C> | undefined {
  const { name, shift, ctrl, alt } = press;
  if (alt) return undefined;
  if (ctrl) return map.find(({ keys }) => keys.includes(`ctrl-${name}`));
  const held = shift
    ? map.find(({ keys }) => keys.some((key) => unshifted(key) === name))
    : undefined;
  return held ?? map.find(({ keys }) => keys.includes(name));
}

/** The command of a press; undefined for none. */
export function commandOf<C extends string>(map: KeyMap<C>, press: KeyPress): C | undefined {
  return bindingOf(map, press)?.command;
}

/** The row of a command that is in the map. */
export function bindingFor<C extends string>(map: KeyMap<C>, command: C): Binding<C> {
  const found = map.find((row) => row.command === command);
  if (found === undefined) throw new RangeError(`no key is bound to "${command}"`);
  return found;
}

/** The key of a command as sentences name it. */
export function keyFor<C extends string>(map: KeyMap<C>, command: C): string {
  return printFirst([bindingFor(map, command)]);
}

/** The rows of some commands, in their order. */
export function rowsFor<C extends string, D extends C>(
  map: KeyMap<C>,
  commands: readonly D[],
): KeyMap<D> {
  return commands.flatMap((command) =>
    map.filter((row): row is Binding<C> & Binding<D> => row.command === command),
  );
}

/** The map with other messages on bars for some commands. */
export function labelled<C extends string>(
  map: KeyMap<C>,
  labels: Readonly<Record<string, string>>,
): KeyMap<C> {
  return map.map((row) => {
    const label = own(labels, row.command);
    return label === undefined || row.label === undefined ? row : { ...row, label };
  });
}

/** The rows that a shell reads. */
export function rowsIn<C extends string>(map: KeyMap<C>, shell: 'cells' | 'page'): KeyMap<C> {
  return map.filter((row) => row.shell === undefined || row.shell === shell);
}

/** The key bar: the first keys of some commands, or of all rows that have a label. */
export function barOf<C extends string>(
  map: KeyMap<C>,
  commands?: readonly C[],
): readonly PrintedKeys[] {
  const rows = commands?.map((command) => bindingFor(map, command)) ?? map;
  return grouped(rows, ({ label }) => label).map(([label, group]) => {
    return { keys: [printFirst(group)], label };
  });
}

/** The lines of help: all keys of the rows that share a message. */
export function helpOf(map: KeyMap): readonly PrintedKeys[] {
  return grouped(map, ({ help }) => help).map(([label, group]) => {
    return { keys: printAll(group), label };
  });
}

function grouped(
  map: KeyMap,
  messageOf: (row: Binding) => string | undefined,
): [string, Binding[]][] {
  const groups = new Map<string, Binding[]>();
  for (const row of map) {
    const message = messageOf(row);
    if (message === undefined) continue;
    groups.set(message, [...(groups.get(message) ?? []), row]);
  }
  return [...groups];
}

/** Rows that are the directions of a step, of which a key apiece belongs together. */
const MIN_DIRECTIONS = 4;

function printFirst(group: KeyMap): string {
  if (group.length >= MIN_DIRECTIONS) return printTogether(group.map(({ keys }) => keys[0] ?? ''));
  const firsts = group.map(({ keys }) => {
    if (!isSeries(keys)) return printKey(keys[0] ?? '');
    return keys.every(isArrow) ? keys.map(printKey).join('') : printTogether(keys);
  });
  const joined = firsts.join('');
  return JOINED.test(joined) ? joined : firsts.join(' ');
}

/** Keys without a blank between them: arrows, and the signs of less and more. */
const JOINED = /^(?:[←↑↓→]+|-\+)$/;

function printAll(group: KeyMap): readonly string[] {
  if (group.length < MIN_DIRECTIONS) {
    const arrows = group.flatMap(({ keys }) => keys.filter(isArrow)).map(printKey);
    const others = group.flatMap(({ keys }) => {
      const rest = keys.filter((key) => !isArrow(key));
      return isSeries(rest) ? [printTogether(rest)] : rest.map(printKey);
    });
    return arrows.length === 0 ? others : [arrows.join(''), ...others];
  }
  const [first] = group;
  return (first?.keys ?? []).map((_, at) => printTogether(group.map(({ keys }) => keys[at] ?? '')));
}

const ARROWS = ['left', 'up', 'down', 'right'];

/** Keys that do the same in a series: arrows, or digits. */
function isSeries(keys: readonly string[]): boolean {
  return keys.length > 1 && (keys.every(isArrow) || (keys.length > 2 && keys.every(isDigit)));
}

function isArrow(key: string): boolean {
  return ARROWS.includes(key);
}

function isDigit(key: string): boolean {
  return /^\d$/.test(key);
}

/** Keys of one kind as one word: `←↑↓→`, `1–9`, `hjkl yubn`. */
function printTogether(keys: readonly string[]): string {
  if (keys.every(isDigit)) {
    const sorted = keys.toSorted();
    return `${sorted[0] ?? ''}–${sorted.at(-1) ?? ''}`;
  }
  const arrows = ARROWS.filter((arrow) => keys.includes(arrow));
  if (arrows.length > 1) return arrows.map(printKey).join('');
  return keys.map((key, at) => (at === MIN_DIRECTIONS ? ` ${key}` : key)).join('');
}
