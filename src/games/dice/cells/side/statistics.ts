import type { AnyMatch } from '#core';
import type { JourneyState } from '../../rules/index.ts';
import { countStatistics } from '../../voice/statistics.ts';
import { nameInCampaign } from '../../voice/status.ts';
import { tenth } from '../../voice/ways.ts';
import type { DiceWords } from '../../voice/words.ts';
import { EMPTY_LINE, heading, paragraph, textLine } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

/** Page of check and dice statistics, in total and by hero. */
export function statisticsPage(match: AnyMatch, words: DiceWords): Page {
  const { say } = words;
  const state = match.state as JourneyState;
  const counted = countStatistics(match);
  const { rolls, checks, won, expected, turns, defeated, closed, heroes } = counted;
  const ofSizes = rolls.flatMap(({ size, count, sum }): PageLine[] => {
    if (count === 0) return [];
    const args = { size, count, mean: tenth(sum / count), expected: tenth((size + 1) / 2) };
    return [textLine(say('dice-stat-size', args), {}, 2)];
  });
  return {
    title: say('dice-screen-statistics'),
    lines: (width) => [
      textLine(say('dice-stat-turns', { count: turns })),
      textLine(say('dice-stat-checks', { won, checks, expected: tenth(expected) })),
      textLine(say('dice-stat-beaten', { defeated, closed })),
      EMPTY_LINE,
      ...(ofSizes.length === 0 ? [] : [heading(say('dice-screen-piles')), ...ofSizes, EMPTY_LINE]),
      ...heroes.flatMap((hero, at) => [
        heading(nameInCampaign(state, at, words)),
        ...paragraph(
          say('dice-stat-hero', { ...hero, expected: tenth(hero.expected) }),
          width,
          {},
          2,
        ),
      ]),
    ],
  };
}
