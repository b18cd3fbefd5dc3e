import { expect, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { turnKey } from '#games/dice/voice/moments.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from '../voice/stage.ts';
import { nextInput } from './scripted-input.ts';

const game = makeJourneyGame(tideBells);
const mind = assertDefined(findJourneyMind('greedy'));
const words = wordsIn('en');

/** Number of inputs of each turn of a scenario, by the greedy bot with the page's shortcuts. */
function inputsIn(route: string, seed: string): readonly number[] {
  const options = { route, party: 'brawler,hunter', difficulty: 'normal', mode: 'story' } as const;
  const match = new Match(game, options, seed);
  const player = { game, mind, whims: makeStream(seed, 'mind'), words };
  const turns = new Map<string, number>();
  while (match.turn.kind === 'decide') {
    const { presses, actions } = nextInput(match.state, player);
    const key = turnKey(match.state);
    if (match.state.scene !== undefined) turns.set(key, (turns.get(key) ?? 0) + presses);
    for (const action of actions) match.play(action);
  }
  return [...turns.values()];
}

test('a turn takes at most five inputs on median', () => {
  const routes = ['goose-chase', 'fog-at-low-pell', 'market-day', 'lamp-trade', 'bell-barge'];
  const inputs = routes.flatMap((route) => inputsIn(route, `inputs ${route}`));
  inputs.sort((a, b) => a - b);
  const median = assertDefined(inputs[inputs.length >> 1]);
  const high = assertDefined(inputs[Math.floor(0.9 * inputs.length)]);
  console.log(
    `Inputs per turn: median ${median}, at most ${high} in 90 % of ${inputs.length} turns`,
  );
  expect(inputs.length).toBeGreaterThan(40);
  expect(median).toBeLessThanOrEqual(5);
});
