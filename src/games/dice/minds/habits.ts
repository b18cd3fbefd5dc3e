import { assertDefined } from '../../../core/index.ts';
import type { DiceState } from '../state/state.ts';
import { countOfType } from '../model/bag.ts';
import type { DieType } from '../model/die.ts';
import { woundCount } from '../model/hand.ts';
import { levelOf } from '../phases/checks.ts';
import { spareDice } from './worth.ts';

/** Whether a hero would use a skill now, its dice and its targets being at hand. */
type Habit = (state: DiceState, hero: number) => boolean;

function fallen(state: DiceState, hero: number, type: DieType): number {
  return countOfType(assertDefined(state.heroes[hero]).pile, type);
}

/** Dice that leave the hand are not missed any more once there is nothing left to explore with them. */
function isDone({ turn }: DiceState): boolean {
  return turn.explorations > 0 || turn.spent;
}

/** One die is given up for those that come back: at least one more than that. */
function recalls(skill: string, type: DieType, back: (level: number) => number): Habit {
  return (state, hero) => {
    if (!isDone(state) || spareDice(assertDefined(state.heroes[hero])) > 6) return false;
    const count = Math.min(fallen(state, hero, type), back(levelOf(state, hero, skill)));
    return count >= 2;
  };
}

/** Somebody here has little left to spare, and enough in his discard pile to be worth the price. */
const someoneHurt: Habit = (state, hero) => {
  const { at } = assertDefined(state.heroes[hero]);
  return state.heroes.some(
    (one) => one.alive && one.at === at && one.pile.length >= 3 && spareDice(one) <= 4,
  );
};

const isWounded: Habit = (state, hero) =>
  isDone(state) && woundCount(assertDefined(state.heroes[hero]).hand) > 0;

/** Skills that are used beside the turn's own business; others are weighed by what they bring. */
export const HABITS: Readonly<Record<string, Habit>> = {
  'second-wind': recalls('second-wind', 'PHYSICAL', (level) => level + 1),
  'past-experience': recalls('past-experience', 'VERBAL', (level) => level + 1),
  concentration: recalls('concentration', 'MENTAL', (level) => 2 * level + 1),
  heal: someoneHurt,
  'self-bandage'(state, hero) {
    const one = assertDefined(state.heroes[hero]);
    return isDone(state) && one.pile.length >= 3 && spareDice(one) <= 6;
  },
  grit: isWounded,
  discipline: isWounded,
  cauterize: isWounded,
  nurse: (state, hero) => spareDice(assertDefined(state.heroes[hero])) <= 3,
  prayer: recalls('prayer', 'DIVINE', (level) => level + 1),
  'lords-grace'(state, hero) {
    const { bag } = assertDefined(state.heroes[hero]);
    const spare = spareDice(assertDefined(state.heroes[hero]));
    return isDone(state) && spare <= 2 && countOfType(bag, 'DIVINE') * 4 >= bag.length;
  },
  summon: (state, hero) => {
    const { hand, bag, capacity } = assertDefined(state.heroes[hero]);
    const more = levelOf(state, hero, 'summon');
    return bag.length > 4 + more && hand.main.length + more <= capacity + 2;
  },
  resuscitation: (state, hero) => fallen(state, hero, 'ALLY') > 0,
};
