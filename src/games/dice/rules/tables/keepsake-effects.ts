import { own } from '#core';
import { heroOf } from '../state/draft.ts';
import { mintDie } from '../generate/bag.ts';
import type { DieType } from '../model/die.ts';
import type { HeroSheet } from '../model/hero.ts';
import type { HeroSetup, Setup } from '../model/setup.ts';
import type { DiceDraft, Hooks, Moment } from '../state/state.ts';
import { sizeOfLevel } from '../effects/mishaps.ts';
import { recover } from '../effects/remedies.ts';
import { findSkill, KEEPSAKE_SKILL_IDS } from '../skills/index.ts';
import type { CheckKind } from '../state/phase.ts';

/** An effect of a keepsake: passive, or a skill once in a scenario. */
export interface KeepsakeEffect {
  readonly hooks?: Hooks;
  readonly skill?: string;
  /** True if the hero has a use for it, in a party of this size; always by default. */
  readonly suits?: (sheet: HeroSheet, heroes: number) => boolean;
}

/** +n to checks of these kinds. */
function onCheck(amount: number, ...kinds: readonly CheckKind[]): KeepsakeEffect {
  return { hooks: { own: ({ check }) => (kinds.includes(check) ? amount : 0) } };
}

function ownsAny({ limits }: HeroSheet, type: DieType, least = 1): boolean {
  return limits.some((limit) => limit.type === type && limit.current >= least);
}

/** +1 to checks outside fights with a die of the type. */
function withType(type: DieType): KeepsakeEffect {
  return {
    hooks: {
      own: ({ check, dice }) =>
        check !== 'battle' && dice.some((die) => die.type === type) ? 1 : 0,
    },
    suits: (sheet) => ownsAny(sheet, type, 3),
  };
}

/** More dice of the type in the bag at the start. */
function moreOf(type: DieType, count: number): KeepsakeEffect {
  return {
    hooks: {
      onHero(setup, hero) {
        for (let i = 0; i < count; i++) hero.bag.push(newDie(setup, type));
      },
    },
    suits: (sheet) => ownsAny(sheet, type),
  };
}

function newDie(setup: Setup, type: DieType) {
  return mintDie(setup, type, sizeOfLevel(setup.level));
}

/** A skill of the row with the same id. */
function skill(id: string, suits?: KeepsakeEffect['suits']): KeepsakeEffect {
  return suits === undefined ? { skill: id } : { skill: id, suits };
}

function ignoring(...ids: readonly string[]): KeepsakeEffect {
  return { hooks: { ignores: ids } };
}

function isInCompany({ state, hero }: Moment): boolean {
  const { at } = heroOf(state, hero);
  return state.heroes.some((one, index) => index !== hero && one.alive && one.at === at);
}

function isBagLow({ heroes }: Pick<DiceDraft, 'heroes'>, hero: number): boolean {
  const one = heroes[hero];
  return one !== undefined && one.bag.length <= one.capacity;
}

const inCompany = (_sheet: HeroSheet, heroes: number): boolean => heroes > 1;

function canEvade({ skills }: HeroSheet): boolean {
  return skills.some(({ id, level }) => level > 0 && findSkill(id).moment === 'evade');
}

function join(setup: Setup, hero: HeroSetup): void {
  hero.hand.push(newDie(setup, 'ALLY'));
}

