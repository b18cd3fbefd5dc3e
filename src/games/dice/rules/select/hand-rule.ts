import { isAmong } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { ALLY_AT, dieAt, soundCount, woundCount } from '../model/hand.ts';
import type { Hand, Slot } from '../model/hand.ts';
import { appended, sortFew } from '../model/lists.ts';
import { countKeyword, paysFor } from '../model/marks.ts';
import { allyCount, chosenDice, isChosen, mainCount } from './mask.ts';
import type { HandMask } from './mask.ts';
import { isFor, matchCount, matchDice } from './matching.ts';
import type { Purpose, TypeSet } from './matching.ts';

/** Destinations of a used die: its hero's bag, his discard pile, or the deterrent pile. */
export const FATES = ['hide', 'discard', 'deter'] as const;
export type Fate = (typeof FATES)[number];

/** One use of a die: the accepted types, and the die's fate. */
export interface Use {
  readonly types: TypeSet;
  readonly fate: Fate;
  /** Only dice with one of these marks; any by default. */
  readonly marks?: readonly string[] | undefined;
}

/** Up to `most` helping dice in addition to the uses. */
export interface Help extends Use {
  readonly most: number;
}

/** A use with all fields filled in. Rules compare many dice with uses, of one layout at best. */
export function useOf(fate: Fate, types: TypeSet, marks?: readonly string[]): Use {
  return { types, fate, marks };
}

export function helpOf(fate: Fate, types: TypeSet, most: number, marks?: readonly string[]): Help {
  return { types, fate, marks, most };
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

/**
 * A number of dice of any type except WOUND. Allies are counted, free, or excluded. If dice `pay`,
 * points of damage are counted instead, allies included.
 */
export interface CountRule {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  readonly allies: 'counted' | 'free' | 'none' | 'pay';
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

function countFor(hand: Hand, purpose: Purpose): number {
  let count = 0;
  for (const die of hand.main) if (isFor(purpose, die)) count += 1;
  for (const die of hand.allies) if (isFor(purpose, die)) count += 1;
  return count;
}

/** True if the hand has a die for a purpose. */
export function holdsFor(hand: Hand, purpose: Purpose): boolean {
  for (const die of hand.main) if (isFor(purpose, die)) return true;
  for (const die of hand.allies) if (isFor(purpose, die)) return true;
  return false;
}

/** The uses, then each helper up to its maximum number. */
function placesOf(rule: UseRule, hand: Hand): readonly Use[] {
  let places: Use[] | undefined;
  for (const help of rule.helps) {
    for (let i = Math.min(help.most, countFor(hand, help)); i > 0; i--) {
      places ??= [...rule.uses];
      places.push(help);
    }
  }
  return places ?? rule.uses;
}

/** Assigns a single die to the first place that fits. */
function placeOne({ uses, helps, most }: UseRule, die: Die): Use[] | undefined {
  for (const use of uses) if (isFor(use, die)) return most < 1 ? undefined : [use];
  for (const help of helps) if (help.most > 0 && isFor(help, die)) return [help];
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
  const dice = chosenDice(hand, mask);
  const matched = matchDice(dice, places);
  if (matched === undefined) return undefined;
  let inUses = 0;
  for (const at of matched) if (at < rule.uses.length) inUses += 1;
  const spare = inUses > rule.most ? sendToHelp(rule, dice, places, matched) : matched;
  return spare?.map((at) => places[at] as Use);
}

/** Lets dice in too many uses help instead, if they can; undefined if too few of them can. */
function sendToHelp(
  { uses, most }: UseRule,
  dice: readonly Die[],
  places: readonly Use[],
  matched: readonly number[],
): readonly number[] | undefined {
  const sent = [...matched];
  let inUses = sent.filter((at) => at < uses.length).length;
  for (let i = 0; i < sent.length && inUses > most; i++) {
    if ((sent[i] as number) >= uses.length) continue;
    const help = places.findIndex((place, at) => {
      return at >= uses.length && !sent.includes(at) && isFor(place, dice[i] as Die);
    });
    if (help < 0) continue;
    sent[i] = help;
    inUses -= 1;
  }
  return inUses > most ? undefined : sent;
}

/** True if the hand can fill at least `least` of the uses. */
export function canFill(uses: readonly Use[], least: number, hand: Hand): boolean {
  const [first] = uses;
  if (first === undefined) return least <= 0;
  if (uses.length === 1) return holdsFor(hand, first);
  if (least === 1) {
    for (const use of uses) if (holdsFor(hand, use)) return true;
    return false;
  }
  const firsts = countFor(hand, first);
  // Enough dice for every use, whichever of them the other uses take.
  if (firsts >= uses.length && uses.every((use) => countFor(hand, use) >= uses.length)) return true;
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
      if (rule.allies === 'pay') return paidBy(hand) >= rule.least;
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
      if (rule.allies === 'pay') return isFrugal(hand, mask, rule.most);
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
      const reached = rule.allies === 'pay' ? paidWith(hand, mask) : counted;
      return reached >= rule.least && isExtendable(rule, hand, mask);
    }
  }
}

/** Points of damage that all dice of a hand can pay. */
export function paidBy(hand: Hand): number {
  return soundCount(hand) + countKeyword(hand.main, 'shielding');
}

/** Points of damage that the chosen dice pay. */
function paidWith(hand: Hand, mask: HandMask): number {
  let paid = 0;
  for (const slot of mask) paid += paysFor(dieAt(hand, slot) as Die);
  return paid;
}

/** True if no chosen die is more than the damage needs. */
function isFrugal(hand: Hand, mask: HandMask, most: number): boolean {
  let smallest = Infinity;
  for (const slot of mask) smallest = Math.min(smallest, paysFor(dieAt(hand, slot) as Die));
  return mask.length === 0 || paidWith(hand, mask) - smallest < most;
}

function takesDie(uses: readonly Use[], die: Die): boolean {
  for (const use of uses) if (isFor(use, die)) return true;
  return false;
}

/** True if a die can be chosen first: it fits somewhere, and the hand satisfies the rule. */
function canBegin(rule: UseRule, hand: Hand, die: Die): boolean {
  const isUseful = takesDie(rule.uses, die);
  if (isUseful && rule.least <= 1) return true;
  return (isUseful || takesDie(rule.helps, die)) && canMeet(rule, hand);
}

/** True if the slot can be chosen or deselected now. */
export function isSlotActive(rule: HandMaskRule, hand: Hand, mask: HandMask, slot: Slot): boolean {
  if (isChosen(mask, slot)) return true;
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
  const used: UsedDie[] = [];
  for (const slot of sortFew([...mask], inOrder)) {
    used.push(useDie(hand, slot, places?.[mask.indexOf(slot)], fate));
  }
  return used;
}

function inOrder(a: Slot, b: Slot): number {
  return a - b;
}

function useDie(hand: Hand, slot: Slot, use: Use | undefined, fate: Fate): UsedDie {
  const die = dieAt(hand, slot) as Die;
  return {
    die,
    fate: use === undefined ? fate : fateFor(use, die),
    helps: use !== undefined && 'most' in use,
  };
}

/** The fate of a die in a use. A hallowed die, which helps like DIVINE, is hidden. */
export function fateFor({ types, fate }: Use, { type }: Die): Fate {
  return isAmong(types, type) ? fate : 'hide';
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
