import { assertDefined } from '#core';
import type { DiceState } from '../rules/state/state.ts';
import { countOfType } from '../rules/model/bag.ts';
import type { DieType } from '../rules/model/die.ts';
import { woundCount } from '../rules/model/hand.ts';
import { levelOf } from '../rules/phases/checks.ts';
import type { Temper } from './mind.ts';
import { spareDice } from './worth.ts';

/**
 * Whether a hero would use a skill now, its dice and its targets being at hand. Who is idle has
 * nothing else to do in this turn, and no other use for his dice.
 */
type Habit = (state: DiceState, hero: number, mood: Mood) => boolean;

/** What a player is like, and whether he has nothing else to do. */
export interface Mood {
  readonly temper: Temper;
  readonly idle: boolean;
}

/** Who would soon have to rest helps himself before he explores again. */
const EARLIER = 2;

function fallen(state: DiceState, hero: number, type: DieType): number {
  return countOfType(assertDefined(state.heroes[hero]).pile, type);
}

/** Dice that leave the hand are not missed any more once there is nothing left to explore with them. */
function isDone({ turn }: DiceState): boolean {
  return turn.explorations > 0 || turn.spent;
}

/** Whether dice may be parted with: at leisure, or where the need is great. */
function isFree(state: DiceState, spare: number, { temper, idle }: Mood): boolean {
  return idle || (isDone(state) && spare <= temper.restAt + EARLIER);
}

/** One die is given up for those that come back: at least one more than that. */
function recalls(skill: string, type: DieType, back: (level: number) => number): Habit {
  return (state, hero, mood) => {
    const spare = spareDice(assertDefined(state.heroes[hero]));
    if (spare > 6 || !isFree(state, spare, mood)) return false;
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

const isWounded: Habit = (state, hero, { idle }) =>
  idle && woundCount(assertDefined(state.heroes[hero]).hand) > 0;

/** Skills that are used beside the turn's own business; others are weighed by what they bring. */
export const HABITS: Readonly<Record<string, Habit>> = {
  'second-wind': recalls('second-wind', 'PHYSICAL', (level) => level + 3),
  'past-experience': recalls('past-experience', 'VERBAL', (level) => level + 1),
  concentration: recalls('concentration', 'MENTAL', (level) => 2 * level + 1),
  heal: someoneHurt,
  'self-bandage'(state, hero, mood) {
    const one = assertDefined(state.heroes[hero]);
    const spare = spareDice(one);
    return isFree(state, spare, mood) && one.pile.length >= 3 && spare <= 6;
  },
  grit: isWounded,
  discipline: isWounded,
  cauterize: isWounded,
  nurse: (state, hero) => spareDice(assertDefined(state.heroes[hero])) <= 3,
  prayer(state, hero, { idle }) {
    const { bag } = assertDefined(state.heroes[hero]);
    return idle && fallen(state, hero, 'DIVINE') > 0 && countOfType(bag, 'DIVINE') <= 3;
  },
  'lords-grace'(state, hero, { idle }) {
    const { bag } = assertDefined(state.heroes[hero]);
    const spare = spareDice(assertDefined(state.heroes[hero]));
    return idle && spare <= 2 && countOfType(bag, 'DIVINE') * 5 >= bag.length;
  },
  /** A spent hand is filled again for a second exploration. */
  ingenuity(state, hero) {
    const { hand, bag, capacity } = assertDefined(state.heroes[hero]);
    const { explorations, spent, again } = state.turn;
    if (spent || again || bag.length < 6) return false;
    const arms = hand.main.filter(({ type }) => type === 'MENTAL').length;
    return explorations === 0 ? arms < 2 : explorations === 1 && hand.main.length <= capacity - 2;
  },
  summon: (state, hero) => {
    const { hand, bag, capacity } = assertDefined(state.heroes[hero]);
    const more = levelOf(state, hero, 'summon');
    return bag.length > 4 + more && hand.main.length + more <= capacity + 2;
  },
  resuscitation: (state, hero) => fallen(state, hero, 'ALLY') > 0,
};
