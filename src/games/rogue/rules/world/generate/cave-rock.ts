import { uint8At } from '#core';
import type { RandomSource } from './random-source.ts';

/** Of a hundred cells, so many are rock at first. */
const SHARE = 44;
const SMOOTHINGS = 4;
/** Of the 9 cells around a cell and in it, so many have to be rock for it to become rock. */
const ROCK_AROUND = 5;
/** So many cells of rock are around it all at least. */
const BORDER = 2;
/** How far what is hollow in any case reaches from the middle. */
const CLEARING = 2;
/** Smaller hollows are filled. */
const MIN_HOLLOW = 8;

/** A part of the rock in a flat array: the cell (x, y) has the index `y * width + x`; 1 is rock. */
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

  /** Makes hollows: by chance, then smoothed; one of them in the middle. */
  hollowOut(random: RandomSource): void {
    this.#eachInside((index, x, y) => {
      if (this.#isOval(x, y) && random.nextInt(0, 99) >= SHARE) this.cells[index] = 0;
    });
    for (let round = 0; round < SMOOTHINGS; round++) this.#smooth();
    const [midX, midY] = [this.middle % this.width, Math.floor(this.middle / this.width)];
    this.#eachInside((index, x, y) => {
      if (Math.abs(x - midX) + Math.abs(y - midY) <= CLEARING) this.cells[index] = 0;
    });
  }

  /**
   * The hollows, numbered from 1 in the order of their first cells: for each cell the number of its hollow, 0 for rock.
   * Those that are too small are filled.
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

  /** The cells that may be hollow. */
  isInside(index: number): boolean {
    const x = index % this.width;
    const y = Math.floor(index / this.width);
    return x >= BORDER && y >= BORDER && x < this.width - BORDER && y < this.height - BORDER;
  }

  /** How far the four neighbours of a cell are in the array. */
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

  /** Whether a cell is in the oval that touches all four sides. */
  #isOval(x: number, y: number): boolean {
    const { width, height } = this;
    const aside = (2 * x + 1 - width) * height;
    const down = (2 * y + 1 - height) * width;
    const reach = width * height;
    return aside * aside + down * down <= reach * reach;
  }
}
