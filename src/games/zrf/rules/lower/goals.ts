import { assertDefined } from '#core';
import { atomsOf, headOf, integerOf, isAtom, isList, restOf, showWord } from '../check/nodes.ts';
import { complainExpected, hasName, indexOf, resolve, resolveAll } from '../check/names.ts';
import { complain, complainUnknown } from '../check/report.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { List, Node } from '../syntax/node.ts';
import type { Goal, GoalKind, GoalPlace, GoalTest, Occupant } from '../model/index.ts';
import type { Scope } from './scope/scope.ts';
import { resolvePosition } from './scope/where.ts';

/** Returns undefined if the arguments do not match `form`. Other errors are reported directly. */
type Read = (args: readonly Node[], scope: Scope) => GoalTest | undefined;

interface Row {
  readonly form: string;
  readonly read: Read;
}

const NEVER: GoalTest = { kind: 'or', parts: [] };

const OWNERS: ReadonlyMap<string, Occupant['owner']> = new Map([
  ['opponent', 'opponent'],
  ['any-owner', 'any'],
]);

function occupantIn(nodes: readonly Node[], rest: Omit<Occupant, 'types'>, scope: Scope): Occupant {
  return { types: resolveAll(scope.pieces, nodes, scope.report), ...rest };
}

/** `T`, `(opponent T)`, `(any-owner T)` and `(not ...)`, which can be nested. */
function readOccupant(node: Node, scope: Scope, isNot = false): Occupant {
  const owner = OWNERS.get(headOf(node) ?? '');
  if (isAtom(node) || !isList(node)) {
    return occupantIn([node], { owner: 'own', isNot }, scope);
  }
  const [, first, ...more] = node.items;
  if (owner === undefined && headOf(node) !== 'not') {
    const validWords = ['not', ...OWNERS.keys()];
    complainUnknown(scope.report, node.at, 'occupant', showWord(node), validWords);
  } else if (first === undefined) {
    const keyword = headOf(node) ?? '';
    complain(scope.report, node.at, 'zrf-form', { keyword, form: `(${keyword} type)` });
  } else if (owner === undefined) {
    if (more.length === 0) return readOccupant(first, scope, !isNot);
    return occupantIn([first, ...more], { owner: 'own', isNot: !isNot }, scope);
  } else if (headOf(first) === 'not') {
    return { ...readOccupant(first, scope, isNot), owner };
  } else return occupantIn([first, ...more], { owner, isNot }, scope);
  return { types: [], owner: 'own', isNot };
}

function readPlace(node: Node, scope: Scope): GoalPlace {
  const zone = isAtom(node) ? indexOf(scope.zones, node.text) : -1;
  if (zone >= 0) return { kind: 'zone', zone };
  return { kind: 'position', position: resolveGoalPosition(node, scope) };
}

function resolveGoalPosition(node: Node, scope: Scope): number {
  if (!isAtom(node) || scope.killed.has(node.text) || hasName(scope.positions, node.text)) {
    return resolvePosition(node, scope);
  }
  const validWords = [...scope.zones.list, ...scope.positions.list];
  complainUnknown(scope.report, node.at, 'position-or-zone', showWord(node), validWords);
  return -1;
}

/** Occupants, followed by the places. A single place may be written without parentheses. */
const absolute: Read = (args, scope) => {
  const last = args.at(-1);
  if (last === undefined || args.length < 2) return undefined;
  const places = isList(last) ? last.items : [last];
  if (places.length === 0) return undefined;
  return {
    kind: 'absolute',
    occupants: args.slice(0, -1).map((node) => readOccupant(node, scope)),
    places: places.map((node) => readPlace(node, scope)),
  };
};

/** An occupant, followed by pairs of a direction and an occupant. */
const relative: Read = ([first, ...rest], scope) => {
  if (first === undefined || rest.length === 0 || rest.length % 2 !== 0) return undefined;
  const links = rest.flatMap((node, i) => {
    if (i % 2 !== 0) return [];
    const direction = resolve(scope.directions, node, scope.report);
    return [{ direction, occupant: readOccupant(assertDefined(rest[i + 1]), scope) }];
  });
  return { kind: 'relative', first: readOccupant(first, scope), rest: links };
};

