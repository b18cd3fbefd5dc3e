import { failed, parsed, smallest } from '#core';
import type { Parsed } from '#core';
import { rulesProblem } from '../problems/problem.ts';
import { folderInside, makeFinder, nearestFile } from './folder.ts';
import type { RulesFolder } from './folder.ts';

/** A rules file, by its name in the folder that it lies in. */
export interface RulesFile {
  readonly folder: RulesFolder;
  readonly main: string;
}

const NAMED = 8;

export function isRulesName(name: string): boolean {
  return /\.zrf$/i.test(name);
}

function depthOf(name: string): number {
  return name.split('/').length;
}

/** The folder that a file lies in is the one that its rules may read from. */
function fileIn(folder: RulesFolder, name: string): RulesFile {
  const inside = name.slice(0, name.lastIndexOf('/') + 1);
  return { folder: folderInside(folder, inside), main: name.slice(inside.length) };
}

/** The file that is named; `shown` is the folder's or zip's own name in messages. */
export function chooseNamed(folder: RulesFolder, name: string, shown: string): Parsed<RulesFile> {
  const found = makeFinder(folder)(name);
  if (found !== undefined) return parsed(fileIn(folder, found));
  const meant = nearestFile({ ...folder, names: folder.names.filter(isRulesName) }, name);
  if (meant === undefined) return failed(rulesProblem('rules-missing', { name }, shown));
  return failed(rulesProblem('rules-missing-meant', { name, meant }, shown));
}

/**
 * The only rules file of a folder or zip. Those that lie deeper than others are taken for parts of
 * the rules; where several are left, they are named.
 */
export function chooseOnly(folder: RulesFolder, shown: string): Parsed<RulesFile> {
  const names = folder.names.filter(isRulesName).sort();
  const least = smallest(names.map(depthOf));
  const mains = names.filter((name) => depthOf(name) === least);
  const [main] = mains;
  if (main === undefined) return failed(rulesProblem('rules-none-inside', { name: shown }));
  if (mains.length === 1) return parsed(fileIn(folder, main));
  const paths = mains.slice(0, NAMED).map((name) => `${shown}/${name}`);
  const more = mains.length > NAMED ? ['...'] : [];
  const args = { name: shown, count: mains.length, paths: [...paths, ...more].join(', ') };
  return failed(rulesProblem('rules-several', args));
}
