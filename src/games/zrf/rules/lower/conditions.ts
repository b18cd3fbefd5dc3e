import { headOf, isAtom, showWord } from '../check/nodes.ts';
import { complainExpected, indexOf, intern, resolve } from '../check/names.ts';
import { complain, complainUnknown, doubt } from '../check/report.ts';
import type { Atom, Node, SourcePlace } from '../syntax/node.ts';
import type { Condition, Where } from '../model/index.ts';
import type { Flags, Scope } from './scope/scope.ts';
import { isNameOf, isWhere, readLastWhere, readWhere, resolvePosition } from './scope/where.ts';

/** Returns undefined if the arguments do not match `form`. Other errors are reported directly. */
type Read = (args: readonly Node[], scope: Scope) => Condition | undefined;

interface Row {
  readonly form: string;
  readonly read: Read;
}

/** Placeholder for an invalid condition. */
export const FAULTY: Condition = { kind: 'constant', value: false };

type SquareKind = Extract<
  Condition,
  {
    kind:
      | 'empty'
      | 'friend'
      | 'enemy'
      | 'neutral'
      | 'on-board'
      | 'marked'
      | 'last-from'
      | 'last-to'
      | 'adjacent-to-enemy'
      | 'goal-position';
  }
>['kind'];

/** A test of a square. */
function square(kind: SquareKind): readonly [string, Row] {
  const read: Read = (args, scope) => {
    const where = readLastWhere(args, scope);
    return where && { kind, where };
  };
  return [`${kind}?`, { form: `(${kind}? where)`, read }];
}

/** A test of a name, followed by a square. */
function named(
  form: string,
  make: (name: Node, where: Where, scope: Scope) => Condition | undefined,
): Row {
  const read: Read = ([name, ...rest], scope) => {
    const where = readLastWhere(rest, scope);
    return name && where && make(name, where, scope);
  };
  return { form, read };
}

function readFlag(flags: Flags, node: Node, scope: Scope): number {
  if (!isAtom(node)) {
    complainExpected(scope.report, node, flags.names.what);
    return -1;
  }
  const flag = intern(flags.names, node.text, node.at, scope.report);
  if (!flags.asked.has(flag)) flags.asked.set(flag, node.at);
  return flag;
}

/** One or more types, optionally followed by a square. The first argument is always a type. */
function readPiece(args: readonly Node[], scope: Scope): Condition | undefined {
  const [first, ...rest] = args;
  if (first === undefined) return undefined;
  const last = rest.at(-1);
  const hasWhere = last !== undefined && (isWhere(last, scope) || !isNameOf(scope.pieces, last));
  const where: Where = hasWhere ? readWhere(last, scope) : { kind: 'here' };
  const types = [first, ...(hasWhere ? rest.slice(0, -1) : rest)];
  const parts = types.map((node): Condition => {
    return { kind: 'piece', type: resolve(scope.pieces, node, scope.report), where };
  });
  return parts.length === 1 ? parts[0] : { kind: 'or', parts };
}

function strike(kind: 'attacked' | 'defended'): Row {
  const read: Read = (args, scope) => {
    const [first] = args;
    const isTyped = isNameOf(scope.moveTypes, first) && !isWhere(first, scope);
    const moveType = isTyped ? indexOf(scope.moveTypes, first.text) : -1;
    const where = readLastWhere(isTyped ? args.slice(1) : args, scope);
    return where && { kind, moveType, where };
  };
  return { form: `(${kind}? move-type where)`, read };
}

const not: Read = (args, scope) => {
  return args.length === 0 ? undefined : { kind: 'not', part: readAll(args, scope) };
};

function several(kind: 'and' | 'or'): Row {
  const read: Read = (args, scope) => {
    if (args.length === 0) return undefined;
    return { kind, parts: args.map((node) => readCondition(node, scope)) };
  };
  return { form: `(${kind} condition condition ...)`, read };
}

function constant(value: boolean): Row {
  const read: Read = (args) => (args.length === 0 ? { kind: 'constant', value } : undefined);
  return { form: String(value), read };
}

