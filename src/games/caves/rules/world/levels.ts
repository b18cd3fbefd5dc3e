import type { Random } from '#core';
import type { CavesContent } from '../model/content.ts';
import { HEIGHT, placeOf, WIDTH } from '../model/place.ts';
import { FLOOR, STAIRS_UP, WALL, withTile } from '../model/tiles.ts';
import { signOfTerrain } from '../model/ground.ts';
import type { LevelKind } from '../model/level-kinds.ts';
import type { Tiles } from '../model/tiles.ts';
import { countOf, joinRegions } from './joining.ts';
import { growPatches } from './patches.ts';
import { drawHalls } from './rooms.ts';
import type { Halls } from './rooms.ts';
import { findRegions } from './regions.ts';
import type { Regions } from './regions.ts';
import { drawCave, GROUND, smooth } from './rock.ts';
import { REGION_TO_BEGIN } from './beginning.ts';
import { levelKind } from './kinds.ts';
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
  name: string,
  isLast: boolean,
  isOpen: boolean,
): Storey | undefined {
  const kind = levelKind(content, name);
  const { cave, doors } = drawGround(random, kind, isOpen);
  const vaults = placeVaults(random, content, name, isLast, cave);
  if (vaults === undefined) return undefined;
  const found = findRegions(cave, kind.region);
  if (vaults.floor.some((cell) => found[cell] === 0)) return undefined;
  const isVault = (cell: number) => vaults.cells.has(cell);
  const regions = kind.joined ? joinRegions(cave, found, isVault) : found;
  if (kind.joined && countOf(regions) > 1) return undefined;
  const { door } = kind.rooms ?? {};
  const isHung = (cell: number) => !isVault(cell) && cave.cells[cell] === GROUND;
  const hung = door === undefined ? [] : doors.filter(isHung);
  const sign = signOfTerrain(content, door);
  const terrain = new Map([...vaults.terrain, ...hung.map((cell) => [cell, sign] as const)]);
  return { z, name, kind, cave, regions, stairs: new Map(), vaults, terrain };
}

/** Rooms, or a cave generated from noise. */
function drawGround(
  random: Random,
  { open, smooth: passes, rooms }: LevelKind,
  isOpen: boolean,
): Halls {
  const [width, height] = [WIDTH - EDGES, HEIGHT - EDGES];
  if (rooms !== undefined && !isOpen) return drawHalls(random, width, height, rooms);
  const cave = drawCave(random, width, height, isOpen ? ALL_OPEN : open);
  for (let time = 0; time < passes; time++) smooth(cave);
  return { cave, doors: [] };
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
function tilesOf(random: Random, content: CavesContent, storey: Storey): Tiles {
  const { cave, stairs, terrain, vaults } = storey;
  let tiles = '';
  for (const ground of cave.cells) tiles += ground === GROUND ? FLOOR : WALL;
  const isTaken = (cell: number) => stairs.has(cell) || terrain.has(cell) || vaults.cells.has(cell);
  const patches = growPatches(random, content, storey.z, storey.kind, cave, isTaken);
  for (const [cell, sign] of [...terrain, ...patches])
    if (!stairs.has(cell)) tiles = withTile(tiles, placeOf(cell), sign);
  for (const [cell, tile] of stairs) tiles = withTile(tiles, placeOf(cell), tile);
  return tiles;
}

/** A level as text, and the cells of its vaults. */
export interface GrownLevel {
  /** The id of its kind. */
  readonly kind: string;
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
  kinds: readonly string[],
): readonly GrownLevel[] {
  const depth = kinds.length;
  const storeys: Storey[] = [];
  let tries = 0;
  while (storeys.length < depth) {
    const z = storeys.length;
    const isLast = z === content.levels.length - 1;
    const storey = growStorey(random, content, z, kinds[z] ?? '', isLast, tries >= TRIES);
    const upper = storeys.at(-1);
    const isJoined =
      storey !== undefined &&
      (upper === undefined ? addExit(random, storey) : joinLevels(random, upper, storey) > 0);
    tries = isJoined ? 0 : tries + 1;
    if (isJoined) storeys.push(storey);
  }
  return storeys.map((storey) => ({
    kind: storey.name,
    tiles: tilesOf(random, content, storey),
    vaults: storey.vaults,
  }));
}
