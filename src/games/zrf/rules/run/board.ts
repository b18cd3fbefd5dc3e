import { int32At } from '#core';
import type { Rules } from '../model/index.ts';
import type { GoalTest } from '../model/index.ts';
import { cellOf, cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { EFFECT, EFFECT_WORDS, RECORD, RECORD_KIND } from '../compile/record.ts';
import { Beginning } from './beginning.ts';
import { makeKeys, mixed } from './hash-keys.ts';
import type { Keys } from './hash-keys.ts';
import { grown } from './words.ts';

/**
 * Words of a change in the log: the position, or ~index of a stock; what stood there, or ~that where a
 * piece came there out of stock; its attributes; and the number of the change, by which it is told from
 * others that come to stand in its place.
 */
export const LOG_WORDS = 4;

/** The keys of so many pieces in stock are worked out beforehand. */
const STOCK_KEYS = 64;

/** Stock that has no end. */
export const ENDLESS_STOCK = 0x4000_0000;

function royalTypes(test: GoalTest): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') return test.parts.flatMap(royalTypes);
  if (test.kind === 'not') return royalTypes(test.part);
  return test.kind === 'checkmated' ? test.types : [];
}

/** How a board was at some time, so that all that came later can be taken back. */
export interface BoardMark {
  logged: number;
  captured: number;
  hashHigh: number;
  hashLow: number;
}

/** For each cell whether its loss by check ends the game: pieces named by a `checkmated` goal. */
function royalCells(rules: Rules, cells: Cells): Uint8Array {
  const royal = new Uint8Array(cells.count);
  for (const { players, test } of rules.goals) {
    for (const type of royalTypes(test)) {
      for (const player of players) royal[cellOf(cells, type, player)] = 1;
    }
  }
  return royal;
}

/** Equal shapes are one piece: the types that have the same number of a shape share their keys. */
function shareKeys({ high, low }: Keys, rules: Rules, cells: Cells): void {
  const shapes = rules.pieces.map(({ values }) => values[1] ?? 0);
  for (const [type, shape] of shapes.entries()) {
    const first = shapes.indexOf(shape);
    if (shape === 0 || first === type) continue;
    for (let player = 0; player < cells.players; player += 1) {
      const [to, from] = [cellOf(cells, type, player), cellOf(cells, first, player)];
      for (let base = 0; base < high.length; base += cells.count) {
        high[base + to] = int32At(high, base + from);
        low[base + to] = int32At(low, base + from);
      }
    }
  }
}

function stockNumber(index: number, count: number): number {
  return index * 4096 + count;
}

function stockKeys(stocks: number): Keys {
  const high = new Int32Array(stocks * STOCK_KEYS);
  const numbers = high.map((_, at) => stockNumber(Math.floor(at / STOCK_KEYS), at % STOCK_KEYS));
  return {
    high: numbers.map((number) => mixed(number)),
    low: numbers.map((number) => mixed(~number)),
  };
}

function stockIndex(cells: Cells, cell: number): number {
  return cell === EMPTY ? -1 : ownerOf(cells, cell) * cells.types + typeOf(cells, cell);
}

