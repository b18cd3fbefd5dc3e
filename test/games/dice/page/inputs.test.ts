import { expect, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { DiceAction, DiceState } from '#games/dice/rules/index.ts';
import { turnKey } from '#games/dice/voice/moments.ts';
import { quickDice, suggestedDice } from '#games/dice/voice/suggested-dice.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from '../voice/stage.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const words = wordsIn('en');

/** The steps of one input in the page: a card of a place, an action with its dice, or one action. */
function inputFor(scene: DiceState, action: DiceAction): readonly DiceAction[] {
  return suggestedDice(scene, words)?.steps ?? quickDice(scene, action, words)?.steps ?? [action];
}

/** Number of inputs of each turn of a scenario, by the greedy bot with the dice that the page suggests. */
function inputsIn(route: string, seed: string): readonly number[] {
  const options = { route, party: 'brawler,hunter', difficulty: 'normal', mode: 'story' } as const;
  const match = new Match(game, options, seed);
  const whims = makeStream(seed, 'mind');
  const turns = new Map<string, number>();
  let before = '';
  while (match.turn.kind === 'decide') {
    const { scene } = match.state;
    const chosen = greedy.choose(match.state, whims);
    if (scene === undefined || chosen.kind !== 'scene') match.play(chosen);
    else {
      const { action } = chosen;
      const key = turnKey(match.state);
      // A card of a place travels there, and its button explores at once.
      const isRest = before === 'travel' || (before === 'location' && action.kind === 'explore');
      if (!isRest) turns.set(key, (turns.get(key) ?? 0) + 1);
      for (const step of inputFor(scene, action)) match.play({ kind: 'scene', action: step });
      before = action.kind;
    }
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
