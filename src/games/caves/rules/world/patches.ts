import { assertDefined, below, own } from '#core';
import type { Random } from '#core';
import type { CavesContent } from '../model/content.ts';
import { countOn } from '../model/count.ts';
import type { LevelKind } from '../model/level-kinds.ts';
import { GROUND } from './rock.ts';
import type { Cave } from './rock.ts';

/** Grows terrain over free ground, cell by cell from random ones. */
export function growPatches(
  random: Random,
  content: CavesContent,
  z: number,
  { patches = [] }: LevelKind,
  cave: Cave,
  taken: (cell: number) => boolean,
): ReadonlyMap<number, string> {
  const grown = new Map<number, string>();
  const isFree = (cell: number) => cave.cells[cell] === GROUND && !taken(cell) && !grown.has(cell);
  for (const { terrain, count, size } of patches) {
    const { sign, unseen = sign } = assertDefined(own(content.terrain, terrain));
    const free = [...cave.inside].filter(isFree);
    for (let patch = 0; patch < countOn(count, z) && free.length > 0; patch++) {
      const first = assertDefined(free[below(random, free.length)]);
      if (isFree(first))
        growPatch(random, cave, first, size, isFree, (cell) => grown.set(cell, unseen));
    }
  }
  return grown;
}

function growPatch(
  random: Random,
  { width }: Cave,
  first: number,
  size: number,
  isFree: (cell: number) => boolean,
  put: (cell: number) => void,
): void {
  const line = width + 2;
  const edge = [first];
  for (let count = 0; count < size && edge.length > 0;) {
    const [cell] = edge.splice(below(random, edge.length), 1);
    if (cell === undefined || !isFree(cell)) continue;
    put(cell);
    count += 1;
    for (const step of [-line, line, -1, 1]) if (isFree(cell + step)) edge.push(cell + step);
  }
}
