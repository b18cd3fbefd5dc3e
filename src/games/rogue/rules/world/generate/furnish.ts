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
import { Weighted } from './weighted.ts';

/** Weights of kinds as a table. */
function weightTable<K extends string>(
  kinds: readonly K[],
  weights: Readonly<Partial<Record<K, number>>>,
) {
  return kinds.map((kind) => [kind, own<number | undefined>(weights, kind) ?? 0] as const);
}

/** A part of a world furnished separately. */
export interface Furnished {
  /** Available cells, row by row. */
  readonly cells: readonly Place[];
  readonly items: readonly ItemKind[];
  /** True if the player starts here, with a sword nearby. */
  readonly isArmed?: boolean;
}

/** Draws a room's items by weight, up to the maximum. */
export function drawItems({ itemsPerRoom, items }: Content, random: RandomSource): ItemKind[] {
  const count = random.nextInt(0, itemsPerRoom);
  if (count === 0) return [];
  const generator = new Weighted(weightTable(ITEM_KINDS, items));
  return Array.from({ length: count }, () => generator.generate(random));
}

const keyOf = ({ x, y }: Place) => `${x},${y}`;

/** Radius around the start without mobs, horizontally or vertically. */
const PEACE_RADIUS = 2;
/** Maximum distance of the sword from the start, in steps. */
const MAX_SWORD_STEPS = 3;
/** Maximum number of rooms per mob. */
const ROOMS_PER_MOB = 2;

/** Places items and mobs in separate cells, as many as fit, and none at the player's start. */
export class Furnishing {
  readonly items: PlacedItem[] = [];
  readonly mobs: PlacedMob[] = [];
  readonly #start: Place;
  readonly #content: Content;
  readonly #steps: StepMap;

  /** `walls`: those of the finished world. */
  constructor(walls: Cells, start: Place, content: Content) {
    this.#start = start;
    this.#content = content;
    this.#steps = new StepMap(walls, start);
  }

  /** Places the items of several rooms, then mobs, in order of the rooms. */
  furnish(rooms: readonly Furnished[], random: WorldRandom): void {
    const left = rooms.map((room) => this.#lay(room, random.items));
    if (this.#content.mobsPerRoom === 0) return;
    for (const cells of left) this.#populate(cells, random.mobs);
    this.#postGuard(left.flat());
    const minMobs = Math.ceil(rooms.length / ROOMS_PER_MOB);
    const spare = drawSome(random.mobs, this.#unoccupied(left.flat()), Infinity);
    for (const cell of spare) if (this.mobs.length < minMobs) this.#place(cell, random.mobs);
  }

  /** Places a room's items; returns the cells still free. */
  #lay({ cells, items, isArmed }: Furnished, random: RandomSource): Place[] {
    const all = cells.filter(({ x, y }) => x !== this.#start.x || y !== this.#start.y);
    const free = isArmed === true ? this.#layArms(all, random) : all;
    for (const [at, { x, y }] of drawSome(random, free, items.length).entries()) {
      this.items.push({ kind: elementAt(items, at), x, y });
    }
    return free.slice(items.length);
  }
  /** Places the player's sword; returns the remaining cells. */
  #layArms(cells: readonly Place[], random: RandomSource): Place[] {
    const nearCells = cells.filter((cell) => (this.#steps.at(cell) ?? Infinity) <= MAX_SWORD_STEPS);
    const [cell] = drawSome(random, nearCells.length > 0 ? nearCells : [...cells], 1);
    if (cell !== undefined) this.items.push({ kind: 'sword', ...cell });
    return cells.filter((one) => one !== cell);
  }

  #populate(cells: readonly Place[], random: RandomSource): void {
    const count = random.nextInt(0, this.#content.mobsPerRoom);
    const farCells = cells.filter((cell) => this.#isFar(cell));
    for (const cell of drawSome(random, farCells, count)) this.#place(cell, random);
  }

  /** Places a mob of a kind available at this distance, if any. */
  #place(at: Place, random: RandomSource): void {
    const steps = this.#steps.at(at) ?? 0;
    const kinds = this.#kinds.filter((kind) => isMetAt(kind, steps));
    if (kinds.length === 0) return;
    const kind = new Weighted(weightTable(kinds, this.#content.mobs)).generate(random);
    this.#add(kind, at);
  }

  /** Guards the far end of the world with the most dangerous kind available there. */
  #postGuard(cells: readonly Place[]): void {
    const farCells = this.#unoccupied(cells);
    const [first, ...rest] = farCells.length > 0 ? farCells : cells;
    if (first === undefined) return;
    const stepsTo = (cell: Place) => this.#steps.at(cell) ?? 0;
    const end = rest.reduce((best, cell) => (stepsTo(cell) > stepsTo(best) ? cell : best), first);
    const kind = guardAt(this.#kinds, stepsTo(end));
    if (kind !== undefined) this.#add(kind, end);
  }

  #add(kind: MobKind, { x, y }: Place): void {
    this.mobs.push({ kind, x, y, level: levelAt(kind, this.#steps.at({ x, y }) ?? 0) });
  }

  /** Kinds with a positive weight. */
  get #kinds(): readonly MobKind[] {
    return MOB_KINDS.filter((kind) => (this.#content.mobs[kind] ?? 0) > 0);
  }

  #unoccupied(cells: readonly Place[]): Place[] {
    const occupied = new Set(this.mobs.map(keyOf));
    return cells.filter((cell) => this.#isFar(cell) && !occupied.has(keyOf(cell)));
  }

  #isFar({ x, y }: Place): boolean {
    const { x: startX, y: startY } = this.#start;
    return Math.max(Math.abs(x - startX), Math.abs(y - startY)) > PEACE_RADIUS;
  }
}
