import { assertDefined } from '#core';

/** What a cell holds beside blocks: nothing, or a wall, where there is no position at all. */
export const FREE = '.';
export const WALL = '#';

/** Boards are at most so wide, and so high. */
export const MAX_SIDE = 12;

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Every name that a block can have, in the order in which new blocks get them. */
export const BLOCK_NAMES: readonly string[] = [
  ...CAPITALS,
  ...CAPITALS.map((letter) => letter.toLowerCase()),
  ...Array.from({ length: 99 }, (_, index) => String(index + 1)),
];

/**
 * A part of the goal: each of `blocks`, which are of one shape, has to come to one of the places.
 * One block with several places may come to any of them; of several blocks with as many places it
 * makes no difference which one comes where.
 */
export interface Target {
  readonly blocks: readonly string[];
  /** Cells of the blocks' first tiles. */
  readonly anchors: readonly number[];
}

/**
 * A puzzle of sliding blocks that is being drawn. Cells are numbered row by row from 0; the first
 * tile of a block is the first that one reads. Nothing says that it makes sense: `problemsOf` does.
 */
export interface PuzzleDraft {
  readonly width: number;
  readonly height: number;
  /** For each cell `FREE`, `WALL`, or the name of the block that lies there. */
  readonly cells: readonly string[];
  /** Every block is in one of them at most; all that have to be fulfilled. */
  readonly targets: readonly Target[];
  readonly title: string;
  /** Who made it, and where it comes from. */
  readonly author: string;
  readonly description: string;
}

/** How far a tile is from the first tile of its block. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** A draft of that size with nothing on it. */
export function emptyDraft(width: number, height: number): PuzzleDraft {
  const cells = new Array<string>(width * height).fill(FREE);
  return { width, height, cells, targets: [], title: '', author: '', description: '' };
}

export function isBlock(content: string | undefined): content is string {
  return content !== undefined && content !== FREE && content !== WALL;
}

/** The cells of each block, in the order in which one reads. */
export function blocksOf({
  cells,
}: Pick<PuzzleDraft, 'cells'>): ReadonlyMap<string, readonly number[]> {
  const blocks = new Map<string, number[]>();
  for (const [cell, content] of cells.entries()) {
    if (!isBlock(content)) continue;
    const known = blocks.get(content);
    if (known === undefined) blocks.set(content, [cell]);
    else known.push(cell);
  }
  return blocks;
}

/** The first name that no block has. */
export function freshName(draft: PuzzleDraft): string {
  const used = new Set(draft.cells);
  return assertDefined(BLOCK_NAMES.find((name) => !used.has(name)));
}

/** The tiles of a block as they lie around its first. */
export function offsetsOf(width: number, tiles: readonly number[]): Offset[] {
  const [first = 0] = tiles;
  return tiles.map((cell) => ({
    dx: (cell % width) - (first % width),
    dy: Math.floor(cell / width) - Math.floor(first / width),
  }));
}

/** A text that is the same for blocks of one shape. */
export function shapeKey(width: number, tiles: readonly number[]): string {
  return offsetsOf(width, tiles)
    .map(({ dx, dy }) => `${dx},${dy}`)
    .join(' ');
}

/** The cells of a shape whose first tile is on `anchor`; undefined where it would leave the board. */
export function coverOf(
  { width, height }: Pick<PuzzleDraft, 'width' | 'height'>,
  offsets: readonly Offset[],
  anchor: number,
): number[] | undefined {
  const [x, y] = [anchor % width, Math.floor(anchor / width)];
  const fits = offsets.every(({ dx, dy }) => {
    return x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
  });
  return fits ? offsets.map(({ dx, dy }) => (y + dy) * width + x + dx) : undefined;
}

/** The cells that a block covers where its first tile is on `anchor`; undefined for none. */
export function ghostOf(draft: PuzzleDraft, name: string, anchor: number): number[] | undefined {
  const tiles = blocksOf(draft).get(name);
  return tiles && coverOf(draft, offsetsOf(draft.width, tiles), anchor);
}

/** Whether tiles hang together, side by side. */
export function isWhole(width: number, tiles: readonly number[]): boolean {
  const waiting = new Set(tiles);
  const reached = tiles.slice(0, 1);
  for (const cell of reached) {
    waiting.delete(cell);
    const column = cell % width;
    const near = [
      cell - width,
      cell + width,
      ...(column > 0 ? [cell - 1] : []),
      ...(column < width - 1 ? [cell + 1] : []),
    ];
    for (const other of near) if (waiting.delete(other)) reached.push(other);
  }
  return waiting.size === 0;
}
