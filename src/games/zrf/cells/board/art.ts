import { assertDefined } from '#core';
import type { Size } from '#screen/cells/grid.ts';
import { CROWNED, SIDES, STONES } from './piece-sets.ts';

/*
 * Pictures of pieces for large squares. `#` is drawn, `o` only for black pieces, whose body is solid
 * where that of white ones is hollow, and `x` only for white ones. Two pixels form a cell.
 */

type Bitmap = readonly string[];

/** Pictures in squares of three and of four rows. */
interface Picture {
  readonly medium: Bitmap;
  readonly large: Bitmap;
}

const PAWN: Picture = {
  medium: ['.....', '..#..', '.#o#.', '..#..', '.#o#.', '#####'],
  large: ['.......', '..###..', '..#o#..', '..###..', '...#...', '..#o#..', '.#ooo#.', '.#####.'],
};
const ROOK: Picture = {
  medium: ['.....', '#.#.#', '#####', '.#o#.', '.#o#.', '#####'],
  large: ['.......', '##.#.##', '#o#o#o#', '.#####.', '.#ooo#.', '.#ooo#.', '#ooooo#', '#######'],
};
const KNIGHT: Picture = {
  medium: ['..#..', '.###.', '#ooo#', '###o#', '.#oo#', '#####'],
  large: ['...#...', '..###..', '.#o#o#.', '#ooooo#', '###ooo#', '..#ooo#', '.#oooo#', '.######'],
};
const BISHOP: Picture = {
  medium: ['..#..', '.#x#.', '.#o#.', '..#..', '.#o#.', '#####'],
  large: ['...#...', '..#o#..', '.#oxo#.', '.#xxx#.', '.#oxo#.', '..#o#..', '.#ooo#.', '#######'],
};
const QUEEN: Picture = {
  medium: ['#.#.#', '#.#.#', '##o##', '#ooo#', '.#o#.', '.###.'],
  large: ['#..#..#', '#..#..#', '##.#.##', '#o#o#o#', '#ooooo#', '.#ooo#.', '.#ooo#.', '.#####.'],
};
const KING: Picture = {
  medium: ['..#..', '.###.', '..#..', '#####', '#ooo#', '.###.'],
  large: ['...#...', '..###..', '...#...', '.##o##.', '#ooooo#', '#ooooo#', '.#ooo#.', '.#####.'],
};
const STONE: Picture = {
  medium: ['.....', '.###.', '#ooo#', '#ooo#', '#ooo#', '.###.'],
  large: ['.......', '..###..', '.#ooo#.', '#ooooo#', '#ooooo#', '.#ooo#.', '..###..', '.......'],
};
const CROWN: Picture = {
  medium: ['.....', '.###.', '#oxo#', '#xxx#', '#ooo#', '.###.'],
  large: ['.......', '..###..', '.#ooo#.', '#xoxox#', '#xxxxx#', '.#ooo#.', '..###..', '.......'],
};
const CROSS: Picture = {
  medium: ['.....', '#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
  large: ['#.....#', '.#...#.', '..#.#..', '...#...', '...#...', '..#.#..', '.#...#.', '#.....#'],
};
const SQUARE: Picture = {
  medium: ['.....', '#####', '#ooo#', '#ooo#', '#ooo#', '#####'],
  large: ['.......', '#######', '#ooooo#', '#ooooo#', '#ooooo#', '#ooooo#', '#ooooo#', '#######'],
};
const TRIANGLE: Picture = {
  medium: ['.....', '..#..', '.#o#.', '.#o#.', '#ooo#', '#####'],
  large: ['.......', '...#...', '..#o#..', '..#o#..', '.#ooo#.', '.#ooo#.', '#ooooo#', '#######'],
};
const DIAMOND: Picture = {
  medium: ['..#..', '.#o#.', '#ooo#', '#ooo#', '.#o#.', '..#..'],
  large: ['...#...', '..#o#..', '.#ooo#.', '#ooooo#', '#ooooo#', '.#ooo#.', '..#o#..', '...#...'],
};

/** Pictures of signs: first the hollow ones, then the solid ones. */
const PICTURES: readonly (readonly [hollow: string, solid: string, picture: Picture])[] = [
  ['♙', '♟\ufe0e', PAWN],
  ['♖', '♜', ROOK],
  ['♘', '♞', KNIGHT],
  ['♗', '♝', BISHOP],
  ['♕', '♛', QUEEN],
  ['♔', '♚', KING],
  [...STONES, STONE],
  [...CROWNED, CROWN],
  ['O', '', STONE],
  ['X', '', CROSS],
  [SIDES[5], SIDES[1], SQUARE],
  [SIDES[6], SIDES[2], TRIANGLE],
  [SIDES[7], SIDES[3], DIAMOND],
];

/** Half blocks by their upper and lower pixels. */
const BLOCKS = [' ', '▄', '▀', '█'];

function cellsOf(bitmap: Bitmap, isSolid: boolean): string[] {
  const isDrawn = (row: number, column: number) => {
    const pixel = bitmap[row]?.charAt(column);
    return pixel === '#' || pixel === (isSolid ? 'o' : 'x');
  };
  const columns = Array.from(assertDefined(bitmap[0]));
  return Array.from({ length: bitmap.length >> 1 }, (_, row) =>
    columns
      .map((_pixel, column) => {
        const upper = isDrawn(2 * row, column) ? 2 : 0;
        return BLOCKS[upper + (isDrawn(2 * row + 1, column) ? 1 : 0)];
      })
      .join(''),
  );
}

function bitmapFor({ medium, large }: Picture, { width, height }: Size): Bitmap | undefined {
  if (width >= 9 && height >= 4) return large;
  return width >= 5 && height >= 3 ? medium : undefined;
}

/** Rows of a picture that fits in a tile; undefined if the sign has none, or the tile is small. */
export function artOf(sign: string, tile: Size): readonly string[] | undefined {
  const found = PICTURES.find(([hollow, solid]) => sign === hollow || sign === solid);
  if (found === undefined) return undefined;
  const [, solid, picture] = found;
  const bitmap = bitmapFor(picture, tile);
  return bitmap && cellsOf(bitmap, sign === solid);
}
