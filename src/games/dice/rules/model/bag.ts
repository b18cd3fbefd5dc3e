import { elementAt } from '#core';
import { compareDice } from './die.ts';
import type { Die, DieForm, DieType } from './die.ts';
import { appended, sortFew } from './lists.ts';

/**
 * Unordered dice, stored sorted so their order reveals nothing. The die drawn is decided at random
 * on drawing, which replaces shuffling.
 */
export type Bag = readonly Die[];

export function makeBag(dice: readonly Die[]): Bag {
  return sortFew(dice.slice(), compareDice);
}

export function putInBag(bag: Bag, die: Die): Bag {
  const dice = appended(bag, die);
  let at = bag.length;
  for (; at > 0 && compareDice(die, elementAt(dice, at - 1)) < 0; at--)
    dice[at] = elementAt(dice, at - 1);
  dice[at] = die;
  return dice;
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
