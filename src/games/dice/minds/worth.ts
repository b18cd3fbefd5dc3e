import type { Die } from '../model/die.ts';
import type { Hero } from '../model/hero.ts';
import type { DiceState } from '../model/state.ts';

/**
 * How many dice a hero can do without: he dies when he can no longer fill his hand, so what counts
 * is what lies in the hand and the bag beyond its capacity. Allies do not fill a hand.
 */
export function spareDice({ hand, bag, capacity }: Hero): number {
  let spare = hand.main.length - capacity;
  for (const { type } of bag) if (type !== 'ALLY') spare += 1;
  return spare;
}

export function livingCount(state: DiceState): number {
  let count = 0;
  for (const { alive } of state.heroes) if (alive) count += 1;
  return count;
}

/** The turns that each hero has left, the present one included. */
export function turnsLeft(state: DiceState): number {
  return Math.ceil((state.timer + 1) / Math.max(1, livingCount(state)));
}

/** What the loss of one die costs a hero: little while he has more than he will need. */
export function priceOf(state: DiceState, hero: number): number {
  const one = state.heroes[hero] as Hero;
  const spare = spareDice(one);
  if (spare <= 0) return 8;
  if (spare <= 2) return 3;
  const need = 0.6 * turnsLeft(state) - spare;
  return Math.max(0.2, Math.min(1.2, 0.6 + 0.1 * need));
}

/** Worth of a die in the hand of its hero beside the others: which one to keep. */
export function keepWorth(state: DiceState, hero: number, die: Die): number {
  if (die.type === 'WOUND') return -1;
  const { favoured } = (state.world.members[hero] as { sheet: { favoured: string } }).sheet;
  const own = die.type === favoured ? 3 : 0;
  const bodily = die.type === 'PHYSICAL' || die.type === 'SOMATIC' ? 1 : 0;
  const rare = die.type === 'DIVINE' || die.type === 'ALLY' ? 2 : 0;
  return die.size + own + bodily + rare;
}
