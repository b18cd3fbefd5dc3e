import type { Atom, List, Node, Quoted } from '../syntax/node.ts';

/** First word of a list. */
export function headOf(node: Node): string | undefined {
  if (node.kind !== 'list') return undefined;
  const first = node.items[0];
  return first?.kind === 'atom' ? first.text : undefined;
}

/** All items after the first. */
export function restOf(list: List): readonly Node[] {
  return list.items.slice(1);
}

export function isAtom(node: Node | undefined): node is Atom {
  return node?.kind === 'atom';
}

export function isList(node: Node | undefined): node is List {
  return node?.kind === 'list';
}

export function isQuoted(node: Node | undefined): node is Quoted {
  return node?.kind === 'quoted';
}

export function isWord(node: Node | undefined, word: string): node is Atom {
  return node?.kind === 'atom' && node.text === word;
}

/** The nodes as atoms, or undefined if any is not an atom. */
export function atomsOf(nodes: readonly Node[]): readonly Atom[] | undefined {
  return nodes.every(isAtom) ? nodes : undefined;
}

/** An integer from `-most` to `most`, or undefined. */
export function integerOf(node: Node | undefined, limit: number): number | undefined {
  if (!isAtom(node) || !/^[-+]?[0-9]{1,9}$/.test(node.text)) return undefined;
  const value = Number(node.text);
  return value >= -limit && value <= limit ? value + 0 : undefined;
}

/** The numbers of a list of exactly `count` integers, or undefined. */
export function integersOf(
  nodes: readonly Node[],
  count: number,
  limit: number,
): readonly number[] | undefined {
  if (nodes.length !== count) return undefined;
  const values = nodes.map((node) => integerOf(node, limit));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Short form of a node for messages. */
export function showNode(node: Node): string {
  if (node.kind === 'quoted') return `"${shorten(node.text)}"`;
  if (node.kind === 'atom') return shorten(node.text);
  if (node.items.length === 0) return '()';
  const head = headOf(node);
  return head === undefined ? '(...)' : `(${shorten(head)} ...)`;
}

/** The identifying word of a node: an atom, or the first word of a list. */
export function showWord(node: Node): string {
  return node.kind === 'list' ? shorten(headOf(node) ?? '') : shorten(node.text);
}

/** A word of a file, shortened to fit on one line. */
export function shorten(text: string): string {
  const shown = text.slice(0, 40).replace(/\s+/g, ' ');
  return text.length > 40 ? `${shown}...` : shown;
}
