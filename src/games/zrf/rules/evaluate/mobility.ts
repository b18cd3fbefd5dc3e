import { below, makeStream, assertDefined } from '#core';
import type { Random } from '#core';
import { cellOf } from '../compile/cell.ts';
import { EFFECT, EFFECT_WORDS, RECORD } from '../compile/record.ts';
import type { Program } from '../compile/program.ts';
import { Attack } from '../run/attack.ts';
import { Board } from '../run/board.ts';
import { UNTIMED } from '../run/budget.ts';
import type { Budget } from '../run/budget.ts';
import { Faults } from '../run/faults.ts';
import { MoveGenerator } from '../run/move-generator.ts';

/** Destination of a piece after one step, and its type there. */
interface Arrival {
  readonly type: number;
  readonly position: number;
}

/** One square in this many holds a piece on a randomly filled board. */
const SPARSENESS = 3;
const FILLINGS = 2;

/** Distance of a node with no path to a target. */
export const UNREACHED = -1;

/** Tests pieces outside a game, on empty and on randomly filled boards. */
export class Mobility {
  readonly #program: Program;
  readonly #board: Board;
  readonly #generator: MoveGenerator;
  readonly #budget: Budget;
  readonly #random: Random;
  /** Cells of the pieces in the setup, with repetitions. */
  readonly #census: readonly number[];
  readonly #stamps: Int32Array;
  #stamp = 0;

  constructor(program: Program) {
    const { rules } = program;
    this.#program = program;
    this.#board = new Board(rules);
    const situation = { board: this.#board, lastFrom: -1, lastTo: -1 };
    const attack = new Attack(program, situation, UNTIMED);
    this.#budget = attack.budget;
    this.#generator = new MoveGenerator(program, situation, attack, new Faults());
    this.#stamps = new Int32Array(this.#board.cell.length);
    this.#random = makeStream('zrf', 'travel');
    this.#census = rules.setup.pieces.map(({ type, player }) =>
      cellOf(this.#board.cells, type, player),
    );
  }

  /** Number of squares within reach of a piece that is alone on the board. */
  targetsAlone(player: number, type: number, position: number): number {
    this.#board.clear();
    this.#list(player, type, position);
    return this.#countTargets();
  }

  /** Average number of squares within reach on randomly filled boards. */
  averageTargets(player: number, type: number, position: number): number {
    if (this.#census.length === 0) return this.targetsAlone(player, type, position);
    let targets = 0;
    for (let filling = 0; filling < FILLINGS; filling += 1) {
      this.#board.clear();
      for (const place of this.#board.cell.keys()) {
        if (below(this.#random, SPARSENESS) > 0) continue;
        const cell = assertDefined(this.#census[below(this.#random, this.#census.length)]);
        this.#board.set(place, cell, this.#board.freshAttributes(cell));
      }
      this.#list(player, type, position);
      targets += this.#countTargets();
    }
    return targets / FILLINGS;
  }

  #list(player: number, type: number, position: number): number {
    const generator = this.#generator;
    const cell = cellOf(this.#board.cells, type, player);
    this.#board.set(position, cell, this.#board.freshAttributes(cell));
    generator.count = 0;
    generator.heapUsed = 0;
    this.#budget.renew();
    generator.begin(false);
    const entry = this.#program.entry('moves', this.#program.all, cell, position);
    if (entry > 0) generator.run(entry);
    return generator.count;
  }

  /** Number of different squares that the listed steps lead to. */
  #countTargets(): number {
    const generator = this.#generator;
    this.#stamp += 1;
    let count = 0;
    for (let index = 0; index < generator.count; index += 1) {
      const step = assertDefined(generator.steps[index]);
      const words = step < 0 ? generator.heap : this.#program.records.words;
      const to = assertDefined(words[(step < 0 ? ~step : step) + RECORD.first + 1]);
      if (this.#stamps[to] === this.#stamp) continue;
      this.#stamps[to] = this.#stamp;
      count += 1;
    }
    return count;
  }

  /** Destinations of a piece that is alone on the board, after one step. */
  arrivalsFrom(player: number, type: number, position: number): Arrival[] {
    this.#board.clear();
    const count = this.#list(player, type, position);
    const arrivals: Arrival[] = [];
    for (let index = 0; index < count; index += 1) {
      const step = assertDefined(this.#generator.steps[index]);
      const words = step < 0 ? this.#generator.heap : this.#program.records.words;
      const arrival = arrivalOf(words, step < 0 ? ~step : step, position, type);
      if (arrival !== undefined) arrivals.push(arrival);
    }
    return arrivals;
  }
}

function arrivalOf(
  words: Int32Array,
  record: number,
  from: number,
  type: number,
): Arrival | undefined {
  const first = record + RECORD.first;
  const movers = assertDefined(words[record + RECORD.movers]);
  const end = record + assertDefined(words[record + RECORD.size]);
  let mover = 0;
  while (mover < movers && words[first + mover * 2] !== from) mover += 1;
  if (mover === movers) return undefined;
  const position = assertDefined(words[first + mover * 2 + 1]);
  const becomes = assertDefined(words[record + RECORD.becomes]);
  let arrived = becomes >= 0 && mover === movers - 1 ? becomes : type;
  for (let at = first + movers * 2; at < end; at += EFFECT_WORDS) {
    const isChange = words[at] === EFFECT.type && words[at + 1] === position;
    if (isChange) arrived = assertDefined(words[at + 2]);
  }
  return { type: arrived, position };
}

/**
 * For each node, the minimum number of steps to one of the targets, or UNREACHED. `edges` lists the
 * successors of each node.
 */
export function distancesTo(
  targets: readonly number[],
  nodes: number,
  edges: readonly (readonly number[])[],
): Int32Array {
  const back: number[][] = Array.from({ length: nodes }, () => []);
  for (const [node, next] of edges.entries()) {
    for (const one of next) back[one]?.push(node);
  }
  const distances = new Int32Array(nodes).fill(UNREACHED);
  const queue = [...new Set(targets)];
  for (const target of queue) distances[target] = 0;
  for (const node of queue) {
    for (const before of assertDefined(back[node])) {
      if (distances[before] !== UNREACHED) continue;
      distances[before] = assertDefined(distances[node]) + 1;
      queue.push(before);
    }
  }
  return distances;
}
