import { int32At } from '#core';
import type { PositionEncoding } from './position-encoding.ts';
import type { Symmetry } from './symmetry.ts';
import { PositionWriter } from './position-writer.ts';

/** The mirror image of a position under a symmetry. */
export class Reflection {
  readonly #own: PositionWriter;
  readonly #image: PositionWriter;
  readonly #symmetry: Symmetry;
  readonly #width: number;
  readonly #orderFirst: Int32Array;
  readonly #moved: Int32Array;

  constructor(encoding: PositionEncoding, own: PositionWriter, symmetry: Symmetry) {
    this.#own = own;
    this.#image = new PositionWriter(encoding, own.places);
    this.#symmetry = symmetry;
    this.#width = encoding.width;
    this.#orderFirst = encoding.orderFirst;
    this.#moved = new Int32Array(encoding.width);
  }

  /** Updates the image to the current position. */
  follow(): void {
    const { images, lows, ranks } = this.#symmetry;
    const own = this.#own.places;
    const { places } = this.#image;
    const count = own.length;
    for (let slot = 0; slot < count; slot += 1) {
      const place = int32At(images, own[slot] as number);
      const low = int32At(lows, slot);
      let at = int32At(ranks, slot);
      for (; at > low && int32At(places, at - 1) > place; at -= 1) {
        places[at] = int32At(places, at - 1);
      }
      places[at] = place;
    }
    this.#image.write();
  }

  /**
   * Replaces a position by the lesser of it and its image; returns the number of distinct
   * positions, 1 or 2.
   */
  choose(words: Int32Array, at: number): number {
    return this.#less(words, at, this.#image.words);
  }

  /** Does the same for the position after a move, written at `at`. */
  chooseMoved(words: Int32Array, at: number, slot: number, from: number, to: number): number {
    const { images, lows, ranks } = this.#symmetry;
    const image = this.#image;
    const place = int32At(images, from);
    let other = int32At(ranks, slot);
    if (this.#orderFirst[other] !== -1) {
      other = int32At(lows, slot);
      while (image.places[other] !== place) other += 1;
    }
    image.writeMoved(this.#moved, 0, other, place, int32At(images, to));
    return this.#less(words, at, this.#moved);
  }

  #less(words: Int32Array, at: number, image: Int32Array): number {
    const width = this.#width;
    let word = 0;
    while (word < width && words[at + word] === image[word]) word += 1;
    if (word === width) return 1;
    if (int32At(image, word) < int32At(words, at + word)) {
      for (; word < width; word += 1) words[at + word] = int32At(image, word);
    }
    return 2;
  }
}
