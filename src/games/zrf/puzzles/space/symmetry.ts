import { assertDefined } from '#core';
import { isInvariant } from '../model/formula.ts';
import type { Numbering } from './numbering.ts';

/**
 * A reflection or half turn of the board that preserves a puzzle: its placements, steps, start and
 * goal. It is its own inverse.
 */
export interface Symmetry {
  /** Image of each placement. */
  readonly images: Int32Array;
  /** First slot of the image of each slot's shape. */
  readonly lows: Int32Array;
  /** Slot of the same rank in the image. */
  readonly ranks: Int32Array;
}

type Turn = (position: number) => number;

/** The half turn, and reflections for every row length that the steps suggest. */
function turnsOf(positions: number, differences: readonly number[]): Turn[] {
  const turns: Turn[] = [(at) => positions - 1 - at];
  for (const width of differences) {
    if (width < 1 || positions % width !== 0) continue;
    turns.push((at) => at + width - 1 - 2 * (at % width));
    turns.push((at) => positions - width - at + 2 * (at % width));
  }
  return turns;
}

function keyOf(cover: readonly number[]): string {
  return [...cover].sort((a, b) => a - b).join();
}

/** Image of each shape under a turn; undefined if one has none. */
function shapesUnder(numbering: Numbering, turn: Turn): number[] | undefined {
  const { blocks, shapes } = numbering.puzzle;
  const covers = blocks.map(({ anchor, tiles }) => tiles.map(({ offset }) => anchor + offset));
  const starts = new Map(covers.map((cover, block) => [keyOf(cover), block]));
  const found: number[] = [];
  for (const { blocks: own } of shapes) {
    const ends = own.map((block) => starts.get(keyOf(assertDefined(covers[block]).map(turn))));
    const [image, ...others] = new Set(
      ends.map((end) => (end === undefined ? -1 : numbering.shapeOf(end))),
    );
    if (image === undefined || image < 0 || others.length > 0) return undefined;
    if (assertDefined(shapes[image]).blocks.length !== own.length) return undefined;
    found.push(image);
  }
  return found;
}

/** Image of each placement under a turn; undefined if one is unreachable. */
function imagesUnder(
  { puzzle, bases, placements }: Numbering,
  turn: Turn,
  images: readonly number[],
): Int32Array | undefined {
  const indexes = puzzle.shapes.map(
    ({ covers }) => new Map(covers.map((cover, index) => [keyOf(cover), index])),
  );
  const ends = new Int32Array(placements);
  for (const [shape, { covers }] of puzzle.shapes.entries()) {
    const image = assertDefined(images[shape]);
    for (const [index, cover] of covers.entries()) {
      const end = assertDefined(indexes[image]).get(keyOf(cover.map(turn)));
      if (end === undefined) return undefined;
      ends[assertDefined(bases[shape]) + index] = assertDefined(bases[image]) + end;
    }
  }
  return ends.every((end, from) => ends[end] === from) ? ends : undefined;
}

/** True if steps in a common direction map to a common direction. */
function keepsSteps(links: readonly Int32Array[], images: Int32Array): boolean {
  return links.every((link) =>
    links.some((other) =>
      link.every((to, from) => other[assertDefined(images[from])] === (to < 0 ? -1 : images[to])),
    ),
  );
}

function keepsGoal(numbering: Numbering, images: Int32Array, shapes: readonly number[]): boolean {
  const { puzzle } = numbering;
  return isInvariant(puzzle.goal, (block, anchor) => {
    const placement = numbering.placementOf(block, anchor);
    if (placement < 0) return undefined;
    const shape = numbering.shapeOf(block);
    const index = assertDefined(puzzle.shapes[shape]).blocks.indexOf(block);
    const image = assertDefined(puzzle.shapes[assertDefined(shapes[shape])]).blocks[index];
    return {
      block: assertDefined(image),
      anchor: numbering.anchorOf(assertDefined(images[placement])),
    };
  });
}

function symmetryBy(numbering: Numbering, turn: Turn): Symmetry | undefined {
  const shapes = shapesUnder(numbering, turn);
  const images = shapes && imagesUnder(numbering, turn, shapes);
  if (shapes === undefined || images === undefined) return undefined;
  if (images.every((image, placement) => image === placement)) return undefined;
  if (!keepsSteps(numbering.links, images) || !keepsGoal(numbering, images, shapes)) {
    return undefined;
  }
  const { puzzle, firsts } = numbering;
  const slots = puzzle.shapes.flatMap(({ blocks }, shape) =>
    blocks.map((_, index) => ({ low: assertDefined(firsts[assertDefined(shapes[shape])]), index })),
  );
  return {
    images,
    lows: Int32Array.from(slots, ({ low }) => low),
    ranks: Int32Array.from(slots, ({ low, index }) => low + index),
  };
}

/** A symmetry of a puzzle; undefined if none is found. */
export function symmetryOf(numbering: Numbering): Symmetry | undefined {
  const { positions, differences } = numbering.puzzle;
  for (const turn of turnsOf(positions, differences)) {
    const found = symmetryBy(numbering, turn);
    if (found !== undefined) return found;
  }
  return undefined;
}
