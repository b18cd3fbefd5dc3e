import { failed, parsed, smallest } from '#core';
import type { Parsed } from '#core';
import { rulesProblem } from '../problems/problem.ts';
import { folderInside, makeFinder, nearestFile } from './folder.ts';
import type { RulesFolder } from './folder.ts';

/** A rules file, identified by its name in its folder. */
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

/** Rules may read only from the folder that contains their file. */
function fileIn(folder: RulesFolder, name: string): RulesFile {
  const inside = name.slice(0, name.lastIndexOf('/') + 1);
  return { folder: folderInside(folder, inside), main: name.slice(inside.length) };
}

/** Finds a file by name; `shown` is the name of the folder or zip in messages. */
export function chooseNamed(folder: RulesFolder, name: string, shown: string): Parsed<RulesFile> {
  const found = makeFinder(folder)(name);
  if (found !== undefined) return parsed(fileIn(folder, found));
  const suggestion = nearestFile({ ...folder, names: folder.names.filter(isRulesName) }, name);
  if (suggestion === undefined) return failed(rulesProblem('rules-missing', { name }, shown));
  return failed(rulesProblem('rules-missing-meant', { name, meant: suggestion }, shown));
}

/**
 * Finds the only rules file of a folder or zip. Files in deeper folders are assumed to be includes.
 * Several candidates are listed in the error.
 */
export function chooseOnly(folder: RulesFolder, shown: string): Parsed<RulesFile> {
  const names = folder.names.filter(isRulesName).sort();
  const minDepth = smallest(names.map(depthOf));
  const mains = names.filter((name) => depthOf(name) === minDepth);
  const [main] = mains;
  if (main === undefined) return failed(rulesProblem('rules-none-inside', { name: shown }));
  if (mains.length === 1) return parsed(fileIn(folder, main));
  const paths = mains.slice(0, NAMED).map((name) => `${shown}/${name}`);
  const ellipsis = mains.length > NAMED ? ['...'] : [];
  const args = { name: shown, count: mains.length, paths: [...paths, ...ellipsis].join(', ') };
  return failed(rulesProblem('rules-several', args));
}
