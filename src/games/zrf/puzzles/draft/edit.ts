import { assertDefined } from '#core';
import { blocksOf, coverOf, emptyDraft, FREE, isBlock, offsetsOf, shapeKey } from './draft.ts';
import type { PuzzleDraft, Target } from './draft.ts';
import { dropTarget, normalized } from './targets.ts';

/** Translates a cell by the offset between two others; undefined off the board. */
function shifted(draft: PuzzleDraft, cell: number, from: number, to: number): number | undefined {
  const [step] = offsetsOf(draft.width, [from, to]).slice(1);
  return coverOf(draft, step === undefined ? [] : [step], cell)?.[0];
}

/** Moves the goals of a changed block along with it. */
function withMovedTargets(draft: PuzzleDraft, name: string, from: number, to: number): PuzzleDraft {
  const targets = draft.targets.map((target): Target => {
    if (!target.blocks.includes(name)) return target;
    const anchors = target.anchors.flatMap((anchor) => shifted(draft, anchor, from, to) ?? []);
    return { ...target, anchors };
  });
  return { ...draft, targets };
}

/** The draft with new contents and matching goals. */
function withCells(draft: PuzzleDraft, cells: readonly string[]): PuzzleDraft {
  const [before, after] = [blocksOf(draft), blocksOf({ cells })];
  let now: PuzzleDraft = draft;
  for (const { blocks } of draft.targets) {
    for (const name of blocks) {
      const [old, tiles] = [before.get(name) ?? [], after.get(name)];
      const isSame =
        tiles !== undefined && shapeKey(draft.width, tiles) === shapeKey(draft.width, old);
      if (isSame) continue;
      if (tiles === undefined || blocks.length > 1) now = dropTarget(now, name);
      else now = withMovedTargets(now, name, assertDefined(old[0]), assertDefined(tiles[0]));
    }
  }
  return normalized({ ...now, cells });
}

/** Paints cells with `FREE`, `WALL` or tiles of a block, which is created or extended. */
export function paint(draft: PuzzleDraft, at: readonly number[], content: string): PuzzleDraft {
  const painted = new Set(at);
  if (at.every((cell) => draft.cells[cell] === content)) return draft;
  const cells = draft.cells.map((old, cell) => (painted.has(cell) ? content : old));
  return withCells(draft, cells);
}

/** Removes a whole block. */
export function removeBlock(draft: PuzzleDraft, name: string): PuzzleDraft {
  return paint(draft, blocksOf(draft).get(name) ?? [], FREE);
}

/** Cells of a block with its first tile on `anchor`; undefined if it does not fit there. */
export function landing(draft: PuzzleDraft, name: string, anchor: number): number[] | undefined {
  const tiles = blocksOf(draft).get(name) ?? [];
  const cover = coverOf(draft, offsetsOf(draft.width, tiles), anchor);
  const isFree = (cell: number) => draft.cells[cell] === FREE || draft.cells[cell] === name;
  return cover?.every(isFree) === true ? cover : undefined;
}

/** Moves a block anywhere it fits; undefined if it does not. */
export function moveBlock(
  draft: PuzzleDraft,
  name: string,
  anchor: number,
): PuzzleDraft | undefined {
  const cover = landing(draft, name, anchor);
  if (cover === undefined) return undefined;
  const covered = new Set(cover);
  const cells = draft.cells.map((old, cell) => {
    if (covered.has(cell)) return name;
    return old === name ? FREE : old;
  });
  return normalized({ ...draft, cells });
}

/** Resizes the board. Removes cells, whole blocks and goal places that no longer fit. */
export function resize(draft: PuzzleDraft, width: number, height: number): PuzzleDraft {
  const moved = (cell: number): number | undefined => {
    const [x, y] = [cell % draft.width, Math.floor(cell / draft.width)];
    return x < width && y < height ? y * width + x : undefined;
  };
  const cells = [...emptyDraft(width, height).cells];
  const lostBlocks = new Set(
    draft.cells.filter((_, cell) => moved(cell) === undefined).filter(isBlock),
  );
  for (const [cell, content] of draft.cells.entries()) {
    const to = moved(cell);
    if (to !== undefined && !lostBlocks.has(content)) cells[to] = content;
  }
  const remaining = [...lostBlocks].reduce(dropTarget, draft);
  const blocks = blocksOf(draft);
  const targets = remaining.targets.map((target): Target => {
    const offsets = offsetsOf(draft.width, blocks.get(assertDefined(target.blocks[0])) ?? []);
    const anchors = target.anchors.flatMap((anchor) => {
      const to = moved(anchor);
      return to === undefined || coverOf({ width, height }, offsets, to) === undefined ? [] : to;
    });
    return { ...target, anchors };
  });
  return normalized({ ...draft, width, height, cells, targets });
}

/** Removes blocks, walls and goals; keeps the texts. */
export function clear(draft: PuzzleDraft): PuzzleDraft {
  const { cells } = emptyDraft(draft.width, draft.height);
  return { ...draft, cells, targets: [] };
}
