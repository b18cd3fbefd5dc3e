import { describe, expect, it } from 'vitest';
import { HERO_CLASSES, isHeroName, makeJourneyGame, parseParty } from '#games/dice/rules/index.ts';
import { assertDefined } from '#core';
import { drawNames, partyText } from '#games/dice/voice/names.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

describe.each(['en', 'ru'])('in %s', (language) => {
  const words = wordsIn(language);

  it.each(HERO_CLASSES)('accepts all suggested names of a %s', (heroClass) => {
    const names = words.say(`dice-names-${heroClass}`).split(', ');
    expect(names.filter((name) => !isHeroName(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThanOrEqual(6);
  });

  it('draws the same names from the same seed, without repeats', () => {
    const party = ['hunter', 'hunter', 'hunter', 'mystic', 'mentor', 'hunter'] as const;
    const names = drawNames(party, 'seed', words);
    expect(drawNames(party, 'seed', words)).toEqual(names);
    expect(new Set(names).size).toBe(party.length);
    const heroes = party.map((heroClass, at) => ({ class: heroClass, name: names[at] }));
    expect(parseParty(partyText(heroes))?.map(({ name }) => name)).toEqual(names);
  });
});

it('heroes are called by name or class, with numbers for duplicates', () => {
  const game = makeJourneyGame(tideBells);
  const party = 'hunter=Ash,hunter,brawler=Ash,hunter';
  const options = { route: 'goose-chase', party, difficulty: 'easy', mode: 'story' } as const;
  const state = assertDefined(game.start(options, 'names').scene);
  const words = wordsIn('en');
  const names = [0, 1, 2, 3].map((at) => words.hero(state, at));
  expect(names).toEqual(['Ash 1', 'Hunter 1', 'Ash 2', 'Hunter 2']);
});
