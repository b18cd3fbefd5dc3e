import { loadSession } from '#play';
import type { Answer } from '../cli/check-answer.ts';
import { answerOfSave, refused, withoutRules } from '../cli/save-answer.ts';
import type { SaveReport } from '../cli/save-answer.ts';
import { readSave } from '../files/save-file.ts';
import { gamesFor } from '../games/games-for.ts';

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

/** Plays a saved game by its rules, where they are found, and says what is wrong with it. */
export async function answerSave(path: string, isStrict: boolean): Promise<Answer> {
  return answerOfSave(path, await checkTranscript(path), isStrict);
}
