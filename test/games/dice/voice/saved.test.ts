import { expect, it } from 'vitest';
import { assertDefined, Match } from '#core';
import type { AnyMatch } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { describeSavedJourney } from '#games/dice/voice/saved.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);

function newMatch(route: string): AnyMatch {
  const party = 'brawler=Marta,hunter=Ash';
  return new Match(game, { route, party, difficulty: 'normal', mode: 'story' }, 'saved');
}

it('a saved journey shows adventure, scenario, heroes and turn', () => {
  const { title, facts } = describeSavedJourney(newMatch('campaign'), wordsIn('en'));
  expect(title).toBe('The Tide Bells: Fog at Low Pell');
  // 43 turns, and 8 more for the second hero.
  expect(facts).toEqual(['Marta, Ash', 'turn 1 of 51']);
});

it('a saved journey is translated to Russian', () => {
  const { facts } = describeSavedJourney(newMatch('goose-chase'), wordsIn('ru'));
  expect(facts).toEqual(['Marta, Ash', 'ход 1 из 29']);
});

it.each([
  ['time', 'lost'],
  ['all-closed', 'won'],
] as const)('the outcome of a journey is shown: %s', (over, outcome) => {
  const state = newMatch('campaign').state as JourneyState;
  const scene = { ...assertDefined(state.scene), over };
  expect(describeSavedJourney({ state: { ...state, scene } }, wordsIn('en')).facts.at(-1)).toBe(
    outcome,
  );
});
