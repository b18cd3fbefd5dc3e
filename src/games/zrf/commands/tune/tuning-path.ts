import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tuningNameOf } from '../../rules/index.ts';

/**
 * Default path of a tuning: beside rules given by path, else in the current folder, since neither
 * our own rules nor zips are changed. `name` is as given, `rules` the name of the rules file.
 */
export function tuningPathOf(name: string, rules: string): string {
  const main = tuningNameOf(rules);
  if (!/[/\\]|\.zrf$/i.test(name)) return main;
  if (/\.zrf$/i.test(name) && !/\.zip[/\\]/i.test(name)) return join(dirname(name), main);
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? join(name, main) : main;
}
