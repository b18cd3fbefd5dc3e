import type { DieType } from '../model/die.ts';
import type { HeroClass, HeroSheet } from '../model/hero.ts';
import { HERO_SKILLS } from '../skills/index.ts';
import type { HeroSkillId } from '../skills/index.ts';

/** A class of heroes at the start. */
export interface HeroTemplate {
  readonly capacity: number;
  readonly capacityMax: number;
  readonly favoured: DieType;
  /** Sizes of the initial dice, and the maximum number of that type. */
  readonly dice: Partial<
    Record<DieType, { readonly sizes: readonly number[]; readonly most: number }>
  >;
  readonly initial: readonly HeroSkillId[];
  readonly dormant: readonly HeroSkillId[];
}

export const HEROES: Readonly<Record<HeroClass, HeroTemplate>> = {
  brawler: {
    capacity: 4,
    capacityMax: 6,
    favoured: 'PHYSICAL',
    dice: {
      PHYSICAL: { sizes: [6, 6, 6, 6, 6, 6, 4, 4], most: 12 },
      SOMATIC: { sizes: [6, 6, 4, 4], most: 7 },
      MENTAL: { sizes: [4], most: 2 },
      VERBAL: { sizes: [6, 4], most: 4 },
    },
    initial: ['hit', 'toughness', 'charge', 'intimidate', 'second-wind'],
    dormant: ['power-blow', 'bodyguard', 'breaker', 'grit', 'last-stand'],
  },
  hunter: {
    capacity: 5,
    capacityMax: 7,
    favoured: 'SOMATIC',
    dice: {
      PHYSICAL: { sizes: [6, 4, 4], most: 5 },
      SOMATIC: { sizes: [6, 6, 6, 4, 4, 4, 4], most: 11 },
      MENTAL: { sizes: [6, 4, 4, 4], most: 7 },
      VERBAL: { sizes: [4], most: 2 },
    },
    initial: ['shoot', 'evasion', 'stealth', 'read-traces', 'survivalist'],
    dormant: ['volley', 'cover-fire', 'lay-trap', 'self-bandage', 'orienteering'],
  },
  mystic: {
    capacity: 6,
    capacityMax: 8,
    favoured: 'MENTAL',
    dice: {
      PHYSICAL: { sizes: [4, 4], most: 4 },
      SOMATIC: { sizes: [4, 4], most: 4 },
      MENTAL: { sizes: [6, 6, 6, 4, 4, 4, 4, 4], most: 12 },
      VERBAL: { sizes: [4, 4, 4], most: 5 },
    },
    initial: ['magic-bolt', 'elemental-shield', 'teleport', 'mind-control', 'concentration'],
    dormant: ['warp', 'invigorate', 'ingenuity', 'cauterize', 'devastation'],
  },
  prophet: {
    capacity: 5,
    capacityMax: 7,
    favoured: 'DIVINE',
    dice: {
      PHYSICAL: { sizes: [6, 6], most: 3 },
      MENTAL: { sizes: [6, 4, 4, 4], most: 6 },
      VERBAL: { sizes: [6, 6, 4, 4], most: 7 },
      DIVINE: { sizes: [6, 6, 4, 4, 4], most: 9 },
    },
    initial: ['holy-light', 'prayer', 'sermon', 'divine-aid', 'heal'],
    dormant: ['foresight', 'blessing', 'discipline', 'lords-grace', 'celestial-omen'],
  },
  mentor: {
    capacity: 4,
    capacityMax: 6,
    favoured: 'VERBAL',
    dice: {
      MENTAL: { sizes: [4, 4, 4, 4], most: 6 },
      VERBAL: { sizes: [6, 6, 6, 4, 4, 4], most: 10 },
      DIVINE: { sizes: [4, 4], most: 3 },
      ALLY: { sizes: [6, 6, 4], most: 6 },
    },
    initial: ['negotiation', 'recruitment', 'summon', 'inspirer', 'past-experience'],
    dormant: ['resuscitation', 'good-advice', 'expendables', 'you-first', 'errand'],
  },
};

/** A hero at the start of a campaign, with initial skills at level 1 and the others dormant. */
export function newSheet(heroClass: HeroClass): HeroSheet {
  const { capacity, favoured, dice, initial, dormant } = HEROES[heroClass];
  const owned = Object.entries(dice) as [DieType, { sizes: readonly number[]; most: number }][];
  const learned = (level: number) => (id: HeroSkillId) => {
    return { id, level, most: HERO_SKILLS[id].most };
  };
  return {
    class: heroClass,
    favoured,
    capacity,
    limits: owned.map(([type, { sizes, most }]) => {
      return { type, initial: sizes.length, most, current: sizes.length };
    }),
    skills: [...initial.map(learned(1)), ...dormant.map(learned(0))],
    dice: owned.flatMap(([type, { sizes }]) => sizes.map((size) => [type, size] as const)),
    keepsakes: [],
  };
}
