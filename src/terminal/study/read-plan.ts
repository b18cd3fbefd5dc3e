import { failed } from '#core';
import type { Parsed } from '#core';
import { jsonOfReport, readPlan } from '#lab';
import type { Plan } from '#lab';
import { CommandFailed, formatProblems } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { readTextFile } from '../files/read-file.ts';

/** Plan in a plan file or in a report, JSON or HTML. */
function planIn(text: string): Parsed<Plan> {
  let json: unknown;
  try {
    json = JSON.parse(jsonOfReport(text));
  } catch {
    return failed({ code: 'plan-json', message: 'The file is not valid JSON.' });
  }
  const isReport = typeof json === 'object' && json !== null && 'plan' in json;
  return readPlan(isReport ? (json as { readonly plan: unknown }).plan : json);
}

/** Reads the plan of a plan file or report; `-` is standard input. */
export function requirePlan(cli: Cli, path: string): Plan {
  const text = readTextFile(path);
  if (!text.ok) throw new CommandFailed(formatProblems(cli, text.problems));
  const plan = planIn(text.value);
  if (plan.ok) return plan.value;
  const problems = plan.problems.map((problem) => ({ ...problem, file: path }));
  throw new CommandFailed(formatProblems(cli, problems));
}
