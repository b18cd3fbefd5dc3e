import { CHUNK, chunkOf } from '#kit/grid/cell-set.ts';
import { chunkIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Mob } from '../model/mobs.ts';
import type { MobKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';

/**
 * The mobs around a cell, taken out of the world for one turn. Indexed by cell and by id, changed
 * in place, and put back at the end.
 */
export class MobBoard {
  readonly #all: ChunkMap<readonly Mob[]>;
  readonly #left: number;
  readonly #top: number;
  readonly #right: number;
  readonly #bottom: number;
  readonly #width: number;
  readonly #byId = new Map<number, Mob>();
  readonly #byCell = new Map<number, number>();

  /** Takes the mobs of all chunks within `reach` of a cell. */
  constructor(all: ChunkMap<readonly Mob[]>, { x, y }: Place, reach: number) {
    this.#all = all;
    this.#left = chunkOf(x - reach);
    this.#top = chunkOf(y - reach);
    this.#right = chunkOf(x + reach);
    this.#bottom = chunkOf(y + reach);
    this.#width = (this.#right - this.#left + 1) * CHUNK;
    this.#eachChunk((cx, cy) => {
      for (const mob of chunkIn(all, cx, cy) ?? []) this.put(mob);
    });
  }

  get(id: number): Mob | undefined {
    return this.#byId.get(id);
  }

  at(x: number, y: number): Mob | undefined {
    const id = this.#byCell.get(this.#cell(x, y));
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** Number of mobs of a kind that others called. */
  countCopies(kind: MobKind): number {
    let count = 0;
    for (const mob of this.#byId.values()) if (mob.kind === kind && mob.isCopy === true) count += 1;
    return count;
  }

  /** Mobs at most this far from a cell, horizontally and vertically, row by row. */
  around({ x: atX, y: atY }: Place, reach: number): Mob[] {
    const found: Mob[] = [];
    for (let y = atY - reach; y <= atY + reach; y++) {
      for (let x = atX - reach; x <= atX + reach; x++) {
        const mob = this.at(x, y);
        if (mob !== undefined) found.push(mob);
      }
    }
    return found;
  }

  /** All mobs in order of movement. */
  inOrder(): Mob[] {
    return [...this.#byId.values()].sort((one, other) => one.id - other.id);
  }

  /** Replaces a mob with its new version, at its new place. */
  put(mob: Mob): void {
    const before = this.#byId.get(mob.id);
    if (before !== undefined) this.#byCell.delete(this.#cell(before.x, before.y));
    this.#byId.set(mob.id, mob);
    this.#byCell.set(this.#cell(mob.x, mob.y), mob.id);
  }

  remove(mob: Mob): void {
    this.#byId.delete(mob.id);
    this.#byCell.delete(this.#cell(mob.x, mob.y));
  }

  /** The current mobs of the world. */
  putBack(): ChunkMap<readonly Mob[]> {
    const now = new Map<string, Mob[]>();
    for (const mob of this.inOrder()) {
      const key = `${chunkOf(mob.x)},${chunkOf(mob.y)}`;
      const list = now.get(key);
      if (list === undefined) now.set(key, [mob]);
      else list.push(mob);
    }
    let all = this.#all;
    this.#eachChunk((cx, cy) => {
      const before = chunkIn(all, cx, cy) ?? [];
      const after = now.get(`${cx},${cy}`) ?? [];
      if (!isSameList(before, after)) all = withChunk(all, cx, cy, after);
    });
    return all;
  }

  #cell(x: number, y: number): number {
    return (y - this.#top * CHUNK) * this.#width + x - this.#left * CHUNK;
  }

  #eachChunk(visit: (cx: number, cy: number) => void): void {
    for (let cy = this.#top; cy <= this.#bottom; cy++)
      for (let cx = this.#left; cx <= this.#right; cx++) visit(cx, cy);
  }
}

function isSameList(one: readonly Mob[], other: readonly Mob[]): boolean {
  return one.length === other.length && one.every((mob, index) => mob === other[index]);
}
