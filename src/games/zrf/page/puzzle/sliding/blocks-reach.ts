import { assertDefined } from '#core';
import type { Handling, Way } from '#games/zrf/puzzles/index.ts';
import { pointOf } from '../game/ground.ts';
import type { Squares } from '../game/ground.ts';
import { Reach } from './reach.ts';
import { waysFrom } from './tracker.ts';

/** Ways a block can slide, and the same as a graph for dragging. */
export interface BlockReach {
  /** Ways from nearest to farthest; the first is to stay in place. */
  readonly ways: readonly Way[];
  /** Graph with a node for the end of each way. */
  readonly reach: Reach;
}

function endOf({ anchors }: Way): number {
  return anchors.at(-1) ?? -1;
}

/** Reach of the block with its first tile on `anchor`. */
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

/** Ways of a single step. */
export function firstSteps({ ways }: BlockReach): Way[] {
  return ways.filter(({ anchors }) => anchors.length === 2);
}

/** Longest straight way in a direction; undefined if blocked. */
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
