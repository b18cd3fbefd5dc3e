import { basename } from 'node:path';
import type { CheckedFiles } from '#games/commands-door.ts';
import { checkPack } from './check-packs.ts';

const PACK_FILE = 'adventure.yaml';

/** Adventures: folders and zips with an `adventure.yaml`. */
export const files: readonly CheckedFiles[] = [
  {
    isDefault: true,
    isFolder: (names) => names.some((name) => basename(name) === PACK_FILE),
    seemsFolder: (names) => names.some((name) => /\.ya?ml$/i.test(name)),
    answer: checkPack,
  },
];
