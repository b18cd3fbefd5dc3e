import { assertDefined } from '#core';
import type { Play } from '../run/play.ts';
import { Mobility } from './mobility.ts';

/** Maximum size of the graph searched for paths. On larger boards straight distances are used. */
const MAX_NODES = 6000;
/** Maximum number of positions on which a piece is tried. */
const MAX_TRIED = 24;

/** Weight of filled boards, compared with an empty one: most of a game is played on those. */
const FILLED_WEIGHT = 3;

/** Facts learned about the movement of pieces. */
export interface Travel {
  /** Average number of squares within reach of each type. The last entries may be missing. */
  readonly mobilities: readonly number[];
  /**
   * Movement graph of each player, with nodes `type * positions + position`; missing if it would be
   * too large.
   */
  readonly edges: ReadonlyMap<number, readonly (readonly number[])[]>;
}

/** Initial value, before any trials. */
export const NO_TRAVEL: Travel = { mobilities: [], edges: new Map() };

/** Positions spread evenly over the board. */
function spread(positions: number): number[] {
  const count = Math.min(positions, MAX_TRIED);
  return Array.from({ length: count }, (_, index) => Math.floor((index * positions) / count));
}

/**
 * Average number of squares within reach of a piece on empty and filled boards. Yields after each position tried.
 */
function* learnMobility(
  mobility: Mobility,
  player: number,
  type: number,
  positions: number,
): Generator<void, number> {
  const tried = spread(positions);
  let total = 0;
  for (const position of tried) {
    total +=
      mobility.targetsAlone(player, type, position) +
      FILLED_WEIGHT * mobility.averageTargets(player, type, position);
    yield;
  }
  return total / ((1 + FILLED_WEIGHT) * tried.length);
}

/** Tries all pieces on boards outside a game. Yields after each position tried. */
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
