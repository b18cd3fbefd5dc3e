import type { GameTree, TurnNode } from '../../notation/index.ts';

/** Index of the continuation taken at each turn from the start; empty for the start. */
export type TreePath = readonly number[];

export const START: TreePath = [];

/** Turns on the way to a path, as far as they exist. */
export function nodesOn(tree: Pick<GameTree, 'next'>, path: TreePath): readonly TurnNode[] {
  const nodes: TurnNode[] = [];
  let { next } = tree;
  for (const index of path) {
    const node = next[index];
    if (node === undefined) break;
    nodes.push(node);
    next = node.next;
  }
  return nodes;
}

/** Last turn on the way to a path; undefined at the start. */
export function nodeAt(tree: Pick<GameTree, 'next'>, path: TreePath): TurnNode | undefined {
  return nodesOn(tree, path).at(-1);
}

/** Continuations after a path, the main one first. */
export function continuationsAt(tree: Pick<GameTree, 'next'>, path: TreePath): readonly TurnNode[] {
  return path.length === 0 ? tree.next : (nodeAt(tree, path)?.next ?? []);
}

/** One turn back. */
export function backFrom(path: TreePath): TreePath {
  return path.slice(0, -1);
}

/** One turn on, along the main continuation; the same path at the end of a line. */
export function forwardFrom(tree: Pick<GameTree, 'next'>, path: TreePath): TreePath {
  return continuationsAt(tree, path).length === 0 ? path : [...path, 0];
}

/** To another turn in the place of the last one, in order; the same path if there is none. */
export function asideFrom(
  tree: Pick<GameTree, 'next'>,
  path: TreePath,
  direction: 1 | -1,
): TreePath {
  const last = path.at(-1);
  if (last === undefined) return path;
  const before = backFrom(path);
  const count = continuationsAt(tree, before).length;
  const index = last + direction;
  return index < 0 || index >= count ? path : [...before, index];
}

/** End of the line that a path is on. */
export function endFrom(tree: Pick<GameTree, 'next'>, path: TreePath): TreePath {
  const whole = [...path];
  let next = continuationsAt(tree, path);
  while (next.length > 0) {
    whole.push(0);
    next = next[0]?.next ?? [];
  }
  return whole;
}

/** True if a path follows only main continuations. */
export function isMain(path: TreePath): boolean {
  return path.every((index) => index === 0);
}

export function isSamePath(one: TreePath, other: TreePath): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at]);
}
