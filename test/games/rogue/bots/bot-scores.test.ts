import { expect, test } from 'vitest';
import { assertDefined, deriveSeed, makeStream } from '#core';
import { findRogueMind, ROGUE_MINDS } from '#games/rogue/bots/index.ts';
import { rogue } from '#games/rogue/rules/index.ts';
import { BOT_SCORES, SCORED_RULES } from '#games/rogue/voice/bot-scores-table.ts';
import { isCompared } from '#games/rogue/voice/bot-scores.ts';
import { USUAL_OPTIONS } from '#games/rogue/voice/usual-options.ts';
import { playOut } from '#lab/runs/runs.ts';
import { checkScores } from '#test/support/bot-scores.ts';

/** Turn limit of the study of floors. */
const MAX_TURNS = 2500;

/** Score of a bot's run. */
function scoreOf(bot: string, index: number): number {
  const mind = assertDefined(findRogueMind(bot));
  const seed = deriveSeed('scores', index);
  const whims = makeStream(seed, 'mind');
  const state = playOut(
    rogue,
    rogue.start(USUAL_OPTIONS, seed),
    (view) => mind.choose(view, whims),
    ({ turns, ending }) => ending === undefined && turns < MAX_TURNS,
    20 * MAX_TURNS,
  );
  return rogue.scoreSoFar?.(state)[0] ?? 0;
}

test('the table has the scores of the bots under the current rules', async () => {
  await checkScores({
    file: 'src/games/rogue/voice/bot-scores-table.ts',
    scored: SCORED_RULES,
    rules: rogue.rules,
    bots: ROGUE_MINDS.map(({ id }) => id),
    tables: BOT_SCORES,
    scoreOf,
  });
}, 3_600_000);

test('only runs with the usual floors are compared with the bots', () => {
  expect(isCompared(USUAL_OPTIONS)).toBe(true);
  expect(isCompared({ ...USUAL_OPTIONS, width: 9, map: '' })).toBe(true);
  expect(isCompared({ ...USUAL_OPTIONS, world: 'boxed' })).toBe(false);
  expect(isCompared({ ...USUAL_OPTIONS, depth: 1 })).toBe(false);
  expect(isCompared({ ...USUAL_OPTIONS, length: 'sprint' })).toBe(false);
});
