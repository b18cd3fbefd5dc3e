import { assertDefined } from '../../../core/index.ts';
import { EMPTY } from '../compile/cell.ts';
import type { Board } from '../run/board.ts';
import { Circuit } from './circuit.ts';
import type { ConnectionAim } from './connections.ts';

/** What it is worth to have joined the edges; on an empty board one has half of it. */
const JOINED = 4000;
/**
 * What a position is worth that always decides, on an empty board; nothing any more once this share of
 * the board is taken. Resistances tell little before: pieces beside an edge seem better than they are.
 */
const PIVOT = 2800;
const OPENING = 1 / 24;
/** What a position is worth in ordering that all current goes through. */
const FLOW = 1000;

interface Wired {
  readonly player: number;
  readonly sign: number;
  readonly circuits: readonly Circuit[];
  /** How often each position decides; none as long as it is not known. */
  readonly pivots: Float64Array | undefined;
  /** The resistance of the empty board. */
  readonly usual: number;
  /** The board for which the circuits were solved last, by its hash, and its worth. */
  high: number;
  low: number;
  worth: number;
}

/** Every edge with every other one that comes later. */
function pairsOf(edges: readonly (readonly number[])[]) {
  return edges.flatMap((one, index) =>
    edges.slice(index + 1).map((other) => [one, other] as const),
  );
}

/** How near players are to joining edges by chains of pieces, where that decides the game. */
export class ConnectionValues {
  readonly #wired: readonly Wired[];

  constructor(aims: readonly ConnectionAim[], pivots: readonly Float64Array[], empty: Board) {
    this.#wired = aims.map(({ player, sign, edges, neighbours }, index) => {
      const circuits = pairsOf(edges).map(([one, other]) => new Circuit(neighbours, one, other));
      const usual = resistanceOf(circuits, empty, player);
      return {
        player,
        sign,
        circuits,
        pivots: pivots[index],
        usual,
        high: NaN,
        low: NaN,
        worth: 0,
      };
    });
  }

  get isEmpty(): boolean {
    return this.#wired.length === 0;
  }

  /** What a player's chains are worth to him. */
  of(player: number, board: Board): number {
    let worth = 0;
    for (const wired of this.#wired) if (wired.player === player) worth += solve(wired, board);
    return worth;
  }

  /** How much hangs on who takes an empty position, for move ordering. */
  flowAt(position: number, board: Board): number {
    let flow = 0;
    for (const wired of this.#wired) {
      solve(wired, board);
      for (const circuit of wired.circuits) flow += assertDefined(circuit.flow[position]);
    }
    return FLOW * flow;
  }
}

function resistanceOf(circuits: readonly Circuit[], board: Board, player: number): number {
  return (
    circuits.reduce((sum, circuit) => sum + circuit.resistance(board, player), 0) / circuits.length
  );
}

function openingWorth({ pivots, player }: Wired, { cell, owners }: Board): number {
  if (pivots === undefined) return 0;
  let [taken, share] = [0, 0];
  for (const [position, piece] of cell.entries()) {
    if (piece === EMPTY) continue;
    taken += 1;
    if (owners[piece] === player) share += assertDefined(pivots[position]);
  }
  return PIVOT * share * Math.max(0, 1 - taken / (OPENING * cell.length));
}

function solve(wired: Wired, board: Board): number {
  if (wired.high === board.hashHigh && wired.low === board.hashLow) return wired.worth;
  const resistance = resistanceOf(wired.circuits, board, wired.player);
  wired.high = board.hashHigh;
  wired.low = board.hashLow;
  wired.worth = wired.sign * (JOINED / (1 + resistance / wired.usual) + openingWorth(wired, board));
  return wired.worth;
}
