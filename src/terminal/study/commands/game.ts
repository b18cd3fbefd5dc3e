import type { Command } from 'commander';
import { makeTranscript } from '#core';
import { playChunk } from '#lab';
import type { AnyStudy } from '#lab';
import { CommandFailed, printJson, printOut, say, usage } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { requirePlan } from '../read-plan.ts';
import { requireStudy } from '../run-plan.ts';

interface GameFlagsOfStudy {
  readonly cell?: string;
  readonly index: string;
}

/** `turnwright study game <plan>`: replays one unit of a study. */
export function defineGame(command: Command, cli: Cli): void {
  command
    .argument('<plan>', say(cli, 'lab-run-plan'))
    .option('--cell <word>', say(cli, 'lab-game-cell'))
    .requiredOption('--index <number>', say(cli, 'lab-game-index'))
    .action(async (path: string, flags: GameFlagsOfStudy) => {
      const plan = requirePlan(cli, path);
      const { cell = plan.cells[0] ?? '' } = flags;
      const at = plan.cells.indexOf(cell);
      if (at < 0) throw usage(cli, 'lab-game-no-cell', { cell, cells: plan.cells.join(', ') });
      const study = await requireStudy(cli, plan);
      const index = /^\d{1,10}$/.test(flags.index) ? Number(flags.index) : -1;
      if (index < 0 || index >= study.units(at)) {
        throw usage(cli, 'lab-game-bad-index', { index: flags.index });
      }
      replay(cli, study, at, index);
    });
}

/** Prints the record of a game, or the tally of a unit that has no record. */
function replay(cli: Cli, study: AnyStudy, cell: number, index: number): void {
  try {
    const match = study.match?.(cell, index);
    if (match !== undefined) {
      printOut(makeTranscript(match).trimEnd());
      return;
    }
    const clock = () => performance.now();
    printJson(playChunk(study, { cell, from: index, count: 1 }, clock).tally as object);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new CommandFailed(say(cli, 'lab-game-failed', { index, reason }));
  }
}
