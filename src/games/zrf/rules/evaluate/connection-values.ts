import { assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import type { Board } from '../run/board.ts';
import { Circuit } from './circuit.ts';
import type { ConnectionAim } from './connections.ts';

/** What it is worth to have joined the edges; on an empty board one has half of it. */
const JOINED = 4000;
/** What a position is worth to its owner that always decides, while first pieces are chosen. */
const PIVOT = 1400;
/** So many pieces may stand where a first one is to be chosen, or to be taken over. */
const MAX_OPENING = 1;
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

  /** Whether so little stands on a board that first pieces are chosen, or taken over. */
  isOpening({ cell }: Board): boolean {
    if (this.isEmpty) return false;
    return cell.reduce((count, piece) => count + Number(piece !== EMPTY), 0) <= MAX_OPENING;
  }

  /**
   * What a player's pieces promise that are among the first. Resistances tell little of them: beside an
   * edge they seem better than they are. Later on resistances tell more.
   */
  promiseOf(player: number, { cell, owners }: Board): number {
    let worth = 0;
    for (const { player: own, sign, pivots } of this.#wired) {
      if (own !== player || pivots === undefined) continue;
      for (const [position, piece] of cell.entries()) {
        if (piece !== EMPTY && owners[piece] === player)
          worth += sign * assertDefined(pivots[position]);
      }
    }
    return PIVOT * worth;
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

function solve(wired: Wired, board: Board): number {
  if (wired.high === board.hashHigh && wired.low === board.hashLow) return wired.worth;
  const resistance = resistanceOf(wired.circuits, board, wired.player);
  wired.high = board.hashHigh;
  wired.low = board.hashLow;
  wired.worth = (wired.sign * JOINED) / (1 + resistance / wired.usual);
  return wired.worth;
}
