import { assertDefined } from '#core';
import type { DiceState } from '../rules/state/state.ts';
import { countOfType } from '../rules/model/bag.ts';
import type { DieType } from '../rules/model/die.ts';
import { woundCount } from '../rules/model/hand.ts';
import { levelOf } from '../rules/phases/checks.ts';
import { OCCASIONS } from './keepsakes.ts';
import type { Temper } from './mind.ts';
import { spareDice } from './worth.ts';

/**
 * True if a hero would use a skill now, with its dice and targets available. An idle hero has
 * nothing else to do this turn and no other use for his dice.
 */
export type Habit = (state: DiceState, hero: number, mood: Mood) => boolean;

/** A player's temper, and whether his hero is idle. */
export interface Mood {
  readonly temper: Temper;
  readonly idle: boolean;
}

/** A hero who would soon need rest recovers before he explores again. */
const REST_MARGIN = 2;

function discardedCount(state: DiceState, hero: number, type: DieType): number {
  return countOfType(assertDefined(state.heroes[hero]).pile, type);
}

/** True if no exploration remains this turn, so dice can leave the hand without loss. */
function isDone({ turn }: DiceState): boolean {
  return turn.explorations > 0 || turn.spent;
}

/** True if dice may be given up: when idle, or when the need is great. */
function isFree(state: DiceState, spare: number, { temper, idle }: Mood): boolean {
  return idle || (isDone(state) && spare <= temper.restAt + REST_MARGIN);
}

/** Gives up one die if at least two come back. */
function recalls(skill: string, type: DieType, back: (level: number) => number): Habit {
  return (state, hero, mood) => {
    const spare = spareDice(assertDefined(state.heroes[hero]));
    if (spare > 6 || !isFree(state, spare, mood)) return false;
    const count = Math.min(discardedCount(state, hero, type), back(levelOf(state, hero, skill)));
    return count >= 2;
  };
}

/** True if a hero here has few dice to spare and a discard pile that justifies the price. */
const someoneHurt: Habit = (state, hero) => {
  const { at } = assertDefined(state.heroes[hero]);
  return state.heroes.some(
    (one) => one.alive && one.at === at && one.pile.length >= 3 && spareDice(one) <= 4,
  );
};

const isWounded: Habit = (state, hero, { idle }) =>
  idle && woundCount(assertDefined(state.heroes[hero]).hand) > 0;

/** Skills used outside the main business of a turn. Other skills are valued by their effect. */
const HABITS: Readonly<Record<string, Habit>> = {
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
  nurse: (state, hero, { temper }) => spareDice(assertDefined(state.heroes[hero])) <= temper.restAt,
  prayer(state, hero, { idle }) {
    const { bag } = assertDefined(state.heroes[hero]);
    return idle && discardedCount(state, hero, 'DIVINE') > 0 && countOfType(bag, 'DIVINE') <= 3;
  },
  'lords-grace'(state, hero, { idle }) {
    const { bag } = assertDefined(state.heroes[hero]);
    const spare = spareDice(assertDefined(state.heroes[hero]));
    return idle && spare <= 2 && countOfType(bag, 'DIVINE') * 5 >= bag.length;
  },
  /** Refills a spent hand for a second exploration. */
  ingenuity(state, hero) {
    const { hand, bag, capacity } = assertDefined(state.heroes[hero]);
    const { explorations, spent, again } = state.turn;
    if (spent || again || bag.length < 6) return false;
    const arms = hand.main.filter(({ type }) => type === 'MENTAL').length;
    return explorations === 0 ? arms < 2 : explorations === 1 && hand.main.length <= capacity - 2;
  },
  summon: (state, hero) => {
    const { hand, bag, capacity } = assertDefined(state.heroes[hero]);
    const summonLevel = levelOf(state, hero, 'summon');
    return bag.length > 4 + summonLevel && hand.main.length + summonLevel <= capacity + 2;
  },
  ...OCCASIONS,
  resuscitation: (state, hero) => discardedCount(state, hero, 'ALLY') > 0,
};

const BY_SKILL: ReadonlyMap<string, Habit> = new Map(Object.entries(HABITS));

/** The habit of a skill; undefined for skills valued by their effect. */
export function habitOf(skill: string): Habit | undefined {
  return BY_SKILL.get(skill);
}
