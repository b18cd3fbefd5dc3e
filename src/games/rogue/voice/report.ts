import type { ItemKind, RogueOptions, RogueState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { sharesBelow } from '#roguelike/bot-scores.ts';
import type { LogLine } from '#roguelike/log.ts';
import type { RunReport } from '#roguelike/report.ts';
import type { Standing } from '#roguelike/standing.ts';
import { BOT_SCORES } from './bot-scores-table.ts';
import { isCompared } from './bot-scores.ts';
import { describeLength, endingOf, endingTitle, wornLines } from './dump.ts';
import { scoreLines } from './floors.ts';
import { nameItem } from './names.ts';
import { summariseSavedRun } from './saved.ts';

/** A finished run as its report needs it. */
interface FinishedRun {
  readonly match: {
    readonly state: RogueState;
    readonly options: RogueOptions;
    readonly seed: string;
  };
  readonly session: { readonly name: string };
  readonly log: readonly LogLine[];
}

/** The end of a run: ending, world, rank, the last turns, unused items. */
export function reportOf(
  { match, session, log }: FinishedRun,
  standing: Standing | undefined,
  say: Say,
): RunReport<ItemKind> {
  const { state, options, seed } = match;
  const { hero, ending } = state;
  const summary = summariseSavedRun(match, say);
  const world = [session.name, summary.title, ...summary.facts.slice(0, 2)];
  const worn = wornLines(state, say);
  const journey = describeLength(state, say);
  const level = say('rogue-dump-level', { level: hero.level, earned: hero.earned });
  return {
    title: endingTitle(state, say),
    about: ending?.cause === undefined ? '' : endingOf(state, say),
    isWon: ending?.kind !== 'died',
    facts: [
      ['world', say('rogue-option-world'), world.filter((part) => part !== '').join(' · ')],
      ['depth', say('run-over-journey'), journey],
      ['level', say('run-over-hero'), level],
      ['worn', say('run-dump-equipment'), worn.length === 0 ? say('list-none') : worn.join(', ')],
    ],
    summary: [
      journey,
      level,
      ...(worn.length === 0 ? [] : [`${say('run-dump-equipment')}: ${worn.join(', ')}`]),
    ],
    standing,
    scoreParts: scoreLines(state, say),
    bots:
      standing === undefined || !isCompared(options) ? [] : sharesBelow(standing.score, BOT_SCORES),
    log,
    unused: hero.slots.flatMap((item) =>
      item === null ? [] : [{ item, label: nameItem(item, say) }],
    ),
    game: say('game-rogue'),
    seed,
  };
}
