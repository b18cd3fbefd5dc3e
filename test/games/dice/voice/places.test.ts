import { expect, it } from 'vitest';
import { assertDefined, Match } from '#core';
import { makeJourneyGame, REFUGE } from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import { placeFacts, placesOf, stepsTo, stepsToExplore } from '#games/dice/voice/places.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);
const words = wordsIn('en');

function startOf(route: string) {
  const options = { route, party: 'brawler', difficulty: 'normal', mode: 'story' } as const;
  return assertDefined(game.start(options, 'places').scene);
}

it('the Refuge is listed only if the scenario has one', () => {
  const fog = startOf('fog-at-low-pell');
  expect(placesOf(fog)).toEqual([REFUGE, ...fog.places.keys()]);
  const otherScenario = tideBells.content.scenarios.find(({ rules }) =>
    rules.includes('alien-lands'),
  );
  const sallow = startOf(assertDefined(otherScenario).id);
  expect(placesOf(sallow)).toEqual([...sallow.places.keys()]);
});

it('going to a location starts with travelling, chooses the location if asked, and is otherwise not offered', () => {
  const offer = (kind: 'travel' | 'location', at?: number, refusal?: string) => {
    const [any] = offersShown(startOf('fog-at-low-pell'), 0, words);
    const action = kind === 'travel' ? { kind } : { kind, at: at ?? 0 };
    return { ...assertDefined(any), action, refusal };
  };
  expect(stepsTo([offer('travel')], 2, REFUGE)).toEqual([
    { kind: 'travel' },
    { kind: 'location', at: 2 },
  ]);
  expect(stepsTo([offer('travel')], 2, 2)).toEqual([]);
  expect(stepsTo([offer('travel', 0, 'no')], 2, REFUGE)).toEqual([]);
  expect(stepsTo([offer('location', 1), offer('location', 2)], 2, 2)).toEqual([
    { kind: 'location', at: 2 },
  ]);
  expect(stepsTo([offer('location', 2, 'no')], 2, 0)).toEqual([]);
});

it('only the dice of open locations are counted', () => {
  const state = startOf('fog-at-low-pell');
  const [first, ...others] = state.places;
  const place = assertDefined(first);
  const count = place.bag.length + place.hidden;
  expect(placeFacts(state, 0, words)).toMatchObject({ isOpen: true, bag: count });
  const closed = { ...state, places: [{ ...place, open: false }, ...others] };
  expect(placeFacts(closed, 0, words)).toMatchObject({ isOpen: false, bag: undefined });
});

it('the facts of a location name a villain seen there and a guard', () => {
  const state = startOf('fog-at-low-pell');
  const at = state.places.findIndex(({ villain }) => villain !== undefined);
  const seen = state.places.map((place, index) => ({ ...place, known: index === at }));
  const { villain } = assertDefined(seen[at]);
  expect(placeFacts({ ...state, places: seen }, at, words)).toMatchObject({
    villain,
    facts: expect.stringContaining('Jory Slack is here') as string,
  });
  const die = { id: 1, type: 'VILLAIN', size: 6, mark: '' } as const;
  const other = at === 0 ? 1 : 0;
  const met = { kind: 'encounter', die, place: at, card: assertDefined(villain) } as const;
  const phase = { ...met, trap: 0, guarded: [other], first: true, tried: [] };
  const guarded = { ...state, phases: [...state.phases, phase] } as unknown as DiceState;
  expect(placeFacts(guarded, other, words)).toMatchObject({ villain: undefined });
  expect(placeFacts(guarded, other, words).facts).toContain('guarded');
  expect(placeFacts(guarded, at, words).facts).not.toContain('guarded');
});

it('exploring from afar travels first, and is not offered where there is nothing to explore', () => {
  const options = { route: 'goose-chase', party: 'brawler', difficulty: 'normal', mode: 'story' };
  const match = new Match(game, options as Parameters<typeof game.start>[0], 'places');
  const sceneNow = () => assertDefined(match.state.scene);
  const stepsNow = (at: number) =>
    stepsToExplore(sceneNow(), offersShown(sceneNow(), 0, words), at);
  expect(stepsNow(REFUGE)).toEqual([]);
  const steps = stepsNow(0);
  expect(steps.map(({ kind }) => kind)).toEqual(['travel', 'location', 'explore']);
  for (const action of steps) match.play({ kind: 'scene', action });
  expect(sceneNow().turn.explorations).toBe(1);
  expect(stepsNow(1)).toEqual([]);
});
