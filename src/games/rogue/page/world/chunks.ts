import type { Point } from '#web/canvas/geometry.ts';
import type { Size } from '#web/canvas/frame.ts';
import type { Atlas } from '../tiles/atlas.ts';
import type { KnownGround } from './shown.ts';
import { DOORWAY_REACH, tilesAt } from './terrain.ts';

/** Maximum side of a chunk's canvas in pixels: 4 MB. */
const MAX_SIDE = 1024;
const MAX_CELLS = 32;
/** Maximum memory for chunk canvases, in bytes. */
const MAX_BYTES = 96_000_000;

/** Width of a chunk in cells, limited by its canvas size. */
function chunkCells(cell: number): number {
  let cells = MAX_CELLS;
  while (cells > 4 && cells * cell > MAX_SIDE) cells /= 2;
  return cells;
}

/** A newly seen cell changes the edges of its neighbours, and can complete a doorway further away. */
function addAround(cells: Set<string>, x: number, y: number): void {
  for (let dy = -DOORWAY_REACH; dy <= DOORWAY_REACH; dy++) {
    for (let dx = -DOORWAY_REACH; dx <= DOORWAY_REACH; dx++) cells.add(`${x + dx},${y + dy}`);
  }
}

interface Chunk {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  /** Drawn cells, row by row. */
  readonly drawn: Uint8Array;
}

/** The known ground, cached in chunks; the least recently used are dropped. */
export class Chunks {
  readonly #atlas: Atlas;
  readonly #cells: number;
  readonly #side: number;
  readonly #most: number;
  readonly #known = new Map<string, Chunk>();

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.#cells = chunkCells(atlas.cell);
    this.#side = this.#cells * atlas.cell;
    this.#most = Math.max(6, Math.floor(MAX_BYTES / (this.#side * this.#side * 4)));
  }

  /** Number of cached chunks. */
  get count(): number {
    return this.#known.size;
  }

  /** Clears the cache, e.g. for another world or an earlier state. */
  clear(): void {
    this.#known.clear();
  }

  /** Redraws newly known ground within a radius in cells. */
  refresh(ground: KnownGround, { x: atX, y: atY }: Point, reach: number): void {
    const stale = new Set<string>();
    for (let y = atY - reach; y <= atY + reach; y++) {
      for (let x = atX - reach; x <= atX + reach; x++) {
        if (ground.isKnown(x, y) && this.#isStale(x, y)) addAround(stale, x, y);
      }
    }
    for (const key of stale) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      this.#redraw(ground, x, y);
    }
  }

  /** Draws a window of the world; the point is its top left corner in pixels. */
  draw(
    pen: CanvasRenderingContext2D,
    ground: KnownGround,
    left: number,
    top: number,
    size: Size,
  ): void {
    const side = this.#side;
    const [lastX, lastY] = [left + size.width - 1, top + size.height - 1];
    for (let cy = Math.floor(top / side); cy <= Math.floor(lastY / side); cy++) {
      for (let cx = Math.floor(left / side); cx <= Math.floor(lastX / side); cx++) {
        const chunk = this.#chunk(ground, cx, cy);
        pen.drawImage(chunk.canvas, cx * side - left, cy * side - top);
      }
    }
  }

  /** True if a cell belongs to a cached chunk that does not show it. */
  #isStale(x: number, y: number): boolean {
    const cells = this.#cells;
    const [cx, cy] = [Math.floor(x / cells), Math.floor(y / cells)];
    const chunk = this.#known.get(`${cx},${cy}`);
    return chunk?.drawn[(y - cy * cells) * cells + x - cx * cells] === 0;
  }

  #redraw(ground: KnownGround, x: number, y: number): void {
    const [cx, cy] = [Math.floor(x / this.#cells), Math.floor(y / this.#cells)];
    const chunk = this.#known.get(`${cx},${cy}`);
    if (chunk !== undefined) this.#drawCell(chunk, ground, x, y, cx, cy);
  }

  #chunk(ground: KnownGround, cx: number, cy: number): Chunk {
    const key = `${cx},${cy}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.#known.delete(key);
      this.#known.set(key, known);
      return known;
    }
    const chunk = this.#make(ground, cx, cy);
    this.#known.set(key, chunk);
    for (const [oldest] of this.#known) {
      if (this.#known.size <= this.#most) break;
      this.#known.delete(oldest);
    }
    return chunk;
  }

  #make(ground: KnownGround, cx: number, cy: number): Chunk {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [this.#side, this.#side];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('canvas: no 2d context');
    const cells = this.#cells;
    const chunk = { canvas, pen, drawn: new Uint8Array(cells * cells) };
    for (let y = 0; y < cells; y++) {
      for (let x = 0; x < cells; x++) {
        this.#drawCell(chunk, ground, cx * cells + x, cy * cells + y, cx, cy);
      }
    }
    return chunk;
  }

  #drawCell(
    { pen, drawn }: Chunk,
    ground: KnownGround,
    x: number,
    y: number,
    cx: number,
    cy: number,
  ): void {
    const tiles = tilesAt(ground, x, y);
    if (tiles.length === 0) return;
    const cells = this.#cells;
    const { cell } = this.#atlas;
    const [column, row] = [x - cx * cells, y - cy * cells];
    drawn[row * cells + column] = 1;
    for (const tile of tiles) this.#atlas.draw(pen, tile, column * cell, row * cell);
  }
}
