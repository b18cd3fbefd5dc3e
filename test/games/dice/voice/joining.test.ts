import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { CampOption, JourneyState } from '#games/dice/rules/index.ts';
import { campOffers } from '#games/dice/voice/camp-offers.ts';
import { describeJourneyEvents } from '#games/dice/voice/happenings.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);
const CALL: CampOption = {
  id: 'stay',
  sets: [],
  gives: [['PHYSICAL', 8, 'keen']],
  joins: [['ALLY', 8, 'ada']],
};
const choice = { id: 'the-carter', when: [], unless: [], options: [CALL, { ...CALL, id: 'gaol' }] };

/** A camp that asks a choice by which Ada joins, unless the party has met her. */
function camp(met: readonly string[] = []): JourneyState {
  const options = { route: 'campaign', party: 'brawler=Bram', difficulty: 'normal' } as const;
  const start = game.start({ ...options, mode: 'story', twists: '' }, 'seed');
  const campaign = { ...start.campaign, stage: 'camp', asks: [choice], met } as const;
  return { ...start, scene: undefined, campaign };
}

const OPTION = { kind: 'camp', action: { kind: 'choose', option: 'stay' } } as const;

describe.each(['en', 'ru', 'uk', 'he', 'ar', 'zh'])(
  'an ally who joins by a choice, in %s',
  (language) => {
    const words = wordsIn(language);
    const ally = words.ally('ada');
    const detailOf = (state: JourneyState) => assertDefined(campOffers(state, [OPTION], words)[0]);

    it('is named before the party decides, with the marks of dice it gains', () => {
      expect(detailOf(camp()).about).toContain(ally);
      expect(detailOf(camp()).about).toContain(
        words.die({ type: 'PHYSICAL', size: 8, mark: 'keen' }),
      );
      expect(detailOf(camp(['ada'])).about).not.toContain(ally);
    });

    it('is announced with the hero whom she follows', () => {
      const state = camp();
      const { events, state: after } = game.apply(state, OPTION);
      expect(events.map(({ kind }) => kind)).toEqual(['decided', 'joined']);
      const text = assertDefined(describeJourneyEvents(state, events, words)[1]);
      for (const part of [ally, 'Bram', words.ally('ada', 'joined')]) expect(text).toContain(part);
      expect(after.campaign.met).toEqual(['ada']);
    });
  },
);

it('is known to the scenes that follow', () => {
  const decided = game.apply(camp(), OPTION).state;
  const { scene } = game.apply(decided, { kind: 'camp', action: { kind: 'leave' } }).state;
  expect(scene?.met).toEqual(['ada']);
});
