import { assertDefined, int32At } from '#core';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Impasse, Rules } from '../model/index.ts';
import type { Board } from './board.ts';

const MAJOR_POINTS = 5;

/** Tests if a player wins by points with the royal piece in the enemy camp. */
export class ImpasseTest {
  readonly #impasse: Impasse;
  readonly #board: Board;
  /** Positions of the zone, and points needed, by player. */
  readonly #zones: readonly (readonly number[])[];
  readonly #points: readonly number[];
  /** Points of each type. */
  readonly #values: readonly number[];

  constructor({ board: { zones }, players, pieces }: Rules, impasse: Impasse, board: Board) {
    const { points, zone, majors } = impasse;
    this.#impasse = impasse;
    this.#board = board;
    this.#zones = players.map((_, player) => zones[zone]?.positions[player] ?? []);
    const seats = [...players.keys()].filter((player) => players[player]?.kind === 'decides');
    const last = assertDefined(points.at(-1));
    this.#points = players.map((_, player) => points[seats.indexOf(player)] ?? last);
    this.#values = pieces.map((_, type) => (majors.includes(type) ? MAJOR_POINTS : 1));
  }

  /** True apart from check, which must not threaten the player. */
  holds(player: number): boolean {
    const board = this.#board;
    const zone = assertDefined(this.#zones[player]);
    const royals = assertDefined(board.royals[player]);
    if (royals.length === 0 || !royals.every((at) => zone.includes(at))) return false;
    let pieces = 0;
    let points = 0;
    for (const position of zone) {
      const cell = int32At(board.cell, position);
      if (cell === EMPTY || ownerOf(board.cells, cell) !== player || board.isRoyal(cell)) continue;
      pieces += 1;
      points += assertDefined(this.#values[typeOf(board.cells, cell)]);
    }
    if (pieces < this.#impasse.pieces) return false;
    for (const [type, value] of this.#values.entries()) {
      points += value * int32At(board.stock, player * board.cells.types + type);
    }
    return points >= assertDefined(this.#points[player]);
  }
}
