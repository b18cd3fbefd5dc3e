import type { Problem } from '#core';
import { printBad, printFindings } from './check-answer.ts';
import type { Answer } from './check-answer.ts';
import { printOut, say } from './cli.ts';

/** Findings in a saved game. */
export interface SaveReport {
  readonly problems: readonly Problem[];
  /** Reasons the game could not be replayed. */
  readonly warnings: readonly Problem[];
  readonly moves: number;
}

/** Report for a game that cannot be read. */
export function refused(problems: readonly Problem[]): SaveReport {
  return { problems, warnings: [], moves: 0 };
}

/** Report for a game whose rules were not found. */
export function withoutRules(rules: string): SaveReport {
  const message = `The rules ${rules} are neither next to this saved game nor in the library, so its moves were not checked.`;
  const problem = { code: 'save-without-rules', message, args: { rules } };
  return { problems: [], warnings: [problem], moves: 0 };
}

/** Answer for a saved game; its problems name the path as `shown`. */
export function answerOfSave(
  path: string,
  shown: string,
  report: SaveReport,
  isStrict: boolean,
): Answer {
  const { moves } = report;
  const placed = (problem: Problem) => ({ ...problem, file: problem.file ?? shown });
  const problems = report.problems.map(placed);
  const warnings = report.warnings.map(placed);
  const isGood = problems.length === 0 && !(isStrict && warnings.length > 0);
  return {
    path,
    isGood,
    warnings: warnings.length,
    data: { path: shown, ok: isGood, moves, problems, warnings },
    tell: (cli) => {
      printFindings(cli, problems, warnings);
      if (!isGood) printBad(cli, shown, problems.length, warnings.length);
      else if (warnings.length === 0) printOut(say(cli, 'cli-check-save', { path: shown, moves }));
    },
  };
}
