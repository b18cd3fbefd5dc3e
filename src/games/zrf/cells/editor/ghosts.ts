import type { Draft } from '../../puzzles/index.ts';
import { ghostOf } from '../../puzzles/index.ts';

/** Blocks that must reach each cell. */
export function ghostsOf(draft: Draft): ReadonlyMap<number, readonly string[]> {
  const ghosts = new Map<number, string[]>();
  for (const { blocks, anchors } of draft.targets) {
    const [name = ''] = blocks;
    const cells = anchors.flatMap((anchor) => ghostOf(draft, name, anchor) ?? []);
    for (const cell of cells) ghosts.set(cell, [...(ghosts.get(cell) ?? []), ...blocks]);
  }
  return ghosts;
}

/** Blocks that must reach a cell. */
export function ghostsAt(draft: Draft, cell: number): readonly string[] {
  return ghostsOf(draft).get(cell) ?? [];
}
