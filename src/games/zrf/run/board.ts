import type { Rules } from '../rules/index.ts';
import type { GoalTest } from '../rules/index.ts';
import { cellOf, cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { EFFECT, EFFECT_WORDS, RECORD, RECORD_KIND } from '../compile/record.ts';
import { makeKeys, mixed } from './keys.ts';
import type { Keys } from './keys.ts';

/** Three words a change: the position, or ~index of a stock; what stood there; its attributes. */
const LOG_WORDS = 3;

/** How many changed positions are remembered; a power of two. */
export const TOUCHES = 1024;

/** Stock that has no end. */
export const ENDLESS_STOCK = 0x4000_0000;

function royalTypes(test: GoalTest): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') return test.parts.flatMap(royalTypes);
  if (test.kind === 'not') return royalTypes(test.part);
  return test.kind === 'checkmated' ? test.types : [];
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
        high[base + to] = high[base + from] as number;
        low[base + to] = low[base + from] as number;
      }
    }
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** What stands where, with its hash and counts kept along; every change can be taken back. */
export class Board {
  readonly cells: Cells;
  readonly cell: Int32Array;
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
  /** Positions changed lately, by a change or by taking one back: the latest `TOUCHES` of `touched`. */
  readonly touches = new Int32Array(TOUCHES);
  touched = 0;
  /** Changes so far, three words each. */
  log = new Int32Array(1024);
  logged = 0;
  /** The cells that were captured, one after the other. */
  captured = new Int32Array(64);
  capturedCount = 0;
  /** Where each player's royal pieces stand, in no order. */
  readonly royals: readonly number[][];
  readonly #rules: Rules;
  readonly #isRoyal: Uint8Array;
  readonly #keys: Keys;
  readonly #attributeKeys: Keys;
  /** For each type, the types' attributes; see `PieceType`. */
  readonly #kept: Int32Array;
  readonly #set: Int32Array;
  /** To whom a piece of each player is flipped. */
  readonly #nextOwner: Int32Array;
  readonly #recyclesCaptures: boolean;
  readonly #recyclesPromotions: boolean;

  constructor(rules: Rules) {
    const { pieces, players, board, options } = rules;
    const positions = board.positions.length;
    this.#rules = rules;
    this.cells = cellsOf(rules);
    this.cell = new Int32Array(positions);
    this.attributes = new Int32Array(positions);
    this.stock = new Int32Array(players.length * pieces.length);
    this.counts = new Int32Array(this.cells.count);
    this.pieceCounts = new Int32Array(players.length);
    this.royals = players.map(() => []);
    this.#isRoyal = royalCells(rules, this.cells);
    this.hasRoyals = this.#isRoyal.includes(1);
    this.#keys = makeKeys(positions * this.cells.count, 'cells');
    if (options.uniqueShapes) shareKeys(this.#keys, rules, this.cells);
    this.#attributeKeys = makeKeys(positions * rules.attributes.length, 'attributes');
    this.#kept = Int32Array.from(pieces, ({ attributes }) => attributes);
    this.#set = Int32Array.from(pieces, ({ attributesSet }) => attributesSet);
    this.#nextOwner = Int32Array.from(players, (_, player) => nextOwner(rules, player));
    this.#recyclesCaptures = options.recycleCaptures;
    this.#recyclesPromotions = options.recyclePromotions;
  }

  isRoyal(cell: number): boolean {
    return this.#isRoyal[cell] === 1;
  }

  /** The attributes a piece of a cell has at first. */
  freshAttributes(cell: number): number {
    return cell === EMPTY ? 0 : (this.#set[typeOf(this.cells, cell)] as number);
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
  }

  set(position: number, cell: number, attributes: number): void {
    const old = this.cell[position] as number;
    const oldAttributes = this.attributes[position] as number;
    if (this.logged + LOG_WORDS > this.log.length) this.log = grown(this.log);
    const { log, logged } = this;
    log[logged] = position;
    log[logged + 1] = old;
    log[logged + 2] = oldAttributes;
    this.logged = logged + LOG_WORDS;
    this.#put(position, old, oldAttributes, cell, attributes);
  }

  #put(
    position: number,
    old: number,
    oldAttributes: number,
    cell: number,
    attributes: number,
  ): void {
    this.touches[this.touched & (TOUCHES - 1)] = position;
    this.touched += 1;
    if (old !== cell) {
      const { high, low } = this.#keys;
      const base = position * this.cells.count;
      // Cell 0 has keys too: an empty board's hash need not be 0.
      this.hashHigh ^= (high[base + old] as number) ^ (high[base + cell] as number);
      this.hashLow ^= (low[base + old] as number) ^ (low[base + cell] as number);
      this.counts[old] = (this.counts[old] as number) - 1;
      this.counts[cell] = (this.counts[cell] as number) + 1;
      this.cell[position] = cell;
      if (old !== EMPTY) this.#count(old, -1);
      if (cell !== EMPTY) this.#count(cell, 1);
      if (this.#isRoyal[old] === 1) this.#dethrone(old, position);
      if (this.#isRoyal[cell] === 1) this.royals[ownerOf(this.cells, cell)]?.push(position);
    }
    if (oldAttributes !== attributes) this.#putAttributes(position, oldAttributes, attributes);
  }

  #count(cell: number, by: number): void {
    const owner = (cell - 1) % this.cells.players;
    this.pieceCounts[owner] = (this.pieceCounts[owner] as number) + by;
  }

  #dethrone(cell: number, position: number): void {
    const royals = this.royals[ownerOf(this.cells, cell)] as number[];
    royals.splice(royals.indexOf(position), 1);
  }

  #putAttributes(position: number, old: number, attributes: number): void {
    const { high, low } = this.#attributeKeys;
    const base = position * this.#rules.attributes.length;
    for (let changed = old ^ attributes; changed !== 0; changed &= changed - 1) {
      const index = base + 31 - Math.clz32(changed & -changed);
      this.hashHigh ^= high[index] as number;
      this.hashLow ^= low[index] as number;
    }
    this.attributes[position] = attributes;
  }

