import { assertDefined } from '#core';
import { pushDraw } from '../effects/exploring.ts';
import { pickUp, recall, hasInPile, isWounded, treat, woundOf } from '../effects/remedies.ts';
import { discard, hide, hideOrDiscard, oneWay, PHYSICAL } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';

export const BRAWLER_SKILLS = {
  hit: {
    moment: 'battle',
    most: 3,
    ways: hideOrDiscard(PHYSICAL, (level) => level, 2),
  },
  toughness: {
    moment: 'react',
    most: 3,
    magic: false,
    ways: oneWay([discard('PHYSICAL', 'SOMATIC')], 'SUM', (level) => level + 1),
    lessen: (damage, total) => damage - total,
  },
  charge: {
    moment: 'again',
    most: 1,
    still: true,
    ways: oneWay([hide('PHYSICAL')]),
    effect: (draft, { hero }) => pushDraw(draft, hero),
  },
  intimidate: {
    moment: 'evade',
    most: 3,
    foes: ['ENEMY'],
    routs: true,
    ways: hideOrDiscard(['VERBAL', 'MENTAL'], (level) => level + 3, 2),
  },
  'second-wind': {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([hide('SOMATIC')]),
    can: hasInPile('PHYSICAL'),
    effect(draft, { hero }, { level }) {
      pickUp(draft, hero, 'PHYSICAL');
      recall(draft, hero, 'PHYSICAL', level + 2);
    },
  },
  'power-blow': {
    moment: 'battle',
    most: 3,
    ways: oneWay([discard('PHYSICAL'), hide('PHYSICAL')], 'SUM', (level) => level - 1),
  },
  bodyguard: {
    moment: 'react',
    most: 3,
    neighbours: 'only',
    still: true,
    shields: true,
    ways: oneWay([hide('SOMATIC')]),
    lessen: (damage, _total, level) => damage - 2 * level - 2,
  },
  breaker: {
    moment: 'passive',
    most: 3,
    ways: {},
    hooks: (level) => ({ own: ({ check }) => (check === 'obstacle' ? level + 2 : 0) }),
  },
  grit: {
    moment: 'free',
    most: 3,
    ways: oneWay([hide('PHYSICAL')], 'SUM', (level) => level + 1),
    can: isWounded,
    foe: woundOf,
    effect: treat,
  },
  'last-stand': {
    moment: 'passive',
    most: 3,
    ways: {},
    hooks: (level) => ({
      own({ state, hero, check }) {
        const { bag, capacity } = assertDefined(state.heroes[hero]);
        return check === 'battle' && bag.length <= capacity ? level + 1 : 0;
      },
    }),
  },
} as const satisfies Record<string, Skill>;