const CONDITIONS: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['and', several('and')],
  ['or', several('or')],
  ['not', { form: '(not condition)', read: not }],
  ['true', constant(true)],
  ['false', constant(false)],
  square('empty'),
  square('friend'),
  square('enemy'),
  square('neutral'),
  square('on-board'),
  square('marked'),
  square('last-from'),
  square('last-to'),
  square('adjacent-to-enemy'),
  square('goal-position'),
  ['piece?', { form: '(piece? type where)', read: readPiece }],
  [
    'position?',
    named('(position? position where)', (name, where, scope) => {
      return { kind: 'position', position: resolvePosition(name, scope), where };
    }),
  ],
  [
    'in-zone?',
    named('(in-zone? zone where)', (name, where, scope) => {
      return { kind: 'zone', zone: resolve(scope.zones, name, scope.report), where };
    }),
  ],
  ['attacked?', strike('attacked')],
  ['defended?', strike('defended')],
  [
    'flag?',
    named('(flag? name)', (name, where, scope) => {
      if (where.kind !== 'here') return undefined;
      return { kind: 'flag', flag: readFlag(scope.flags, name, scope) };
    }),
  ],
  [
    'position-flag?',
    named('(position-flag? name where)', (name, where, scope) => {
      return { kind: 'position-flag', flag: readFlag(scope.positionFlags, name, scope), where };
    }),
  ],
]);

const NOT_PREFIX = 'not-';
/** All condition words, for suggestions. */
const WORDS = [...CONDITIONS.keys()].flatMap((word) =>
  word.endsWith('?') ? [word, NOT_PREFIX + word] : [word],
);

function readAttribute(
  word: string,
  args: readonly Node[],
  at: SourcePlace,
  scope: Scope,
): Condition {
  const attribute = indexOf(scope.attributes, word);
  const where = readLastWhere(args, scope);
  if (where !== undefined) return { kind: 'attribute', attribute, where };
  complain(scope.report, at, 'zrf-form', { keyword: word, form: `(${word} where)` });
  return FAULTY;
}

/** Condition for a word; undefined if the word is unknown. */
function findCondition(
  word: string,
  args: readonly Node[],
  at: SourcePlace,
  scope: Scope,
): Condition | undefined {
  const row = CONDITIONS.get(word);
  if (row !== undefined) {
    const condition = row.read(args, scope);
    if (condition === undefined) {
      complain(scope.report, at, 'zrf-form', { keyword: word, form: row.form });
    }
    return condition ?? FAULTY;
  }
  if (indexOf(scope.attributes, word) >= 0) return readAttribute(word, args, at, scope);
  if (indexOf(scope.values, word) >= 0) {
    complain(scope.report, at, 'zrf-attribute-number', { word });
    return FAULTY;
  }
  if (!word.startsWith(NOT_PREFIX)) return undefined;
  const part = findCondition(word.slice(NOT_PREFIX.length), args, at, scope);
  return part && { kind: 'not', part };
}

/** First word of a condition, and its arguments. */
function wordOf(node: Node): readonly [Atom, readonly Node[]] | undefined {
  if (isAtom(node)) return [node, []];
  if (node.kind !== 'list' || headOf(node) === undefined) return undefined;
  const [word, ...args] = node.items;
  return isAtom(word) ? [word, args] : undefined;
}

/** Reads one condition. An invalid one is reported and never true. */
export function readCondition(node: Node, scope: Scope): Condition {
  if (node.kind !== 'list') return readFresh(node, scope);
  const known = scope.conditions.get(node) ?? readFresh(node, scope);
  scope.conditions.set(node, known);
  return known;
}

function readFresh(node: Node, scope: Scope): Condition {
  const parts = wordOf(node);
  if (parts === undefined) {
    complainExpected(scope.report, node, 'condition');
    return FAULTY;
  }
  const [{ text }, args] = parts;
  const condition = findCondition(text, args, node.at, scope);
  if (condition === undefined) {
    const known = [...WORDS, ...scope.attributes.list];
    complainUnknown(scope.report, node.at, 'condition', showWord(parts[0]), known);
  }
  return condition ?? FAULTY;
}

/** Reads several conditions where one is expected: all must be true. Adds a warning. */
export function readAll(nodes: readonly Node[], scope: Scope): Condition {
  const parts = nodes.map((node) => readCondition(node, scope));
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  const at = nodes[1]?.at;
  if (at !== undefined) doubt(scope.report, at, 'zrf-conditions-many', { count: parts.length });
  return { kind: 'and', parts };
}
