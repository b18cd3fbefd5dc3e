import { useOn } from '../state/phase.ts';
import { STAT_TYPES } from '../model/die.ts';
import { canBeExplored, moveHero, pushDraw } from '../effects/exploring.ts';
import {
  bestow,
  fillHand,
  hasInPile,
  heal,
  isWounded,
  pickUp,
  recall,
  treat,
  woundOf,
} from '../effects/remedies.ts';
import { discard, hide, oneWay } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';

export const MYSTIC_SKILLS = {
  'magic-bolt': {
    moment: 'battle',
    most: 3,
    magic: true,
    ways: {
      hide: { uses: [hide('MENTAL'), hide('MENTAL')], method: 'MIN', bonus: (level) => level + 2 },
      discard: {
        uses: [discard('MENTAL'), hide('MENTAL')],
        method: 'MAX',
        bonus: (level) => level,
      },
    },
  },
  'elemental-shield': {
    moment: 'react',
    most: 3,
    neighbours: 'too',
    ways: oneWay([discard('MENTAL'), hide('MENTAL', 'SOMATIC')], 'AVG_DOWN', (level) => level - 1),
    lessen: (damage, total) => damage - total,
  },
  teleport: {
    moment: 'again',
    most: 1,
    still: true,
    aim: 'place',
    ways: oneWay([hide('MENTAL')]),
    can: (state, _hero, target) => canBeExplored(state, target),
    effect(draft, use) {
      moveHero(draft, use.hero, use.target);
      bestow(draft, useOn(use, use.hero), 1, 'checks');
      pushDraw(draft, use.hero);
    },
  },
  'mind-control': {
    moment: 'ally',
    most: 3,
    ways: {
      hide: {
        uses: [hide('MENTAL'), hide('VERBAL')],
        method: 'AVG_DOWN',
        bonus: (level) => level + 1,
      },
      discard: {
        uses: [discard('MENTAL'), hide('VERBAL')],
        method: 'MAX',
        bonus: (level) => level + 2,
      },
    },
    effect: (draft, { hero }, { won, level }) => {
      if (won) heal(draft, hero, hero, 2 * level + 2);
    },
  },
  concentration: {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([hide('PHYSICAL', 'SOMATIC', 'VERBAL'), hide('PHYSICAL', 'SOMATIC', 'VERBAL')]),
    can: hasInPile('MENTAL'),
    effect(draft, { hero }, { level }) {
      pickUp(draft, hero, 'MENTAL');
      recall(draft, hero, 'MENTAL', 2 * level);
    },
  },
  warp: {
    moment: 'react',
    most: 3,
    ways: oneWay([discard('MENTAL'), hide('SOMATIC')], 'MIN', (level) => 2 * level + 2),
    lessen: (damage, total) => (total >= damage ? 0 : damage),
  },
  invigorate: {
    moment: 'before',
    most: 3,
    aim: 'others-here',
    ways: oneWay([hide('VERBAL')], 'SUM', (level) => level + 2),
    effect: (draft, use, { total }) => bestow(draft, use, total, 'chores'),
  },
  ingenuity: {
    moment: 'free',
    most: 3,
    still: true,
    ways: { use: { uses: [hide()], upTo: (level) => 2 * level + 1 } },
    effect: (draft, { hero }) => fillHand(draft, hero),
  },
  cauterize: {
    moment: 'free',
    most: 3,
    aim: 'here',
    ways: oneWay([hide('MENTAL')], 'SUM', (level) => level + 1),
    can: isWounded,
    foe: woundOf,
    effect(draft, use, outcome) {
      treat(draft, use, outcome);
      if (outcome.won) heal(draft, use.hero, use.target, 2 * outcome.level + 1);
    },
  },
  devastation: {
    moment: 'battle',
    most: 3,
    magic: true,
    ways: oneWay(
      [discard('MENTAL'), hide(...STAT_TYPES), hide(...STAT_TYPES)],
      'MAX',
      (level) => 2 * level,
    ),
  },
} as const satisfies Record<string, Skill>;
