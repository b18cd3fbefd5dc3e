import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream, Match, pick } from '#core';
import {
  DIE_TYPES,
  HERO_CLASSES,
  LOCATION_RULE_IDS,
  makeJourneyGame,
  offersOf,
  playersOf,
  SCENARIO_RULE_IDS,
  SKILL_IDS,
  TRAIT_IDS,
} from '#games/dice/rules/index.ts';
import type { DieType, JourneyState } from '#games/dice/rules/index.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import { DICE_SCREEN_KEYS } from '#games/dice/voice/keymap.ts';
import { keysFor } from '#games/dice/voice/offer-keys.ts';
import { describeJourney } from '#games/dice/voice/status.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const LANGUAGES = ['en', 'ru'] as const;
const game = makeJourneyGame(tideBells);

/** Ids of all rules, skills and dice that need a name and a meaning. */
const NAMED = [
  ...DIE_TYPES.map((id) => `type-${id}`),
  ...HERO_CLASSES.map((id) => `class-${id}`),
  ...SKILL_IDS.map((id) => `skill-${id}`),
  ...TRAIT_IDS.map((id) => `trait-${id}`),
  ...[...SCENARIO_RULE_IDS, ...LOCATION_RULE_IDS].map((id) => `rule-${id}`),
];

/** Passes every state with a decision to `see`, in some random games. */
function seeDecisions(see: (state: JourneyState, player: number) => void): void {
  const parties = ['brawler,hunter,mystic', 'prophet,mentor', 'mentor,mystic,prophet,hunter'];
  for (const [index, party] of parties.entries()) {
    const options = { route: 'campaign', party, difficulty: 'easy', mode: 'story' } as const;
    const match = new Match(game, options, `words ${index}`);
    const random = makeStream(party, 'words');
    for (let count = 0; count < 1500 && match.turn.kind === 'decide'; count++) {
      see(match.state, match.turn.player);
      const { actions } = match.turn;
      const onward = actions.filter((one) => one.kind !== 'scene' || one.action.kind !== 'cancel');
      match.play(pick(random, onward.length > 0 ? onward : actions));
    }
  }
}

describe.each(LANGUAGES)('the texts of the dice game in %s', (language) => {
  const words = wordsIn(language);

  it.each(NAMED)('include a name and a meaning for %s', (id) => {
    expect(words.messages.has(`dice-${id}`)).toBe(true);
    expect(words.messages.has(`dice-${id}-text`)).toBe(true);
  });

  it('include a unique letter for every type of die', () => {
    expect(new Set(DIE_TYPES.map((type) => words.letter(type))).size).toBe(DIE_TYPES.length);
  });

  it('include prompts, names of all actions, and reasons for refusals', () => {
    const unsaid = new Set<string>();
    const note = (text: string) => {
      if (text === '' || /dice-|problem-|undefined/.test(text)) unsaid.add(text);
    };
    seeDecisions((state, player) => {
      note(describeJourney(state, words));
      const { scene } = state;
      if (scene === undefined || scene.over !== undefined) return;
      const decides = playersOf(state).indexOf(player);
      for (const { label, refusal } of offersShown(scene, decides, words)) {
        note(label);
        if (refusal !== undefined) note(refusal);
      }
      for (const { refusal } of offersOf(scene)) {
        if (refusal !== undefined && !words.messages.has(`problem-${refusal.code}`))
          unsaid.add(refusal.code);
      }
    });
    expect([...unsaid]).toEqual([]);
  });
});

it('every allowed action has its own key', () => {
  const words = wordsIn('en');
  const own: readonly string[] = DICE_SCREEN_KEYS.flatMap(({ keys }) => keys);
  seeDecisions((state, player) => {
    const { scene } = state;
    if (scene === undefined || scene.over !== undefined) return;
    const offers = offersShown(scene, playersOf(state).indexOf(player), words);
    const keys = offers.map(({ key }) => key).filter((key) => key !== undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => own.includes(key))).toEqual([]);
    const keyless = offers.filter(({ key, refusal }) => key === undefined && refusal === undefined);
    expect(keyless).toEqual([]);
    assertDefined(offers[0]);
  });
});

it('every die of the largest pile has a key', () => {
  const pile = Array.from({ length: 25 }, (_, at) => ({ kind: 'pile', at }) as const);
  const keys = keysFor([...pile, { kind: 'confirm' }, { kind: 'cancel' }]);
  expect(new Set(keys).size).toBe(27);
  expect(keys).not.toContain(undefined);
});

it('equal dice are counted in a list', () => {
  const dice = (['SOMATIC 6', 'ALLY 4', 'SOMATIC 6', 'SOMATIC 4'] as const).map((text) => {
    const [type, size] = text.split(' ') as [DieType, string];
    return { type, size: Number(size) };
  });
  expect(wordsIn('en').dice(dice)).toBe('2× somatic d6, d4 ally, somatic d4');
  expect(wordsIn('ru').dice(dice)).toContain('2× ');
});
