import { assertDefined, int32At } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Endgame, Rules, SideMaterial } from '../model/index.ts';
import type { Board } from './board.ts';

export const NO_ENDGAME = -1;

type Test = () => boolean;

/** Endgames with a limit of moves, found by the pieces on the board. */
export class EndgameTable {
  readonly #board: Board;
  readonly #seats: readonly number[];
  readonly #endgames: readonly Endgame[];
  readonly #tests: readonly Test[];

  constructor({ players, options }: Rules, board: Board) {
    this.#board = board;
    this.#seats = [...players.keys()].filter((player) => players[player]?.kind === 'decides');
    this.#endgames = options.endgames;
    this.#tests = options.endgames.map((endgame) => this.#testOf(endgame));
  }

  /** Index of the first endgame that the position belongs to, or NO_ENDGAME. */
  find(): number {
    return this.#tests.findIndex((holds) => holds());
  }

  /** Maximum number of turns. */
  limit(endgame: number): number {
    return assertDefined(this.#endgames[endgame]).moves * this.#seats.length;
  }

  /** True if a change of material without a capture restarts the count. */
  restarts(endgame: number): boolean {
    return assertDefined(this.#endgames[endgame]).material.kind === 'total';
  }

  #testOf({ material }: Endgame): Test {
    const { cells, counts, pieceCounts } = this.#board;
    if (material.kind === 'total') {
      const { most, type } = material;
      const kinds = this.#seats.map((seat) => cellOf(cells, type, seat));
      return () =>
        kinds.every((kind) => int32At(counts, kind) > 0) &&
        pieceCounts.reduce((sum, count) => sum + count) <= most;
    }
    const [one, other] = material.sides;
    const [first, second, ...more] = this.#seats;
    if (first === undefined || second === undefined || more.length > 0) return () => false;
    const pairs = [
      [this.#sideTest(one, first), this.#sideTest(other, second)],
      [this.#sideTest(one, second), this.#sideTest(other, first)],
    ];
    return () => pairs.some((tests) => tests.every((holds) => holds()));
  }

  #sideTest({ counts: needed, others }: SideMaterial, player: number): Test {
    const { cells, counts, pieceCounts } = this.#board;
    const total = needed.reduce((sum, { count }) => sum + count, others);
    const kinds = needed.map(({ type, count }) => ({ cell: cellOf(cells, type, player), count }));
    return () =>
      int32At(pieceCounts, player) === total &&
      kinds.every(({ cell, count }) => int32At(counts, cell) >= count);
  }
}
