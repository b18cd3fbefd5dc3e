import { assertDefined } from '#core';
import { soundCount } from '../model/hand.ts';
import { moveHero, pushDraw } from '../effects/exploring.ts';
import { errand } from '../effects/gifts.ts';
import { heal } from '../effects/remedies.ts';
import { ALLY, deter, discard, hide, hideOrDiscard, oneWay } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';

/** Uses of ALLY dice for every hero, if the scenario includes them. */
export const ALLY_SKILLS = {
  strike: { moment: 'battle', most: 1, ways: hideOrDiscard(ALLY, () => 0, 2) },
  /** Added to any check of the owner. */
  aid: { moment: 'aid', most: 1, ways: oneWay([discard('ALLY')]) },
  scout: {
    moment: 'again',
    most: 1,
    still: true,
    ways: oneWay([hide('ALLY')]),
    effect: (draft, { hero }) => pushDraw(draft, hero),
  },
  shield: {
    moment: 'react',
    most: 1,
    ways: oneWay([discard('ALLY')]),
    lessen: (damage, total) => damage - total,
  },
  /** Allows a second journey. */
  guide: {
    moment: 'before',
    most: 1,
    still: true,
    aim: 'place',
    ways: oneWay([hide('ALLY')]),
    can: (state) => state.turn.travels > 0,
    effect: (draft, { hero, target }) => moveHero(draft, hero, target),
  },
  nurse: {
    moment: 'free',
    most: 1,
    still: true,
    ways: oneWay([deter('ALLY')]),
    can: (state, hero) => assertDefined(state.heroes[hero]).pile.length > 0,
    effect: (draft, { hero }) => heal(draft, hero, hero, 2),
  },
  distract: { moment: 'flee', most: 1, still: true, ways: oneWay([hide('ALLY')]) },
  runner: {
    moment: 'free',
    most: 1,
    still: true,
    aim: 'others',
    ways: oneWay([hide('ALLY')]),
    can: (state, hero) => soundCount(assertDefined(state.heroes[hero]).hand) > 1,
    effect: (draft, { hero, target }) => errand(draft, hero, target, 1),
  },
} as const satisfies Record<string, Skill>;

export type AllySkillId = keyof typeof ALLY_SKILLS;
