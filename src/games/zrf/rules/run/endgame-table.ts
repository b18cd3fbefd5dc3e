import { assertDefined, int32At, largest } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Endgame, EndgameMaterial, Rules, SideMaterial } from '../model/index.ts';
import type { Board } from './board.ts';

export const NO_ENDGAME = -1;

type Test = () => boolean;

function totalOf({ counts, others }: SideMaterial): number {
  return counts.reduce((sum, { count }) => sum + count, others);
}

function piecesOf(material: EndgameMaterial): number {
  if (material.kind === 'total') return material.most;
  return totalOf(material.sides[0]) + totalOf(material.sides[1]);
}

/** Endgames with a limit of moves, found by the pieces on the board. */
export class EndgameTable {
  readonly #board: Board;
  readonly #seats: readonly number[];
  readonly #endgames: readonly Endgame[];
  readonly #tests: readonly Test[];
  /** Pieces of the largest endgame. */
  readonly #most: number;

  constructor({ players, options }: Rules, board: Board) {
    this.#board = board;
    this.#seats = [...players.keys()].filter((player) => players[player]?.kind === 'decides');
    this.#endgames = options.endgames;
    this.#most = largest(options.endgames.map(({ material }) => piecesOf(material)));
    this.#tests = options.endgames.map((endgame) => this.#testOf(endgame));
  }

  /** Index of the first endgame that the position belongs to, or NO_ENDGAME. */
  find(): number {
    let pieces = 0;
    for (const seat of this.#seats) pieces += int32At(this.#board.pieceCounts, seat);
    if (pieces > this.#most) return NO_ENDGAME;
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

  #sideTest(side: SideMaterial, player: number): Test {
    const { counts: needed } = side;
    const { cells, counts, pieceCounts } = this.#board;
    const total = totalOf(side);
    const kinds = needed.map(({ type, count }) => ({ cell: cellOf(cells, type, player), count }));
    return () =>
      int32At(pieceCounts, player) === total &&
      kinds.every(({ cell, count }) => int32At(counts, cell) >= count);
  }
}
