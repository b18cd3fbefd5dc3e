import { headOf, isAtom, isWord, showWord } from '../check/nodes.ts';
import { complainExpected, hasName, indexOf, intern, resolve, resolveAll } from '../check/names.ts';
import { complain, complainUnknown, doubt } from '../check/report.ts';
import { LANDMARKS } from '../model/index.ts';
import type { Condition, Statement, Where } from '../model/index.ts';
import type { Node, SourcePlace } from '../syntax/node.ts';
import { readAll, readCondition } from './conditions.ts';
import type { Flags, Scope } from './scope/scope.ts';
import { constantOf, checkUnreachable } from './unreachable.ts';
import { hasKind } from './has-kind.ts';
import {
  findWhere,
  HERE,
  isNameOf,
  readLastWhere,
  readOpposite,
  readWhere,
} from './scope/where.ts';

/** Returns undefined if the arguments do not match `form`. Other errors are reported directly. */
type Read = (args: readonly Node[], at: SourcePlace, scope: Scope) => Statement | undefined;

interface Row {
  readonly form: string;
  readonly read: Read;
}

/** A statement without arguments. */
function bareRow(kind: 'from' | 'to' | 'cascade'): readonly [string, Row] {
  const read: Read = (args, at) => (args.length === 0 ? { kind, at } : undefined);
  return [kind, { form: kind, read }];
}

/** A statement about a square, by default the current one. */
function square(kind: 'capture' | 'change-owner' | 'flip' | 'mark'): readonly [string, Row] {
  const read: Read = (args, at, scope) => {
    const where = readLastWhere(args, scope);
    return where && { kind, where, at };
  };
  return [kind, { form: `(${kind} where)`, read }];
}

function adding(kind: 'add' | 'add-copy'): readonly [string, Row] {
  const read: Read = (args, at, { pieces, report }) => {
    return { kind, types: resolveAll(pieces, args, report), at };
  };
  return [kind, { form: `(${kind} type ...)`, read }];
}

/** Possible types of the piece, followed by the move type of the next partial move. */
function addingPartial(kind: 'add-partial' | 'add-copy-partial'): readonly [string, Row] {
  const read: Read = (args, at, { pieces, moveTypes, report }) => {
    const last = args.at(-1);
    const isTyped = isAtom(last) && hasName(moveTypes, last.text);
    if (isAtom(last) && !isTyped && !hasName(pieces, last.text)) {
      const known = [...pieces.list, ...moveTypes.list].filter((word) => word !== '');
      complainUnknown(report, last.at, 'piece-or-move-type', showWord(last), known);
      return { kind: 'add', types: [], at };
    }
    const next = isTyped ? indexOf(moveTypes, last.text) : -1;
    const types = resolveAll(pieces, isTyped ? args.slice(0, -1) : args, report);
    return { kind, types, next, at };
  };
  return [kind, { form: `(${kind} type ... move-type)`, read }];
}

const go: Read = ([target, ...more], at, { report }) => {
  if (target === undefined || more.length > 0) return undefined;
  const to = LANDMARKS.find((landmark) => isWord(target, landmark));
  if (to === undefined) {
    complainUnknown(report, target.at, 'landmark', showWord(target), LANDMARKS);
  }
  return { kind: 'go', to: to ?? 'from', at };
};

const back: Read = (args, at) => (args.length === 0 ? { kind: 'go', to: 'mark', at } : undefined);

/** `(create Player Type where)`, all arguments optional. */
const create: Read = (args, at, scope) => {
  const [first] = args;
  if (args.length > 3) return undefined;
  const isOwned = args.length === 3 || isNameOf(scope.players, first);
  const player = isOwned && first ? resolve(scope.players, first, scope.report) : -1;
  const rest = isOwned ? args.slice(1) : args;
  const [second] = rest;
  const isTyped = rest.length > 1 || isNameOf(scope.pieces, second);
  const type = isTyped && second ? resolve(scope.pieces, second, scope.report) : -1;
  const where = readLastWhere(isTyped ? rest.slice(1) : rest, scope);
  return where && { kind: 'create', player, type, where, at };
};

