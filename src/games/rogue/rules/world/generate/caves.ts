import { CellSet } from '#kit/grid/cell-set.ts';
import type { Content } from '../content.ts';
import type { Place } from '../plan.ts';
import { CaveRock } from './cave-rock.ts';
import { drawItems, Furnishing } from './furnish.ts';
import type { Furnished } from './furnish.ts';
import type { RandomSource } from './random-source.ts';
import type { Generator, WorldSize } from './settings.ts';
import { digTunnels } from './tunnels.ts';

/** Total thickness of the rock on two opposite sides, in cells. */
const BORDERS = 4;
/** Places with less ground stay empty. */
const MIN_GROUND = 6;

/**
 * Caves: hollows with long views, joined by tunnels, around cell (0, 0), where the player starts.
 * In each direction they span `depth` + 2 places, each the size of a room.
 */
export const caves: Generator = (size, content, random) => {
  const places = size.depth + 2;
  const rock = new CaveRock(
    places * (size.width + 1) + BORDERS,
    places * (size.height + 1) + BORDERS,
  );
  rock.hollowOut(random.world);
  digTunnels(rock, random.world);
  const player = { x: 0, y: 0 };
  const walls = wallsOf(rock);
  const furnishing = new Furnishing(walls, player, content);
  furnishing.furnish(placesOf(rock, size, content, random.items), random);
  return { walls, player, items: furnishing.items, mobs: furnishing.mobs };
};

/** World coordinates of a rock cell. */
function placeOf({ width, middle }: CaveRock, index: number): Place {
  return {
    x: (index % width) - (middle % width),
    y: Math.floor(index / width) - Math.floor(middle / width),
  };
}

function wallsOf(rock: CaveRock): CellSet {
  const walls = new CellSet();
  for (const [index, cell] of rock.cells.entries()) {
    if (cell === 0) continue;
    const { x, y } = placeOf(rock, index);
    walls.add(x, y);
  }
  return walls;
}

/** Ground cells and their items, grouped into room-sized places, row by row from the top left. */
function placesOf(
  rock: CaveRock,
  size: WorldSize,
  content: Content,
  random: RandomSource,
): Furnished[] {
  const byPlace = new Map<number, Place[]>();
  const across = Math.ceil(rock.width / (size.width + 1));
  const keyOf = (index: number) =>
    Math.floor(Math.floor(index / rock.width) / (size.height + 1)) * across +
    Math.floor((index % rock.width) / (size.width + 1));
  for (const [index, cell] of rock.cells.entries()) {
    if (cell === 1) continue;
    const cells = byPlace.get(keyOf(index));
    if (cells === undefined) byPlace.set(keyOf(index), [placeOf(rock, index)]);
    else cells.push(placeOf(rock, index));
  }
  const start = keyOf(rock.middle);
  return [...byPlace.keys()]
    .sort((one, other) => one - other)
    .map((key) => ({ key, cells: byPlace.get(key) ?? [] }))
    .filter(({ key, cells }) => cells.length >= MIN_GROUND || key === start)
    .map(({ key, cells }) => {
      const items = drawItems(content, random);
      return { cells, items, isArmed: size.armed && key === start };
    });
}
