import { elementAt } from '#core';
import type { Random } from '#core';
import type { LevelKind } from '../model/level-kinds.ts';
import { HEIGHT, placeOf, WIDTH } from '../model/place.ts';
import { FLOOR, STAIRS_UP, WALL, withTile } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { findRegions } from './regions.ts';
import type { Regions } from './regions.ts';
import { drawCave, GROUND, smooth } from './rock.ts';
import { REGION_TO_BEGIN } from './beginning.ts';
import { joinLevels, takeOne } from './stairs.ts';
import type { Storey } from './stairs.ts';

/** The edge of a level stays rock, so the grown cave is two cells narrower. */
const EDGES = 2;

function growStorey(random: Random, kind: LevelKind): Storey {
  const cave = drawCave(random, WIDTH - EDGES, HEIGHT - EDGES, kind.open);
  for (let time = 0; time < kind.smooth; time++) smooth(cave);
  return { kind, cave, regions: findRegions(cave, kind.region), stairs: new Map() };
}

/** Adds the exit to the first level; false if no region is large enough to start in. */
function addExit(random: Random, { cave, regions, stairs }: Storey): boolean {
  const cells = [...cave.inside].filter((cell) => cave.cells[cell] === GROUND);
  const exit = takeOne(random, cells);
  if (exit === undefined || largestOf(regions) < REGION_TO_BEGIN) return false;
  stairs.set(exit, STAIRS_UP);
  return true;
}

/** Size of the largest region in cells. */
function largestOf(regions: Regions): number {
  const sizes: number[] = [];
  for (const region of regions) if (region > 0) sizes[region] = (sizes[region] ?? 0) + 1;
  return sizes.reduce((max, size) => Math.max(max, size), 0);
}

/**
 * Converts a level to text, including the rock around it. The cave's outside border becomes the
 * edge.
 */
function tilesOf({ cave, stairs }: Storey): Tiles {
  let tiles = '';
  for (const ground of cave.cells) tiles += ground === GROUND ? FLOOR : WALL;
  for (const [cell, tile] of stairs) tiles = withTile(tiles, placeOf(cell), tile);
  return tiles;
}

/**
 * Generates connected levels of these kinds. The first has the exit and a region large enough to
 * start in.
 */
export function growLevels(random: Random, kinds: readonly LevelKind[]): readonly Tiles[] {
  const storeys: Storey[] = [];
  while (storeys.length < kinds.length) {
    const storey = growStorey(random, elementAt(kinds, storeys.length));
    const upper = storeys.at(-1);
    const isJoined =
      upper === undefined ? addExit(random, storey) : joinLevels(random, upper, storey) > 0;
    if (isJoined) storeys.push(storey);
  }
  return storeys.map(tilesOf);
}
