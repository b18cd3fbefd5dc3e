import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../src/core/index.ts';
import { folderOf } from '../src/games/zrf/files/folder.ts';
import type { RulesFolder } from '../src/games/zrf/files/folder.ts';
import { openRules } from '../src/games/zrf/library.ts';
import type { Play } from '../src/games/zrf/run/play.ts';

const ROOT = 'content/rules';

/** The rules files of the project, with what they include. */
export function ownRules(): RulesFolder {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.zrf'));
  return folderOf(new Map(files.map((name) => [name, readFileSync(join(ROOT, name))])));
}

/** The first game of one of the project's rules files, compiled. */
export function ownGame(name: string): { readonly play: Play; readonly variant: string } {
  const game = must(openRules(ownRules(), `${name}.zrf`, name).game);
  const [first] = game.variants;
  if (first === undefined) throw new RangeError(`${name} has no game`);
  return { play: game.playOf(first.key), variant: first.key };
}
