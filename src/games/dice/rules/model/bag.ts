import { elementAt } from '#core';
import { compareDice } from './die.ts';
import type { Die, DieForm, DieType } from './die.ts';
import { inserted, sortFew } from './lists.ts';

/**
 * Unordered dice, stored sorted so their order reveals nothing. The die drawn is decided at random
 * on drawing, which replaces shuffling.
 */
export type Bag = readonly Die[];

export function makeBag(dice: readonly Die[]): Bag {
  return sortFew(dice.slice(), compareDice);
}

export function putInBag(bag: Bag, die: Die): Bag {
  let from = 0;
  let to = bag.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareDice(die, elementAt(bag, middle)) < 0) to = middle;
    else from = middle + 1;
  }
  return inserted(bag, from, die);
}

/** The die that represents all of a type, size and mark, or undefined. */
export function findInBag(bag: Bag, { type, size, mark }: DieForm): Die | undefined {
  for (const die of bag) {
    if (die.size === size && die.type === type && die.mark === mark) return die;
  }
  return undefined;
}

/** Number of dice that can fill a hand: all except allies, which are last. */
export function fillingCount(bag: Bag): number {
  let count = bag.length;
  while (count > 0 && elementAt(bag, count - 1).type === 'ALLY') count -= 1;
  return count;
}

export function countOfType(bag: Bag, type: DieType): number {
  let count = 0;
  for (const die of bag) if (die.type === type) count += 1;
  return count;
}
