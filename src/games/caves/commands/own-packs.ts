import { join } from 'node:path';
import { dataFolder } from '#terminal/files/folders.ts';
import { packsIn } from '#terminal/files/pack-folder.ts';
import type { CavesPack } from '../rules/index.ts';
import type { BrokenPack, CavesServices, OwnPacks } from '../voice/services.ts';
import { readCavesAt } from './packs.ts';

/** Folder of the player's packs. */
const FOLDER = join(dataFolder, 'caves');

/** The packs in a folder; of those with the same id, the last one counts. */
export function findOwnPacks(folder = FOLDER): OwnPacks {
  const packs = new Map<string, CavesPack>();
  const broken: BrokenPack[] = [];
  for (const where of packsIn(folder)) {
    const { pack } = readCavesAt(where);
    if (pack.ok) packs.set(pack.value.content.id, pack.value);
    else broken.push({ where, problems: pack.problems });
  }
  return { packs: [...packs.values()], broken };
}

/** Packs of Caves on this computer. */
export const cavesServices: CavesServices = { packs: () => findOwnPacks() };
