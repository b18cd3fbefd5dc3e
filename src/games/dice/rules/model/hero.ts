import type { Problem } from '#core';
import type { Bag } from './bag.ts';
import { canHaveMark, isNamedAlly } from './die.ts';
import type { DieForm, DieType } from './die.ts';
import type { Hand } from './hand.ts';
import { PLAIN } from './marks.ts';

export const HERO_CLASSES = ['brawler', 'hunter', 'mystic', 'prophet', 'mentor'] as const;
export type HeroClass = (typeof HERO_CLASSES)[number];

/** Number of dice of a type a hero may own at the start of a scenario. */
export interface DiceLimit {
  readonly type: DieType;
  readonly initial: number;
  readonly most: number;
  readonly current: number;
}

/** A skill and its level; level 0 is dormant. */
export interface Learned<Id extends string = string> {
  readonly id: Id;
  readonly level: number;
  readonly most: number;
}

/** An owned die: `[type, size]`, or `[type, size, mark]`. Between scenarios, dice have no ids. */
export type Owned = readonly [type: DieType, size: number, mark?: string];

export function makeOwned({ type, size, mark }: DieForm): Owned {
  return mark === PLAIN ? [type, size] : [type, size, mark];
}

export function formOf([type, size, mark = PLAIN]: Owned): DieForm {
  return { type, size, mark };
}

/** Number of dice of a type that count towards a hero's limit. Allies with a name do not. */
export function countOwned(dice: readonly Owned[], type: DieType): number {
  return dice.filter((owned) => owned[0] === type && !isNamedAlly(formOf(owned))).length;
}

/** A hero between scenarios. */
export interface HeroSheet {
  readonly class: HeroClass;
  /** Name given by the player; missing if he is named by class. */
  readonly name?: string;
  readonly favoured: DieType;
  readonly capacity: number;
  readonly limits: readonly DiceLimit[];
  readonly skills: readonly Learned[];
  readonly dice: readonly Owned[];
  /** Ids of his keepsakes in the pack, at most `MAX_KEEPSAKES`. */
  readonly keepsakes: readonly string[];
}

/** Most keepsakes of a hero. */
export const MAX_KEEPSAKES = 3;

/** Maximum number of characters in a hero's name. */
export const MAX_HERO_NAME = 20;

/**
 * True for a valid hero name: letters and digits, with spaces and `.'’-` between them, starting
 * with a letter.
 */
export function isHeroName(text: string): boolean {
  const { length } = [...text];
  return (
    length <= MAX_HERO_NAME && /^\p{L}[\p{L}\p{M}\p{N}.'’ -]*$/u.test(text) && !/ $| {2}/.test(text)
  );
}

/** A hero in play. `at` is the index of a location, or `REFUGE`. */
export interface Hero {
  readonly alive: boolean;
  readonly at: number;
  readonly capacity: number;
  readonly hand: Hand;
  readonly bag: Bag;
  /** Discard pile, public and sorted. */
  readonly pile: Bag;
}

/** The safe place, which has no bag and cannot be closed. */
export const REFUGE = -1;

type Growth = HeroSheet | Problem;

export function isProblem(growth: Growth): growth is Problem {
  return 'code' in growth;
}

function refusal(code: string, message: string): Problem {
  return { code, message };
}

/** The sheet with room for one more die of the type, or the reason for refusal. */
export function increaseDiceLimit(sheet: HeroSheet, type: DieType): Growth {
  const limit = sheet.limits.find((candidate) => candidate.type === type);
  if (limit === undefined) {
    return refusal('dice-limit-unknown', `A ${sheet.class} owns no ${type} dice.`);
  }
  if (limit.current >= limit.most) {
    return refusal(
      'dice-limit-full',
      `A ${sheet.class} can own at most ${limit.most} ${type} dice.`,
    );
  }
  const grown = { ...limit, current: limit.current + 1 };
  return {
    ...sheet,
    limits: sheet.limits.map((candidate) => (candidate === limit ? grown : candidate)),
  };
}

/** The sheet with a skill one level higher; a dormant skill becomes level 1. */
export function improveSkill(sheet: HeroSheet, id: string): Growth {
  const skill = sheet.skills.find((candidate) => candidate.id === id);
  if (skill === undefined) {
    return refusal('skill-unknown', `A ${sheet.class} has no skill "${id}".`);
  }
  if (skill.level >= skill.most) {
    return refusal('skill-full', `${id} is already at its highest level, ${skill.most}.`);
  }
  const grown = { ...skill, level: skill.level + 1 };
  return {
    ...sheet,
    skills: sheet.skills.map((candidate) => (candidate === skill ? grown : candidate)),
  };
}

/** The sheet with a mark on one of its dice; a die can have only one. */
export function markDie(sheet: HeroSheet, at: number, mark: string): Growth {
  const die = sheet.dice[at];
  if (die === undefined) return refusal('die-unknown', `A ${sheet.class} has no die ${at + 1}.`);
  const [type, size, old = PLAIN] = die;
  if (old !== PLAIN) return refusal('die-marked', 'This die is already marked.');
  if (!canHaveMark(type, mark)) {
    return refusal('die-mark', `A ${type} die cannot have the mark "${mark}".`);
  }
  const marked = makeOwned({ type, size, mark });
  return { ...sheet, dice: sheet.dice.map((owned, i) => (i === at ? marked : owned)) };
}
