import { int16At, int32At } from '#core';
import type { Machine, Play } from '../../rules/index.ts';
import { usesLastMove } from './replay.ts';

const WORD = 32;
/** Bits for numbers from -1 up to the number of positions or move types. */
const NUMBER_BITS = 16;
const STOCK_BITS = 31;

/** Bits needed for this many values. */
function bitsFor(count: number): number {
  return count <= 1 ? 0 : WORD - Math.clz32(count - 1);
}

/** Numbering of the possible contents of a square. */
interface Square {
  readonly bits: number;
  /** Cell of each number, and number of each cell; -1 for none. */
  readonly cells: readonly number[];
  readonly numbers: Int16Array;
}

function squareOf(cells: readonly number[], count: number): Square {
  const numbers = new Int16Array(count).fill(-1);
  for (const [number, cell] of cells.entries()) numbers[cell] = number;
  return { bits: bitsFor(cells.length), cells, numbers };
}

/**
 * Packs a position of any rules into few words: the possible contents of each square, and only the
 * other data that the rules can change.
 */
export class Packing {
  readonly width: number;
  readonly words: Int32Array;
  readonly #squares: readonly Square[];
  readonly #attributeBits: number;
  readonly #stocks: number;
  readonly #hasTurns: boolean;
  readonly #hasChains: boolean;
  readonly #usesLast: boolean;
  #at = 0;

  /** `possible` marks the possible contents: `square * cells + cell`. */
  constructor(play: Play, machine: Machine, possible?: Uint8Array) {
    const { rules, program } = play;
    const { count } = program.classes.cells;
    const all = Array.from({ length: count }, (_, cell) => cell);
    this.#squares = rules.board.positions.map((_, square) =>
      squareOf(
        possible === undefined ? all : all.filter((cell) => possible[square * count + cell] === 1),
        count,
      ),
    );
    this.#attributeBits = rules.attributes.length;
    const isStockUsed =
      rules.pieces.some(({ drops }) => drops.length > 0) ||
      rules.options.recyclePromotions ||
      rules.options.includeOffPieces;
    this.#stocks = isStockUsed ? machine.board.stock.length : 0;
    this.#hasTurns = rules.turnOrder.entries.length > 1;
    const blocks = rules.pieces.flatMap(({ moves, drops }) => [...moves, ...drops]);
    this.#hasChains = /"kind":"add(?:-copy)?-partial"/.test(JSON.stringify(blocks));
    this.#usesLast = usesLastMove(play);
    const bits =
      this.#squares.reduce((sum, square) => sum + square.bits + this.#attributeBits, 0) +
      this.#stocks * STOCK_BITS +
      (Number(this.#hasTurns) + 2 * Number(this.#hasChains) + 2 * Number(this.#usesLast)) *
        NUMBER_BITS;
    this.width = Math.max(1, Math.ceil(bits / WORD));
    this.words = new Int32Array(this.width);
  }

  /** Writes a machine's position to `words`. */
  pack(machine: Machine): void {
    const { board } = machine;
    this.words.fill(0);
    this.#at = 0;
    for (let square = 0; square < this.#squares.length; square += 1) {
      const { bits, numbers } = this.#squares[square] as Square;
      const number = int16At(numbers, board.cell[square] as number);
      if (number < 0) throw new RangeError(`cell ${board.cell[square]} on square ${square}`);
      this.#put(number, bits);
      if (this.#attributeBits > 0) {
        this.#put(int32At(board.attributes, square), this.#attributeBits);
      }
    }
    for (let one = 0; one < this.#stocks; one += 1) {
      this.#put(int32At(board.stock, one), STOCK_BITS);
    }
    for (const number of this.#numbersOf(machine)) this.#put(number + 1, NUMBER_BITS);
  }

  /** Sets a machine to a position from a table. */
  unpack(words: Int32Array, at: number, machine: Machine): void {
    const { board } = machine;
    this.#at = 0;
    for (let square = 0; square < this.#squares.length; square += 1) {
      const { bits, cells } = this.#squares[square] as Square;
      const cell = cells[this.#get(words, at, bits)] as number;
      const attributes = this.#get(words, at, this.#attributeBits);
      const isSame = board.cell[square] === cell && board.attributes[square] === attributes;
      if (!isSame) board.set(square, cell, attributes);
    }
    for (let one = 0; one < this.#stocks; one += 1) {
      const count = this.#get(words, at, STOCK_BITS);
      if (board.stock[one] !== count) board.setStock(one, count);
    }
    const next = () => this.#get(words, at, NUMBER_BITS) - 1;
    machine.turn = this.#hasTurns ? next() : 0;
    machine.chainAt = this.#hasChains ? next() : -1;
    machine.chainType = this.#hasChains ? next() : -1;
    machine.lastFrom = this.#usesLast ? next() : -1;
    machine.lastTo = this.#usesLast ? next() : -1;
    machine.settle();
  }

  #numbersOf({ turn, chainAt, chainType, lastFrom, lastTo }: Machine): number[] {
    return [
      ...(this.#hasTurns ? [turn] : []),
      ...(this.#hasChains ? [chainAt, chainType] : []),
      ...(this.#usesLast ? [lastFrom, lastTo] : []),
    ];
  }

  #put(number: number, bits: number): void {
    if (bits === 0) return;
    const word = this.#at >> 5;
    const shift = this.#at & 31;
    this.words[word] = int32At(this.words, word) | (number << shift);
    if (shift + bits > WORD) this.words[word + 1] = number >>> (WORD - shift);
    this.#at += bits;
  }

  #get(words: Int32Array, base: number, bits: number): number {
    if (bits === 0) return 0;
    const word = base + (this.#at >> 5);
    const shift = this.#at & 31;
    let number = int32At(words, word) >>> shift;
    if (shift + bits > WORD) number |= int32At(words, word + 1) << (WORD - shift);
    this.#at += bits;
    return number & (0xffffffff >>> (WORD - bits));
  }
}
