import { int32At } from '#core';
import { GROUND, ROCK } from './rock.ts';
import type { Cave } from './rock.ts';

/** Region number of every cell, from 1; 0 for rock. */
export type Regions = Int16Array;

/** Finds connected regions and fills those of fewer than `least` cells with rock. */
export function findRegions(cave: Cave, least: number): Regions {
  const { cells } = cave;
  const regions = new Int16Array(cells.length);
  const queue = new Int32Array(cells.length);
  let count = 0;
  for (const cell of cave.inside) {
    if (cells[cell] !== GROUND || regions[cell] !== 0) continue;
    const size = flood(cave, regions, queue, cell, count + 1);
    if (size >= least) {
      count += 1;
      continue;
    }
    for (const filled of queue.subarray(0, size)) {
      cells[filled] = ROCK;
      regions[filled] = 0;
    }
  }
  return regions;
}

/** Marks a region from a cell, leaving its cells in the queue; returns their number. */
function flood(
  { width, cells }: Cave,
  regions: Regions,
  queue: Int32Array,
  from: number,
  region: number,
): number {
  const line = width + 2;
  const neighbours = [-line - 1, -line, 1 - line, -1, 1, line - 1, line, line + 1];
  let end = 1;
  queue[0] = from;
  regions[from] = region;
  for (let at = 0; at < end; at++) {
    for (const step of neighbours) {
      const cell = int32At(queue, at) + step;
      if (cells[cell] !== GROUND || regions[cell] !== 0) continue;
      regions[cell] = region;
      queue[end++] = cell;
    }
  }
  return end;
}
