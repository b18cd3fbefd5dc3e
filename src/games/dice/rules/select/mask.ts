import { ALLY_AT, dieAt } from '../model/hand.ts';
import type { Hand, Slot } from '../model/hand.ts';
import type { Die } from '../model/die.ts';
import { appended } from '../model/lists.ts';

/**
 * Chosen slots of a hand in order of choice, each at most once. If a purpose fits two dice, the
 * order decides.
 */
export type HandMask = readonly Slot[];

export const EMPTY_MASK: HandMask = [];

/** True if a slot is chosen. A loop, because masks are too short for a search of the engine. */
export function isChosen(mask: HandMask, slot: Slot): boolean {
  for (const one of mask) if (one === slot) return true;
  return false;
}

export function switchSlot(mask: HandMask, slot: Slot): HandMask {
  return isChosen(mask, slot) ? mask.filter((chosen) => chosen !== slot) : appended(mask, slot);
}

export function mainCount(mask: HandMask): number {
  let count = 0;
  for (const slot of mask) if (slot < ALLY_AT) count += 1;
  return count;
}

export function allyCount(mask: HandMask): number {
  return mask.length - mainCount(mask);
}

/** The chosen dice in hand order: main dice, then allies. */
export function checkedDice(hand: Hand, mask: HandMask): Die[] {
  return [...mask].sort((a, b) => a - b).map((slot) => dieAt(hand, slot) as Die);
}

/** The chosen dice in the order of choice. */
export function chosenDice(hand: Hand, mask: HandMask): Die[] {
  return mask.map((slot) => dieAt(hand, slot) as Die);
}
