import { Composer, isAlias, isMap, isScalar, isSeq, Lexer, Parser } from 'yaml';
import type { Alias, Document, Node, Pair, YAMLError, CST } from 'yaml';
import { failed, parsed, defineOwn } from '#core';
import type { Parsed, Problem, ProblemArgs } from '#core';
import { PACK_LIMITS } from './limits.ts';
import type { PackCode } from './messages.ts';
import { problemAt } from './source.ts';
import type { Source } from './source.ts';
import { guardTokens } from './yaml-guard.ts';

/**
 * Most tokens the parser may hold open. A nested collection takes up to three. The parser recurses
 * once per level closed by a line, so deeper texts would overflow its stack.
 */
const MAX_OPEN = 4 * PACK_LIMITS.depth;

/** The tokens of a text. Fails if they are nested too deeply. */
function tokensOf(source: Source): Parsed<CST.Token[]> {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(source.text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_OPEN) {
      return failed(problemAt(source, parser.offset, 'yaml-deep', { most: PACK_LIMITS.depth }));
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return parsed(tokens);
}

export type PathPart = string | number;

/** Positions of a value in its text, of its key, and of its parts. */
export interface Mark {
  readonly at: number;
  readonly keyAt?: number;
  readonly parts: ReadonlyMap<PathPart, Mark>;
}

/** Plain data with null-prototype mappings, and a mark for every part. */
export interface Tree {
  readonly value: unknown;
  readonly mark: Mark;
}

/** The mark of a path, or of its longest existing prefix. */
export function findMark(mark: Mark, path: readonly PropertyKey[]): Mark {
  let found = mark;
  for (const part of path) {
    const next = typeof part === 'symbol' ? undefined : found.parts.get(part);
    if (next === undefined) return found;
    found = next;
  }
  return found;
}

const RESERVED = ['__proto__', 'constructor', 'prototype'];
const NO_PARTS: ReadonlyMap<PathPart, Mark> = new Map();

/** Converts nodes to data, resolves aliases, and stops at the limits. */
class Reader {
  readonly problems: Problem[] = [];
  readonly #source: Source;
  readonly #anchors = new Map<string, Node>();
  readonly #open = new Set<Node>();
  #read = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  #report(node: unknown, code: PackCode, args?: ProblemArgs): void {
    const at = (node as Node | null)?.range?.[0] ?? 0;
    this.problems.push(problemAt(this.#source, at, code, args));
  }

  read(node: Node | null, depth: number): Tree {
    const emptyTree: Tree = { value: null, mark: { at: node?.range?.[0] ?? 0, parts: NO_PARTS } };
    const { values: max } = PACK_LIMITS;
    this.#read += 1;
    if (this.#read === max) this.#report(node, 'yaml-values', { most: max });
    if (node === null || this.#read >= max) return emptyTree;
    if (isAlias(node)) return this.#follow(node, depth) ?? emptyTree;
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return { ...emptyTree, value: node.value };
    if (depth >= PACK_LIMITS.depth) {
      this.#report(node, 'yaml-deep', { most: PACK_LIMITS.depth });
      return emptyTree;
    }
    this.#open.add(node);
    const tree = isSeq<Node | null>(node)
      ? this.#readList(node.items, emptyTree.mark.at, depth)
      : isMap<Node | null, Node | null>(node)
        ? this.#readMapping(node.items, emptyTree.mark.at, depth)
        : emptyTree;
    this.#open.delete(node);
    return tree;
  }

  #follow(alias: Alias, depth: number): Tree | undefined {
    const name = alias.source;
    const node = this.#anchors.get(name);
    if (node !== undefined && !this.#open.has(node)) return this.read(node, depth);
    this.#report(alias, node === undefined ? 'yaml-alias' : 'yaml-cycle', { name });
    return undefined;
  }

  #readList(items: readonly (Node | null)[], at: number, depth: number): Tree {
    const trees = items.map((item) => this.read(item, depth + 1));
    const parts = new Map<PathPart, Mark>(trees.map(({ mark }, i) => [i, mark]));
    return { value: trees.map(({ value }) => value), mark: { at, parts } };
  }

  #readMapping(pairs: readonly Pair<Node | null, Node | null>[], at: number, depth: number): Tree {
    const value = Object.create(null) as Record<string, unknown>;
    const parts = new Map<PathPart, Mark>();
    for (const pair of pairs) {
      const key = this.#readKey(pair.key, parts);
      if (key === undefined) continue;
      const keyAt = pair.key?.range?.[0] ?? at;
      const read = this.read(pair.value, depth + 1);
      defineOwn(value, key, read.value);
      const valueAt = pair.value === null ? keyAt : read.mark.at;
      parts.set(key, { ...read.mark, at: valueAt, keyAt });
    }
    return { value, mark: { at, parts } };
  }

  #readKey(node: Node | null, readKeys: ReadonlyMap<PathPart, Mark>): string | undefined {
    if (!isScalar(node)) {
      this.#report(node, 'yaml-key');
      return undefined;
    }
    const key = typeof node.value === 'string' ? node.value : (node.source ?? '');
    const first = readKeys.get(key)?.keyAt;
    if (RESERVED.includes(key)) this.#report(node, 'yaml-key-reserved', { key });
    else if (first === undefined) return key;
    else {
      const { line = 1 } = problemAt(this.#source, first, 'yaml-key');
      this.#report(node, 'yaml-key-twice', { key: key.slice(0, 80), line });
    }
    return undefined;
  }
}

/** The writer's mistake behind a parser error code. */
const BY_CODE: Readonly<Partial<Record<YAMLError['code'], PackCode>>> = {
  TAB_AS_INDENT: 'yaml-tab',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  BLOCK_IN_FLOW: 'yaml-flow',
  MULTILINE_IMPLICIT_KEY: 'yaml-line',
  BAD_INDENT: 'yaml-indent',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BAD_SCALAR_START: 'yaml-start',
};

/** The writer's mistake behind a parser error, where its message is more specific than its code. */
const BY_MESSAGE: readonly (readonly [RegExp, PackCode])[] = [
  [/end with a [\]}]/, 'yaml-bracket'],
  [/^Missing closing ["']quote/, 'yaml-quote'],
  [/^Comments must be separated/, 'yaml-comment'],
  [/^Implicit map keys need to be followed/, 'yaml-line'],
  [/^Missing , /, 'yaml-comma'],
  [/^Sequence item without - /, 'yaml-indent'],
];

function syntaxProblem(source: Source, { code, message, pos }: YAMLError): Problem {
  const words = BY_MESSAGE.find(([pattern]) => pattern.test(message));
  return problemAt(source, pos[0], words?.[1] ?? BY_CODE[code] ?? 'yaml-syntax');
}

/** Drops follow-up errors: keeps only the first problem, or only the tabs if there are any. */
function dropFollowUps(problems: readonly Problem[]): readonly Problem[] {
  const tabs = problems.filter(({ code }) => code === 'yaml-tab');
  if (tabs.length === 0) {
    const best = problems.find(({ code }) => code !== 'yaml-syntax') ?? problems[0];
    return best === undefined ? [] : [best];
  }
  return tabs.filter(({ line }, i) => tabs.findIndex((other) => other.line === line) === i);
}

const OPTIONS = { version: '1.2', schema: 'core', merge: false, uniqueKeys: false } as const;

function compose(source: Source): Parsed<Document.Parsed | undefined> {
  const tokens = tokensOf(source);
  if (!tokens.ok) return tokens;
  const { problems, sound } = guardTokens(source, tokens.value);
  if (!sound) return failed(problems);
  const [document] = new Composer(OPTIONS).compose(tokens.value);
  const found = document?.errors.slice(0, PACK_LIMITS.problems) ?? [];
  const errors = dropFollowUps(found.map((error) => syntaxProblem(source, error)));
  const all = [...problems, ...errors];
  return all.length > 0 ? failed(all.slice(0, PACK_LIMITS.problems)) : parsed(document);
}

/** Reads YAML 1.2 without tags, merges and directives. Resolves aliases within limits. */
export function readYaml(source: Source): Parsed<Tree> {
  const document = compose(source);
  if (!document.ok) return document;
  const contents = document.value?.contents ?? null;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (isEmpty) return failed(problemAt(source, 0, 'yaml-empty'));
  const reader = new Reader(source);
  const tree = reader.read(contents, 0);
  return reader.problems.length > 0
    ? failed(reader.problems.slice(0, PACK_LIMITS.problems))
    : parsed(tree);
}
