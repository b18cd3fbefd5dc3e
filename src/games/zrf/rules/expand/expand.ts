import { elementAt, quote } from '#core';
import { RULES_LIMITS } from '../problems/limits.ts';
import { errorAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import type { Atom, List, MacroCall, Node, SourcePlace, Quoted } from '../syntax/node.ts';
import {
  argumentNumber,
  collectMacros,
  headOf,
  namesArgument,
  replaceArguments,
} from './macros.ts';
import type { Macro } from './macros.ts';

/** Rules with defines removed and macro calls expanded. */
export interface Expanded {
  readonly forms: readonly Node[];
  readonly problems: readonly Diagnosis[];
}

/** A call being expanded, linked to the call that contains it. */
interface Scope {
  readonly macro: Macro;
  readonly call: MacroCall;
  readonly args: readonly Argument[];
  readonly outer: Scope | undefined;
}

/** Macro argument: words already expanded, lists still to be expanded in the scope of the call. */
interface Argument {
  readonly node: Node;
  readonly scope: Scope | undefined;
}

/** A macro call, and the index of its first argument. */
interface Call {
  readonly macro: Macro;
  readonly from: number;
}

function placeIn({ at }: Node, scope: Scope | undefined): SourcePlace {
  if (scope === undefined) return at;
  return { file: at.file, line: at.line, column: at.column, call: scope.call };
}

/** Cached expansion of a call, shared by equal calls. */
interface Expansion {
  readonly nodes: readonly Node[];
  /** Number of words and lists visited, including nested calls. */
  readonly size: number;
  /** Nesting depth of lists and calls below the call. */
  readonly height: number;
}

/** Maximum length of a cache key: comparing longer ones would cost more than it saves. */
const MAX_KEY = 400;

/** Cache key of a call; undefined if equal calls may expand differently. */
function keyOf(macro: Macro, args: readonly Argument[]): string | undefined {
  let key = macro.name;
  for (const { node } of args) {
    if (node.kind === 'list') return undefined;
    key += node.kind === 'atom' ? `\n${node.text}` : `\r${node.text}`;
    if (key.length > MAX_KEY) return undefined;
  }
  return key;
}

const TOP_FORMS = { define: 'zrf-define-inside', include: 'zrf-include-inside' } as const;

/**
 * Replaces calls with macro bodies. Equal calls share an expansion, whose places refer to the first
 * call. Both the visits without sharing and the visits actually made are limited, to stop macros
 * that multiply their arguments. Exceeding a limit aborts the whole expansion.
 */
class Expander {
  readonly problems: Diagnosis[] = [];
  hasStopped = false;
  /**
   * Output stack: nodes waiting for the end of their list, with `#count` in use. Arrays built with
   * `push` would retain unused capacity.
   */
  readonly #out: Node[] = [];
  #count = 0;
  readonly #args: Argument[] = [];
  readonly #macros: ReadonlyMap<string, Macro>;
  readonly #recursive = new Set<Macro>();
  /**
   * Number of visits, counting shared expansions at each use; and the number of visits actually
   * made.
   */
  #steps = 0;
  #work = 0;
  readonly #expansions = new Map<string, Expansion>();
  /** Greatest depth reached in the call being expanded. */
  #deepest = 0;

  constructor(macros: ReadonlyMap<string, Macro>) {
    this.#macros = macros;
  }

  /** Expands the top-level nodes of a file. */
  expand(nodes: readonly Node[]): Node[] {
    for (const node of nodes) this.#into(node, undefined, 0);
    return this.#out.slice(0, this.#count);
  }

  #emit(node: Node): void {
    this.#out[this.#count] = node;
    this.#count += 1;
  }

  #into(node: Node, scope: Scope | undefined, depth: number): void {
    this.#look(1, node, scope);
    if (this.hasStopped) return;
    if (node.kind === 'list') this.#list(node, scope, depth);
    else if (scope === undefined) this.#emit(this.#loose(node));
    else if (node.kind === 'quoted') this.#emit(this.#glued(node, scope));
    else this.#atom(node, scope, depth);
  }

  /** A word outside any macro body. */
  #loose(node: Atom | Quoted): Node {
    if (node.kind === 'atom' && namesArgument(node.text)) {
      this.problems.push(errorAt(node.at, 'zrf-argument-outside', { name: quote(node.text) }));
    }
    return node;
  }

  #atom(node: Atom, scope: Scope, depth: number): void {
    const number = argumentNumber(node.text);
    if (number === undefined) {
      const glued = this.#glued(node, scope);
      if (glued.text !== '') this.#emit(glued);
      return;
    }
    const argument = scope.args[number - 1];
    if (argument?.node.kind === 'list') this.#into(argument.node, argument.scope, depth);
    else if (argument !== undefined) this.#emit(argument.node);
  }

  /** A word or text of a macro body with its arguments substituted. */
  #glued(node: Atom | Quoted, scope: Scope): Atom | Quoted {
    const at = placeIn(node, scope);
    const text = this.#replace(node, scope, at);
    return { kind: node.kind, text, at };
  }

  #replace(node: Atom | Quoted, scope: Scope, at: SourcePlace): string {
    if (!node.text.includes('$')) return node.text;
    const max = RULES_LIMITS.gluedLetters;
    let letters = 0;
    const text = replaceArguments(node.text, (number) => {
      const argument = scope.args[number - 1]?.node;
      if (argument === undefined || letters > max) return '';
      if (argument.kind === 'list') {
        const args = { argument: `$${number}`, name: quote(node.text) };
        this.#report(errorAt(at, 'zrf-argument-list', args));
        return '';
      }
      letters += argument.text.length;
      return argument.text;
    });
    if (letters > max) this.#stop(errorAt(at, 'zrf-glued', { most: max }));
    this.#look(letters >> 4, node, scope);
    return text;
  }

  #list(node: List, scope: Scope | undefined, depth: number): void {
    this.#deepest = Math.max(this.#deepest, depth);
    if (this.#isTooDeep(depth, node, scope)) return;
    const call = this.#callOf(node, scope);
    if (call !== undefined) {
      this.#call(node, call, scope, depth);
      return;
    }
    const head = headOf(node);
    if ((head === 'define' || head === 'include') && depth > 0) {
      this.#report(errorAt(placeIn(node, scope), TOP_FORMS[head]));
      return;
    }
    const start = this.#count;
    for (const item of node.items) this.#into(item, scope, depth + 1);
    const items = this.#out.slice(start, this.#count);
    this.#count = start;
    this.#emit({ kind: 'list', items, at: placeIn(node, scope) });
  }

  /** The list as a macro call, if its first word names a macro after substitution. */
  #callOf({ items }: List, scope: Scope | undefined): Call | undefined {
    for (let i = 0; i < items.length; i++) {
      const item = elementAt(items, i);
      const word = item.kind === 'atom' ? this.#word(item, scope) : undefined;
      if (word === '') continue;
      const macro = word === undefined ? undefined : this.#macros.get(word);
      return macro && { macro, from: i + 1 };
    }
    return undefined;
  }

  /**
   * A word after substitution; empty for a missing argument, undefined for a list or quoted text.
   */
  #word(node: Atom, scope: Scope | undefined): string | undefined {
    if (scope === undefined || !node.text.includes('$')) return node.text;
    const number = argumentNumber(node.text);
    if (number === undefined) return this.#replace(node, scope, placeIn(node, scope));
    const argument = scope.args[number - 1]?.node;
    if (argument === undefined) return '';
    return argument.kind === 'atom' ? argument.text : undefined;
  }

  #call(node: List, { macro, from }: Call, scope: Scope | undefined, depth: number): void {
    const at = placeIn(node, scope);
    if (this.#isRecursive(macro, scope, at)) return;
    let count = 0;
    for (let i = from; i < node.items.length; i++) {
      const argument = this.#argument(elementAt(node.items, i), scope, depth);
      if (argument !== undefined) this.#args[count++] = argument;
    }
    // Arguments missing from a nested call default to the enclosing call's arguments.
    const args = [...this.#args.slice(0, count), ...(scope?.args.slice(count) ?? [])];
    const inner = { macro, call: { macro: macro.name, at }, args, outer: scope };
    const key = keyOf(macro, args);
    const cached = key === undefined ? undefined : this.#expansions.get(key);
    if (cached === undefined) this.#expandBody(inner, key, depth);
    else this.#reuse(cached, node, scope, depth);
  }

  #expandBody(inner: Scope, key: string | undefined, depth: number): void {
    const [start, before, deepest] = [this.#count, this.#steps, this.#deepest];
    const problems = this.problems.length;
    this.#deepest = depth;
    for (const item of inner.macro.body) this.#into(item, inner, depth + 1);
    const height = this.#deepest - depth;
    this.#deepest = Math.max(deepest, this.#deepest);
    // Calls with problems are not cached, which makes every call report them.
    if (key === undefined || this.problems.length > problems) return;
    if (this.#expansions.size >= RULES_LIMITS.expansionsKept) return;
    const nodes = this.#out.slice(start, this.#count);
    this.#expansions.set(key, { nodes, size: this.#steps - before, height });
  }

  #reuse(cached: Expansion, node: List, scope: Scope | undefined, depth: number): void {
    this.#deepest = Math.max(this.#deepest, depth + cached.height);
    if (this.#isTooDeep(depth + cached.height, node, scope)) return;
    this.#tally(cached.size, node, scope);
    for (const one of cached.nodes) this.#emit(one);
  }

  #isTooDeep(depth: number, node: Node, scope: Scope | undefined): boolean {
    const max = RULES_LIMITS.expansionDepth;
    if (depth > max)
      this.#stop(errorAt(outermost(node, scope), 'zrf-expansion-deep', { most: max }));
    return depth > max;
  }

  /**
   * An argument of a nested call; undefined if it refers to a missing argument of the enclosing
   * call.
   */
  #argument(node: Node, scope: Scope | undefined, depth: number): Argument | undefined {
    if (node.kind === 'list') return { node, scope };
    const number = node.kind === 'atom' && scope ? argumentNumber(node.text) : undefined;
    if (number !== undefined) return scope?.args[number - 1];
    const start = this.#count;
    this.#into(node, scope, depth);
    const word = this.#count > start ? this.#out[start] : undefined;
    this.#count = start;
    return word && { node: word, scope: undefined };
  }

  #isRecursive(macro: Macro, scope: Scope | undefined, at: SourcePlace): boolean {
    let enclosing = scope;
    while (enclosing !== undefined && enclosing.macro !== macro) enclosing = enclosing.outer;
    if (enclosing === undefined) return false;
    if (this.#recursive.has(macro)) return true;
    this.#recursive.add(macro);
    const args = { name: quote(macro.name), trail: makeTrail(macro, scope) };
    this.#report(errorAt(at, 'zrf-recursion', args));
    return true;
  }

  #look(steps: number, node: Node, scope: Scope | undefined): void {
    this.#work += steps;
    this.#tally(steps, node, scope);
  }

  #tally(steps: number, node: Node, scope: Scope | undefined): void {
    this.#steps += steps;
    const { expansion, expansionWork } = RULES_LIMITS;
    if (this.#steps <= expansion && this.#work <= expansionWork) return;
    const max = this.#steps > expansion ? expansion : expansionWork;
    this.#stop(errorAt(outermost(node, scope), 'zrf-expansion', { most: max }));
  }

  #stop(problem: Diagnosis): void {
    if (!this.hasStopped) this.problems.push(problem);
    this.hasStopped = true;
  }

  #report(problem: Diagnosis): void {
    if (this.problems.length < RULES_LIMITS.problems) this.problems.push(problem);
  }
}

