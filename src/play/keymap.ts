import { own } from '#core';
import { printKey, unshifted } from './key-names.ts';

/** One row of a key map. Bars, help, documentation and rebinding are all derived from it. */
export interface Binding<C extends string = string> {
  readonly command: C;
  /**
   * Names of keys: `g`, `tab`, `<`. A capital means Shift, `ctrl-p` means Ctrl. Bars and sentences
   * show the first.
   */
  readonly keys: readonly string[];
  /** Message on bars and buttons. Rows with the same label share one button. */
  readonly label?: string;
  /** Message in help. Rows with the same message share one line. */
  readonly help?: string;
  /** The only shell that uses the row; both by default. */
  readonly shell?: 'cells' | 'page';
}

export type KeyMap<C extends string = string> = readonly Binding<C>[];

/** Key press, in the vocabulary of key maps. */
export interface KeyPress {
  readonly name: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** Printed keys and the message that describes them. */
export interface PrintedKeys {
  readonly keys: readonly string[];
  readonly label: string;
}

/** Row for a key press. A press with Shift falls back to the plain key. */
export function bindingOf<C extends string>(
  map: KeyMap<C>,
  press: KeyPress,
): Binding<C> | undefined {
  const { name, shift, ctrl, alt } = press;
  if (alt) return undefined;
  if (ctrl) return map.find(({ keys }) => keys.includes(`ctrl-${name}`));
  const shifted = shift
    ? map.find(({ keys }) => keys.some((key) => unshifted(key) === name))
    : undefined;
  return shifted ?? map.find(({ keys }) => keys.includes(name));
}

/** Command for a key press, or undefined. */
export function commandOf<C extends string>(map: KeyMap<C>, press: KeyPress): C | undefined {
  return bindingOf(map, press)?.command;
}

/** Row of a command that the map contains. */
export function bindingFor<C extends string>(map: KeyMap<C>, command: C): Binding<C> {
  const found = map.find((row) => row.command === command);
  if (found === undefined) throw new RangeError(`no key is bound to "${command}"`);
  return found;
}

/** Printed key of a command, for sentences. */
export function keyFor<C extends string>(map: KeyMap<C>, command: C): string {
  return printFirst([bindingFor(map, command)]);
}

/** Rows of the listed commands, in that order. */
export function rowsFor<C extends string, D extends C>(
  map: KeyMap<C>,
  commands: readonly D[],
): KeyMap<D> {
  return commands.flatMap((command) =>
    map.filter((row): row is Binding<C> & Binding<D> => row.command === command),
  );
}

/** Replaces the labels of some commands. */
export function labelled<C extends string>(
  map: KeyMap<C>,
  labels: Readonly<Record<string, string>>,
): KeyMap<C> {
  return map.map((row) => {
    const label = own(labels, row.command);
    return label === undefined || row.label === undefined ? row : { ...row, label };
  });
}

/** Rows that a shell uses. */
export function rowsIn<C extends string>(map: KeyMap<C>, shell: 'cells' | 'page'): KeyMap<C> {
  return map.filter((row) => row.shell === undefined || row.shell === shell);
}

/** Key bar: the first keys of the listed commands, or of all rows with a label. */
export function barOf<C extends string>(
  map: KeyMap<C>,
  commands?: readonly C[],
): readonly PrintedKeys[] {
  const rows = commands?.map((command) => bindingFor(map, command)) ?? map;
  return grouped(rows, ({ label }) => label).map(([label, group]) => {
    return { keys: [printFirst(group)], label };
  });
}

/** Help lines: all keys of the rows with the same message. */
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

/**
 * Minimum number of rows for a group of directions. Their keys are printed in sets, one key per
 * row.
 */
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

/** Keys printed without spaces: arrows, and minus with plus. */
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

/** True for a series of arrows or digits with the same command. */
function isSeries(keys: readonly string[]): boolean {
  return keys.length > 1 && (keys.every(isArrow) || (keys.length > 2 && keys.every(isDigit)));
}

function isArrow(key: string): boolean {
  return ARROWS.includes(key);
}

function isDigit(key: string): boolean {
  return /^\d$/.test(key);
}

/** Prints keys of one kind as one word: `←↑↓→`, `1–9`, `hjkl yubn`. */
function printTogether(keys: readonly string[]): string {
  if (keys.every(isDigit)) {
    const sorted = keys.toSorted();
    return `${sorted[0] ?? ''}–${sorted.at(-1) ?? ''}`;
  }
  const arrows = ARROWS.filter((arrow) => keys.includes(arrow));
  if (arrows.length > 1) return arrows.map(printKey).join('');
  return keys.map((key, at) => (at === MIN_DIRECTIONS ? ` ${key}` : key)).join('');
}
