import { elementAt, own } from '#core';
import type { Cells } from '#kit/grid/cell-set.ts';
import { ITEM_KINDS, MOB_KINDS } from '../kinds.ts';
import type { ItemKind, MobKind } from '../kinds.ts';
import type { Content } from '../content.ts';
import type { Place, PlacedItem, PlacedMob } from '../plan.ts';
import { guardAt, isMetAt, levelAt } from './danger.ts';
import { drawSome } from './random-source.ts';
import type { RandomSource } from './random-source.ts';
import type { WorldRandom } from './settings.ts';
import { StepMap } from './step-map.ts';

/** Draws kinds, each with a probability of its weight by the sum of all weights. */
export class Weighted<K> {
  readonly #table: readonly (readonly [K, number])[];
  readonly #sum: number;

  /** Throws RangeError for a table without a weight above 0, or with one below 0. */
  constructor(table: readonly (readonly [K, number])[]) {
    for (const [kind, weight] of table) {
      if (!(weight >= 0 && weight < Infinity)) {
        throw new RangeError(`weight ${weight} of ${String(kind)}: expected 0 or more`);
      }
    }
    this.#table = table.filter(([, weight]) => weight > 0);
    this.#sum = this.#table.reduce((sum, [, weight]) => sum + weight, 0);
    if (this.#table.length === 0) throw new RangeError('no kind has a weight above 0');
  }

  generate(random: RandomSource): K {
    let rest = random.nextFloat() * this.#sum;
    for (const [kind, weight] of this.#table) {
      if (rest < weight) return kind;
      rest -= weight;
    }
    // Rounding may leave a little beyond the last.
    return (this.#table.at(-1) as readonly [K, number])[0];
  }
}

/** The weights of some kinds as a table. */
function tableOf<K extends string>(kinds: readonly K[], weights: Readonly<Record<K, number>>) {
  return kinds.map((kind) => [kind, own<number>(weights, kind) ?? 0] as const);
}

/** A part of a world that is furnished on its own. */
export interface Furnished {
  /** Where something may be, by rows. */
  readonly cells: readonly Place[];
  readonly items: readonly ItemKind[];
  /** A sword lies close to where the player starts, who does so here. */
  readonly isArmed?: boolean;
}

/** What is in a room: at most so many items, drawn by their weights. */
export function drawItems({ itemsPerRoom, items }: Content, random: RandomSource): ItemKind[] {
  const count = random.nextInt(0, itemsPerRoom);
  if (count === 0) return [];
  const generator = new Weighted(tableOf(ITEM_KINDS, items));
  return Array.from({ length: count }, () => generator.generate(random));
}

const keyOf = ({ x, y }: Place) => `${x},${y}`;

/** No mob is nearer to where the player starts than this, across or along. */
const PEACE = 2;
/** Steps from the start within which its sword lies. */
const AT_HAND = 3;
/** Rooms for each mob that there is at least. */
const ROOMS_PER_MOB = 2;

/** Places items and mobs, each in a cell of its own, none where the player starts; as many as fit. */
export class Furnishing {
  readonly items: PlacedItem[] = [];
  readonly mobs: PlacedMob[] = [];
  readonly #start: Place;
  readonly #content: Content;
  readonly #steps: StepMap;

  /** The walls are those of the finished world. */
  constructor(walls: Cells, start: Place, content: Content) {
    this.#start = start;
    this.#content = content;
    this.#steps = new StepMap(walls, start);
  }

  /** Places the items of some rooms, then mobs in them; each in the order of the rooms. */
  furnish(rooms: readonly Furnished[], random: WorldRandom): void {
    const left = rooms.map((room) => this.#lay(room, random.items));
    if (this.#content.mobsPerRoom === 0) return;
    for (const cells of left) this.#populate(cells, random.mobs);
    this.#postGuard(left.flat());
    const least = Math.ceil(rooms.length / ROOMS_PER_MOB);
    const spare = drawSome(random.mobs, this.#unoccupied(left.flat()), Infinity);
    for (const cell of spare) if (this.mobs.length < least) this.#place(cell, random.mobs);
  }

  /** Gives the cells that are still free. */
  #lay({ cells, items, isArmed }: Furnished, random: RandomSource): Place[] {
    const all = cells.filter(({ x, y }) => x !== this.#start.x || y !== this.#start.y);
    const free = isArmed === true ? this.#layArms(all, random) : all;
    for (const [at, { x, y }] of drawSome(random, free, items.length).entries()) {
      this.items.push({ kind: elementAt(items, at), x, y });
    }
    return free.slice(items.length);
  }
  /** Lays the sword that a player starts with; gives the cells that are left. */
  #layArms(cells: readonly Place[], random: RandomSource): Place[] {
    const near = cells.filter((cell) => (this.#steps.at(cell) ?? Infinity) <= AT_HAND);
    const [cell] = drawSome(random, near.length > 0 ? near : [...cells], 1);
    if (cell !== undefined) this.items.push({ kind: 'sword', ...cell });
    return cells.filter((one) => one !== cell);
  }

  #populate(cells: readonly Place[], random: RandomSource): void {
    const count = random.nextInt(0, this.#content.mobsPerRoom);
    const far = cells.filter((cell) => this.#isFar(cell));
    for (const cell of drawSome(random, far, count)) this.#place(cell, random);
  }

  /** Places a mob of one of the kinds that are met there; none where there is no such kind. */
  #place(at: Place, random: RandomSource): void {
    const steps = this.#steps.at(at) ?? 0;
    const kinds = this.#kinds.filter((kind) => isMetAt(kind, steps));
    if (kinds.length === 0) return;
    const kind = new Weighted(tableOf(kinds, this.#content.mobs)).generate(random);
    this.#add(kind, at);
  }

  /** The far end of the world is guarded, by the most dangerous kind that is met there. */
  #postGuard(cells: readonly Place[]): void {
    const far = this.#unoccupied(cells);
    const [first, ...rest] = far.length > 0 ? far : cells;
    if (first === undefined) return;
    const stepsTo = (cell: Place) => this.#steps.at(cell) ?? 0;
    const end = rest.reduce((best, cell) => (stepsTo(cell) > stepsTo(best) ? cell : best), first);
    const kind = guardAt(this.#kinds, stepsTo(end));
    if (kind !== undefined) this.#add(kind, end);
  }

  #add(kind: MobKind, { x, y }: Place): void {
    this.mobs.push({ kind, x, y, level: levelAt(kind, this.#steps.at({ x, y }) ?? 0) });
  }

  /** Kinds that may be placed at all. */
  get #kinds(): readonly MobKind[] {
    return MOB_KINDS.filter((kind) => this.#content.mobs[kind] > 0);
  }

  #unoccupied(cells: readonly Place[]): Place[] {
    const taken = new Set(this.mobs.map(keyOf));
    return cells.filter((cell) => this.#isFar(cell) && !taken.has(keyOf(cell)));
  }

  #isFar({ x, y }: Place): boolean {
    const { x: startX, y: startY } = this.#start;
    return Math.max(Math.abs(x - startX), Math.abs(y - startY)) > PEACE;
  }
}
