import { assertDefined } from '#core';
import { makeDiceGame } from '../rules/index.ts';
import { findMind } from '../bots/index.ts';
import type { DiceGame, Pack } from '../rules/index.ts';
import { printData, printOut, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { choiceOf, noScenario, playJobs, readGames, requireSeed } from './balance-run.ts';
import type { BalanceFlags } from './balance-run.ts';
import {
  cutSeries,
  joinOutcomes,
  planStudy,
  reportScope,
  runSeries,
  scopesOf,
} from '../lab/index.ts';
import { seriesOf, STUDY_PARTS } from '../lab/index.ts';
import type { Outcome, Series, Study, StudyPart } from '../lab/index.ts';
import { formatScope } from './balance-targets-table.ts';

/** Games per scenario and party size. The whole study takes less than three minutes. */
const GAMES = '80';

function readParts(cli: Cli, targets: string | true | undefined): StudyPart[] {
  if (typeof targets !== 'string') return [...STUDY_PARTS];
  return targets.split(',').map((word) => {
    const part = STUDY_PARTS.find((candidate) => candidate === word);
    if (part !== undefined) return part;
    throw usage(cli, 'cli-balance-bad-part', { part: word, parts: STUDY_PARTS.join(', ') });
  });
}

/** `turnwright balance --targets`: checks a campaign against the balance targets. */
export async function balanceTargets(cli: Cli, pack: Pack, flags: BalanceFlags): Promise<void> {
  const { seed } = flags;
  const parts = readParts(cli, flags.targets);
  const games = readGames(cli, flags.games ?? GAMES);
  requireSeed(cli, seed);
  const study = planStudy(pack, { ...choiceOf(flags), games, parts });
  if (study.scenarios.length === 0) throw noScenario(cli, pack);
  const game = makeDiceGame(pack.content);
  const outcomes = await playStudy(cli, study, game, seed);
  // Half a study would compare games with others that were never played.
  const scopes =
    outcomes === undefined
      ? []
      : scopesOf(study).map((scope) => reportScope(study, outcomes, game, scope));
  if (flags.json === true) {
    const { id, version } = pack;
    const ended = outcomes === undefined ? { partial: true } : {};
    printData(cli, { adventure: id, version, seed, games, parts, ...ended, scopes });
  } else if (scopes.length > 0) {
    printOut(scopes.map((scope) => formatScope(cli, scope)).join('\n\n\n'));
  }
}

/** The outcome of every series; undefined if stopped by Ctrl-C. */
async function playStudy(
  cli: Cli,
  study: Study,
  game: DiceGame,
  seed: string,
): Promise<Map<Series, Outcome> | undefined> {
  const pieces = new Map(seriesOf(study).map((series) => [series, cutSeries(series)]));
  const all = [...pieces.values()].flat();
  const played = await playJobs(cli, all, (series) => {
    return runSeries(game, assertDefined(findMind(series.bot)), series, seed);
  });
  if (played.size < all.length) return undefined;
  const outcome = (piece: Series) => assertDefined(played.get(piece));
  return new Map([...pieces].map(([series, own]) => [series, joinOutcomes(own.map(outcome))]));
}
