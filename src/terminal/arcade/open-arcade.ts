import type { Engine } from '#play';
import type { Context, Screen } from '#screen';
import type { Cli, ExitCode } from '../cli/cli.ts';

/** Loads the arcade and runs it until the person leaves. `seat` adds other engines to our bots. */
export async function openArcade(
  cli: Cli,
  first: (context: Context) => Screen,
  seat?: (bots: Engine) => Engine,
): Promise<ExitCode> {
  const { runArcade } = await import('./arcade.ts');
  return runArcade(cli, first, seat);
}

/** Loads the arcade and runs it from the title menu. */
export async function openTitle(cli: Cli): Promise<ExitCode> {
  const { runFromTitle } = await import('./arcade.ts');
  return runFromTitle(cli);
}
