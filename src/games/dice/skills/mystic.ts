import { STAT_TYPES } from '../model/die.ts';
import { setTurn } from '../state/draft.ts';
import { moveHero } from '../effects/exploring.ts';
import {
  bestow,
  hasInPile,
  isWounded,
  pickUp,
  recall,
  treat,
  woundOf,
} from '../effects/remedies.ts';
import { discard, hide, oneWay } from '../effects/skill.ts';
import type { Skill, Way } from '../effects/skill.ts';

const CONCENTRATED = ['PHYSICAL', 'SOMATIC', 'VERBAL'] as const;

/** One of the three is discarded, the others are hidden. */
function concentrate(lost: (typeof CONCENTRATED)[number]): Way {
  return { uses: CONCENTRATED.map((type) => (type === lost ? discard(type) : hide(type))) };
}

export const MYSTIC_SKILLS = {
  'magic-bolt': {
    moment: 'battle',
    most: 3,
    magic: true,
    ways: {
      hide: { uses: [hide('MENTAL'), hide('MENTAL')], method: 'MIN', bonus: (level) => level + 1 },
      discard: {
        uses: [discard('MENTAL'), hide('MENTAL')],
        method: 'MAX',
        bonus: (level) => level - 1,
      },
    },
  },
  'elemental-shield': {
    moment: 'react',
    most: 3,
    magic: true,
    neighbours: 'too',
    ways: oneWay([discard('MENTAL'), hide('MENTAL', 'SOMATIC')], 'AVG_DOWN', (level) => level + 2),
    lessen: (damage, total) => damage - total,
  },
  teleport: {
    moment: 'before',
    most: 1,
    still: true,
    aim: 'place',
    ways: oneWay([hide('MENTAL'), hide('MENTAL', 'VERBAL')]),
    effect: (draft, { hero, target }) => moveHero(draft, hero, target),
  },
  'mind-control': {
    moment: 'ally',
    most: 3,
    ways: {
      hide: {
        uses: [hide('MENTAL'), hide('VERBAL')],
        method: 'AVG_DOWN',
        bonus: (level) => level,
      },
      discard: {
        uses: [discard('MENTAL'), hide('VERBAL')],
        method: 'MAX',
        bonus: (level) => level + 1,
      },
    },
  },
  concentration: {
    moment: 'free',
    most: 3,
    still: true,
    ways: {
      physical: concentrate('PHYSICAL'),
      somatic: concentrate('SOMATIC'),
      verbal: concentrate('VERBAL'),
    },
    can: hasInPile('MENTAL'),
    effect(draft, { hero }, { level }) {
      pickUp(draft, hero, 'MENTAL');
      recall(draft, hero, 'MENTAL', 2 * level - 1);
    },
  },
  warp: {
    moment: 'react',
    most: 3,
    ways: oneWay([discard('MENTAL'), hide('SOMATIC')], 'MIN', (level) => 2 * level),
    lessen: (damage, total) => (total >= damage ? 0 : damage),
  },
  invigorate: {
    moment: 'before',
    most: 3,
    aim: 'others-here',
    ways: oneWay([hide('VERBAL'), hide('MENTAL')], 'MIN', (level) => level),
    effect: (draft, use, { total }) => bestow(draft, use, total, 'chores'),
  },
  ingenuity: {
    moment: 'free',
    most: 3,
    still: true,
    ways: { use: { uses: [hide()], upTo: (level) => 2 * level + 1 } },
    effect: (draft) => setTurn(draft, { fewer: draft.turn.fewer + 1 }),
  },
  cauterize: {
    moment: 'free',
    most: 3,
    aim: 'here',
    ways: oneWay([discard('MENTAL'), hide('PHYSICAL')], 'MAX', (level) => level + 1),
    can: isWounded,
    foe: woundOf,
    effect: treat,
  },
  devastation: {
    moment: 'battle',
    most: 3,
    magic: true,
    ways: oneWay(
      [discard('MENTAL'), hide(...STAT_TYPES), hide(...STAT_TYPES)],
      'MAX',
      (level) => 2 * level - 1,
    ),
  },
} as const satisfies Record<string, Skill>;