  setStock(index: number, count: number): void {
    if (this.logged + LOG_WORDS > this.log.length) this.log = grown(this.log);
    this.log[this.logged] = ~index;
    this.log[this.logged + 1] = this.stock[index] as number;
    this.logged += LOG_WORDS;
    this.#putStock(index, count);
  }

  #putStock(index: number, count: number): void {
    const old = index * 4096 + (this.stock[index] as number);
    const now = index * 4096 + count;
    this.hashHigh ^= mixed(old) ^ mixed(now);
    this.hashLow ^= mixed(~old) ^ mixed(~now);
    this.stock[index] = count;
  }

  /** Takes back all changes after the log was `logged` words long and `captured` pieces were taken. */
  undo(logged: number, captured: number): void {
    const { log } = this;
    while (this.logged > logged) {
      this.logged -= LOG_WORDS;
      const place = log[this.logged] as number;
      const old = log[this.logged + 1] as number;
      if (place < 0) this.#putStock(~place, old);
      else {
        const cell = this.cell[place] as number;
        const attributes = this.attributes[place] as number;
        this.#put(place, cell, attributes, old, log[this.logged + 2] as number);
      }
    }
    this.capturedCount = captured;
  }

  /** Plays a record: first all movements, then the other effects in their order, promotion last. */
  play(words: Int32Array, record: number): void {
    const kind = words[record + RECORD.kind] as number;
    if (kind === RECORD_KIND.plain || kind === RECORD_KIND.marking) {
      const from = words[record + RECORD.first] as number;
      const to = words[record + RECORD.first + 1] as number;
      this.#capture(to);
      const cell = this.cell[from] as number;
      const attributes = this.attributes[from] as number;
      this.set(from, EMPTY, 0);
      this.set(to, cell, attributes);
      if (kind === RECORD_KIND.marking) this.#mark(words, record);
      return;
    }
    if (kind === RECORD_KIND.drop) {
      this.#drop(words[record + RECORD.drop] as number, words[record + RECORD.first + 1] as number);
      return;
    }
    this.#playMixed(words, record);
  }

  /** Sets the attributes of a record that moves one piece. */
  #mark(words: Int32Array, record: number): void {
    const end = record + (words[record + RECORD.size] as number);
    for (let at = record + RECORD.first + 2; at < end; at += EFFECT_WORDS) {
      const position = words[at + 1] as number;
      if (this.cell[position] !== EMPTY) this.#setAttribute(position, words[at + 2] as number);
    }
  }

  /** What stands there is taken off by something that lands. */
  #capture(position: number): void {
    const cell = this.cell[position] as number;
    if (cell === EMPTY) return;
    if (this.capturedCount === this.captured.length) this.captured = grown(this.captured);
    this.captured[this.capturedCount] = cell;
    this.capturedCount += 1;
    if (this.#recyclesCaptures) this.#returnToStock(cell);
  }

  #returnToStock(cell: number): void {
    const index = ownerOf(this.cells, cell) * this.cells.types + typeOf(this.cells, cell);
    const count = this.stock[index] as number;
    if (count < ENDLESS_STOCK) this.setStock(index, count + 1);
  }

  #drawFromStock(cell: number): void {
    const index = ownerOf(this.cells, cell) * this.cells.types + typeOf(this.cells, cell);
    const count = this.stock[index] as number;
    if (count > 0 && count < ENDLESS_STOCK) this.setStock(index, count - 1);
  }

  #drop(cell: number, to: number): void {
    this.#capture(to);
    this.#drawFromStock(cell);
    this.set(to, cell, this.freshAttributes(cell));
  }

  #playMixed(words: Int32Array, record: number): void {
    const movers = words[record + RECORD.movers] as number;
    const copies = words[record + RECORD.copy] === 1;
    const drop = words[record + RECORD.drop] as number;
    const first = record + RECORD.first;
    const lifted: number[] = [];
    for (let mover = 0; mover < movers; mover += 1) {
      const from = words[first + mover * 2] as number;
      if (from < 0) {
        lifted.push(drop, this.freshAttributes(drop));
        this.#drawFromStock(drop);
        continue;
      }
      lifted.push(this.cell[from] as number, this.attributes[from] as number);
      if (!copies || mover < movers - 1) this.set(from, EMPTY, 0);
    }
    for (let mover = 0; mover < movers; mover += 1) {
      const to = words[first + mover * 2 + 1] as number;
      if (!copies || to !== words[first + mover * 2]) this.#capture(to);
      this.set(to, lifted[mover * 2] as number, lifted[mover * 2 + 1] as number);
    }
    const end = record + (words[record + RECORD.size] as number);
    for (let at = first + movers * 2; at < end; at += EFFECT_WORDS) this.#effect(words, at);
    const becomes = words[record + RECORD.becomes] as number;
    if (becomes >= 0) this.#promote(words[first + movers * 2 - 1] as number, becomes);
  }

  #promote(position: number, type: number): void {
    const cell = this.cell[position] as number;
    if (cell === EMPTY) return;
    const promoted = this.#changeType(position, type);
    if (!this.#recyclesPromotions || promoted === cell) return;
    this.#drawFromStock(promoted);
    this.#returnToStock(cell);
  }

  /** Attributes that both types know keep their value; the new type's others begin afresh. */
  #changeType(position: number, type: number): number {
    const cell = this.cell[position] as number;
    const attributes = this.attributes[position] as number;
    const known = (this.#kept[typeOf(this.cells, cell)] as number) & (this.#kept[type] as number);
    const changed = cellOf(this.cells, type, ownerOf(this.cells, cell));
    this.set(position, changed, (attributes & known) | ((this.#set[type] as number) & ~known));
    return changed;
  }

  #effect(words: Int32Array, at: number): void {
    const position = words[at + 1] as number;
    const argument = words[at + 2] as number;
    const cell = this.cell[position] as number;
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
      this.#changeOwner(position, this.#nextOwner[ownerOf(this.cells, cell)] as number);
    } else this.#setAttribute(position, argument);
  }

  #changeOwner(position: number, owner: number): void {
    const type = typeOf(this.cells, this.cell[position] as number);
    this.set(position, cellOf(this.cells, type, owner), this.attributes[position] as number);
  }

  /** A piece that does not know the attribute is left as it is. */
  #setAttribute(position: number, argument: number): void {
    const cell = this.cell[position] as number;
    const bit = (1 << (argument >> 1)) & (this.#kept[typeOf(this.cells, cell)] as number);
    const old = this.attributes[position] as number;
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
