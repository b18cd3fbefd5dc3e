import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../src/core/index.ts';
import type { Play, RulesFolder, ZrfGame } from '../src/games/zrf/rules/index.ts';
import { folderOf, openRules, readTunings } from '../src/games/zrf/rules/index.ts';

const RULES = 'content/rules';
const PUZZLES = 'content/puzzles';

/** Texts of the rules files of a folder, their includes and tunings, by name. */
function textsIn(root: string): Map<string, Uint8Array> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(zrf|inc|tuning\.json)$/.test(name));
  return new Map(files.map((name) => [name, readFileSync(join(root, name))]));
}

/** Texts of the rules files of the project. */
export function ownTexts(): Map<string, Uint8Array> {
  return textsIn(RULES);
}

/** Rules files of a folder of the project, with their includes. */
export function rulesIn(root: string): RulesFolder {
  return folderOf(textsIn(root));
}

/** Rules files of the project. */
export function ownRules(): RulesFolder {
  return rulesIn(RULES);
}

/** Opens one of the project's rules files as bots do, with its tuning. */
export function ownGameForBots(name: string): ZrfGame {
  const main = `${name}.zrf`;
  return must(openRules(ownRules(), main, name, main, undefined, readTunings).game);
}

/** Names of the project's rules files, without the extension. */
export function ownNames(): string[] {
  const files = readdirSync(RULES).filter((name) => name.endsWith('.zrf'));
  return files.map((name) => name.replace('.zrf', ''));
}

interface OwnGame {
  readonly play: Play;
  readonly variant: string;
}

/** Compiles a variant of one of the project's rules files, by default the first. */
export function ownGame(name: string, root = RULES, variant?: string): OwnGame {
  const game = must(openRules(rulesIn(root), `${name}.zrf`, name).game);
  const first = game.variants.find(({ key }) => variant === undefined || key === variant);
  if (first === undefined) throw new RangeError(`${name} contains no game`);
  return { play: game.playOf(first.key), variant: first.key };
}

/** Compiles one of the project's puzzles. */
export function ownPuzzle(name: string): OwnGame {
  return ownGame(name, PUZZLES);
}
