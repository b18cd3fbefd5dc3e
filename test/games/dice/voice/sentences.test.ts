import { describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { describeSceneEvents } from '#games/dice/voice/happenings.ts';
import { describeObjective } from '#games/dice/voice/objective.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import { describeScene } from '#games/dice/voice/status.ts';
import { Stage } from '../rules/stage.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { knowing } from '../rules/veterans.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);

function sceneOf(route: string): DiceState {
  const options = { route, party: 'brawler=Marta', difficulty: 'normal', mode: 'story' } as const;
  return assertDefined(game.start(options, 'sentences').scene);
}

describe('names in English sentences', () => {
  const scene = sceneOf('lamp-trade');
  const card = scene.world.cards.findIndex(({ template }) => template.id === 'lamp-bearer');
  const die = { id: 900, type: 'ENEMY', size: 6, mark: '' } as const;
  const place = scene.world.sites.findIndex(({ template }) => template.id === 'lamp-hill');
  const acting = { ...scene, turn: { ...scene.turn, hero: 0 } };
  const words = wordsIn('en');

  it('have the definite article within a sentence', () => {
    const [described] = describeSceneEvents(
      acting,
      [{ kind: 'encounter', die, card, place }],
      words,
    );
    expect(described).toMatch(/ meets the Lamp Bearer at .*: d6 enemy\.$/);
    const [fled] = describeSceneEvents(acting, [{ kind: 'fled', hero: 0, card }], words);
    const [beaten] = describeSceneEvents(acting, [{ kind: 'defeated', die, card }], words);
    expect(beaten).toBe('You beat the Lamp Bearer.');
    expect(fled).toBe('Marta flees from the Lamp Bearer.');
  });

  it('have capital articles at the start of a sentence', () => {
    const met = { die, place, card, trap: 0, guarded: [], first: true, tried: [] };
    const state: DiceState = { ...acting, phases: [{ kind: 'encounter', ...met }] };
    expect(describeScene(state, words)).toBe('A Lamp Bearer, d6 enemy. Fight, evade or flee.');
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

  test.each(['en', 'ru'])('use no gendered pronouns in %s', (language) => {
    const described = describeObjective(sceneOf('lamp-trade'), wordsIn(language));
    expect(described).not.toMatch(/\b(?:him|his|her)\b|его|её/);
  });
});

test.each(['en', 'ru', 'uk', 'zh', 'ar', 'he'])(
  'difficulties state no unmeasured win rates in %s',
  (language) => {
    const { say } = wordsIn(language);
    const described = ['easy', 'normal', 'hard'].map((one) => say(`dice-difficulty-${one}-text`));
    expect(described.join(' ')).not.toMatch(/out of|из четырёх|з чотирьох|四次|من أربع|מתוך/);
  },
);

const LANGUAGES = ['en', 'ru', 'uk', 'zh', 'ar', 'he'] as const;

describe('the log of a reaction', () => {
  /** Two heroes in one place; the first is hurt by fleeing. */
  const hurt = (skill: 'bodyguard' | 'elemental-shield', hand: string, at: number) => {
    const heroClass = skill === 'bodyguard' ? 'brawler' : 'mystic';
    return new Stage({
      party: `hunter,${knowing(heroClass, skill, 1)}`,
      heroes: [{ hand: 'V4 V4 V4 V4 V4 V4 V4 V4' }, { hand, at }],
      places: [{ bag: 'E12', enemies: ['reed-thief'] }],
    }).play('explore', 'draw E12', 'flee', 'roll 12');
  };

  /** The sentence about the reaction in each language. */
  const logs = (stage: Stage, ...texts: readonly string[]) => {
    const before = stage.state;
    const eventCount = stage.events.length;
    stage.play(...texts);
    const lessened = stage.events.slice(eventCount).filter(({ kind }) => kind === 'lessened');
    return LANGUAGES.map((language) =>
      describeSceneEvents(before, lessened, wordsIn(language)).join(' '),
    );
  };

  it('reports that a bodyguard takes the damage', () => {
    const [en, ru, ...others] = logs(
      hurt('bodyguard', 'S4 P4 P4 P4', 0),
      'use bodyguard use 2',
      'hand 1',
      'confirm',
    );
    expect(en).toBe('Bodyguard: Brawler takes the damage for Hunter: 2 instead of 6.');
    expect(ru).toBe('Телохранитель: Драчун закрывает собой товарища (Охотник). Урон: 2 вместо 6.');
    for (const described of others) expect(described).toMatch(/^(?=.*2)(?=.*6)/);
  });

  it('reports that a shield only cuts the damage of another hero', () => {
    const [en, ru] = logs(
      hurt('elemental-shield', 'M4 S4', 0),
      'use elemental-shield use 2',
      'hand 1',
      'hand 2',
      'confirm',
      'roll 4',
      'roll 3',
    );
    expect(en).toBe('Elemental Shield: Mystic cuts Hunter’s damage from 6 to 3.');
    expect(ru).not.toContain('закрывает');
  });
});

describe('damage without dice to lose', () => {
  const stage = new Stage({
    party: `hunter,${knowing('brawler', 'bodyguard', 1)}`,
    heroes: [{ hand: 'W4' }, { hand: 'S4 P4' }],
    places: [{ bag: 'E12', enemies: ['reed-thief'] }],
  }).play('explore', 'draw E12', 'flee', 'roll 12');

  it.each(LANGUAGES)('is announced as harmless in %s', (language) => {
    const words = wordsIn(language);
    const described = describeScene(stage.state, words);
    expect(described).toBe(
      words.say('dice-status-damage-none', { hero: words.hero(stage.state, 0) }),
    );
    expect(described).not.toMatch(/\d|damage-none/);
  });

  it('changes nothing', () => {
    const { hand } = assertDefined(stage.state.heroes[0]);
    stage.play('confirm');
    expect(stage.state.heroes[0]?.hand).toEqual(hand);
    expect(stage.happened('damage')).toBe(0);
  });
});

it.each([
  ['en', 'Do nothing'],
  ['ru', 'Ничего не делать'],
  ['uk', 'Нічого не робити'],
  ['zh', '什么也不做'],
  ['ar', 'عدم فعل شيء'],
  ['he', 'לא לעשות דבר'],
])('forfeiting against a relentless threat is doing nothing in %s', (language, label) => {
  const { state } = new Stage({
    party: 'brawler',
    heroes: [{ hand: 'P6' }],
    places: [{ bag: 'E4', enemies: ['relentless-thief'] }],
  }).play('explore', 'draw E4');
  const words = wordsIn(language);
  const offers = offersShown(state, 0, words);
  expect(offers.find(({ action }) => action.kind === 'forfeit')?.label).toBe(label);
  expect(words.say('dice-offer-forfeit-encounter-VILLAIN')).toBe(label);
});
