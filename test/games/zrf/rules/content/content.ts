import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';

/** Where our own rules files lie. */
export const FOLDER = 'content/rules';

export const rulesFiles = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));

/** The game of one of our rules files; throws where anything is wrong with it, or doubtful. */
export function openContent(file: string): ZrfGame {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  const { game, diagnoses } = openRules(folder, main, 'content');
  if (diagnoses.length > 0) throw new Error(`${file}: ${String(diagnoses[0]?.message)}`);
  return must(game);
}

/** The texts of our rules files and of what they include, by their names. */
export const rulesTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.zrf'))
    .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
);