const changeType: Read = ([name, ...rest], at, scope) => {
  const where = readLastWhere(rest, scope);
  if (name === undefined || where === undefined) return undefined;
  return { kind: 'change-type', type: resolve(scope.pieces, name, scope.report), where, at };
};

/** Sets a boolean to the value of a condition. */
function setting(value: Node, scope: Scope, set: (value: boolean) => Statement): Statement {
  const condition = readCondition(value, scope);
  if (condition.kind === 'constant') return set(condition.value);
  return { kind: 'if', condition, then: [set(true)], otherwise: [set(false)], at: value.at };
}

const setAttribute: Read = ([name, value, ...rest], at, scope) => {
  const where = readLastWhere(rest, scope);
  if (name === undefined || value === undefined || where === undefined) return undefined;
  if (isNameOf(scope.values, name)) {
    complain(scope.report, name.at, 'zrf-attribute-number', { word: name.text });
    return { kind: 'from', at };
  }
  const attribute = resolve(scope.attributes, name, scope.report);
  return setting(value, scope, (isSet) => {
    return { kind: 'set-attribute', attribute, value: isSet, where, at };
  });
};

function internFlag({ names, set }: Flags, node: Node, scope: Scope): number {
  if (!isAtom(node)) {
    complainExpected(scope.report, node, names.what);
    return -1;
  }
  const flag = intern(names, node.text, node.at, scope.report);
  set.add(flag);
  return flag;
}

const setFlag: Read = ([name, value, ...more], at, scope) => {
  if (name === undefined || value === undefined || more.length > 0) return undefined;
  const flag = internFlag(scope.flags, name, scope);
  return setting(value, scope, (isSet) => ({ kind: 'set-flag', flag, value: isSet, at }));
};

const setPositionFlag: Read = ([name, value, ...rest], at, scope) => {
  const where = readLastWhere(rest, scope);
  if (name === undefined || value === undefined || where === undefined) return undefined;
  const flag = internFlag(scope.positionFlags, name, scope);
  return setting(value, scope, (isSet) => {
    return { kind: 'set-position-flag', flag, value: isSet, where, at };
  });
};

const verify: Read = (args, at, scope) => {
  return args.length === 0 ? undefined : { kind: 'verify', condition: readAll(args, scope), at };
};

const readIf: Read = ([test, ...rest], at, scope) => {
  const isElse = (node: Node) => isWord(node, 'else');
  const split = rest.findIndex(isElse);
  const then = split < 0 ? rest : rest.slice(0, split);
  const otherwise = split < 0 ? [] : rest.slice(split + 1);
  if (test === undefined || rest.length === 0 || otherwise.some(isElse)) return undefined;
  const condition = readCondition(test, scope);
  const constant = constantOf(condition);
  return {
    kind: 'if',
    condition,
    then: readBranch(then, constant !== false, scope),
    otherwise: readBranch(otherwise, constant !== true, scope),
    at,
  };
};

/** Statements of a branch; empty if it never runs. */
function readBranch(nodes: readonly Node[], mayRun: boolean, scope: Scope): Statement[] {
  if (mayRun) return readStatements(nodes, scope);
  checkUnreachable(scope, (dead) => void readStatements(nodes, dead));
  return [];
}

/** Statements after which a condition may change or the run may end. */
const ENDING = new Set<Statement['kind']>([
  'step',
  'go',
  'mark',
  'set-flag',
  'set-position-flag',
  'verify',
]);

const readWhile: Read = ([test, ...rest], at, scope) => {
  if (test === undefined || rest.length === 0) return undefined;
  const condition: Condition = readCondition(test, scope);
  const mayRun = constantOf(condition) !== false;
  const body = readBranch(rest, mayRun, scope);
  if (mayRun && !hasKind(body, ENDING)) doubt(scope.report, at, 'zrf-loop-endless');
  return { kind: 'while', condition, body, at };
};

