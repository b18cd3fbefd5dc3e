import { assertDefined } from '#core';

/** Cell contents other than blocks: empty, or a wall, which is not a position. */
export const FREE = '.';
export const WALL = '#';

/** Maximum width and height of a board. */
export const MAX_SIDE = 12;

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** All block names, in the order in which new blocks receive them. */
export const BLOCK_NAMES: readonly string[] = [
  ...CAPITALS,
  ...CAPITALS.map((letter) => letter.toLowerCase()),
  ...Array.from({ length: 99 }, (_, index) => String(index + 1)),
];

/**
 * A part of the goal: each of `blocks`, all of one shape, must reach one of the places. A single
 * block may reach any of its places. Several blocks with as many places are interchangeable.
 */
export interface Target {
  readonly blocks: readonly string[];
  /** Cells of the blocks' first tiles. */
  readonly anchors: readonly number[];
}

/**
 * A sliding-block puzzle being drawn. Cells are numbered row by row from 0; a block's first tile is
 * its first in reading order. A draft may be invalid; see `problemsOf`.
 */
export interface PuzzleDraft {
  readonly width: number;
  readonly height: number;
  /** Content of each cell: `FREE`, `WALL`, or a block name. */
  readonly cells: readonly string[];
  /** Targets that must all be met; each block is in at most one. */
  readonly targets: readonly Target[];
  readonly title: string;
  /** Author and source of the puzzle. */
  readonly author: string;
  readonly description: string;
}

/** Offset of a tile from the first tile of its block. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** Empty draft of a given size. */
export function emptyDraft(width: number, height: number): PuzzleDraft {
  const cells = new Array<string>(width * height).fill(FREE);
  return { width, height, cells, targets: [], title: '', author: '', description: '' };
}

export function isBlock(content: string | undefined): content is string {
  return content !== undefined && content !== FREE && content !== WALL;
}

/** Cells of each block, in reading order. */
export function blocksOf({
  cells,
}: Pick<PuzzleDraft, 'cells'>): ReadonlyMap<string, readonly number[]> {
  const blocks = new Map<string, number[]>();
  for (const [cell, content] of cells.entries()) {
    if (!isBlock(content)) continue;
    const group = blocks.get(content);
    if (group === undefined) blocks.set(content, [cell]);
    else group.push(cell);
  }
  return blocks;
}

/** First unused block name. */
export function freshName(draft: PuzzleDraft): string {
  const used = new Set(draft.cells);
  return assertDefined(BLOCK_NAMES.find((name) => !used.has(name)));
}

/** Offsets of a block's tiles from its first. */
export function offsetsOf(width: number, tiles: readonly number[]): Offset[] {
  const [first = 0] = tiles;
  return tiles.map((cell) => ({
    dx: (cell % width) - (first % width),
    dy: Math.floor(cell / width) - Math.floor(first / width),
  }));
}

/** Key shared by blocks of the same shape. */
export function shapeKey(width: number, tiles: readonly number[]): string {
  return offsetsOf(width, tiles)
    .map(({ dx, dy }) => `${dx},${dy}`)
    .join(' ');
}

/** Cells of a shape with its first tile on `anchor`; undefined if it would leave the board. */
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

/**
 * Cells covered by a block with its first tile on `anchor`; undefined if the block is unknown or
 * would leave the board.
 */
export function ghostOf(draft: PuzzleDraft, name: string, anchor: number): number[] | undefined {
  const tiles = blocksOf(draft).get(name);
  return tiles && coverOf(draft, offsetsOf(draft.width, tiles), anchor);
}

/** True if the tiles are connected side by side. */
export function isWhole(width: number, tiles: readonly number[]): boolean {
  const waiting = new Set(tiles);
  const reached = tiles.slice(0, 1);
  for (const cell of reached) {
    waiting.delete(cell);
    const column = cell % width;
    const neighbours = [
      cell - width,
      cell + width,
      ...(column > 0 ? [cell - 1] : []),
      ...(column < width - 1 ? [cell + 1] : []),
    ];
    for (const other of neighbours) if (waiting.delete(other)) reached.push(other);
  }
  return waiting.size === 0;
}
