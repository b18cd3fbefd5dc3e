import type { CheckedFiles } from '#games/commands-door.ts';
import { isWorldName } from '../rules/index.ts';
import { printOut, say } from '#terminal/cli/cli.ts';
import { readWorldAt } from './worlds.ts';
import { printBad, printFindings } from '#terminal/cli/check-answer.ts';
import type { Answer } from '#terminal/cli/check-answer.ts';

/** Validates the world file at a path; problems include the path. */
function answerWorld(path: string, strict: boolean): Answer {
  const { plan, width = 0, height = 0, warnings } = readWorldAt(path);
  const problems = plan.ok ? [] : plan.problems;
  const isGood = plan.ok && !(strict && warnings.length > 0);
  const items = plan.ok ? plan.value.items.length : 0;
  const mobs = plan.ok ? plan.value.mobs.length : 0;
  const size = { width, height, ...(plan.ok ? { items, mobs } : {}) };
  const counts = { width, height, items, mobs, warnings: warnings.length };
  return {
    path,
    isGood,
    warnings: warnings.length,
    data: { path, ok: isGood, ...size, problems, warnings },
    tell: (cli) => {
      printFindings(cli, problems, warnings);
      if (isGood) printOut(say(cli, 'cli-check-world', { path, ...counts }));
      else printBad(cli, path, problems.length, warnings.length);
    },
  };
}

/** World files. */
export const files: readonly CheckedFiles[] = [
  { input: 'world', isFile: isWorldName, answer: answerWorld },
];
