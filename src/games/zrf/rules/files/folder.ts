import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { rulesProblem } from '../problems/problem.ts';

/** The folder of a rules file, or what stands in for one. Nothing outside it is ever read. */
export interface RulesFolder {
  /** Paths of the files, relative to the folder, with `/` between folders. */
  readonly names: readonly string[];
  /** The bytes of one of these files. */
  readonly read: (name: string) => Parsed<Uint8Array>;
}

/** A folder in memory. */
export function folderOf(files: ReadonlyMap<string, Uint8Array>): RulesFolder {
  return {
    names: [...files.keys()],
    read: (name) => {
      const bytes = files.get(name);
      return bytes === undefined ? failed(rulesProblem('rules-missing', { name })) : parsed(bytes);
    },
  };
}

/** What lies in one folder of a folder; `inside` ends in `/`, or is empty for all. */
export function folderInside(folder: RulesFolder, inside: string): RulesFolder {
  if (inside === '') return folder;
  const names = folder.names.filter((name) => name.startsWith(inside));
  return {
    names: names.map((name) => name.slice(inside.length)),
    read: (name) => folder.read(inside + name),
  };
}

/** Finds files as old systems do, for which upper and lower case are one. */
export function makeFinder({ names }: RulesFolder): (path: string) => string | undefined {
  const exact = new Set(names);
  const folded = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (path) => (exact.has(path) ? path : folded.get(path.toLowerCase()));
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** The file that was most likely meant: the same name in another folder, or one that is near. */
export function nearestFile({ names }: RulesFolder, path: string): string | undefined {
  return names.find((name) => baseOf(name) === baseOf(path)) ?? suggest(path, names);
}

/**
 * The path from the top of the folder of what a file names; undefined where it leads out of the
 * folder, as `../x`, `/x` and `C:/x` do.
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
