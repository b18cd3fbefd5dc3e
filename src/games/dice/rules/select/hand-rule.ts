import { isAmong } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import { ALLY_AT, dieAt, soundCount, woundCount } from '../model/hand.ts';
import type { Hand, Slot } from '../model/hand.ts';
import { appended, sortFew } from '../model/lists.ts';
import { allyCount, chosenDice, mainCount } from './mask.ts';
import type { HandMask } from './mask.ts';
import { matchCount, matchDice } from './matching.ts';
import type { TypeSet } from './matching.ts';

/** Destinations of a used die: its hero's bag, his discard pile, or the deterrent pile. */
export const FATES = ['hide', 'discard', 'deter'] as const;
export type Fate = (typeof FATES)[number];

/** One use of a die: the accepted types, and the die's fate. */
export interface Use {
  readonly types: TypeSet;
  readonly fate: Fate;
}

/** Up to `most` helping dice in addition to the uses. */
export interface Help extends Use {
  readonly most: number;
}

/**
 * One die per use: at least `least` and at most `most` of the uses are filled, with any number of
 * helpers. If not all uses need to be filled, no type may be both used and helping.
 */
export interface UseRule {
  readonly kind: 'uses';
  readonly uses: readonly Use[];
  readonly least: number;
  readonly most: number;
  readonly helps: readonly Help[];
}

/** A number of dice of any type except WOUND. Allies are counted, free, or excluded. */
export interface CountRule {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  readonly allies: 'counted' | 'free' | 'none';
}

/** One of several rules, for a price with alternatives. */
export interface AnyRule {
  readonly kind: 'any';
  readonly rules: readonly UseRule[];
}

/** Rule for a choice of dice from a hand. Plain data, part of the state. */
export type HandMaskRule = UseRule | CountRule | AnyRule;

/** A rule that fills all the uses. */
export function allUses(uses: readonly Use[], helps: readonly Help[] = []): UseRule {
  return { kind: 'uses', uses, least: uses.length, most: uses.length, helps };
}

function handDice(hand: Hand): Die[] {
  return hand.allies.length === 0 ? (hand.main as Die[]) : [...hand.main, ...hand.allies];
}

function countTypes(hand: Hand, types: TypeSet): number {
  let count = 0;
  for (const { type } of hand.main) if (isAmong(types, type)) count += 1;
  return isAmong(types, 'ALLY') ? count + hand.allies.length : count;
}

/** The uses, then each helper up to its maximum number. */
function placesOf(rule: UseRule, hand: Hand): readonly Use[] {
  if (rule.helps.length === 0) return rule.uses;
  const places: Use[] = [...rule.uses];
  for (const help of rule.helps) {
    for (let i = Math.min(help.most, countTypes(hand, help.types)); i > 0; i--) places.push(help);
  }
  return places;
}

/** Assigns a single die to the first place that fits. */
function placeOne({ uses, helps, most }: UseRule, { type }: Die): Use[] | undefined {
  for (const use of uses) if (isAmong(use.types, type)) return most < 1 ? undefined : [use];
  for (const help of helps) if (help.most > 0 && isAmong(help.types, type)) return [help];
  return undefined;
}

/** The use assigned to each chosen die, in order of choice; undefined if one does not fit. */
function placeDice(rule: UseRule, hand: Hand, mask: HandMask): readonly Use[] | undefined {
  const [slot] = mask;
  return mask.length === 1 && slot !== undefined
    ? placeOne(rule, dieAt(hand, slot) as Die)
    : placeAll(rule, hand, mask);
}

function placeAll(rule: UseRule, hand: Hand, mask: HandMask): Use[] | undefined {
  const places = placesOf(rule, hand);
  const matched = matchDice(chosenDice(hand, mask), places);
  if (matched === undefined) return undefined;
  let inUses = 0;
  for (const at of matched) if (at < rule.uses.length) inUses += 1;
  return inUses > rule.most ? undefined : matched.map((at) => places[at] as Use);
}

/** True if the hand can fill at least `least` of the uses. */
export function canFill(uses: readonly Use[], least: number, hand: Hand): boolean {
  const [first] = uses;
  if (first === undefined) return least <= 0;
  const hasFirst = countTypes(hand, first.types) > 0;
  if (uses.length === 1 || (hasFirst && least === 1)) return hasFirst;
  return matchCount(handDice(hand), uses) >= least;
}

