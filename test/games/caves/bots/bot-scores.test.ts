import { expect, test } from 'vitest';
import { assertDefined, defaultOptions, deriveSeed, makeStream } from '#core';
import { CAVES_MINDS, findCavesMind } from '#games/caves/bots/index.ts';
import { caves } from '#games/caves/rules/index.ts';
import { BOT_SCORES, SCORED_RULES } from '#games/caves/voice/bot-scores-table.ts';
import { isCompared } from '#games/caves/voice/bot-scores.ts';
import { playOut } from '#lab/runs/runs.ts';
import { sharesBelow } from '#roguelike/bot-scores.ts';
import { checkScores } from '#test/support/bot-scores.ts';

const OPTIONS = defaultOptions(caves.options);

/** Score of a bot's run. */
function scoreOf(bot: string, index: number): number {
  const mind = assertDefined(findCavesMind(bot));
  const seed = deriveSeed('scores', index);
  const whims = makeStream(seed, 'mind');
  const isOpen = ({ turns, ending }: { readonly turns: number; readonly ending?: unknown }) =>
    ending === undefined && turns < 20_000;
  const state = playOut(
    caves,
    caves.start(OPTIONS, seed),
    (view) => mind.choose(view, whims),
    isOpen,
    100_000,
  );
  return caves.scoreSoFar?.(state)[0] ?? 0;
}

test('the table has the scores of the bots under the current rules', async () => {
  await checkScores({
    file: 'src/games/caves/voice/bot-scores-table.ts',
    scored: SCORED_RULES,
    rules: caves.rules,
    bots: CAVES_MINDS.map(({ id }) => id),
    tables: BOT_SCORES,
    scoreOf,
  });
}, 3_600_000);

test('a score is compared with runs of the same kind only', () => {
  expect(isCompared(OPTIONS)).toBe(true);
  expect(isCompared({ ...OPTIONS, mode: 'explorer' })).toBe(false);
  expect(isCompared({ ...OPTIONS, depth: 1 })).toBe(false);
  expect(isCompared({ ...OPTIONS, pack: '{}' })).toBe(false);
});

test('a share is the per cent of lower scores', () => {
  const percents = Array.from({ length: 100 }, (_, at) => at * 10);
  const tables = [{ bot: 'walker', first: 0, percents }];
  expect(sharesBelow(505, tables)).toEqual([{ bot: 'walker', below: 51 }]);
  expect(sharesBelow(0, tables)).toEqual([{ bot: 'walker', below: 0 }]);
});
