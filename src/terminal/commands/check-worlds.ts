import type { Problem } from '../../core/index.ts';
import { readWorld, WORLD_BYTES_MOST } from '../../games/rogue/index.ts';
import type { WorldReport } from '../../games/rogue/index.ts';
import { printOut, say } from '../cli/cli.ts';
import { readRegularFile } from '../files/read-file.ts';
import { tellBad, tellFindings } from './check-answer.ts';
import type { Answer } from './check-answer.ts';

type Checked = Pick<WorldReport, 'plan' | 'warnings'> & Partial<WorldReport>;

function readWorldAt(path: string): Checked {
  const bytes = readRegularFile(path, WORLD_BYTES_MOST);
  return bytes.ok
    ? readWorld(new TextDecoder().decode(bytes.value))
    : { plan: bytes, warnings: [] };
}

/** Reads the world file at a path, and says what is wrong with it. Problems name its path. */
export function answerWorld(path: string, strict: boolean): Answer {
  const { plan, width = 0, height = 0, ...read } = readWorldAt(path);
  const placed = (problem: Problem) => ({ ...problem, file: problem.file ?? path });
  const problems = plan.ok ? [] : plan.problems.map(placed);
  const warnings = read.warnings.map(placed);
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
      tellFindings(cli, problems, warnings);
      if (isGood) printOut(say(cli, 'cli-check-world', { path, ...counts }));
      else tellBad(cli, path, problems.length, warnings.length);
    },
  };
}
