import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined, failed, parsed } from '#core';
import type { Parsed } from '#core';
import { packProblem } from '../rules/index.ts';
import { adventureFolders } from '#terminal/files/folders.ts';
import { packageRoot } from '#terminal/files/package-root.ts';
import { writeWithFolders } from '#terminal/files/write-file.ts';

/** The adventure from the guide, used as the template for new ones. */
const TEMPLATE = 'quiet-mill';
const templateFolder = join(packageRoot, 'content', 'templates', TEMPLATE);

export interface MadeAdventure {
  readonly folder: string;
  readonly files: readonly string[];
}

/** Template files by relative path, with the id replaced. */
function templateFiles(id: string): ReadonlyMap<string, string> {
  const names = readdirSync(templateFolder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:yaml|svg)$/.test(name)).sort();
  return new Map(
    files.map((name) => {
      const text = readFileSync(join(templateFolder, name), 'utf8');
      return [name, text.replace(`id: ${TEMPLATE}`, `id: ${id}`)];
    }),
  );
}

/** Creates a small playable adventure in the user's folder. */
export function makeAdventure(id: string): Parsed<MadeAdventure> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return failed(packProblem('pack-id', { key: id }));
  const folder = join(assertDefined(adventureFolders.at(-1)), id);
  if (existsSync(folder)) return failed(packProblem('pack-there', { folder }));
  const files = [...templateFiles(id)];
  for (const [name, text] of files) {
    const file = join(folder, name);
    const problem = writeWithFolders(file, text);
    if (problem !== undefined) return failed(problem);
  }
  return parsed({ folder, files: files.map(([name]) => name) });
}
