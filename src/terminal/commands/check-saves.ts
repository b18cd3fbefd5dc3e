import { printOut, say } from '../cli/cli.ts';
import { checkSave } from '../check/check-save.ts';
import { tellBad, tellFindings } from './check-answer.ts';
import type { Answer } from './check-answer.ts';

/** Plays the saved game at a path, and says what is wrong with it. */
export async function answerSave(path: string, strict: boolean): Promise<Answer> {
  const { problems, warnings, moves } = await checkSave(path);
  const isGood = problems.length === 0 && !(strict && warnings.length > 0);
  return {
    path,
    isGood,
    warnings: warnings.length,
    data: { path, ok: isGood, moves, problems, warnings },
    tell: (cli) => {
      tellFindings(cli, problems, warnings);
      if (!isGood) tellBad(cli, path, problems.length, warnings.length);
      else if (warnings.length === 0) printOut(say(cli, 'cli-check-save', { path, moves }));
    },
  };
}
