import { assertDefined } from '#core';
import { changeTimer, pushPhase } from '../state/draft.ts';
import { DIE_TYPES } from '../model/die.ts';
import { OWN_BAG, useOn } from '../state/phase.ts';
import {
  bestow,
  hasInPile,
  hasPile,
  heal,
  isWounded,
  recall,
  treat,
  woundOf,
} from '../effects/remedies.ts';
import { deter, discard, hide, hideOrDiscard, oneWay, VERBAL } from '../effects/skill.ts';
import type { Skill } from '../effects/skill.ts';
import { canLook, look, putAside } from '../effects/looking.ts';

export const PROPHET_SKILLS = {
  'holy-light': {
    moment: 'battle',
    most: 3,
    magic: true,
    ways: oneWay(
      [discard('DIVINE'), hide('PHYSICAL', 'MENTAL', 'VERBAL')],
      'AVG_DOWN',
      (level) => level,
    ),
  },
  prayer: {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([hide('VERBAL')]),
    can: hasInPile('DIVINE'),
    effect(draft, use, { level }) {
      recall(draft, use.hero, 'DIVINE', 2 * level);
      bestow(draft, useOn(use, use.hero), level + 1, 'checks');
    },
  },
  sermon: {
    moment: 'ally',
    most: 3,
    ways: hideOrDiscard(VERBAL, (level) => level, 2),
    effect: (draft, { hero }, { won, level }) => {
      if (won) heal(draft, hero, hero, 2 * level + 2);
    },
  },
  'divine-aid': {
    moment: 'passive',
    most: 1,
    ways: {},
    hooks: () => ({
      flags: ['divine-discarded'],
      own: ({ check, dice }) =>
        check !== 'obstacle' && dice.some(({ type }) => type === 'DIVINE') ? 1 : 0,
    }),
  },
  heal: {
    moment: 'free',
    most: 3,
    aim: 'here',
    ways: oneWay([discard('DIVINE'), hide('MENTAL', 'VERBAL')], 'MIN', (level) => 2 * level),
    can: hasPile,
    effect: (draft, { hero, target }, { total }) => heal(draft, hero, target, total),
  },
  foresight: {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([hide('MENTAL')]),
    foes: DIE_TYPES.filter((type) => type !== 'VILLAIN'),
    second: { uses: [hide('DIVINE', 'VERBAL')], bonus: (level) => level + 4 },
    can: canLook,
    effect: (draft, use, outcome) => {
      if (draft.phases.at(-1)?.kind === 'look') putAside(draft, outcome.won);
      else look(draft, use);
    },
  },
  blessing: {
    moment: 'before',
    most: 3,
    aim: 'anyone',
    ways: oneWay([discard('DIVINE'), hide('VERBAL')], 'MIN', (level) => 2 * level),
    effect: (draft, use, { total }) => bestow(draft, use, total, 'checks'),
  },
  discipline: {
    moment: 'free',
    most: 3,
    ways: oneWay([hide('PHYSICAL')], 'SUM', (level) => level + 1),
    can: isWounded,
    foe: woundOf,
    effect: treat,
  },
  'lords-grace': {
    moment: 'free',
    most: 3,
    still: true,
    ways: oneWay([hide('MENTAL', 'VERBAL')]),
    can: (state, hero) =>
      assertDefined(state.heroes[hero]).bag.some(({ type }) => type !== 'DIVINE'),
    effect: (draft, use) =>
      pushPhase(draft, {
        kind: 'draw',
        hero: use.hero,
        place: OWN_BAG,
        end: 'grace',
        amount: 0,
        use,
      }),
  },
  /** Skills cannot win back more time than the scenario started with. */
  'celestial-omen': {
    moment: 'free',
    most: 3,
    ways: oneWay([deter('DIVINE'), deter('DIVINE')], 'AVG_DOWN', (level) => level - 2),
    can: (state) => state.gained < state.world.initialTimer,
    effect(draft, _use, { total }) {
      const change = Math.max(0, Math.min(total, draft.world.initialTimer - draft.gained));
      draft.gained += change;
      changeTimer(draft, change);
    },
  },
} as const satisfies Record<string, Skill>;