/** Path of a recursive macro call, as in `a > b > a`. */
function makeTrail(macro: Macro, scope: Scope | undefined): string {
  const names = [macro.name];
  let now = scope;
  for (; now !== undefined && now.macro !== macro; now = now.outer) names.unshift(now.macro.name);
  names.unshift(macro.name);
  const shown = names.length > 8 ? [...names.slice(0, 6), '...', macro.name] : names;
  return shown.map((name) => quote(name).slice(1, -1)).join(' > ');
}

/**
 * Place of the top-level call that produced a node, used to report expansions that grow too large.
 */
function outermost(node: Node, scope: Scope | undefined): SourcePlace {
  let at = placeIn(node, scope);
  while (at.call !== undefined) at = at.call.at;
  return at;
}

/**
 * Expands the macros of a file without includes. Nodes of a macro body have their place in the
 * body, and the call that produced them. Arguments have their place in the call. Returns no nodes
 * if the expansion is too large.
 */
export function expand(nodes: readonly Node[]): Expanded {
  const { macros, rest, problems } = collectMacros(nodes);
  const expander = new Expander(macros);
  const forms = expander.expand(rest);
  const allProblems = [...problems, ...expander.problems];
  return { forms: expander.hasStopped ? [] : forms, problems: allProblems };
}
