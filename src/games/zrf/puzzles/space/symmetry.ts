import { assertDefined } from '#core';
import { isSameUnder } from '../model/formula.ts';
import type { Numbering } from './numbering.ts';

/**
 * A mirror or a half turn of the board that changes nothing about a puzzle: where blocks can stand
 * and step to, where they begin, and what the goal is. It is its own inverse.
 */
export interface Symmetry {
  /** For each placement its image. */
  readonly images: Int32Array;
  /** For each slot the first slot of the shape that is its own shape's image. */
  readonly lows: Int32Array;
  /** For each slot that of the same rank in the image. */
  readonly ranks: Int32Array;
}

type Turn = (position: number) => number;

/** A half turn, and mirrors for every length of a row that steps may tell of. */
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

/** For each shape the one that stands in its place after a turn; undefined where none does. */
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

/** For each placement where a turn brings it; undefined where the blocks there cannot stand so. */
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

/** Whether steps of one direction become steps of one direction. */
function keepsSteps(links: readonly Int32Array[], images: Int32Array): boolean {
  return links.every((link) =>
    links.some((other) =>
      link.every((to, from) => other[assertDefined(images[from])] === (to < 0 ? -1 : images[to])),
    ),
  );
}

function keepsGoal(numbering: Numbering, images: Int32Array, shapes: readonly number[]): boolean {
  const { puzzle } = numbering;
  return isSameUnder(puzzle.goal, (block, anchor) => {
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

/** A symmetry of a puzzle; undefined where none is found. */
export function symmetryOf(numbering: Numbering): Symmetry | undefined {
  const { positions, differences } = numbering.puzzle;
  for (const turn of turnsOf(positions, differences)) {
    const found = symmetryBy(numbering, turn);
    if (found !== undefined) return found;
  }
  return undefined;
}
