import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';

/** Folder of the built-in rules files. */
export const FOLDER = 'content/rules';

export const rulesFiles = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));

/** Game of a built-in rules file; throws on any error or warning. */
export function openContent(file: string): ZrfGame {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  const { game, diagnoses } = openRules(folder, main, 'content');
  if (diagnoses.length > 0) throw new Error(`${file}: ${String(diagnoses[0]?.message)}`);
  return must(game);
}

/** Texts of the built-in rules files and their includes, by name. */
export const rulesTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.zrf'))
    .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
);
