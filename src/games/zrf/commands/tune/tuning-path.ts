import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tuningNameOf } from '../../rules/index.ts';
import { rulesLibrary } from '../rules-library.ts';

/**
 * Default path of a tuning: beside rules given by path, else in the current folder, since neither
 * our own rules nor zips are changed.
 */
export function tuningPathOf(name: string, { id }: { readonly id: string }): string {
  const main = tuningNameOf(basename(rulesLibrary.mainOf(id)));
  if (!/[/\\]|\.zrf$/i.test(name)) return main;
  if (/\.zrf$/i.test(name) && !/\.zip[/\\]/i.test(name)) return join(dirname(name), main);
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? join(name, main) : main;
}
