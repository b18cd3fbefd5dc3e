import type { Random } from '../../../core/index.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import { FLOOR, STAIRS_UP, WALL } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { findRegions } from './regions.ts';
import { drawCave, GROUND, smooth } from './rock.ts';
import { joinLevels, takeOne } from './stairs.ts';
import type { Storey } from './stairs.ts';

const SMOOTHED = 8;

function growStorey(random: Random): Storey {
  const cave = drawCave(random, WIDTH, HEIGHT);
  for (let time = 0; time < SMOOTHED; time++) smooth(cave);
  return { cave, regions: findRegions(cave), stairs: new Map() };
}

/** A way out of the uppermost level; whether there was ground for one. */
function addExit(random: Random, { cave, stairs }: Storey): boolean {
  const cells = [...cave.inside].filter((cell) => cave.cells[cell] === GROUND);
  const exit = takeOne(random, cells);
  if (exit !== undefined) stairs.set(exit, STAIRS_UP);
  return exit !== undefined;
}

function tilesOf({ cave, stairs }: Storey): Tiles {
  let tiles = '';
  for (const cell of cave.inside) {
    tiles += stairs.get(cell) ?? (cave.cells[cell] === GROUND ? FLOOR : WALL);
  }
  return tiles;
}

/** So many levels, each joined to the one above it, the first to the world outside. */
export function growLevels(random: Random, depth: number): readonly Tiles[] {
  const storeys: Storey[] = [];
  while (storeys.length < depth) {
    const storey = growStorey(random);
    const upper = storeys.at(-1);
    const isJoined =
      upper === undefined ? addExit(random, storey) : joinLevels(random, upper, storey) > 0;
    if (isJoined) storeys.push(storey);
  }
  return storeys.map(tilesOf);
}