/** What stands where, with its hash and counts kept along; every change can be taken back. */
export class Board {
  readonly cells: Cells;
  readonly cell: Int32Array;
  /** All that stands on it and in stock: cells, one more that stays empty, attributes, stock, counts. */
  readonly words: Int32Array;
  /** The cells, and past it one cell that stays empty: where a way off the board can be said to lead. */
  readonly bordered: Int32Array;
  /** For each cell who owns it; -1 for the empty one. */
  readonly owners: Int32Array;
  readonly attributes: Int32Array;
  /** `stock[player * types + type]`. */
  readonly stock: Int32Array;
  /** How many pieces of each cell are on the board. */
  readonly counts: Int32Array;
  /** How many pieces each player has on the board. */
  readonly pieceCounts: Int32Array;
  /** Whether some player has a piece that must not be left under attack. */
  readonly hasRoyals: boolean;
  hashHigh = 0;
  hashLow = 0;
  /** Changes so far, `LOG_WORDS` each. */
  log = new Int32Array(1024);
  logged = 0;
  /** The cells that were captured, one after the other. */
  captured = new Int32Array(64);
  capturedCount = 0;
  /** Where each player's royal pieces stand, in no order. */
  readonly royals: readonly number[][];
  readonly #rules: Rules;
  /** How many changes there were ever, and how many when the log was last begun again. */
  #changes = 0;
  #origin = 0;
  readonly #beginning: Beginning;
  readonly #isRoyal: Uint8Array;
  readonly #keys: Keys;
  readonly #attributeKeys: Keys;
  readonly #stockKeys: Keys;
  /** For each type, the types' attributes; see `PieceType`. */
  readonly #kept: Int32Array;
  readonly #set: Int32Array;
  /** For each cell the attributes it has at first, and the index of its stock. */
  readonly #fresh: Int32Array;
  readonly #stockOf: Int32Array;
  /** To whom a piece of each player is flipped. */
  readonly #nextOwner: Int32Array;
  readonly #recyclesCaptures: boolean;
  readonly #recyclesPromotions: boolean;

  constructor(rules: Rules) {
    const { pieces, players, board, options } = rules;
    const positions = board.positions.length;
    this.#rules = rules;
    this.cells = cellsOf(rules);
    const stocks = players.length * pieces.length;
    const tables = [positions + 1, positions, stocks, this.cells.count, players.length];
    const words = new Int32Array(tables.reduce((sum, size) => sum + size));
    let cut = 0;
    this.words = words;
    const table = (size: number) => words.subarray(cut, (cut += size));
    this.bordered = table(positions + 1);
    this.cell = this.bordered.subarray(0, positions);
    this.attributes = table(positions);
    this.stock = table(stocks);
    this.counts = table(this.cells.count);
    this.pieceCounts = table(players.length);
    const each = Array.from({ length: this.cells.count }, (_, cell) => cell);
    this.owners = Int32Array.from(each, (cell) =>
      cell === EMPTY ? -1 : ownerOf(this.cells, cell),
    );
    this.royals = players.map(() => []);
    this.#isRoyal = royalCells(rules, this.cells);
    this.hasRoyals = this.#isRoyal.includes(1);
    this.#beginning = new Beginning(words, this.hasRoyals ? this.royals : []);
    this.#keys = makeKeys(positions * this.cells.count, 'cells');
    if (options.uniqueShapes) shareKeys(this.#keys, rules, this.cells);
    this.#attributeKeys = makeKeys(positions * rules.attributes.length, 'attributes');
    this.#stockKeys = stockKeys(stocks);
    this.#kept = Int32Array.from(pieces, ({ attributes }) => attributes);
    this.#set = Int32Array.from(pieces, ({ attributesSet }) => attributesSet);
    this.#fresh = Int32Array.from(each, (cell) =>
      cell === EMPTY ? 0 : int32At(this.#set, typeOf(this.cells, cell)),
    );
    this.#stockOf = Int32Array.from(each, (cell) => stockIndex(this.cells, cell));
    this.#nextOwner = Int32Array.from(players, (_, player) => nextOwner(rules, player));
    this.#recyclesCaptures = options.recycleCaptures;
    this.#recyclesPromotions = options.recyclePromotions;
  }

  isRoyal(cell: number): boolean {
    return this.#isRoyal[cell] === 1;
  }

  /** The attributes a piece of a cell has at first. */
  freshAttributes(cell: number): number {
    return int32At(this.#fresh, cell);
  }

  clear(): void {
    for (const position of this.cell.keys()) this.set(position, EMPTY, 0);
    this.stock.fill(0);
    this.forget();
    this.hashHigh = 0;
    this.hashLow = 0;
  }

  /** What was done so far can no longer be taken back. */
  forget(): void {
    this.logged = 0;
    this.capturedCount = 0;
    this.#changes = (this.#changes + 1) | 0;
    this.#origin = this.#changes;
    this.#beginning.forget();
  }

  /** The number of the change that the log ends with at one of its lengths: no two are the same. */
  changeAt(logged: number): number {
    return logged === 0 ? this.#origin : int32At(this.log, logged - 1);
  }

  /** Notes a change before it is made. */
  #note(place: number, old: number, oldAttributes: number): void {
    const { logged } = this;
    if (logged + LOG_WORDS > this.log.length) this.log = grown(this.log);
    const { log } = this;
    this.#changes = (this.#changes + 1) | 0;
    log[logged] = place;
    log[logged + 1] = old;
    log[logged + 2] = oldAttributes;
    log[logged + 3] = this.#changes;
    this.logged = logged + LOG_WORDS;
  }

  set(position: number, cell: number, attributes: number): void {
    this.#put(position, cell, attributes, int32At(this.cell, position));
  }

  /** The same, with what the log is to say of what stood there. */
  #put(position: number, cell: number, attributes: number, noted: number): void {
    const old = int32At(this.cell, position);
    const oldAttributes = int32At(this.attributes, position);
    this.#note(position, noted, oldAttributes);
    if (old !== cell) {
      const { high, low } = this.#keys;
      const base = position * this.cells.count;
      // Cell 0 has keys too: an empty board's hash need not be 0.
      this.hashHigh ^= int32At(high, base + old) ^ int32At(high, base + cell);
      this.hashLow ^= int32At(low, base + old) ^ int32At(low, base + cell);
      this.#exchange(position, old, cell);
    }
    if (oldAttributes === attributes) return;
    this.attributes[position] = attributes;
    this.#hashAttributes(position, oldAttributes ^ attributes);
  }

