import type { GameTree } from '../../notation/index.ts';

/** True for a tree that says more than its moves: variations, comments or signs. */
export function hasNotes({ comment, next }: Pick<GameTree, 'comment' | 'next'>): boolean {
  if (comment !== '') return true;
  for (let nodes = next; nodes.length > 0; nodes = nodes[0]?.next ?? []) {
    const [{ before, after, nags } = { before: '', after: '', nags: [] }] = nodes;
    if (nodes.length > 1 || before !== '' || after !== '' || nags.length > 0) return true;
  }
  return false;
}
