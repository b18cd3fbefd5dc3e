import { below, pick, assertDefined } from '#core';
import type { Random } from '#core';
import type { Picture } from './plain.ts';

type Cell = readonly [row: number, column: number];
type Turn = (cell: Cell) => Cell;

const SHAPES: readonly (readonly Cell[])[] = [
  [[0, 0]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 1],
    [1, 0],
    [1, 1],
  ],
];

/** A block with its first tile required or forbidden at a place. */
interface Term {
  readonly letter: string;
  readonly at: Cell;
  readonly isNot: boolean;
}

export interface Drawn {
  readonly picture: Picture;
  /** Alternatives, each a list of conditions that must all hold. */
  readonly goal: readonly (readonly Term[])[];
}

const isSame = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];
const inOrder = (cells: readonly Cell[]) =>
  [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1]);

function cellsOf(picture: Picture, letter: string): Cell[] {
  return picture.flatMap((row, down) =>
    [...row].flatMap((at, right): Cell[] => (at === letter ? [[down, right]] : [])),
  );
}

/** Places blocks at random, each with its image under the symmetry, if any. */
class Drawing {
  readonly #random: Random;
  readonly #rows: number;
  readonly #columns: number;
  readonly #turn: Turn | undefined;
  readonly #grid: string[][];
  readonly #images = new Map<string, string>();
  #singles = 0;

  constructor(random: Random, isSymmetric: boolean) {
    this.#random = random;
    this.#rows = 3 + below(random, 2);
    this.#columns = 3 + below(random, 2);
    const [rows, columns] = [this.#rows - 1, this.#columns - 1];
    const turns: readonly Turn[] = [
      ([row, column]) => [row, columns - column],
      ([row, column]) => [rows - row, column],
      ([row, column]) => [rows - row, columns - column],
    ];
    this.#turn = isSymmetric ? pick(random, turns) : undefined;
    this.#grid = Array.from({ length: this.#rows }, () => '.'.repeat(this.#columns).split(''));
  }

  draw(): Drawn {
    for (let tries = 0; tries < 20; tries += 1) this.#put(this.#cells(pick(this.#random, SHAPES)));
    if (this.#images.size === 0) this.#put([[0, 0]]);
    const picture = this.#grid.map((row) => row.join(''));
    const parts = Array.from({ length: 1 + below(this.#random, 2) }, () => this.#terms(picture));
    const images = parts.map((part) => part.map((term) => this.#imageOf(picture, term)));
    const isBoth = this.#turn !== undefined && parts.length === 1 && below(this.#random, 2) === 0;
    return { picture, goal: isBoth ? [[...parts, ...images].flat()] : [...parts, ...images] };
  }

  #cells(shape: readonly Cell[]): Cell[] {
    const [row, column] = [below(this.#random, this.#rows), below(this.#random, this.#columns)];
    return shape.map(([down, right]) => [row + down, column + right]);
  }

  #put(cells: readonly Cell[]): void {
    const image = this.#turn === undefined ? cells : inOrder(cells.map(this.#turn));
    const isItself = cells.every((cell, index) => isSame(cell, assertDefined(image[index])));
    const isApart = !cells.some((cell) => image.some((other) => isSame(cell, other)));
    if (!isItself && !isApart) return;
    const all = isItself ? cells : [...cells, ...image];
    const isFree = all.every(([row, column]) => this.#grid[row]?.[column] === '.');
    const empty = this.#grid.flat().filter((at) => at === '.').length;
    if (!isFree || empty - all.length < 2) return;
    // Too many single tiles give many trivial positions.
    this.#singles += cells.length === 1 ? all.length : 0;
    if (cells.length === 1 && this.#singles > 3) return;
    const letter = this.#letter();
    const other = isItself ? letter : this.#letter();
    this.#images.set(letter, other).set(other, letter);
    for (const [row, column] of image) assertDefined(this.#grid[row])[column] = other;
    for (const [row, column] of cells) assertDefined(this.#grid[row])[column] = letter;
  }

  #letter(): string {
    const letter = assertDefined('ABCDEFGHIJKLMNOP'[this.#images.size]);
    this.#images.set(letter, letter);
    return letter;
  }

  #terms(picture: Picture): Term[] {
    return Array.from({ length: 1 + below(this.#random, 2) }, (_, index) => {
      const letter = pick(this.#random, [...this.#images.keys()]);
      const at = pick(this.#random, this.#placesFor(cellsOf(picture, letter)));
      return { letter, at, isNot: index > 0 && below(this.#random, 3) === 0 };
    });
  }

  /** Possible places of a block's first tile. */
  #placesFor(own: readonly Cell[]): Cell[] {
    const [row, column] = assertDefined(own[0]);
    const all = this.#grid.flatMap((letters, down) =>
      letters.map((_, right): Cell => [down, right]),
    );
    return all.filter(([down, right]) =>
      own.every((cell) => this.#grid[cell[0] + down - row]?.[cell[1] + right - column]),
    );
  }

  #imageOf(picture: Picture, term: Term): Term {
    if (this.#turn === undefined) return term;
    const own = cellsOf(picture, term.letter);
    const [row, column] = assertDefined(own[0]);
    const there = own.map(([down, right]): Cell => [
      term.at[0] + down - row,
      term.at[1] + right - column,
    ]);
    const at = assertDefined(inOrder(there.map(this.#turn))[0]);
    return { letter: assertDefined(this.#images.get(term.letter)), at, isNot: term.isNot };
  }
}

/** Goal in rules notation. */
export function goalTextOf({ picture, goal }: Drawn): string {
  const terms = goal.map((part) =>
    part.map(({ letter, at: [row, column], isNot }) => {
      const name = `${assertDefined('abcdefgh'[column])}${picture.length - row}`;
      const text = `(absolute-config ${letter}1 (${name}))`;
      return isNot ? `(not ${text})` : text;
    }),
  );
  return `(or ${terms.map((part) => `(and ${part.join(' ')})`).join(' ')})`;
}

export function isGoal({ goal }: Drawn, picture: Picture): boolean {
  const holds = ({ letter, at, isNot }: Term) =>
    isSame(assertDefined(cellsOf(picture, letter)[0]), at) !== isNot;
  return goal.some((part) => part.every(holds));
}

/** A small random puzzle; a symmetric one is unchanged by a reflection or half turn. */
export function drawPuzzle(random: Random, isSymmetric: boolean): Drawn {
  return new Drawing(random, isSymmetric).draw();
}
