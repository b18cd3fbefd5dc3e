import type { Command } from 'commander';
import { say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { requirePlan } from '../read-plan.ts';
import { runPlan } from '../run-plan.ts';
import { addStudyFlags } from '../study-flags.ts';
import type { StudyFlags } from '../study-flags.ts';

/** `turnwright study run <plan>`: runs a plan, or repeats the study of a report. */
export function defineRun(command: Command, cli: Cli): void {
  command.argument('<plan>', say(cli, 'lab-run-plan'));
  addStudyFlags(command, cli).action(async (path: string, flags: StudyFlags) => {
    await runPlan(cli, requirePlan(cli, path), flags);
  });
}
