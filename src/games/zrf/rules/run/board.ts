import { int32At } from '#core';
import { royalTypes } from '../model/index.ts';
import type { Rules } from '../model/index.ts';
import { cellOf, cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { EFFECT, EFFECT_WORDS, RECORD, RECORD_KIND } from '../compile/record.ts';
import { LogStart } from './log-start.ts';
import { makeKeys, mixed } from './hash-keys.ts';
import type { Keys } from './hash-keys.ts';
import { enlarge } from './words.ts';

/**
 * Words per change in the log: the position, or ~index of a stock; the previous cell, or its
 * complement if the piece was dropped from stock; its attributes; and a unique change number.
 */
export const LOG_WORDS = 4;

/** Number of stock sizes with precomputed hash keys. */
const STOCK_KEYS = 64;

/** Unlimited stock. */
export const ENDLESS_STOCK = 0x4000_0000;

/** Snapshot of a board to rewind to. */
export interface BoardMark {
  logged: number;
  captured: number;
  hashHigh: number;
  hashLow: number;
}

/** For each cell, 1 if a `checkmated` goal names the piece. */
function royalCells(rules: Rules, cells: Cells): Uint8Array {
  const royal = new Uint8Array(cells.count);
  for (const { players, test } of rules.goals) {
    for (const type of royalTypes(test)) {
      for (const player of players) royal[cellOf(cells, type, player)] = 1;
    }
  }
  return royal;
}

/** Makes types with the same shape number share hash keys, treating them as one piece. */
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

/** Mutable board with an incremental hash, counts and an undo log. */
export class Board {
  readonly cells: Cells;
  readonly cell: Int32Array;
  /** All tables in one array: cells and one permanently empty cell, attributes, stock, counts. */
  readonly words: Int32Array;
  /**
   * The cells, followed by one that is always empty, used as the destination of moves off the
   * board.
   */
  readonly bordered: Int32Array;
  /** Owner of each cell; -1 for the empty one. */
  readonly owners: Int32Array;
  readonly attributes: Int32Array;
  /** `stock[player * types + type]`. */
  readonly stock: Int32Array;
  /** Number of pieces of each cell on the board. */
  readonly counts: Int32Array;
  /** Number of each player's pieces on the board. */
  readonly pieceCounts: Int32Array;
  /** True if any player has a piece that cannot be left under attack. */
  readonly hasRoyals: boolean;
  hashHigh = 0;
  hashLow = 0;
  /** Log of changes, `LOG_WORDS` each. */
  log = new Int32Array(1024);
  logged = 0;
  /** Captured cells, in order. */
  captured = new Int32Array(64);
  capturedCount = 0;
  /** Positions of each player's royal pieces, unordered. */
  readonly royals: readonly number[][];
  readonly #rules: Rules;
  /** Total number of changes ever made, and its value when the log last began. */
  #changes = 0;
  #origin = 0;
  readonly #logStart: LogStart;
  readonly #isRoyal: Uint8Array;
  readonly #keys: Keys;
  readonly #attributeKeys: Keys;
  readonly #stockKeys: Keys;
  /** Bit masks of each type's attributes and of its initial ones; see `PieceType`. */
  readonly #kept: Int32Array;
  readonly #set: Int32Array;
  /** For each cell, its initial attributes and the index of its stock. */
  readonly #fresh: Int32Array;
  readonly #stockOf: Int32Array;
  /** For each player, the owner of its pieces after a flip. */
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
    this.#logStart = new LogStart(words, this.hasRoyals ? this.royals : []);
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

  /** Initial attributes of a cell's piece. */
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

  /** Clears the log. Earlier changes can no longer be undone. */
  forget(): void {
    this.logged = 0;
    this.capturedCount = 0;
    this.#changes = (this.#changes + 1) | 0;
    this.#origin = this.#changes;
    this.#logStart.forget();
  }

  /** Unique number of the last change at a given length of the log. */
  changeAt(logged: number): number {
    return logged === 0 ? this.#origin : int32At(this.log, logged - 1);
  }

  /** Logs a change before it is made. */
  #note(place: number, old: number, oldAttributes: number): void {
    const { logged } = this;
    if (logged + LOG_WORDS > this.log.length) this.log = enlarge(this.log);
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

  /** Like `set`, with a separate value for the previous cell in the log. */
  #put(position: number, cell: number, attributes: number, noted: number): void {
    const old = int32At(this.cell, position);
    const oldAttributes = int32At(this.attributes, position);
    this.#note(position, noted, oldAttributes);
    if (old !== cell) {
      const { high, low } = this.#keys;
      const base = position * this.cells.count;
      // Cell 0 has keys too, so an empty board's hash may differ from 0.
      this.hashHigh ^= int32At(high, base + old) ^ int32At(high, base + cell);
      this.hashLow ^= int32At(low, base + old) ^ int32At(low, base + cell);
      this.#exchange(position, old, cell);
    }
    if (oldAttributes === attributes) return;
    this.attributes[position] = attributes;
    this.#hashAttributes(position, oldAttributes ^ attributes);
  }

  /** Replaces one cell with another and updates counts, but not the hash. */
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

  /** Like `setStock`, without logging. */
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

  /** Stores the current state in a mark. */
  mark(mark: BoardMark): void {
    mark.logged = this.logged;
    mark.captured = this.capturedCount;
    mark.hashHigh = this.hashHigh;
    mark.hashLow = this.hashLow;
  }

  /**
   * Undoes all changes since a mark, which is valid only while no earlier change has been undone.
   */
  rewind(mark: BoardMark): void {
    const isFar = mark.logged === 0 && this.logged > this.cell.length;
    if (isFar && this.#logStart.isSaved) this.#logStart.restore();
    else this.#takeBack(mark.logged);
    if (isFar && !this.#logStart.isSaved) this.#logStart.save();
    this.logged = mark.logged;
    this.capturedCount = mark.captured;
    this.hashHigh = mark.hashHigh;
    this.hashLow = mark.hashLow;
  }

  /** Undoes changes in reverse order, except for the hash and the log. */
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

  /** Plays a record: first all movements, then other effects in order, promotion last. */
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

  /** Applies the attributes set by a record that moves one piece. */
  #setAttributes(words: Int32Array, record: number): void {
    const end = record + int32At(words, record + RECORD.size);
    for (let at = record + RECORD.first + 2; at < end; at += EFFECT_WORDS) {
      const position = int32At(words, at + 1);
      if (this.cell[position] !== EMPTY) this.#setAttribute(position, int32At(words, at + 2));
    }
  }

  /** Records the capture of the piece on a square; an arriving piece replaces it. */
  #capture(position: number): void {
    const cell = int32At(this.cell, position);
    if (cell === EMPTY) return;
    if (this.capturedCount === this.captured.length) this.captured = enlarge(this.captured);
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
      // An empty source square means that nothing lands and nothing is captured.
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

  /**
   * Attributes shared by both types retain their value. The new type's others take their initial
   * values.
   */
  #changeType(position: number, type: number): number {
    const cell = int32At(this.cell, position);
    const attributes = int32At(this.attributes, position);
    const common = int32At(this.#kept, typeOf(this.cells, cell)) & int32At(this.#kept, type);
    const changed = cellOf(this.cells, type, ownerOf(this.cells, cell));
    this.set(position, changed, (attributes & common) | (int32At(this.#set, type) & ~common));
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

  /** Sets an attribute on any piece, declared by its type or not. */
  #setAttribute(position: number, argument: number): void {
    const cell = int32At(this.cell, position);
    const bit = 1 << (argument >> 1);
    const old = int32At(this.attributes, position);
    const now = (argument & 1) === 1 ? old | bit : old & ~bit;
    if (now !== old) this.set(position, cell, now);
  }
}

/** Next player after one, in file order, who takes turns. */
function nextOwner({ players }: Rules, player: number): number {
  for (let step = 1; step < players.length; step += 1) {
    const next = (player + step) % players.length;
    if (players[next]?.kind === 'decides') return next;
  }
  return player;
}
