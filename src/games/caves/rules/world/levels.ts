import type { Random } from '#core';
import type { CavesContent } from '../model/content.ts';
import { HEIGHT, placeOf, WIDTH } from '../model/place.ts';
import { FLOOR, STAIRS_UP, WALL, withTile } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { findRegions } from './regions.ts';
import type { Regions } from './regions.ts';
import { drawCave, GROUND, smooth } from './rock.ts';
import { REGION_TO_BEGIN } from './beginning.ts';
import { levelKindOf } from './kinds.ts';
import { placeVaults } from './vaults.ts';
import type { PlacedVaults } from './vaults.ts';
import { joinLevels, takeOne } from './stairs.ts';
import type { Storey } from './stairs.ts';

/** The edge of a level stays rock, so the grown cave is two cells narrower. */
const EDGES = 2;
/** Chance of floor in a level without rock, in thousandths. */
const ALL_OPEN = 1000;

/** After this many levels that did not fit, a level without rock is tried. */
const TRIES = 100;

/** Grows a level; undefined if its vaults do not fit. */
function growStorey(
  random: Random,
  content: CavesContent,
  z: number,
  isOpen: boolean,
): Storey | undefined {
  const kind = levelKindOf(content, z);
  const cave = drawCave(random, WIDTH - EDGES, HEIGHT - EDGES, isOpen ? ALL_OPEN : kind.open);
  for (let time = 0; time < kind.smooth; time++) smooth(cave);
  const vaults = placeVaults(random, content, z, cave);
  if (vaults === undefined) return undefined;
  const regions = findRegions(cave, kind.region);
  if (vaults.floor.some((cell) => regions[cell] === 0)) return undefined;
  return { kind, cave, regions, stairs: new Map(), vaults };
}

/** Adds the exit to the first level; false if no region is large enough to start in. */
function addExit(random: Random, { cave, regions, stairs, vaults }: Storey): boolean {
  const isFree = (cell: number) => cave.cells[cell] === GROUND && !vaults.cells.has(cell);
  const cells = [...cave.inside].filter(isFree);
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

/** A level as text, and the cells of its vaults. */
export interface GrownLevel {
  readonly tiles: Tiles;
  readonly vaults: PlacedVaults;
}

/**
 * Generates the first `depth` levels of the content, connected by stairs. The first has the exit
 * and a region large enough to start in.
 */
export function growLevels(
  random: Random,
  content: CavesContent,
  depth: number,
): readonly GrownLevel[] {
  const storeys: Storey[] = [];
  let tries = 0;
  while (storeys.length < depth) {
    const storey = growStorey(random, content, storeys.length, tries >= TRIES);
    const upper = storeys.at(-1);
    const isJoined =
      storey !== undefined &&
      (upper === undefined ? addExit(random, storey) : joinLevels(random, upper, storey) > 0);
    tries = isJoined ? 0 : tries + 1;
    if (isJoined) storeys.push(storey);
  }
  return storeys.map((storey) => ({ tiles: tilesOf(storey), vaults: storey.vaults }));
}
