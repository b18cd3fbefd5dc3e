import { heroOf } from './draft.ts';
import { countOfType } from '../model/bag.ts';
import type { DiceState } from './state.ts';

/** How many main dice the hand of a hero has to hold when his turn has ended. */
export function handWanted(state: DiceState, hero: number): number {
  const fewer = hero === state.turn.hero ? state.turn.fewer : 0;
  return heroOf(state, hero).capacity - fewer;
}

/** How many main dice a hero would have to draw if his turn ended with the hand as it is. */
export function drawsAhead(state: DiceState, hero: number): number {
  return Math.max(0, handWanted(state, hero) - heroOf(state, hero).hand.main.length);
}

/**
 * Whether a hero dies for certain if his turn ends with the hand as it is: his bag holds fewer dice
 * for the hand than he has to draw. Shells warn of it before a turn is finished.
 */
export function isDoomed(state: DiceState, hero: number): boolean {
  const { alive, bag } = heroOf(state, hero);
  return alive && bag.length - countOfType(bag, 'ALLY') < drawsAhead(state, hero);
}
