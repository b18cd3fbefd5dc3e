import type { Problem } from '#core';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { packProblem } from '#kit/packs/source.ts';
import { languageOf } from './names.ts';

/** Files of a pack by relative path, with `/` between folders. */
export type PackFiles = ReadonlyMap<string, Uint8Array>;

export const ADVENTURE_FILE = 'adventure.yaml';
const TEXTS_FILE = /^i18n\/([^/]+)\.yaml$/;
const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;
const MISNAMED = /^(adventure|i18n\/[^/]+)\.(?:yml|json|yaml\.txt|YAML|YML)$/i;

/** True if a file belongs to a pack. Other files may be present and are not read. */
export function isPackFile(name: string): boolean {
  return name === ADVENTURE_FILE || TEXTS_FILE.test(name) || MISNAMED.test(name);
}

/** Problems with files too large to read. */
export function sizeProblems(files: PackFiles, root: string): Problem[] {
  const read = [...files].filter(([name]) => isPackFile(name));
  const { files: count, fileBytes, packBytes } = PACK_LIMITS;
  if (read.length > count) return [packProblem('pack-files', { count: read.length, most: count })];
  const large = read.filter(([, { length }]) => length > fileBytes);
  if (large.length > 0) {
    return large.map(([name, { length }]) => {
      const args = { name, bytes: length, most: fileBytes };
      return packProblem('pack-file-large', args, `${root}${name}`);
    });
  }
  const bytes = read.reduce((sum, [, { length }]) => sum + length, 0);
  return bytes > packBytes ? [packProblem('pack-large', { bytes, most: packBytes })] : [];
}

/** Problems with misnamed files that were meant to be read. */
export function namingProblems(files: PackFiles, root: string): Problem[] {
  return [...files.keys()].flatMap((name) => {
    if (name === ADVENTURE_FILE || TEXTS_FILE.test(name)) return [];
    const base = MISNAMED.exec(name)?.[1];
    if (base === undefined) return [];
    const args = { name, meant: `${base.toLowerCase()}.yaml` };
    return [packProblem('pack-file-named', args, `${root}${name}`)];
  });
}

export interface LanguageFiles {
  /** The file for each language, by current tag. */
  readonly found: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

export function languageFiles(files: PackFiles, root: string): LanguageFiles {
  const found = new Map<string, string>();
  const problems: Problem[] = [];
  for (const name of [...files.keys()].sort()) {
    const tag = TEXTS_FILE.exec(name)?.[1];
    if (tag === undefined) continue;
    const file = `${root}${name}`;
    const language = languageOf(tag);
    const other = found.get(language);
    if (!LANGUAGE.test(tag)) problems.push(packProblem('pack-language', { language: tag }, file));
    else if (other === undefined) found.set(language, name);
    else problems.push(packProblem('pack-language-twice', { name, other }, file));
  }
  return { found, problems };
}
