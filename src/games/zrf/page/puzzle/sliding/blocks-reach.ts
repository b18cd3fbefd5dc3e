import { assertDefined } from '#core';
import type { Handling, Way } from '#games/zrf/puzzles/index.ts';
import { pointOf } from '../game/ground.ts';
import type { Squares } from '../game/ground.ts';
import { Reach } from './reach.ts';
import { waysFrom } from './tracker.ts';

/** Where a block can be slid to: its ways, and the same as what a pointer can drag it along. */
export interface BlockReach {
  /** The nearest first; the first one is to stay. */
  readonly ways: readonly Way[];
  /** A node for each way, where it ends. */
  readonly reach: Reach;
}

function endOf({ anchors }: Way): number {
  return anchors.at(-1) ?? -1;
}

/** The reach of the block whose first tile is on `anchor`. */
export function reachOf(
  { handling, ground }: { readonly handling: Handling; readonly ground: Squares },
  cells: readonly number[],
  anchor: number,
): BlockReach {
  const ways = waysFrom(handling, cells, anchor);
  const indexes = new Map(ways.map((way, index) => [endOf(way), index]));
  const { shapes } = handling.puzzle;
  const block = handling.anchorsIn(cells).indexOf(anchor);
  const shape = shapes.find(({ blocks }) => blocks.includes(block));
  const linksOf = (from: number): number[] => {
    if (shape === undefined) return [];
    const placement = shape.anchors.indexOf(from);
    return shape.next.flatMap((link) => {
      const to = link[placement] ?? -1;
      return to < 0 ? [] : (indexes.get(shape.anchors[to] ?? -1) ?? []);
    });
  };
  const nodes = ways.map((way) => pointOf(ground, endOf(way)));
  return {
    ways,
    reach: new Reach(
      nodes,
      ways.map((way) => linksOf(endOf(way))),
    ),
  };
}

/** The ways of a single step. */
export function firstSteps({ ways }: BlockReach): Way[] {
  return ways.filter(({ anchors }) => anchors.length === 2);
}

/** The way straight on in a direction, as far as it goes; undefined where it begins with a wall. */
export function straightWay({ ways, reach }: BlockReach, dx: number, dy: number): Way | undefined {
  const nodes = [0];
  let next = reach.neighbour(0, dx, dy);
  while (next !== undefined) {
    nodes.push(next);
    next = reach.neighbour(next, dx, dy);
  }
  return nodes.length === 1
    ? undefined
    : { anchors: nodes.map((node) => endOf(assertDefined(ways[node]))) };
}
