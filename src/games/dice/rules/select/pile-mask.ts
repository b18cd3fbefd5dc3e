import type { Bag } from '../model/bag.ts';
import type { Die } from '../model/die.ts';
import type { TypeSet } from './matching.ts';

/** Chosen indices of an open pile, each at most once. */
export type PileMask = readonly number[];

/** A number of dice of the types, or all of them if there are fewer. */
export interface PileRule {
  readonly types: TypeSet | 'any';
  readonly least: number;
  readonly most: number;
}

function fits(rule: PileRule, die: Die): boolean {
  return rule.types === 'any' || rule.types.includes(die.type);
}

function countFitting(rule: PileRule, pile: Bag): number {
  return pile.filter((die) => fits(rule, die)).length;
}

export function checkPileMask(rule: PileRule, mask: PileMask): boolean {
  return mask.length >= rule.least && mask.length <= rule.most;
}

export function isPileActive(rule: PileRule, pile: Bag, mask: PileMask, at: number): boolean {
  if (mask.includes(at)) return true;
  const die = pile[at];
  return die !== undefined && mask.length < rule.most && fits(rule, die);
}

export function switchPile(mask: PileMask, at: number): PileMask {
  return mask.includes(at) ? mask.filter((chosen) => chosen !== at) : [...mask, at];
}

/** A rule for exactly `count` dice, or for all if the pile has fewer. */
export function pileRule(pile: Bag, count: number, types: TypeSet | 'any' = 'any'): PileRule {
  const filter = { types, least: count, most: count };
  const most = Math.min(count, countFitting(filter, pile));
  return { types, least: most, most };
}
