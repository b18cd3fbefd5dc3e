import type { Say } from '#i18n/say.ts';
import type { BotShare } from './bot-scores.ts';
import { dateOfDaily } from './daily.ts';
import type { LogLine } from './log.ts';
import type { Standing } from './standing.ts';

/** Messages of the end of a run that a report shows. */
const LAST = 8;

/** Fact about a run: its id, name and value. */
export type Fact = readonly [id: string, name: string, value: string];

/** The end of a run. `I` is an item of the game. */
export interface RunReport<I> {
  /** The ending, and its cause. */
  readonly title: string;
  readonly about: string;
  readonly isWon: boolean;
  readonly facts: readonly Fact[];
  /** The main facts without their names, one per line. */
  readonly summary: readonly string[];
  readonly standing: Standing | undefined;
  /** Sources of the points, if the game names them. */
  readonly scoreParts: readonly string[];
  /** Shares of the bots' runs with a lower score; empty for runs that cannot be compared. */
  readonly bots: readonly BotShare[];
  readonly log: readonly LogLine[];
  /** Items that were carried and not in use. */
  readonly unused: readonly { readonly label: string; readonly item: I }[];
  /** Name of the game, and the seed of the run. */
  readonly game: string;
  readonly seed: string;
}

/** Name and value of the score. */
export function scoreFact({ standing }: Pick<RunReport<unknown>, 'standing'>, say: Say): Fact {
  const rank =
    standing === undefined ? say('run-over-unscored') : say('run-over-rank', { ...standing });
  return ['score', say('run-over-score'), rank];
}

/** Comparison with each bot. */
export function botFacts({ bots }: Pick<RunReport<unknown>, 'bots'>, say: Say): readonly Fact[] {
  return bots.map(({ bot, below }): Fact => [
    `bot-${bot}`,
    say(`run-bot-${bot}`),
    say('run-over-bot', { below }),
  ]);
}

/** The messages of the last turns. */
export function lastLines({ log }: Pick<RunReport<unknown>, 'log'>): readonly LogLine[] {
  return log.slice(-LAST);
}

/** The unused items, one entry per label. */
export function unusedItems<I>({ unused }: Pick<RunReport<I>, 'unused'>): RunReport<I>['unused'] {
  const labels = unused.map(({ label }) => label);
  const firsts = unused.filter(({ label }, at) => labels.indexOf(label) === at);
  return firsts.map(({ label, item }) => {
    const count = labels.filter((one) => one === label).length;
    return { label: count === 1 ? label : `${label} ×${count}`, item };
  });
}

/** The result of a daily run as a text to share; undefined for other runs. */
export function shareText(report: RunReport<unknown>, say: Say): string | undefined {
  const { title, about, facts, standing, game, seed } = report;
  const date = dateOfDaily(seed);
  if (date === undefined) return undefined;
  return [
    say('run-daily-share', { game, date }),
    `${title} ${about}`.trim(),
    ...facts.flatMap(([id, name, value]) => (id === 'seed' ? [] : [`${name}: ${value}`])),
    ...(standing === undefined ? [] : [`${say('run-over-score')}: ${standing.score}`]),
    ...botFacts(report, say).map(([, name, value]) => `${name}: ${value}`),
  ].join('\n');
}
