import type { Draft } from '../../puzzles/index.ts';
import { ghostOf } from '../../puzzles/index.ts';

/** The blocks that have to come to each cell. */
export function ghostsOf(draft: Draft): ReadonlyMap<number, readonly string[]> {
  const ghosts = new Map<number, string[]>();
  for (const { blocks, anchors } of draft.targets) {
    const [name = ''] = blocks;
    const cells = anchors.flatMap((anchor) => ghostOf(draft, name, anchor) ?? []);
    for (const cell of cells) ghosts.set(cell, [...(ghosts.get(cell) ?? []), ...blocks]);
  }
  return ghosts;
}

/** The blocks that have to come to a cell. */
export function ghostsAt(draft: Draft, cell: number): readonly string[] {
  return ghostsOf(draft).get(cell) ?? [];
}
