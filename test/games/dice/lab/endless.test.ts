import { expect, test } from 'vitest';
import { assertDefined, makeStream, startMatch } from '#core';
import type { AnyGame } from '#core';
import { dailyOf, HERO_CLASSES, makeJourneyGame } from '#games/dice/rules/index.ts';
import type { JourneyOptions, JourneyState } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { tideBells } from '../rules/tide-bells.ts';

const game = makeJourneyGame(tideBells) as unknown as AnyGame;
const BOTS = ['greedy', 'rusher', 'closer'];
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const FREE = {
  party: HERO_CLASSES.slice(0, 4).join(','),
  difficulty: 'normal',
  mode: 'story',
} as const;

/** Plays a game; returns the number of inputs, and true for a victory. */
function play(options: JourneyOptions, seed: string, bot: string): readonly [number, boolean] {
  const mind = assertDefined(findJourneyMind(bot));
  const match = startMatch(game, options, seed);
  const whims = makeStream(seed, 'mind');
  let inputs = 0;
  while (match.turn.kind === 'decide') {
    match.play(mind.choose(match.state as JourneyState, whims));
    inputs += 1;
  }
  return [inputs, match.turn.kind === 'over' && match.turn.outcome.winners.length > 0];
}

// `npm run bench -- dice-endless` plays 200 seeds of each.
test.each([
  [
    'free play',
    (at: number) => ({ options: { ...FREE, route: `free-${1 + (at % 3)}` }, seed: `free ${at}` }),
  ],
  ['the daily', (at: number) => dailyOf(`2026-11-${10 + at}`)],
])('bots win most games of %s, in 15 to 45 minutes at 3 seconds per input', (_, gameAt) => {
  const played = SEEDS.map((at) => {
    const { options, seed } = gameAt(at);
    return BOTS.map((bot) => play(options, seed, bot));
  });
  const won = played.filter((all) => all.some(([, isWon]) => isWon));
  expect(won.length).toBeGreaterThanOrEqual(7);
  const inputs = played.map(([greedy]) => assertDefined(greedy)[0]).sort((a, b) => a - b);
  const minutes = (assertDefined(inputs[4]) * 3) / 60;
  expect(minutes).toBeGreaterThanOrEqual(15);
  expect(minutes).toBeLessThanOrEqual(45);
});
