import { quote } from '#core';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import type { List, Node } from '../syntax/node.ts';

export interface Macro {
  readonly name: string;
  readonly body: readonly Node[];
  readonly definition: List;
}

/** Macros of a file by name, the remaining nodes, and the problems of its defines. */
export interface Collected {
  readonly macros: ReadonlyMap<string, Macro>;
  readonly rest: readonly Node[];
  readonly problems: readonly Diagnosis[];
}

/** First word of a list; undefined if the list begins with something else. */
export function headOf(node: Node): string | undefined {
  if (node.kind !== 'list') return undefined;
  const [head] = node.items;
  return head?.kind === 'atom' ? head.text : undefined;
}

/** Detects a define from a file included twice, which is not a redefinition. */
function isSamePlace({ at: a }: Node, { at: b }: Node): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

/** Extracts the defines from a file's nodes to allow the use of macros before their definition. */
export function collectMacros(nodes: readonly Node[]): Collected {
  const macros = new Map<string, Macro>();
  const rest: Node[] = [];
  const problems: Diagnosis[] = [];
  for (const node of nodes) {
    if (node.kind !== 'list' || headOf(node) !== 'define') {
      rest.push(node);
      continue;
    }
    const name = node.items[1];
    if (name?.kind !== 'atom') {
      problems.push(errorAt(name?.at ?? node.at, 'zrf-define-name'));
      continue;
    }
    const before = macros.get(name.text)?.definition;
    if (before !== undefined && !isSamePlace(before, node)) {
      const { file, line } = before.at;
      const args = { name: quote(name.text), file, line: String(line) };
      problems.push(warningAt(name.at, 'zrf-define-again', args));
    }
    macros.set(name.text, { name: name.text, body: node.items.slice(2), definition: node });
  }
  return { macros, rest, problems };
}

const DOLLAR = 36;

/** Argument number if the whole word is an argument: 12 for `$12`, undefined for other words. */
export function argumentNumber(text: string): number | undefined {
  if (text.charCodeAt(0) !== DOLLAR) return undefined;
  const end = digitsFrom(text, 1);
  return end > 1 && end === text.length ? Number(text.slice(1)) : undefined;
}

function digitsFrom(text: string, start: number): number {
  let end = start;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code < 48 || code > 57) break;
  }
  return end;
}

/** True if a word contains a macro argument. */
export function namesArgument(text: string): boolean {
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
    if (digitsFrom(text, at + 1) > at + 1) return true;
  }
  return false;
}

/** Replaces each `$n` in a text, with any number of digits, by its argument. */
export function replaceArguments(text: string, argument: (number: number) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
    const end = digitsFrom(text, at + 1);
    if (end === at + 1) continue;
    parts.push(text.slice(from, at), argument(Number(text.slice(at + 1, end))));
    from = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}
