import { expect, it } from 'vitest';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { nameRoute, proposeRoute } from '#games/dice/voice/routes.ts';
import { DiceWords } from '#games/dice/voice/words.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const { route } = makeJourneyGame(tideBells).options;
const routes = route.kind === 'choice' ? route.values : [];
const words = wordsIn('en');

it('the tutorial is suggested to new players, and the campaign to others', () => {
  expect(proposeRoute(routes, words, true)).toBe('goose-chase');
  expect(proposeRoute(routes, words, false)).toBe('campaign');
});

it('the campaign is suggested without a tutorial in the pack', () => {
  const { tutorial: _, ...pack } = tideBells;
  expect(proposeRoute(routes, new DiceWords(pack, words.messages), true)).toBe('campaign');
});

it('the tutorial is marked', () => {
  expect(nameRoute('goose-chase', words)).toBe('The Goose Chase (start here)');
  expect(nameRoute('market-day', words)).toBe('Market Day at Saltby');
  expect(nameRoute('campaign', words)).toBe('Whole campaign');
});
