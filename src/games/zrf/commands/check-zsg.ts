import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Parsed } from '#core';
import type { Answer } from '#terminal/cli/check-answer.ts';
import { answerOfSave, refused, withoutRules } from '#terminal/cli/save-answer.ts';
import type { SaveReport } from '#terminal/cli/save-answer.ts';
import { readRegularFile, MAX_TEXT_BYTES, shownPath } from '#terminal/files/read-file.ts';
import { rulesLibrary } from './rules-library.ts';
import { decode, isRulesName, parseZsg, replayZsg } from '../rules/index.ts';
import type { ZrfGame } from '../rules/index.ts';

/** Rules named by a saved game: next to it, or in the library. */
async function rulesOf(path: string, named: string): Promise<Parsed<ZrfGame> | undefined> {
  const name = basename(named.replaceAll('\\', '/'));
  const siblingPath = join(dirname(path), name);
  const id = basename(name, extname(name));
  await rulesLibrary.load();
  const isBeside = isRulesName(name) && existsSync(siblingPath);
  if (!isBeside && !rulesLibrary.has(id)) return undefined;
  const opened = await rulesLibrary.openAny(isBeside ? siblingPath : id);
  return opened.ok ? opened.value.game : opened;
}

async function checkZsg(path: string): Promise<SaveReport> {
  const bytes = readRegularFile(path, MAX_TEXT_BYTES);
  if (!bytes.ok) return refused(bytes.problems);
  const zsg = parseZsg(decode(bytes.value));
  if (!zsg.ok) return refused(zsg.problems);
  const game = await rulesOf(path, zsg.value.rulesFile);
  if (game === undefined) return withoutRules(zsg.value.rulesFile);
  if (!game.ok) return refused(game.problems);
  const replayed = replayZsg(game.value, zsg.value);
  if (!replayed.ok) return refused(replayed.problems);
  const { first, accepted } = replayed.value;
  if (first === undefined) return { problems: [], warnings: [], moves: accepted };
  const { line, text } = first;
  const message = `Line ${line}: “${text}” is not a legal move.`;
  return refused([{ code: 'zsg-rejected', message, args: { line, text }, line, column: 1 }]);
}

/** Replays an original-program save by its rules, if found, and reports problems. */
export async function answerZsg(path: string, isStrict: boolean): Promise<Answer> {
  return answerOfSave(path, shownPath(path), await checkZsg(path), isStrict);
}
