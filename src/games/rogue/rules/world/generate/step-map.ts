import { CHUNK, chunkOf, localOf } from '#kit/grid/cell-set.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import type { Place } from '../plan.ts';

/** Steps from the start to every reachable cell inside the enclosing walls, by chunk. */
export class StepMap {
  readonly #lines = new Map<number, Map<number, Int32Array>>();

  constructor(walls: Cells, start: Place) {
    let ring: Place[] = [start];
    this.#set(start, 0);
    for (let steps = 1; ring.length > 0; steps++) {
      const next: Place[] = [];
      for (const { x, y } of ring) {
        for (const place of [
          { x, y: y - 1 },
          { x, y: y + 1 },
          { x: x - 1, y },
          { x: x + 1, y },
        ]) {
          if (walls.has(place.x, place.y) || this.at(place) !== undefined) continue;
          this.#set(place, steps);
          next.push(place);
        }
      }
      ring = next;
    }
  }

  /** Undefined for unreachable cells. */
  at({ x, y }: Place): number | undefined {
    const rows = this.#lines.get(chunkOf(y))?.get(chunkOf(x));
    const steps = rows?.[localOf(y) * CHUNK + localOf(x)] ?? -1;
    return steps < 0 ? undefined : steps;
  }

  #set({ x, y }: Place, steps: number): void {
    const line = this.#lines.get(chunkOf(y)) ?? new Map<number, Int32Array>();
    if (line.size === 0) this.#lines.set(chunkOf(y), line);
    const rows = line.get(chunkOf(x)) ?? new Int32Array(CHUNK * CHUNK).fill(-1);
    line.set(chunkOf(x), rows);
    rows[localOf(y) * CHUNK + localOf(x)] = steps;
  }
}
