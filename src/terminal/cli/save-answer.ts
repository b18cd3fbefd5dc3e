import type { Problem } from '#core';
import { tellBad, tellFindings } from './check-answer.ts';
import type { Answer } from './check-answer.ts';
import { printOut, say } from './cli.ts';

/** The findings on a saved game. */
export interface SaveReport {
  readonly problems: readonly Problem[];
  /** The reasons why it could not be played. */
  readonly warnings: readonly Problem[];
  readonly moves: number;
}

/** The report of a game that cannot be read. */
export function refused(problems: readonly Problem[]): SaveReport {
  return { problems, warnings: [], moves: 0 };
}

/** The report of a game whose rules are not here. */
export function withoutRules(rules: string): SaveReport {
  const message = `The rules ${rules} are neither beside it nor in the library: its moves are not checked.`;
  const problem = { code: 'save-without-rules', message, args: { rules } };
  return { problems: [], warnings: [problem], moves: 0 };
}

/** The answer on a saved game; problems name its path. */
export function answerOfSave(path: string, report: SaveReport, isStrict: boolean): Answer {
  const { moves } = report;
  const placed = (problem: Problem) => ({ ...problem, file: problem.file ?? path });
  const problems = report.problems.map(placed);
  const warnings = report.warnings.map(placed);
  const isGood = problems.length === 0 && !(isStrict && warnings.length > 0);
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
