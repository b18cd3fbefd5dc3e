import { assertDefined } from '#core';
import type { Play } from '../run/play.ts';
import { Mobility } from './mobility.ts';

/** More nodes than this are not searched for ways; pieces go as the crow flies then. */
const MAX_NODES = 6000;
/** Positions that a piece is tried on. */
const MAX_TRIED = 24;

/** How pieces get about, as far as it is known. */
export interface Travel {
  /** For each type how many ways to move it has on average; the last ones may be missing. */
  readonly mobilities: readonly number[];
  /**
   * For each player what leads where, a node being `type * positions + position`; none where there
   * are too many.
   */
  readonly edges: ReadonlyMap<number, readonly (readonly number[])[]>;
}

/** Nothing was tried yet. */
export const UNTRAVELLED: Travel = { mobilities: [], edges: new Map() };

/** Positions spread evenly over the board. */
function spread(positions: number): number[] {
  const count = Math.min(positions, MAX_TRIED);
  return Array.from({ length: count }, (_, index) => Math.floor((index * positions) / count));
}

/**
 * How many ways to move a piece has, on boards empty and full, on average. Yields after each position
 * that it was tried on.
 */
function* learnMobility(
  mobility: Mobility,
  player: number,
  type: number,
  positions: number,
): Generator<void, number> {
  const tried = spread(positions);
  let ways = 0;
  for (const position of tried) {
    ways +=
      mobility.aloneAt(player, type, position) + mobility.amongOthersAt(player, type, position);
    yield;
  }
  return ways / (2 * tried.length);
}

/** Tries all pieces on boards without a game. Yields after each position that one was tried on. */
export function* learnTravel(play: Play): Generator<void, Travel> {
  const { rules, program, seats } = play;
  const { positions } = program;
  const mobility = new Mobility(program);
  const mobilities: number[] = [];
  for (const type of rules.pieces.keys()) {
    mobilities.push(yield* learnMobility(mobility, assertDefined(seats[0]), type, positions));
  }
  const edges = new Map<number, number[][]>();
  if (rules.pieces.length * positions > MAX_NODES) return { mobilities, edges };
  for (const player of seats) edges.set(player, yield* learnEdges(play, mobility, player));
  return { mobilities, edges };
}

function* learnEdges(
  { rules, program: { positions } }: Play,
  mobility: Mobility,
  player: number,
): Generator<void, number[][]> {
  const edges: number[][] = [];
  for (const type of rules.pieces.keys()) {
    for (let position = 0; position < positions; position += 1) {
      const arrivals = mobility.arrivalsFrom(player, type, position);
      edges.push(arrivals.map((one) => one.type * positions + one.position));
      yield;
    }
  }
  return edges;
}