/** True if the hand can satisfy the rule. */
export function canMeet(rule: HandMaskRule, hand: Hand): boolean {
  switch (rule.kind) {
    case 'any':
      return rule.rules.some((one) => canMeet(one, hand));
    case 'uses':
      return canFill(rule.uses, rule.least, hand);
    case 'count': {
      const sound = soundCount(hand) - (rule.allies === 'counted' ? 0 : hand.allies.length);
      return sound >= rule.least;
    }
  }
}

/**
 * True if the chosen dice can be extended to satisfy the rule from this hand. A matching of the
 * chosen dice and one that fills the uses can always be combined into one that does both
 * (Mendelsohn and Dulmage). The two conditions are therefore tested separately.
 */
function isExtendable(rule: HandMaskRule, hand: Hand, mask: HandMask): boolean {
  switch (rule.kind) {
    case 'any':
      return rule.rules.some((one) => isExtendable(one, hand, mask));
    case 'uses':
      return placeDice(rule, hand, mask) !== undefined && canMeet(rule, hand);
    case 'count': {
      if (rule.allies === 'none' && allyCount(mask) > 0) return false;
      if (mask.some((slot) => dieAt(hand, slot)?.type === 'WOUND')) return false;
      const counted = rule.allies === 'counted' ? mask.length : mainCount(mask);
      return counted <= rule.most;
    }
  }
}

/** True if the chosen dice satisfy the rule, with none in excess. */
export function checkMask(rule: HandMaskRule, hand: Hand, mask: HandMask): boolean {
  switch (rule.kind) {
    case 'any':
      return rule.rules.some((one) => checkMask(one, hand, mask));
    case 'uses': {
      const places = placeDice(rule, hand, mask);
      if (places === undefined) return false;
      let filled = 0;
      for (const use of places) if (rule.uses.includes(use)) filled += 1;
      return filled >= rule.least;
    }
    case 'count': {
      const counted = rule.allies === 'counted' ? mask.length : mainCount(mask);
      return counted >= rule.least && isExtendable(rule, hand, mask);
    }
  }
}

function takesType(uses: readonly Use[], type: DieType): boolean {
  for (const { types } of uses) if (isAmong(types, type)) return true;
  return false;
}

/** True if a die can be chosen first: it fits somewhere, and the hand satisfies the rule. */
function canBegin(rule: UseRule, hand: Hand, { type }: Die): boolean {
  return (takesType(rule.uses, type) || takesType(rule.helps, type)) && canMeet(rule, hand);
}

/** True if the slot can be chosen or deselected now. */
export function isSlotActive(rule: HandMaskRule, hand: Hand, mask: HandMask, slot: Slot): boolean {
  if (mask.includes(slot)) return true;
  const die = dieAt(hand, slot);
  if (die === undefined) return false;
  if (rule.kind === 'uses' && mask.length === 0) return canBegin(rule, hand, die);
  return isExtendable(rule, hand, appended(mask, slot));
}

export interface UsedDie {
  readonly die: Die;
  readonly fate: Fate;
  /** True for a helping die. */
  readonly helps: boolean;
}

/** The chosen dice with their fate, assigned as uses and helpers. */
export function useDice(rule: HandMaskRule, hand: Hand, mask: HandMask, fate: Fate): UsedDie[] {
  if (rule.kind === 'any') {
    const satisfiedRule = rule.rules.find((one) => checkMask(one, hand, mask));
    if (satisfiedRule === undefined)
      throw new RangeError('The chosen dice satisfy none of the rules.');
    return useDice(satisfiedRule, hand, mask, fate);
  }
  const places = rule.kind === 'uses' ? placeDice(rule, hand, mask) : undefined;
  if (mask.length === 1) return [useDie(hand, mask[0] as Slot, places?.[0], fate)];
  const order = sortFew([...mask.keys()], (a, b) => (mask[a] as Slot) - (mask[b] as Slot));
  return order.map((i) => useDie(hand, mask[i] as Slot, places?.[i], fate));
}

function useDie(hand: Hand, slot: Slot, use: Use | undefined, fate: Fate): UsedDie {
  return {
    die: dieAt(hand, slot) as Die,
    fate: use?.fate ?? fate,
    helps: use !== undefined && 'most' in use,
  };
}

/** Rule for the end of a turn: excess main dice must be given up, other sound dice may be. */
export function endOfTurnRule(hand: Hand, capacity: number): CountRule {
  const sound = hand.main.length - woundCount(hand);
  const extra = hand.main.length - capacity;
  return { kind: 'count', least: Math.max(0, Math.min(sound, extra)), most: sound, allies: 'free' };
}

export function isAllySlot(slot: Slot): boolean {
  return slot >= ALLY_AT;
}
