import type { Node } from '#games/zrf/rules/syntax/node.ts';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import type { RulesFolder } from '#games/zrf/rules/files/folder.ts';

const encoder = new TextEncoder();

/** In-memory folder with these texts. */
export function folderWith(texts: Readonly<Record<string, string>>): RulesFolder {
  const files = Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)] as const);
  return folderOf(new Map(files));
}

/** A node in the syntax of a file. */
export function makeNode(node: Node): string {
  if (node.kind === 'atom') return node.text;
  if (node.kind === 'quoted') return `"${node.text}"`;
  return `(${makeNodes(node.items)})`;
}

export function makeNodes(nodes: readonly Node[]): string {
  return nodes.map(makeNode).join(' ');
}
