import { assertDefined } from '#core';
import { blocksOf, coverOf, emptyDraft, FREE, isBlock, offsetsOf, shapeKey } from './draft.ts';
import type { PuzzleDraft, Target } from './draft.ts';
import { dropTarget, inOrder } from './targets.ts';

/** The cell that is as far from one as two others are from each other; undefined off the board. */
function shifted(draft: PuzzleDraft, cell: number, from: number, to: number): number | undefined {
  const [step] = offsetsOf(draft.width, [from, to]).slice(1);
  return coverOf(draft, step === undefined ? [] : [step], cell)?.[0];
}

/** The goals of a block that was changed: its ghosts change as it does. */
function followed(draft: PuzzleDraft, name: string, from: number, to: number): PuzzleDraft {
  const targets = draft.targets.map((target): Target => {
    if (!target.blocks.includes(name)) return target;
    const anchors = target.anchors.flatMap((anchor) => shifted(draft, anchor, from, to) ?? []);
    return { ...target, anchors };
  });
  return { ...draft, targets };
}

/** The draft with other contents, and goals that fit them. */
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
      else now = followed(now, name, assertDefined(old[0]), assertDefined(tiles[0]));
    }
  }
  return inOrder({ ...now, cells });
}

/** Puts into cells the tiles of a block, which is new or grows by them, `FREE` or `WALL`. */
export function paint(draft: PuzzleDraft, at: readonly number[], content: string): PuzzleDraft {
  const painted = new Set(at);
  if (at.every((cell) => draft.cells[cell] === content)) return draft;
  const cells = draft.cells.map((old, cell) => (painted.has(cell) ? content : old));
  return withCells(draft, cells);
}

/** Takes a whole block off the board. */
export function removeBlock(draft: PuzzleDraft, name: string): PuzzleDraft {
  return paint(draft, blocksOf(draft).get(name) ?? [], FREE);
}

/** Where a block would lie with its first tile on a cell; undefined where something is in the way. */
export function landing(draft: PuzzleDraft, name: string, anchor: number): number[] | undefined {
  const tiles = blocksOf(draft).get(name) ?? [];
  const cover = coverOf(draft, offsetsOf(draft.width, tiles), anchor);
  const isFree = (cell: number) => draft.cells[cell] === FREE || draft.cells[cell] === name;
  return cover?.every(isFree) === true ? cover : undefined;
}

/** Moves a block through the air; undefined where something is in the way. */
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
  return inOrder({ ...draft, cells });
}

/** The board with other sides. What does not fit is gone: cells, whole blocks, places of goals. */
export function resize(draft: PuzzleDraft, width: number, height: number): PuzzleDraft {
  const moved = (cell: number): number | undefined => {
    const [x, y] = [cell % draft.width, Math.floor(cell / draft.width)];
    return x < width && y < height ? y * width + x : undefined;
  };
  const cells = [...emptyDraft(width, height).cells];
  const lost = new Set(draft.cells.filter((_, cell) => moved(cell) === undefined).filter(isBlock));
  for (const [cell, content] of draft.cells.entries()) {
    const to = moved(cell);
    if (to !== undefined && !lost.has(content)) cells[to] = content;
  }
  const kept = [...lost].reduce(dropTarget, draft);
  const blocks = blocksOf(draft);
  const targets = kept.targets.map((target): Target => {
    const offsets = offsetsOf(draft.width, blocks.get(assertDefined(target.blocks[0])) ?? []);
    const anchors = target.anchors.flatMap((anchor) => {
      const to = moved(anchor);
      return to === undefined || coverOf({ width, height }, offsets, to) === undefined ? [] : to;
    });
    return { ...target, anchors };
  });
  return inOrder({ ...draft, width, height, cells, targets });
}

/** The board without blocks, walls and goals. Its texts stay. */
export function clear(draft: PuzzleDraft): PuzzleDraft {
  const { cells } = emptyDraft(draft.width, draft.height);
  return { ...draft, cells, targets: [] };
}
