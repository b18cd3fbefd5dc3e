import { withoutDie } from './die.ts';
import type { Die, DieType } from './die.ts';
import { appended } from './lists.ts';

export const MAX_MAIN = 10;
export const MAX_ALLIES = 6;

/** Dice in order of arrival. ALLY dice are separate and do not count towards the capacity. */
export interface Hand {
  readonly main: readonly Die[];
  readonly allies: readonly Die[];
}

export const EMPTY_HAND: Hand = { main: [], allies: [] };

/**
 * A place in a hand as one number: main dice from 0, allies from `ALLY_AT`. Removing a die shifts
 * the later ones of its part, so there are no gaps.
 */
export type Slot = number;
/** @alias */
export const ALLY_AT = MAX_MAIN;
export const SLOTS = MAX_MAIN + MAX_ALLIES;

export function dieAt(hand: Hand, slot: Slot): Die | undefined {
  return slot < ALLY_AT ? hand.main[slot] : hand.allies[slot - ALLY_AT];
}

/** All occupied slots, main dice first. */
export function slotsOf(hand: Hand): Slot[] {
  const slots: Slot[] = [];
  for (let i = 0; i < hand.main.length; i++) slots.push(i);
  for (let i = 0; i < hand.allies.length; i++) slots.push(ALLY_AT + i);
  return slots;
}

export function hasRoom(hand: Hand, type: DieType): boolean {
  return type === 'ALLY' ? hand.allies.length < MAX_ALLIES : hand.main.length < MAX_MAIN;
}

/** The hand with a die added to its part. Throws if that part is full. */
export function addToHand(hand: Hand, die: Die): Hand {
  if (!hasRoom(hand, die.type)) {
    const size = die.type === 'ALLY' ? MAX_ALLIES : MAX_MAIN;
    throw new RangeError(
      `Die ${die.id} does not fit: this part of the hand is limited to ${size} dice.`,
    );
  }
  return die.type === 'ALLY'
    ? { main: hand.main, allies: appended(hand.allies, die) }
    : { main: appended(hand.main, die), allies: hand.allies };
}

export function removeFromHand(hand: Hand, die: Die): Hand {
  return die.type === 'ALLY'
    ? { main: hand.main, allies: withoutDie(hand.allies, die) }
    : { main: withoutDie(hand.main, die), allies: hand.allies };
}

export function woundCount(hand: Hand): number {
  let count = 0;
  for (const die of hand.main) if (die.type === 'WOUND') count += 1;
  return count;
}

/** Number of dice that damage can take: all except wounds. */
export function soundCount(hand: Hand): number {
  return hand.main.length + hand.allies.length - woundCount(hand);
}

export function holdsType(hand: Hand, type: DieType): boolean {
  if (type === 'ALLY') return hand.allies.length > 0;
  for (const die of hand.main) if (die.type === type) return true;
  return false;
}
