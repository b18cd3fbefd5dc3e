import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { rulesProblem } from '../problems/problem.ts';

/** Folder of a rules file, real or virtual. Nothing outside it is ever read. */
export interface RulesFolder {
  /** Paths of the files, relative to the folder, with `/` as separator. */
  readonly names: readonly string[];
  /** Reads the bytes of one of these files. */
  readonly read: (name: string) => Parsed<Uint8Array>;
}

/** Creates an in-memory folder. */
export function folderOf(files: ReadonlyMap<string, Uint8Array>): RulesFolder {
  return {
    names: [...files.keys()],
    read: (name) => {
      const bytes = files.get(name);
      return bytes === undefined ? failed(rulesProblem('rules-missing', { name })) : parsed(bytes);
    },
  };
}

/** View of a subfolder; `inside` ends in `/`, or is empty for the whole folder. */
export function folderInside(folder: RulesFolder, inside: string): RulesFolder {
  if (inside === '') return folder;
  const names = folder.names.filter((name) => name.startsWith(inside));
  return {
    names: names.map((name) => name.slice(inside.length)),
    read: (name) => folder.read(inside + name),
  };
}

/** Finds files ignoring case, as old systems do. */
export function makeFinder({ names }: RulesFolder): (path: string) => string | undefined {
  const exact = new Set(names);
  const folded = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (path) => (exact.has(path) ? path : folded.get(path.toLowerCase()));
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** Most likely intended file: the same name in another folder, or a similar name. */
export function nearestFile({ names }: RulesFolder, path: string): string | undefined {
  return names.find((name) => baseOf(name) === baseOf(path)) ?? suggest(path, names);
}

/**
 * Resolves a path named in a file, relative to the folder; undefined if it leads outside, as
 * `../x`, `/x` and `C:/x` do.
 */
export function resolvePath(from: string, path: string): string | undefined {
  if (path.startsWith('/') || path.includes(':') || path.includes('\0')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