/** Effects that are always in force. A new one takes a row here, and its texts. */
const PASSIVE_EFFECTS = {
  // Bonuses to checks.
  'strong-arm': {
    hooks: { own: ({ check, met }) => (check === 'battle' && met === 'ENEMY' ? 1 : 0) },
  },
  'sure-footed': onCheck(2, 'obstacle'),
  gatherer: onCheck(3, 'acquire'),
  hospitable: onCheck(3, 'ally'),
  locksmith: onCheck(1, 'close', 'guard'),
  hardy: onCheck(3, 'wound'),
  elusive: { ...onCheck(2, 'evade'), suits: canEvade },
  'old-score': {
    hooks: { own: ({ check, met }) => (check === 'battle' && met === 'VILLAIN' ? 2 : 0) },
  },
  'heavy-hand': withType('PHYSICAL'),
  'deft-hand': withType('SOMATIC'),
  'clear-head': withType('MENTAL'),
  'ready-tongue': withType('VERBAL'),
  'early-bird': {
    hooks: {
      own({ first, check, met }) {
        const isClosing = check === 'close' || check === 'guard';
        return first && !isClosing && met !== 'VILLAIN' ? 1 : 0;
      },
    },
  },
  'last-ditch': {
    hooks: {
      own: ({ state, hero, check }) => (check === 'battle' && isBagLow(state, hero) ? 3 : 0),
    },
  },
  'good-company': {
    hooks: { own: (moment) => (isInCompany(moment) ? 1 : 0) },
    suits: inCompany,
  },
  // Traits and rules that do not affect the hero.
  'night-eyes': ignoring('darkness', 'cunning'),
  antidote: ignoring('venomous'),
  'tight-grip': ignoring('greedy', 'swift'),
  'level-head': ignoring('ambush-site', 'aggressive-environment', 'slippery', 'watched'),
  'free-leg': ignoring('relentless'),
  'cold-iron': ignoring('warded', 'ethereal'),
  // Damage.
  sturdy: { hooks: { ward: ({ magical, met }) => (magical || met === 'OBSTACLE' ? 0 : -2) } },
  unmoved: { hooks: { ward: ({ magical }) => (magical ? -2 : 0) } },
  'stepping-stones': { hooks: { ward: ({ met }) => (met === 'OBSTACLE' ? -1 : 0) } },
  'light-heels': { hooks: { ward: ({ fled }) => (fled ? -2 : 0) } },
  // The start.
  'deep-pockets': { hooks: { capacity: 1 } },
  'more-physical': moreOf('PHYSICAL', 2),
  'more-somatic': moreOf('SOMATIC', 2),
  'more-mental': moreOf('MENTAL', 2),
  'more-verbal': moreOf('VERBAL', 2),
  'more-divine': moreOf('DIVINE', 1),
  'old-friend': { hooks: { onHero: join } },
  'early-start': { hooks: { timer: (timer) => timer + 2 } },
  // Recovery.
  bedroll: { hooks: { rest: 2 } },
  solace: { hooks: { comfort: 2 } },
  tidy: { hooks: { onClosed: (draft, hero) => recover(draft, hero, 2) } },
  trophies: { hooks: { onSuccess: (draft, hero) => recover(draft, hero, 1) } },
  'slow-breath': {
    hooks: {
      onTurnStart(draft) {
        const { hero } = draft.turn;
        if (isBagLow(draft, hero)) recover(draft, hero, 2);
      },
    },
  },
  // Other rules.
  'open-handed': { hooks: { flags: ['gifts-twice'] }, suits: inCompany },
  'light-step': { hooks: { flags: ['second-exploration-hides'] } },
  rosary: {
    hooks: { flags: ['divine-discarded'] },
    suits: (sheet) =>
      ownsAny(sheet, 'DIVINE') && !sheet.skills.some(({ id }) => id === 'divine-aid'),
  },
  'true-faith': {
    hooks: { flags: ['divine-on-obstacles'] },
    suits: (sheet) => ownsAny(sheet, 'DIVINE'),
  },
  // Prices of keepsakes with another effect.
  slow: { hooks: { timer: (timer) => timer - 1 } },
  brittle: { hooks: { ward: ({ magical }) => (magical ? 0 : 1) } },
  'light-sleeper': { hooks: { rest: -2 } },
  clumsy: onCheck(-1, 'close', 'guard'),
  'butter-fingered': onCheck(-2, 'acquire'),
  loud: onCheck(-2, 'evade'),
} as const satisfies Record<string, KeepsakeEffect>;

/** Effects of keepsakes that only make up for another one. */
const PRICES: readonly string[] = [
  'slow',
  'brittle',
  'light-sleeper',
  'clumsy',
  'butter-fingered',
  'loud',
];

const SHARED_SKILLS: readonly string[] = ['rally', 'shared-shield'];

const SKILL_EFFECTS = Object.fromEntries(
  KEEPSAKE_SKILL_IDS.map((id) => [
    id,
    skill(id, SHARED_SKILLS.includes(id) ? inCompany : undefined),
  ]),
);

/** All effects of keepsakes by id. */
export const KEEPSAKE_EFFECTS: Readonly<Record<string, KeepsakeEffect>> = {
  ...PASSIVE_EFFECTS,
  ...SKILL_EFFECTS,
};

export const KEEPSAKE_EFFECT_IDS: readonly string[] = Object.keys(KEEPSAKE_EFFECTS);

/** True for an effect that is a drawback. */
export function isPrice(effect: string): boolean {
  return PRICES.includes(effect);
}

/** True if a hero has a use for every benefit of a keepsake. */
export function suitsHero(effects: readonly string[], sheet: HeroSheet, heroes: number): boolean {
  return effects.every((id) => own(KEEPSAKE_EFFECTS, id)?.suits?.(sheet, heroes) ?? true);
}
