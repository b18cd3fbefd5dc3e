import type { Context, Screen } from '#screen';
import type { Cli, ExitCode } from '../cli/cli.ts';

/** Loads the arcade and runs it until the person leaves. */
export async function openArcade(cli: Cli, first: (context: Context) => Screen): Promise<ExitCode> {
  const { runArcade } = await import('./arcade.ts');
  return runArcade(cli, first);
}

/** Loads the arcade and runs it from the title menu. */
export async function openTitle(cli: Cli): Promise<ExitCode> {
  const { runFromTitle } = await import('./arcade.ts');
  return runFromTitle(cli);
}
