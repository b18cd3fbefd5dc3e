import { assertDefined } from '#core';
import type { Shape } from '../model/model.ts';
import type { Numbering } from './numbering.ts';

const WORD = 32;

/** Bit field of one block; equal blocks are in ascending order. */
interface Field {
  readonly slot: number;
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  /** Placement encoded as 0. */
  readonly base: number;
}

/** Blocks of a shape as a bit set, with one bit per placement from `base` on. */
interface Chunk {
  /** Index of the shape; its blocks start at `first` in `slots`. */
  readonly shape: number;
  readonly first: number;
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  readonly base: number;
}

/** Encoding of the blocks of one shape. */
type Way = 'fixed' | 'fields' | 'bits';

/**
 * Encodes positions in a few words: the placements of all blocks, in a canonical form for
 * interchangeable blocks. Placements are numbered consecutively across shapes.
 */
export interface PositionEncoding {
  readonly width: number;
  readonly chunks: readonly Chunk[];
  /** Fields, numbered consecutively; `fieldOfSlot` is -1 for blocks without one. */
  readonly fieldOfSlot: Int32Array;
  readonly fieldSlot: Int32Array;
  readonly fieldWord: Int32Array;
  readonly fieldShift: Int32Array;
  readonly fieldMask: Int32Array;
  readonly fieldBase: Int32Array;
  /** Word of each placement and its contribution there; the shift is in the field. */
  readonly wordOf: Int32Array;
  readonly bitsOf: Int32Array;
  /** Start and end of the group of ordered fields that each slot is in, or -1. */
  readonly orderFirst: Int32Array;
  readonly orderEnd: Int32Array;
}

function bitsFor(count: number): number {
  return count < 2 ? 0 : WORD - Math.clz32(count - 1);
}

function maskOf(bits: number): number {
  return bits === WORD ? -1 : (1 << bits) - 1;
}

function wayOf({ blocks, anchors }: Shape): Way {
  if (anchors.length === blocks.length) return 'fixed';
  if (blocks.length === 1) return 'fields';
  return anchors.length <= blocks.length * bitsFor(anchors.length) ? 'bits' : 'fields';
}

/** Allocates bit fields in words, first fit. */
class Words {
  readonly #used: number[] = [];

  get count(): number {
    return Math.max(1, this.#used.length);
  }

  take(bits: number): { word: number; shift: number; mask: number } {
    const found = this.#used.findIndex((used) => used + bits <= WORD);
    const word = found < 0 ? this.#used.push(0) - 1 : found;
    const shift = assertDefined(this.#used[word]);
    this.#used[word] = shift + bits;
    return { word, shift, mask: maskOf(bits) };
  }
}

interface EncodingDraft {
  readonly words: Words;
  readonly fields: Field[];
  readonly chunks: Chunk[];
  readonly wordOf: Int32Array;
  readonly bitsOf: Int32Array;
}

function layBits(
  draft: EncodingDraft,
  shape: number,
  first: number,
  base: number,
  count: number,
): void {
  for (let at = 0; at < count; at += WORD) {
    const size = Math.min(WORD, count - at);
    const place = draft.words.take(size);
    draft.chunks.push({ shape, first, ...place, base: base + at });
    for (let bit = 0; bit < size; bit += 1) {
      draft.wordOf[base + at + bit] = place.word;
      draft.bitsOf[base + at + bit] = 1 << (place.shift + bit);
    }
  }
}

function layFields(draft: EncodingDraft, shape: Shape, first: number, base: number): void {
  const { blocks, anchors } = shape;
  for (const index of blocks.keys()) {
    const place = draft.words.take(bitsFor(anchors.length));
    draft.fields.push({ slot: first + index, ...place, base });
    if (blocks.length > 1) continue;
    for (const placement of anchors.keys()) {
      draft.wordOf[base + placement] = place.word;
      draft.bitsOf[base + placement] = placement << place.shift;
    }
  }
}

/** Encoding of the positions of a puzzle. */
export function positionEncoding({
  puzzle,
  firsts,
  bases,
  slots,
  placements,
}: Numbering): PositionEncoding {
  const draft: EncodingDraft = {
    words: new Words(),
    fields: [],
    chunks: [],
    wordOf: new Int32Array(placements),
    bitsOf: new Int32Array(placements),
  };
  const orderFirst = new Int32Array(slots).fill(-1);
  const orderEnd = new Int32Array(slots).fill(-1);
  for (const [index, shape] of puzzle.shapes.entries()) {
    const [first, base] = [assertDefined(firsts[index]), assertDefined(bases[index])];
    const way = wayOf(shape);
    if (way === 'bits') layBits(draft, index, first, base, shape.anchors.length);
    if (way !== 'fields') continue;
    layFields(draft, shape, first, base);
    if (shape.blocks.length === 1) continue;
    orderFirst.fill(first, first, first + shape.blocks.length);
    orderEnd.fill(first + shape.blocks.length, first, first + shape.blocks.length);
  }
  const { words, fields, chunks, wordOf, bitsOf } = draft;
  const layout = tableOf(fields, slots);
  return { width: words.count, ...layout, chunks, wordOf, bitsOf, orderFirst, orderEnd };
}

/** Fields as typed arrays, for speed. */
function tableOf(fields: readonly Field[], slots: number) {
  const fieldOfSlot = new Int32Array(slots).fill(-1);
  for (const [index, { slot }] of fields.entries()) fieldOfSlot[slot] = index;
  return {
    fieldOfSlot,
    fieldSlot: Int32Array.from(fields, ({ slot }) => slot),
    fieldWord: Int32Array.from(fields, ({ word }) => word),
    fieldShift: Int32Array.from(fields, ({ shift }) => shift),
    fieldMask: Int32Array.from(fields, ({ mask }) => mask),
    fieldBase: Int32Array.from(fields, ({ base }) => base),
  };
}
