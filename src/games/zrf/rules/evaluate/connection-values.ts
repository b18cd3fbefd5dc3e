import { assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import type { Board } from '../run/board.ts';
import { Circuit } from './circuit.ts';
import { alwaysHasOneWinner } from './full-boards.ts';
import type { ConnectionAim } from './connections.ts';

/** Value of connected edges. An empty board is worth half of it. */
const JOINED = 4000;
/** Value of edges that cannot be separated, and its loss for each missing piece. */
const SETTLED = 9000;
const PER_MISSING = 40;
/** Value of a position that always decides, during the opening. */
const PIVOT = 2000;
/** Maximum number of pieces on the board while a first piece is placed or swapped. */
const MAX_OPENING = 1;
/** Ordering value of a position that carries all the current. */
const FLOW = 1000;

interface Wired {
  readonly player: number;
  readonly sign: number;
  readonly circuits: readonly Circuit[];
  /** Frequency with which each position decides; undefined until learned. */
  readonly pivots: Float64Array | undefined;
  /** Resistance of the empty board. */
  readonly usual: number;
  /** Hash of the board for which the circuits were last solved, and the result. */
  high: number;
  low: number;
  worth: number;
  isSettled: boolean;
}

/** All pairs of different edges. */
function pairsOf(edges: readonly (readonly number[])[]) {
  return edges.flatMap((one, index) =>
    edges.slice(index + 1).map((other) => [one, other] as const),
  );
}

/** Values progress towards connecting edges, in games decided by connections. */
export class ConnectionValues {
  readonly aims: readonly ConnectionAim[];
  /** True if the players fill the board, and one of them has connected his edges in the end. */
  readonly isFilled: boolean;
  readonly #wired: readonly Wired[];

  constructor(aims: readonly ConnectionAim[], pivots: readonly Float64Array[], empty: Board) {
    this.aims = aims;
    this.isFilled = alwaysHasOneWinner(aims);
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
        isSettled: false,
      };
    });
  }

  get isEmpty(): boolean {
    return this.#wired.length === 0;
  }

  /** Value of a player's chains. */
  of(player: number, board: Board): number {
    let worth = 0;
    for (const wired of this.#wired) if (wired.player === player) worth += solve(wired, board);
    return worth;
  }

  /** True if a player can no longer be kept from connecting. */
  isSettled(board: Board): boolean {
    return this.#wired.some((wired) => {
      solve(wired, board);
      return wired.isSettled;
    });
  }

  /**
   * For each empty position, the sum of the shares of current through it in all circuits, on any
   * board.
   */
  flows(board: Pick<Board, 'cell' | 'owners'>): Float64Array {
    const flows = new Float64Array(board.cell.length);
    for (const wired of this.#wired) {
      // The circuits no longer hold the solution of the search's board.
      wired.high = NaN;
      for (const circuit of wired.circuits) {
        circuit.resistance(board, wired.player);
        for (const [at, flow] of circuit.flow.entries())
          flows[at] = assertDefined(flows[at]) + flow;
      }
    }
    return flows;
  }

  /** True while the board has few enough pieces for a first one to be placed or swapped. */
  isOpening({ cell }: Board): boolean {
    if (this.isEmpty) return false;
    return cell.reduce((count, piece) => count + Number(piece !== EMPTY), 0) <= MAX_OPENING;
  }

  /**
   * Opening value of a player's pieces. Early in the game resistance overrates pieces next to an
   * edge; later it is more reliable.
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

  /** Importance of an empty position, for move ordering. */
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
  const missing = missingOf(wired);
  wired.isSettled = missing >= 0;
  wired.worth = wired.isSettled
    ? SETTLED - PER_MISSING * missing
    : (wired.sign * JOINED) / (1 + resistance / wired.usual);
  return wired.worth;
}

/** Pieces missing to a connection that cannot be stopped, or -1. */
function missingOf({ sign, circuits }: Wired): number {
  const [circuit] = circuits;
  // Several pairs of edges may need the same empty positions.
  if (sign < 0 || circuits.length !== 1 || circuit === undefined) return -1;
  return circuit.missing;
}
