import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { own } from '../src/core/index.ts';
import { folderOf } from '../src/games/zrf/rules/index.ts';
import type { RulesFolder } from '../src/games/zrf/rules/index.ts';
import { GENERATED } from './large-rules.ts';

function folderAt(path: string): RulesFolder {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(path, name)).isFile());
  return folderOf(new Map(files.map((name) => [name, readFileSync(join(path, name))])));
}

/** Rules at a path with the files next to them, or generated rules of that name. */
export function sourceOf(file: string): { readonly folder: RulesFolder; readonly main: string } {
  const generated = own(GENERATED, file);
  if (generated === undefined) return { folder: folderAt(dirname(file)), main: basename(file) };
  const bytes = new TextEncoder().encode(generated());
  return { folder: folderOf(new Map([['main.zrf', bytes]])), main: 'main.zrf' };
}

/** Rules files of the given folders, limited to the names in `only` unless it is empty. */
export function filesIn(folders: readonly string[], selected: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.zrf'))
      .filter((name) => selected.length === 0 || selected.includes(name.replace('.zrf', '')))
      .map((name) => `${folder}/${name}`),
  );
}
