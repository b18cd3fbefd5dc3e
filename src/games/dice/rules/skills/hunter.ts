import { assertDefined } from '#core';
import { bestow, heal } from '../effects/remedies.ts';
import { canBeExplored, pushDraw } from '../effects/exploring.ts';
import { deter, discard, hide, hideOrDiscard, oneWay, SOMATIC } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';

export const HUNTER_SKILLS = {
  shoot: {
    moment: 'battle',
    most: 3,
    ways: hideOrDiscard(SOMATIC, (level) => level - 1, 2),
  },
  evasion: {
    moment: 'react',
    most: 3,
    ways: oneWay(
      [discard('SOMATIC'), hide('PHYSICAL', 'SOMATIC', 'MENTAL')],
      'MIN',
      (level) => level,
    ),
    lessen: (damage, total) => damage - total,
  },
  stealth: {
    moment: 'evade',
    most: 3,
    foes: ['ENEMY', 'VILLAIN'],
    ways: oneWay([hide('SOMATIC', 'MENTAL')], 'SUM', (level) => 2 * level),
  },
  'read-traces': {
    moment: 'again',
    most: 1,
    still: true,
    ways: oneWay([hide('MENTAL', 'VERBAL')]),
    effect: (draft, { hero }) => pushDraw(draft, hero),
  },
  survivalist: {
    moment: 'passive',
    most: 3,
    ways: {},
    hooks: (level) => ({ own: ({ check }) => (check === 'obstacle' ? level + 1 : 0) }),
  },
  volley: {
    moment: 'battle',
    most: 3,
    ways: oneWay([hide('SOMATIC')], 'SUM', (level) => level),
    retry: ['SOMATIC', 'PHYSICAL'],
  },
  'cover-fire': {
    moment: 'battle',
    most: 3,
    remote: true,
    ways: oneWay([hide('SOMATIC')], 'SUM', (level) => level + 3),
  },
  'lay-trap': {
    moment: 'before',
    most: 3,
    aim: 'here',
    ways: oneWay([hide('MENTAL'), hide('SOMATIC')], 'MIN', (level) => 2 * level),
    can: (state, hero, target) =>
      target !== hero || canBeExplored(state, assertDefined(state.heroes[hero]).at),
    effect(draft, use, { total }) {
      bestow(draft, use, total, 'trap');
      if (use.target === use.hero) pushDraw(draft, use.hero);
    },
  },
  'self-bandage': {
    moment: 'free',
    most: 3,
    ways: oneWay([hide('SOMATIC'), hide('PHYSICAL', 'MENTAL')], 'MIN', (level) => level + 1),
    can: (state, hero) => assertDefined(state.heroes[hero]).pile.length > 0,
    effect: (draft, { hero }, { total }) => heal(draft, hero, hero, total),
  },
  orienteering: {
    moment: 'close',
    most: 3,
    ways: oneWay(
      [deter('MENTAL'), discard('PHYSICAL', 'SOMATIC', 'MENTAL')],
      'AVG_DOWN',
      (level) => level - 1,
    ),
  },
} as const satisfies Record<string, Skill>;