const STATEMENTS: ReadonlyMap<string, Row> = new Map<string, Row>([
  bareRow('from'),
  bareRow('to'),
  bareRow('cascade'),
  square('mark'),
  square('capture'),
  square('change-owner'),
  square('flip'),
  adding('add'),
  adding('add-copy'),
  addingPartial('add-partial'),
  addingPartial('add-copy-partial'),
  ['back', { form: 'back', read: back }],
  ['go', { form: `(go ${LANDMARKS.join('|')})`, read: go }],
  ['create', { form: '(create player type where)', read: create }],
  ['change-type', { form: '(change-type type where)', read: changeType }],
  ['set-attribute', { form: '(set-attribute name true|false)', read: setAttribute }],
  ['set-flag', { form: '(set-flag name true|false)', read: setFlag }],
  [
    'set-position-flag',
    { form: '(set-position-flag name true|false where)', read: setPositionFlag },
  ],
  ['verify', { form: '(verify condition)', read: verify }],
  ['if', { form: '(if condition statement ... else statement ...)', read: readIf }],
  ['while', { form: '(while condition statement ...)', read: readWhile }],
]);

function step(to: Where, at: SourcePlace): Statement {
  return { kind: 'step', to, at };
}

/** Resolves keywords before directions, and directions before positions. */
function readWord(word: string, args: readonly Node[], node: Node, scope: Scope): Statement {
  const row = STATEMENTS.get(word);
  if (row !== undefined) {
    const statement = row.read(args, node.at, scope);
    if (statement !== undefined) return statement;
    complain(scope.report, node.at, 'zrf-form', { keyword: word, form: row.form });
    return step(HERE, node.at);
  }
  if (isAtom(node)) {
    const to = findWhere(word, scope);
    if (to !== undefined) return step(to, node.at);
    if (scope.killed.has(word)) return step(readWhere(node, scope), node.at);
  }
  const places = isAtom(node) ? [...scope.directions.list, ...scope.positions.list] : [];
  const known = [...STATEMENTS.keys(), ...places];
  complainUnknown(scope.report, node.at, 'statement', showWord(node), known);
  return step(HERE, node.at);
}

function readStatement(node: Node, scope: Scope): Statement {
  if (isAtom(node)) return readWord(node.text, [], node, scope);
  const head = headOf(node);
  if (node.kind !== 'list' || head === undefined) {
    complainExpected(scope.report, node, 'statement');
    return step(HERE, node.at);
  }
  if (head === 'opposite') return step(readOpposite(node, scope), node.at);
  const known = scope.statements.get(node);
  if (known !== undefined) return known;
  const statement = readWord(head, node.items.slice(1), node, scope);
  scope.statements.set(node, statement);
  return statement;
}

/** True if no later statement can run. */
function isTerminal(statement: Statement): boolean {
  if (statement.kind === 'verify') return constantOf(statement.condition) === false;
  if (statement.kind === 'while') return constantOf(statement.condition) === true;
  if (statement.kind !== 'if') return false;
  const constant = constantOf(statement.condition);
  const [thenEnds, otherwiseEnds] = [statement.then, statement.otherwise].map((branch) =>
    branch.some(isTerminal),
  );
  if (constant === undefined) return thenEnds === true && otherwiseEnds === true;
  return (constant ? thenEnds : otherwiseEnds) === true;
}

/**
 * Reads statements in order. Invalid ones cause an error and are retained. Unreachable ones that
 * name undeclared pieces are left out.
 */
export function readStatements(nodes: readonly Node[], scope: Scope): Statement[] {
  const statements: Statement[] = [];
  for (const [index, node] of nodes.entries()) {
    const statement = readStatement(node, scope);
    statements.push(statement);
    if (index + 1 < nodes.length && isTerminal(statement)) {
      return [...statements, ...readUnreachable(nodes.slice(index + 1), scope)];
    }
  }
  return statements;
}

function readUnreachable(nodes: readonly Node[], scope: Scope): Statement[] {
  let statements: Statement[] = [];
  const isWhole = checkUnreachable(scope, (dead) => {
    statements = readStatements(nodes, dead);
  });
  return isWhole ? statements : [];
}

/** True for statement keywords, which never name a square. */
export function isStatementWord(word: string): boolean {
  return STATEMENTS.has(word);
}
