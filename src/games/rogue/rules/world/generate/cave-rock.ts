import { uint8At } from '#core';
import type { RandomSource } from './random-source.ts';

/** Initial percentage of rock. */
const ROCK_PERCENT = 44;
const SMOOTHINGS = 4;
/** Minimum rock among a cell and its 8 neighbours for it to become rock. */
const ROCK_AROUND = 5;
/** Minimum thickness of the surrounding rock. */
const BORDER = 2;
/** Radius of the clearing in the middle, which is always hollow. */
const CLEARING = 2;
/** Hollows with fewer cells are filled. */
const MIN_HOLLOW = 8;

/** An area of rock in a flat array: cell (x, y) has index `y * width + x`; 1 is rock. */
export class CaveRock {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  cells: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.middle = Math.floor(height / 2) * width + Math.floor(width / 2);
    this.cells = new Uint8Array(width * height).fill(1);
  }

  /** Generates random hollows, then smooths them; one is always in the middle. */
  hollowOut(random: RandomSource): void {
    this.#eachInside((index, x, y) => {
      if (this.#isOval(x, y) && random.nextInt(0, 99) >= ROCK_PERCENT) this.cells[index] = 0;
    });
    for (let round = 0; round < SMOOTHINGS; round++) this.#smooth();
    const [midX, midY] = [this.middle % this.width, Math.floor(this.middle / this.width)];
    this.#eachInside((index, x, y) => {
      if (Math.abs(x - midX) + Math.abs(y - midY) <= CLEARING) this.cells[index] = 0;
    });
  }

  /**
   * Fills hollows that are too small and numbers the others from 1 in order of their first cells.
   * `owners` contains the hollow of each cell, 0 for rock.
   */
  numberHollows(): { readonly owners: Int32Array; readonly count: number } {
    const owners = new Int32Array(this.cells.length);
    let count = 0;
    for (let index = 0; index < owners.length; index++) {
      if (this.cells[index] === 1 || owners[index] !== 0) continue;
      const hollow = this.#flood(index, count + 1, owners);
      if (hollow.length >= MIN_HOLLOW) {
        count += 1;
        continue;
      }
      for (const cell of hollow) {
        owners[cell] = 0;
        this.cells[cell] = 1;
      }
    }
    return { owners, count };
  }

  /** True for cells that may be hollow. */
  isInside(index: number): boolean {
    const x = index % this.width;
    const y = Math.floor(index / this.width);
    return x >= BORDER && y >= BORDER && x < this.width - BORDER && y < this.height - BORDER;
  }

  /** Index offsets of a cell's four neighbours. */
  get neighbours(): readonly number[] {
    return [-this.width, this.width, -1, 1];
  }

  #flood(start: number, owner: number, owners: Int32Array): number[] {
    const cells = [start];
    owners[start] = owner;
    for (const cell of cells) {
      for (const offset of this.neighbours) {
        const next = cell + offset;
        if (this.cells[next] === 1 || owners[next] !== 0) continue;
        owners[next] = owner;
        cells.push(next);
      }
    }
    return cells;
  }

  #smooth(): void {
    const smoothed = new Uint8Array(this.cells.length).fill(1);
    this.#eachInside((index) => {
      let rock = 0;
      for (let row = index - this.width; row <= index + this.width; row += this.width) {
        for (let cell = row - 1; cell <= row + 1; cell++) rock += uint8At(this.cells, cell);
      }
      smoothed[index] = rock >= ROCK_AROUND ? 1 : 0;
    });
    this.cells = smoothed;
  }

  #eachInside(visit: (index: number, x: number, y: number) => void): void {
    for (let y = BORDER; y < this.height - BORDER; y++) {
      for (let x = BORDER; x < this.width - BORDER; x++) visit(y * this.width + x, x, y);
    }
  }

  /** True for cells inside the oval that touches all four sides. */
  #isOval(x: number, y: number): boolean {
    const { width, height } = this;
    const dx = (2 * x + 1 - width) * height;
    const dy = (2 * y + 1 - height) * width;
    const reach = width * height;
    return dx * dx + dy * dy <= reach * reach;
  }
}
