import { expect, test } from 'vitest';
import { assertDefined, defaultOptions, deriveSeed, makeStream } from '#core';
import { CAVES_MINDS, findCavesMind } from '#games/caves/bots/index.ts';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesOptions } from '#games/caves/rules/index.ts';
import {
  BOT_SCORES as DEPTHS,
  SCORED_RULES as DEPTHS_RULES,
} from '#games/caves/voice/bot-scores-depths.ts';
import {
  BOT_SCORES as CLASSIC,
  SCORED_RULES as CLASSIC_RULES,
} from '#games/caves/voice/bot-scores-table.ts';
import { scoresFor } from '#games/caves/voice/bot-scores.ts';
import { playOut } from '#lab/runs/runs.ts';
import { sharesBelow } from '#roguelike/bot-scores.ts';
import { checkScores } from '#test/support/bot-scores.ts';

const OPTIONS = defaultOptions(caves.options);
const STYLES = ['fighter', 'thrower', 'caster'];

/** Score of a bot's run with a pack; '' is Classic. */
function scoreOf(pack: string, bot: string, index: number): number {
  const mind = assertDefined(findCavesMind(bot));
  const seed = deriveSeed('scores', index);
  const whims = makeStream(seed, 'mind');
  const isOpen = ({ turns, ending }: { readonly turns: number; readonly ending?: unknown }) =>
    ending === undefined && turns < 20_000;
  const state = playOut(
    caves,
    caves.start({ ...OPTIONS, pack }, seed),
    (view) => mind.choose(view, whims),
    isOpen,
    100_000,
  );
  return caves.scoreSoFar?.(state)[0] ?? 0;
}

test.each([
  {
    pack: '',
    name: 'table',
    bots: CAVES_MINDS.map(({ id }) => id),
    scored: CLASSIC_RULES,
    tables: CLASSIC,
  },
  { pack: 'depths', name: 'depths', bots: STYLES, scored: DEPTHS_RULES, tables: DEPTHS },
])(
  'the table has the scores of the bots under the current rules: $name',
  async ({ pack, name, bots, scored, tables }) => {
    await checkScores({
      file: `src/games/caves/voice/bot-scores-${name}.ts`,
      scored,
      rules: caves.rules,
      bots,
      tables,
      scoreOf: (bot, index) => scoreOf(pack, bot, index),
    });
  },
  7_200_000,
);

test('a score is compared with runs of the same kind only', () => {
  const bots = (options: CavesOptions) => scoresFor(options).map(({ bot }) => bot);
  expect(bots(OPTIONS)).toEqual(CAVES_MINDS.map(({ id }) => id));
  expect(bots({ ...OPTIONS, pack: 'depths' })).toEqual(STYLES);
  expect(bots({ ...OPTIONS, mode: 'explorer' })).toEqual([]);
  expect(bots({ ...OPTIONS, depth: 1 })).toEqual([]);
  expect(bots({ ...OPTIONS, pack: '{}' })).toEqual([]);
});

test('a share is the per cent of lower scores', () => {
  const percents = Array.from({ length: 100 }, (_, at) => at * 10);
  const tables = [{ bot: 'walker', first: 0, percents }];
  expect(sharesBelow(505, tables)).toEqual([{ bot: 'walker', below: 51 }]);
  expect(sharesBelow(0, tables)).toEqual([{ bot: 'walker', below: 0 }]);
});
