import { ITEM_KINDS, MOB_KINDS } from '../kinds.ts';
import type { Content } from '../content.ts';
import type { ItemKind } from '../kinds.ts';
import type { Place, PlacedItem, PlacedMob } from '../plan.ts';
import { drawSome } from './random-source.ts';
import type { RandomSource } from './random-source.ts';
import type { WorldRandom } from './settings.ts';
import { tableOf, Weighted } from './weighted.ts';

/** A part of a world that is furnished on its own. */
export interface Furnished {
  /** Where something may be, by rows. */
  readonly cells: readonly Place[];
  readonly items: readonly ItemKind[];
}

/** What is in a room: at most so many items, drawn by their weights. */
export function drawItems({ itemsPerRoom, items }: Content, random: RandomSource): ItemKind[] {
  const count = random.nextInt(0, itemsPerRoom);
  if (count === 0) return [];
  const generator = new Weighted(tableOf(ITEM_KINDS, items));
  return Array.from({ length: count }, () => generator.generate(random));
}

/** The items with a sword among them. */
export function withSword(items: readonly ItemKind[]): readonly ItemKind[] {
  return items.includes('sword') ? items : ['sword', ...items];
}

/** No mob is nearer to where the player starts than this, across or along. */
const PEACE = 2;

/** Places items and mobs, each in a cell of its own, none where the player starts; as many as fit. */
export class Furnishing {
  readonly items: PlacedItem[] = [];
  readonly mobs: PlacedMob[] = [];
  readonly #start: Place;
  readonly #content: Content;

  constructor(start: Place, content: Content) {
    this.#start = start;
    this.#content = content;
  }

  /** Places the items of some rooms, then mobs in them; each in the order of the rooms. */
  furnish(rooms: readonly Furnished[], random: WorldRandom): void {
    const left = rooms.map((room) => this.#lay(room, random.items));
    for (const cells of left) this.#stand(cells, random.mobs);
  }

  /** Gives the cells that are still free. */
  #lay({ cells, items }: Furnished, random: RandomSource): Place[] {
    const free = cells.filter(({ x, y }) => x !== this.#start.x || y !== this.#start.y);
    for (const [at, { x, y }] of drawSome(random, free, items.length).entries()) {
      this.items.push({ kind: items[at] as ItemKind, x, y });
    }
    return free.slice(items.length);
  }

  #stand(cells: readonly Place[], random: RandomSource): void {
    const { mobsPerRoom, mobs } = this.#content;
    if (mobsPerRoom === 0) return;
    const count = random.nextInt(0, mobsPerRoom);
    if (count === 0) return;
    const generator = new Weighted(tableOf(MOB_KINDS, mobs));
    const far = cells.filter(({ x, y }) => this.#isFar(x, y));
    for (const { x, y } of drawSome(random, far, count)) {
      this.mobs.push({ kind: generator.generate(random), x, y });
    }
  }

  #isFar(x: number, y: number): boolean {
    const { x: startX, y: startY } = this.#start;
    return Math.max(Math.abs(x - startX), Math.abs(y - startY)) > PEACE;
  }
}
