import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Parsed, Problem } from '../../core/index.ts';
import { decode, isRulesName, parseZsg, replayZsg } from '../../games/zrf/index.ts';
import type { ZrfGame } from '../../games/zrf/index.ts';
import { loadSession } from '../../play/index.ts';
import { inputKind } from '../files/input-kind.ts';
import { readRegularFile, STDIO, TEXT_BYTES_MOST } from '../files/read-file.ts';
import { readSave } from '../files/save-file.ts';
import { gamesFor } from '../rules/games-for.ts';
import { rulesLibrary } from '../rules/rules-library.ts';

/** What is said of a saved game. */
export interface SaveReport {
  readonly problems: readonly Problem[];
  /** Why it could not be played. */
  readonly warnings: readonly Problem[];
  readonly moves: number;
}

function refused(problems: readonly Problem[]): SaveReport {
  return { problems, warnings: [], moves: 0 };
}

function withoutRules(rules: string): SaveReport {
  const message = `The rules ${rules} are neither beside it nor in the library: its moves are not checked.`;
  const problem = { code: 'save-without-rules', message, args: { rules } };
  return { problems: [], warnings: [problem], moves: 0 };
}

async function checkTranscript(path: string): Promise<SaveReport> {
  const saved = readSave(path);
  if (!saved.ok) return refused(saved.problems);
  const { text, problem } = saved.value;
  if (problem !== undefined) return refused([problem]);
  const session = loadSession(text, await gamesFor(text));
  if (session.ok) return { problems: [], warnings: [], moves: session.value.match.length };
  const [first] = session.problems;
  if (first?.code === 'game-unknown') return withoutRules(String(first.args?.['game']));
  return refused(session.problems);
}

/** The rules that a saved game names: beside it, or those of the library. */
async function rulesOf(path: string, named: string): Promise<Parsed<ZrfGame> | undefined> {
  const name = basename(named.replaceAll('\\', '/'));
  const beside = join(dirname(path), name);
  const id = basename(name, extname(name));
  await rulesLibrary.load();
  const isBeside = isRulesName(name) && existsSync(beside);
  if (!isBeside && !rulesLibrary.has(id)) return undefined;
  const opened = await rulesLibrary.openAny(isBeside ? beside : id);
  return opened.ok ? opened.value.game : opened;
}

async function checkZsg(path: string): Promise<SaveReport> {
  const bytes = readRegularFile(path, TEXT_BYTES_MOST);
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
  const message = `Line ${line}: the rules do not allow ${text}.`;
  return refused([{ code: 'zsg-rejected', message, args: { line, text }, line, column: 1 }]);
}

function isZsg(path: string): boolean {
  return path === STDIO ? inputKind() === 'zsg' : /\.zsg$/i.test(path);
}

/** Plays a saved game by its rules, where they are found. Problems name its path. */
export async function checkSave(path: string): Promise<SaveReport> {
  const report = await (isZsg(path) ? checkZsg(path) : checkTranscript(path));
  const placed = (problem: Problem) => ({ ...problem, file: problem.file ?? path });
  return {
    ...report,
    problems: report.problems.map(placed),
    warnings: report.warnings.map(placed),
  };
}
