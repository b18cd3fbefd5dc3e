import { assertDefined } from '#core';
import type { Draft } from '../../puzzles/index.ts';
import {
  WALL,
  blocksOf,
  coverOf,
  ghostOf,
  isBlock,
  offsetsOf,
  targetOf,
} from '../../puzzles/index.ts';
import type { Box } from '../blocks/block-frame.tsx';
import type { Ghost } from '../blocks/block-picture.tsx';
import type { BlockKind, PicturedBlock } from '../blocks/block-shape.tsx';
import type { Square } from '../blocks/outline.ts';

function placeOf({ width }: Draft, cell: number): Square {
  return { column: cell % width, row: Math.floor(cell / width) };
}

export function boxOf(draft: Draft): Box {
  const walls = draft.cells.flatMap((content, cell) => {
    return content === WALL ? placeOf(draft, cell) : [];
  });
  return { columns: draft.width, rows: draft.height, missing: walls };
}

/** Maximum number of marked goal blocks; more marks would hide the blocks. */
const MAX_MARKED = 4;

/** True if the goal has too many blocks to show it outside goal mode. */
export function isCrowded({ targets }: Draft): boolean {
  return targets.flatMap(({ blocks, anchors }) => [...blocks, ...anchors]).length > 2 * MAX_MARKED;
}

function kindOf(draft: Draft, name: string, active: string | undefined): BlockKind {
  const isMarked = targetOf(draft, name) !== undefined && !isCrowded(draft);
  return isMarked || name === active ? 'goal' : 'block';
}

/** Blocks at the start; the active one is marked. */
export function startBlocks(draft: Draft, active: string | undefined): PicturedBlock[] {
  return [...blocksOf(draft)].map(([label, tiles], id) => ({
    id,
    cells: tiles.map((cell) => placeOf(draft, cell)),
    label,
    kind: kindOf(draft, label, active),
  }));
}

/** Outlines of all goal places. */
export function ghostsOf(draft: Draft): Ghost[] {
  return draft.targets.flatMap(({ blocks, anchors }) =>
    anchors.flatMap((anchor, index) => {
      const label = blocks[index] ?? assertDefined(blocks[0]);
      const cells = ghostOf(draft, label, anchor);
      return cells === undefined ? [] : { label, cells: cells.map((cell) => placeOf(draft, cell)) };
    }),
  );
}

/** Blocks at their goals; the first place if there are several. */
export function goalBlocks(draft: Draft, active: string | undefined): PicturedBlock[] {
  const blocks = blocksOf(draft);
  const ids = [...blocks.keys()];
  return draft.targets.flatMap(({ blocks: names, anchors }) =>
    names.flatMap((label, index) => {
      const offsets = offsetsOf(draft.width, blocks.get(label) ?? []);
      const cells = coverOf(draft, offsets, anchors[index] ?? assertDefined(anchors[0])) ?? [];
      if (cells.length === 0) return [];
      const places = cells.map((cell) => placeOf(draft, cell));
      return { id: ids.indexOf(label), cells: places, label, kind: kindOf(draft, label, active) };
    }),
  );
}

/** Content of a cell: a keyword for messages, and the block's name. */
export function contentAt(draft: Draft, cell: number): { kind: string; block: string } {
  const content = assertDefined(draft.cells[cell]);
  if (isBlock(content)) return { kind: 'block', block: content };
  return { kind: content === WALL ? 'wall' : 'free', block: '' };
}
