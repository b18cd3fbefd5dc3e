import { int32At } from '#core';
import type { Regions } from './regions.ts';
import { findRegions } from './regions.ts';
import { GROUND, ROCK } from './rock.ts';
import type { Cave } from './rock.ts';

/** Digs shortest passages until all ground is one region; never through the cells of vaults. */
export function joinRegions(
  cave: Cave,
  regions: Regions,
  isVault: (cell: number) => boolean,
): Regions {
  let joined = regions;
  for (let count = countOf(joined); count > 1;) {
    if (!digPassage(cave, joined, isVault)) return joined;
    joined = findRegions(cave, 1);
    const left = countOf(joined);
    if (left >= count) return joined;
    count = left;
  }
  return joined;
}

/** Number of regions. */
export function countOf(regions: Regions): number {
  return regions.reduce((most, region) => Math.max(most, region), 0);
}

/** Digs from the first region to the nearest other one. */
function digPassage(
  { cells, width, inside }: Cave,
  regions: Regions,
  isVault: (cell: number) => boolean,
): boolean {
  const line = width + 2;
  const before = new Int32Array(cells.length).fill(-1);
  const queue: number[] = [];
  for (const cell of inside) {
    if (regions[cell] !== 1) continue;
    before[cell] = cell;
    queue.push(cell);
  }
  for (const cell of queue) {
    for (const step of [-line, line, -1, 1]) {
      const next = cell + step;
      const isGround = cells[next] === GROUND;
      if (before[next] !== -1 || (!isGround && cells[next] !== ROCK)) continue;
      if (!isGround && isVault(next)) continue;
      before[next] = cell;
      if (isGround) {
        for (let at = cell; regions[at] !== 1; at = int32At(before, at)) cells[at] = GROUND;
        return true;
      }
      queue.push(next);
    }
  }
  return false;
}
