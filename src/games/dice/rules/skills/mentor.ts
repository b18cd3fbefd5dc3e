import { healDie, heroOf } from '../state/draft.ts';
import { errand } from '../effects/gifts.ts';
import { canLook, look, putAside } from '../effects/looking.ts';
import { bestow, drawMore, fallenAllies, hasInPile, heal, recall } from '../effects/remedies.ts';
import { hide, hideOrDiscard, oneWay, VERBAL } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';

export const MENTOR_SKILLS = {
  negotiation: {
    moment: 'evade',
    most: 3,
    foes: ['ENEMY', 'VILLAIN'],
    ways: hideOrDiscard(VERBAL, (level) => 2 * level - 3, 3),
  },
  recruitment: {
    moment: 'ally',
    most: 3,
    ways: hideOrDiscard(['VERBAL', 'MENTAL'], (level) => level, 2),
    effect: (draft, { hero }, { won, level }) => {
      if (won) heal(draft, hero, hero, level + 1);
    },
  },
  summon: {
    moment: 'before',
    most: 3,
    still: true,
    ways: oneWay([hide('VERBAL')]),
    effect: (draft, { hero }, { level }) => drawMore(draft, hero, level + 1),
  },
  inspirer: {
    moment: 'passive',
    most: 3,
    ways: {},
    hooks: (level) => ({
      own: ({ dice }) => (dice.some(({ type }) => type === 'ALLY') ? level : 0),
    }),
  },
  'past-experience': {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([hide('MENTAL')]),
    can: hasInPile('VERBAL'),
    effect: (draft, { hero }, { level }) => recall(draft, hero, 'VERBAL', level + 1),
  },
  /** Hidden to recover one ally, discarded for two, against the smaller of them. */
  resuscitation: {
    moment: 'free',
    most: 3,
    aim: 'fallen-ally',
    ways: hideOrDiscard(['DIVINE'], (level) => level - 2, 0),
    can: hasInPile('ALLY'),
    foe: (state, use) => fallenAllies(state, use).sort((a, b) => a.size - b.size)[0],
    effect(draft, use, { won }) {
      if (won) for (const die of fallenAllies(draft, use)) healDie(draft, use.hero, die);
    },
  },
  'good-advice': {
    moment: 'free',
    most: 3,
    aim: 'others-here',
    ways: oneWay([hide('VERBAL')], 'SUM', (level) => level - 1),
    effect: (draft, use, { total }) => bestow(draft, use, total, 'checks'),
  },
  expendables: {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([]),
    foes: ['ENEMY', 'OBSTACLE', 'WOUND'],
    second: { uses: [hide('ALLY')], bonus: (level) => 2 * level + 2 },
    can: (state, hero) => heroOf(state, hero).hand.allies.length > 0 && canLook(state, hero),
    effect(draft, use, { won }) {
      if (draft.phases.at(-1)?.kind === 'look') putAside(draft, won);
      else look(draft, use);
    },
  },
  'you-first': {
    moment: 'react',
    most: 3,
    ways: oneWay([hide('ALLY', 'VERBAL')], 'SUM', (level) => level + 2),
    lessen: (damage, total) => damage - total,
  },
  errand: {
    moment: 'errand',
    most: 1,
    still: true,
    ways: oneWay([hide('VERBAL', 'DIVINE', 'ALLY')]),
    effect: (draft, use) => errand(draft, use.hero, draft.turn.hero, 16),
  },
} as const satisfies Record<string, Skill>;