  /** Puts one cell in the place of another, and counts it; the hash is left as it is. */
  #exchange(position: number, old: number, cell: number): void {
    const { counts, pieceCounts, owners } = this;
    counts[old] = int32At(counts, old) - 1;
    counts[cell] = int32At(counts, cell) + 1;
    this.cell[position] = cell;
    const loser = int32At(owners, old);
    if (loser >= 0) pieceCounts[loser] = int32At(pieceCounts, loser) - 1;
    const winner = int32At(owners, cell);
    if (winner >= 0) pieceCounts[winner] = int32At(pieceCounts, winner) + 1;
    if (!this.hasRoyals) return;
    if (this.#isRoyal[old] === 1) this.#dethrone(loser, position);
    if (this.#isRoyal[cell] === 1) this.royals[winner]?.push(position);
  }

  #dethrone(player: number, position: number): void {
    const royals = this.royals[player] as number[];
    royals.splice(royals.indexOf(position), 1);
  }

  #hashAttributes(position: number, changed: number): void {
    const { high, low } = this.#attributeKeys;
    const base = position * this.#rules.attributes.length;
    for (let left = changed; left !== 0; left &= left - 1) {
      const index = base + 31 - Math.clz32(left & -left);
      this.hashHigh ^= int32At(high, index);
      this.hashLow ^= int32At(low, index);
    }
  }

  setStock(index: number, count: number): void {
    this.#note(~index, int32At(this.stock, index), 0);
    this.#changeStock(index, count);
  }

  /** The same where the log says it otherwise. */
  #changeStock(index: number, count: number): void {
    const before = int32At(this.stock, index);
    const { high, low } = this.#stockKeys;
    if (before < STOCK_KEYS && count < STOCK_KEYS) {
      const base = index * STOCK_KEYS;
      this.hashHigh ^= int32At(high, base + before) ^ int32At(high, base + count);
      this.hashLow ^= int32At(low, base + before) ^ int32At(low, base + count);
    } else {
      const [old, now] = [stockNumber(index, before), stockNumber(index, count)];
      this.hashHigh ^= mixed(old) ^ mixed(now);
      this.hashLow ^= mixed(~old) ^ mixed(~now);
    }
    this.stock[index] = count;
  }

  /** Notes how the board is now. */
  mark(mark: BoardMark): void {
    mark.logged = this.logged;
    mark.captured = this.capturedCount;
    mark.hashHigh = this.hashHigh;
    mark.hashLow = this.hashLow;
  }

  /** Takes back all changes since a mark: those before it must not have been taken back meanwhile. */
  rewind(mark: BoardMark): void {
    const isFar = mark.logged === 0 && this.logged > this.cell.length;
    if (isFar && this.#beginning.isKept) this.#beginning.restore();
    else this.#takeBack(mark.logged);
    if (isFar && !this.#beginning.isKept) this.#beginning.keep();
    this.logged = mark.logged;
    this.capturedCount = mark.captured;
    this.hashHigh = mark.hashHigh;
    this.hashLow = mark.hashLow;
  }

  /** Takes back changes, one after the other; hash and log are left as they are. */
  #takeBack(end: number): void {
    const { log, cell } = this;
    let { logged } = this;
    while (logged > end) {
      logged -= LOG_WORDS;
      const place = int32At(log, logged);
      const noted = int32At(log, logged + 1);
      if (place < 0) {
        this.stock[~place] = noted;
        continue;
      }
      const now = int32At(cell, place);
      const old = noted < 0 ? ~noted : noted;
      if (noted < 0) {
        const index = int32At(this.#stockOf, now);
        this.stock[index] = int32At(this.stock, index) + 1;
      }
      if (now !== old) this.#exchange(place, now, old);
      this.attributes[place] = int32At(log, logged + 2);
    }
  }

  /** Plays a record: first all movements, then the other effects in their order, promotion last. */
  play(words: Int32Array, record: number): void {
    const kind = int32At(words, record + RECORD.kind);
    if (kind === RECORD_KIND.plain || kind === RECORD_KIND.marking) {
      const from = int32At(words, record + RECORD.first);
      const to = int32At(words, record + RECORD.first + 1);
      if (this.cell[from] !== EMPTY) this.#move(from, to);
      if (kind === RECORD_KIND.marking) this.#setAttributes(words, record);
      return;
    }
    if (kind === RECORD_KIND.drop) {
      this.#drop(int32At(words, record + RECORD.drop), int32At(words, record + RECORD.first + 1));
      return;
    }
    this.#playMixed(words, record);
  }

  #move(from: number, to: number): void {
    this.#capture(to);
    const cell = int32At(this.cell, from);
    const attributes = int32At(this.attributes, from);
    this.set(from, EMPTY, 0);
    this.set(to, cell, attributes);
  }

  /** Sets the attributes of a record that moves one piece. */
  #setAttributes(words: Int32Array, record: number): void {
    const end = record + int32At(words, record + RECORD.size);
    for (let at = record + RECORD.first + 2; at < end; at += EFFECT_WORDS) {
      const position = int32At(words, at + 1);
      if (this.cell[position] !== EMPTY) this.#setAttribute(position, int32At(words, at + 2));
    }
  }

  /** What stands there is taken off by something that lands. */
  #capture(position: number): void {
    const cell = int32At(this.cell, position);
    if (cell === EMPTY) return;
    if (this.capturedCount === this.captured.length) this.captured = grown(this.captured);
    this.captured[this.capturedCount] = cell;
    this.capturedCount += 1;
    if (this.#recyclesCaptures) this.#returnToStock(cell);
  }

  #returnToStock(cell: number): void {
    const index = int32At(this.#stockOf, cell);
    const count = int32At(this.stock, index);
    if (count < ENDLESS_STOCK) this.setStock(index, count + 1);
  }

  #drawFromStock(cell: number): void {
    const index = int32At(this.#stockOf, cell);
    const count = int32At(this.stock, index);
    if (count > 0 && count < ENDLESS_STOCK) this.setStock(index, count - 1);
  }

  #drop(cell: number, to: number): void {
    this.#capture(to);
    const old = int32At(this.cell, to);
    const index = int32At(this.#stockOf, cell);
    const count = int32At(this.stock, index);
    const isDrawn = count > 0 && count < ENDLESS_STOCK;
    if (isDrawn) this.#changeStock(index, count - 1);
    this.#put(to, cell, this.freshAttributes(cell), isDrawn ? ~old : old);
  }

  #playMixed(words: Int32Array, record: number): void {
    const movers = int32At(words, record + RECORD.movers);
    const copies = words[record + RECORD.copy] === 1;
    const drop = int32At(words, record + RECORD.drop);
    const first = record + RECORD.first;
    const lifted: number[] = [];
    for (let mover = 0; mover < movers; mover += 1) {
      const from = int32At(words, first + mover * 2);
      if (from < 0) {
        lifted.push(drop, this.freshAttributes(drop));
        this.#drawFromStock(drop);
        continue;
      }
      lifted.push(int32At(this.cell, from), int32At(this.attributes, from));
      if (!copies || mover < movers - 1) this.set(from, EMPTY, 0);
    }
    for (let mover = 0; mover < movers; mover += 1) {
      const to = int32At(words, first + mover * 2 + 1);
      // Nothing was picked up, so nothing lands and nothing is taken.
      if (lifted[mover * 2] === EMPTY) continue;
      if (!copies || to !== words[first + mover * 2]) this.#capture(to);
      this.set(to, lifted[mover * 2] as number, lifted[mover * 2 + 1] as number);
    }
    const end = record + int32At(words, record + RECORD.size);
    for (let at = first + movers * 2; at < end; at += EFFECT_WORDS) this.#effect(words, at);
    const becomes = int32At(words, record + RECORD.becomes);
    if (becomes >= 0) this.#promote(int32At(words, first + movers * 2 - 1), becomes);
  }

  #promote(position: number, type: number): void {
    const cell = int32At(this.cell, position);
    if (cell === EMPTY) return;
    const promoted = this.#changeType(position, type);
    if (!this.#recyclesPromotions || promoted === cell) return;
    this.#drawFromStock(promoted);
    this.#returnToStock(cell);
  }

  /** Attributes that both types know keep their value; the new type's others begin afresh. */
  #changeType(position: number, type: number): number {
    const cell = int32At(this.cell, position);
    const attributes = int32At(this.attributes, position);
    const known = int32At(this.#kept, typeOf(this.cells, cell)) & int32At(this.#kept, type);
    const changed = cellOf(this.cells, type, ownerOf(this.cells, cell));
    this.set(position, changed, (attributes & known) | (int32At(this.#set, type) & ~known));
    return changed;
  }

  #effect(words: Int32Array, at: number): void {
    const position = int32At(words, at + 1);
    const argument = int32At(words, at + 2);
    const cell = int32At(this.cell, position);
    const effect = words[at];
    if (effect === EFFECT.capture) {
      this.#capture(position);
      if (cell !== EMPTY) this.set(position, EMPTY, 0);
    } else if (effect === EFFECT.create) {
      this.#capture(position);
      this.set(position, argument, this.freshAttributes(argument));
    } else if (cell === EMPTY) return;
    else if (effect === EFFECT.type) this.#changeType(position, argument);
    else if (effect === EFFECT.owner) this.#changeOwner(position, argument);
    else if (effect === EFFECT.flip) {
      this.#changeOwner(position, int32At(this.#nextOwner, this.owners[cell] as number));
    } else this.#setAttribute(position, argument);
  }

  #changeOwner(position: number, owner: number): void {
    const type = typeOf(this.cells, int32At(this.cell, position));
    this.set(position, cellOf(this.cells, type, owner), int32At(this.attributes, position));
  }

  /** Any piece can have any attribute, whether its type declares it or not. */
  #setAttribute(position: number, argument: number): void {
    const cell = int32At(this.cell, position);
    const bit = 1 << (argument >> 1);
    const old = int32At(this.attributes, position);
    const now = (argument & 1) === 1 ? old | bit : old & ~bit;
    if (now !== old) this.set(position, cell, now);
  }
}

/** The next player after one, in the order of the file, who takes turns. */
function nextOwner({ players }: Rules, player: number): number {
  for (let step = 1; step < players.length; step += 1) {
    const next = (player + step) % players.length;
    if (players[next]?.kind === 'decides') return next;
  }
  return player;
}
