import { heroOf } from './draft.ts';
import { countOfType } from '../model/bag.ts';
import type { DiceState } from './state.ts';

/** How many main dice a hero would have to draw if his turn ended with the hand as it is. */
export function drawsAhead(state: DiceState, hero: number): number {
  const { capacity, hand } = heroOf(state, hero);
  return Math.max(0, capacity - hand.main.length);
}

/**
 * Whether a hero dies for certain if his turn ends with the hand as it is: his bag holds fewer dice
 * for the hand than he has to draw. Shells warn of it before a turn is finished.
 */
export function isDoomed(state: DiceState, hero: number): boolean {
  const { alive, bag } = heroOf(state, hero);
  return alive && bag.length - countOfType(bag, 'ALLY') < drawsAhead(state, hero);
}
