import { assertDefined, int32At } from '#core';
import { cellOf, EMPTY } from '../compile/cell.ts';
import type { Board as RulesBoard, MinorPiece, Rules } from '../model/index.ts';
import type { Board } from './board.ts';

const NO_COLOUR = -1;

/** Colour of each position on a chequered board: 0 or 1, or -1 outside grids. */
function coloursOf({ grids, positions }: RulesBoard): readonly number[] {
  const colours = positions.map(() => NO_COLOUR);
  for (const grid of grids) {
    for (const [index, position] of grid.positions.entries()) {
      if (position < 0) continue;
      let rest = index;
      let sum = 0;
      for (const { length } of grid.labels) {
        sum += rest % length;
        rest = Math.floor(rest / length);
      }
      colours[position] = sum % 2;
    }
  }
  return colours;
}

/** Tests if too few pieces are left to mate: royal pieces, and minor ones that cannot do it. */
export class DrawnMaterial {
  readonly #board: Board;
  readonly #colours: readonly number[];
  /** Cells of pieces that can mate, of minor pieces, and of those that are bound to a colour. */
  readonly #majors: readonly number[];
  readonly #minors: readonly number[];
  readonly #bound: readonly number[];
  /** Cells of the pieces of each player that are not royal. */
  readonly #armies: readonly (readonly number[])[];

  constructor(
    { board: rulesBoard, players, pieces }: Rules,
    minor: readonly MinorPiece[],
    board: Board,
  ) {
    this.#board = board;
    this.#colours = coloursOf(rulesBoard);
    const cellsWhere = (isIncluded: (type: number) => boolean) =>
      [...pieces.keys()]
        .filter(isIncluded)
        .flatMap((type) => [...players.keys()].map((player) => cellOf(board.cells, type, player)))
        .filter((cell) => !board.isRoyal(cell));
    const isMinor = (type: number) => minor.some((piece) => piece.type === type);
    this.#armies = [...players.keys()].map((player) =>
      [...pieces.keys()]
        .map((type) => cellOf(board.cells, type, player))
        .filter((cell) => !board.isRoyal(cell)),
    );
    this.#majors = cellsWhere((type) => !isMinor(type));
    this.#minors = cellsWhere(isMinor);
    this.#bound = cellsWhere((type) =>
      minor.some((piece) => piece.type === type && piece.isColourBound),
    );
  }

  holds(): boolean {
    if (this.#count(this.#majors) > 0 || this.#hasStock) return false;
    const minors = this.#count(this.#minors);
    return minors <= 1 || (this.#count(this.#bound) === minors && this.#isOneColour());
  }

  /** False for a player with royal pieces only, who cannot mate even with help. */
  canWin(player: number): boolean {
    return this.#hasStock || this.#count(this.#armies[player] ?? []) > 0;
  }

  get #hasStock(): boolean {
    return this.#board.stock.some((waiting) => waiting > 0);
  }

  #count(cells: readonly number[]): number {
    const { counts } = this.#board;
    let sum = 0;
    for (const cell of cells) sum += int32At(counts, cell);
    return sum;
  }

  /** True if all bound pieces are on positions of one colour. */
  #isOneColour(): boolean {
    const { cell } = this.#board;
    let colour = NO_COLOUR;
    for (const [position, piece] of cell.entries()) {
      if (piece === EMPTY || !this.#bound.includes(piece)) continue;
      const here = assertDefined(this.#colours[position]);
      if (here === NO_COLOUR || (colour !== NO_COLOUR && colour !== here)) return false;
      colour = here;
    }
    return true;
  }
}
