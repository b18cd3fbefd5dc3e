import { heroOf } from './draft.ts';
import { countOfType } from '../model/bag.ts';
import type { DiceState } from './state.ts';

/** Number of main dice a hero would have to draw if his turn ended now. */
export function drawsAhead(state: DiceState, hero: number): number {
  const { capacity, hand } = heroOf(state, hero);
  return Math.max(0, capacity - hand.main.length);
}

/**
 * True if a hero certainly dies at the end of his turn: his bag has fewer dice for the hand than he
 * has to draw. Shells warn before the turn is finished.
 */
export function isDoomed(state: DiceState, hero: number): boolean {
  const { alive, bag } = heroOf(state, hero);
  return alive && bag.length - countOfType(bag, 'ALLY') < drawsAhead(state, hero);
}
