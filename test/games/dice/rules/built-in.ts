import { readdirSync, readFileSync } from 'node:fs';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import type { PackReport } from '#games/dice/rules/index.ts';

const ROOT = 'content/adventures/';
const LANGUAGES = ['en', 'ru'];
const NAMES = ['adventure.yaml', ...LANGUAGES.map((language) => `i18n/${language}.yaml`)];

/** Reads a built-in adventure from its folder, without its pictures. */
export function readBuiltIn(folder: string): PackReport {
  const root = `${ROOT}${folder}/`;
  return readPack(new Map(NAMES.map((name) => [name, readFileSync(root + name)])), root);
}

/** Folders of the built-in adventures. */
export const builtInFolders: readonly string[] = readdirSync(ROOT).sort();