function counting(kind: 'remaining' | 'total', keyword: string): readonly [string, Row] {
  const read: Read = ([number, type, ...more], { pieces, report }) => {
    const count = integerOf(number, MEANING_LIMITS.stock);
    if (count === undefined || count < 0 || more.length > 0) return undefined;
    return { kind, count, type: type === undefined ? -1 : resolve(pieces, type, report) };
  };
  return [keyword, { form: `(${keyword} 0 type)`, read }];
}

function about(kind: 'captured' | 'checkmated'): readonly [string, Row] {
  const read: Read = (args, { pieces, report }) => {
    return args.length === 0 ? undefined : { kind, types: resolveAll(pieces, args, report) };
  };
  return [kind, { form: `(${kind} type ...)`, read }];
}

function bareRow(kind: 'stalemated' | 'repetition'): readonly [string, Row] {
  return [kind, { form: kind, read: (args) => (args.length === 0 ? { kind } : undefined) }];
}

function several(kind: 'and' | 'or'): readonly [string, Row] {
  const read: Read = (args, scope) => {
    return args.length === 0 ? undefined : { kind, parts: args.map((arg) => readTest(arg, scope)) };
  };
  return [kind, { form: `(${kind} goal goal ...)`, read }];
}

const not: Read = ([part, ...more], scope) => {
  if (part === undefined || more.length > 0) return undefined;
  return { kind: 'not', part: readTest(part, scope) };
};

const TESTS: ReadonlyMap<string, Row> = new Map<string, Row>([
  several('and'),
  several('or'),
  ['not', { form: '(not goal)', read: not }],
  ['absolute-config', { form: '(absolute-config type ... (position ...))', read: absolute }],
  ['relative-config', { form: '(relative-config type direction type ...)', read: relative }],
  counting('remaining', 'pieces-remaining'),
  counting('total', 'total-piece-count'),
  about('captured'),
  about('checkmated'),
  bareRow('stalemated'),
  bareRow('repetition'),
]);

function readTest(node: Node, scope: Scope): GoalTest {
  const word = isAtom(node) ? node.text : headOf(node);
  if (word === undefined) {
    complainExpected(scope.report, node, 'goal');
    return NEVER;
  }
  const row = TESTS.get(word);
  if (row === undefined) {
    complainUnknown(scope.report, node.at, 'goal', showWord(node), TESTS.keys());
    return NEVER;
  }
  const test = row.read(isList(node) ? restOf(node) : [], scope);
  if (test === undefined) {
    complain(scope.report, node.at, 'zrf-form', { keyword: word, form: row.form });
  }
  return test ?? NEVER;
}

const KINDS: ReadonlyMap<string, GoalKind> = new Map([
  ['win-condition', 'win'],
  ['loss-condition', 'loss'],
  ['draw-condition', 'draw'],
  ['count-condition', 'count'],
]);

export const GOAL_SECTIONS: readonly string[] = [...KINDS.keys()];

/** Players named at the start of a goal; all players for a count without names. */
function playersIn(node: Node | undefined, scope: Scope): readonly number[] | undefined {
  if (isAtom(node) && !TESTS.has(node.text)) return resolveAll(scope.players, [node], scope.report);
  if (!isList(node) || TESTS.has(headOf(node) ?? '')) return undefined;
  const names = atomsOf(node.items);
  return names && resolveAll(scope.players, names, scope.report);
}

function lowerGoal(section: List, scope: Scope): Goal | undefined {
  const head = headOf(section) ?? '';
  const kind = KINDS.get(head) ?? 'win';
  const [first, ...rest] = restOf(section);
  const named = playersIn(first, scope);
  const form = `(${head} (player ...) goal)`;
  if (first !== undefined && named === undefined && kind !== 'count') {
    complain(scope.report, first.at, 'zrf-goal-players', { form });
    return undefined;
  }
  const [test, ...more] = named === undefined && first !== undefined ? [first, ...rest] : rest;
  if (test === undefined || more.length > 0) {
    complain(scope.report, section.at, 'zrf-form', { keyword: head, form });
    return undefined;
  }
  const players = named ?? scope.players.list.map((_, player) => player);
  return { kind, players, test: readTest(test, scope), at: section.at };
}

/** Goals in file order. */
export function lowerGoals(sections: readonly List[], scope: Scope): Goal[] {
  return sections.flatMap((section) => lowerGoal(section, scope) ?? []);
}
