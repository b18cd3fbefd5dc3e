import { describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { describeSceneEvents } from '#games/dice/voice/happenings.ts';
import { describeObjective } from '#games/dice/voice/objective.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);

function sceneOf(route: string): DiceState {
  const options = { route, party: 'brawler=Marta', difficulty: 'normal', mode: 'story' } as const;
  return assertDefined(game.start(options, 'sentences').scene);
}

describe('names in English sentences', () => {
  const scene = sceneOf('lamp-trade');
  const card = scene.world.cards.findIndex(({ template }) => template.id === 'lamp-bearer');
  const die = { id: 900, type: 'ENEMY', size: 6 } as const;
  const place = scene.world.sites.findIndex(({ template }) => template.id === 'lamp-hill');
  const acting = { ...scene, turn: { ...scene.turn, hero: 0 } };
  const words = wordsIn('en');

  it('have small articles within a sentence', () => {
    const [told] = describeSceneEvents(acting, [{ kind: 'encounter', die, card, place }], words);
    expect(told).toMatch(/ meets a Lamp Bearer, d6 enemy\.$/);
    const [fled] = describeSceneEvents(acting, [{ kind: 'fled', hero: 0, card }], words);
    expect(fled).toBe('Marta runs from a Lamp Bearer.');
  });

  it('have capital articles where a sentence begins', () => {
    const [beaten] = describeSceneEvents(acting, [{ kind: 'defeated', die, card }], words);
    expect(beaten).toBe('A Lamp Bearer is beaten.');
  });
});

describe('objectives', () => {
  test.each([
    ['fog-at-low-pell', 'en', 'Find the villain and win when there is nowhere left to run.'],
    ['spring-tide', 'en', 'Find the 2 villains and beat each when there is nowhere left to run.'],
    ['two-keys', 'en', 'Beat any one of the 2 villains.'],
    ['two-keys', 'ru', 'Победите любого из 2 злодеев.'],
  ])('of %s agree in number, in %s', (route, language, text) => {
    expect(describeObjective(sceneOf(route), wordsIn(language))).toBe(text);
  });

  test.each(['en', 'ru'])('call nobody he or she, in %s', (language) => {
    const told = describeObjective(sceneOf('lamp-trade'), wordsIn(language));
    expect(told).not.toMatch(/\b(?:him|his|her)\b|его|её/);
  });
});

test.each(['en', 'ru', 'uk', 'zh', 'ar', 'he'])(
  'no difficulty names a share of victories that was not measured, in %s',
  (language) => {
    const { say } = wordsIn(language);
    const told = ['easy', 'normal', 'hard'].map((one) => say(`dice-difficulty-${one}-text`));
    expect(told.join(' ')).not.toMatch(/out of|из четырёх|з чотирьох|四次|من أربع|מתוך/);
  },
);
