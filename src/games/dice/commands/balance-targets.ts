import { usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { StudyTools } from '#terminal/cli/command-row.ts';
import {
  makeTargetsPlan,
  plannedAdventure,
  planSamples,
  TARGET_PARTS,
  USUAL_PARTS,
} from '../lab/index.ts';
import type { TargetPart } from '../lab/index.ts';
import { choiceOf, noScenario, requireGames, requireSeed } from './balance-flags.ts';
import type { BalanceFlags, ReadAdventure } from './balance-flags.ts';

/** Games per scenario and party size. The whole study takes less than three minutes. */
const GAMES = '80';

function requireParts(cli: Cli, targets: string | true | undefined): TargetPart[] {
  if (typeof targets !== 'string') return [...USUAL_PARTS];
  return targets.split(',').map((word) => {
    const part = TARGET_PARTS.find((candidate) => candidate === word);
    if (part !== undefined) return part;
    throw usage(cli, 'cli-balance-bad-part', { part: word, parts: TARGET_PARTS.join(', ') });
  });
}

/** `turnwright balance --targets`: checks a campaign against the balance targets. */
export async function balanceTargets(
  cli: Cli,
  { pack, files }: ReadAdventure,
  flags: BalanceFlags,
  { runPlan }: StudyTools,
): Promise<void> {
  const { seed, until } = flags;
  if (until !== undefined) throw usage(cli, 'cli-balance-until-with-targets');
  const parts = requireParts(cli, flags.targets);
  const games = requireGames(cli, flags.games ?? GAMES);
  requireSeed(cli, seed);
  const requested = { ...choiceOf(flags), games, parts };
  const samples = planSamples(pack, requested);
  if (samples.scenarios.length === 0) throw noScenario(cli, pack);
  await runPlan(
    cli,
    makeTargetsPlan(plannedAdventure(pack, files), samples, requested, seed),
    flags,
  );
}
