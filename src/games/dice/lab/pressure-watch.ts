import { assertDefined } from '#core';
import type { DiceAction, DiceEvent, DiceState, EncounterPhase } from '../rules/index.ts';
import { addPair } from '#lab/statistics/sums.ts';
import { dominatedActions } from '../bots/forecast/dominance.ts';
import { addCount } from './balance-tally.ts';
import type { PressureSums } from './balance-tally.ts';

/** True if a hero's bag is red: drawing one more full hand would empty it. */
function isBagRed(state: DiceState, hero: number): boolean {
  const one = state.heroes[hero];
  return one !== undefined && one.alive && one.bag.length <= one.capacity;
}

/** True if doing nothing is reasonable: it saves a die or recovers some. */
function isForfeitSensible(
  { heroes, turn }: DiceState,
  { die }: EncounterPhase,
  actions: readonly DiceAction[],
): boolean {
  if (die.type === 'DIVINE') return (heroes[turn.hero]?.pile.length ?? 0) > 0;
  for (const { kind } of actions) if (kind !== 'forfeit' && kind !== 'discard') return false;
  return true;
}

/**
 * Counts the real options of an encounter: available actions, except those never better than another.
 * Forfeiting does not count if a check is free, because a failed check with a hidden die has the
 * same result.
 */
function countOptions(
  state: DiceState,
  phase: EncounterPhase,
  actions: readonly DiceAction[],
): number {
  if (actions.length === 1) return 1;
  const isSensible = isForfeitSensible(state, phase, actions);
  const dominated = dominatedActions(state);
  let count = 0;
  for (const action of actions) {
    if (action.kind === 'forfeit' ? isSensible : !dominated.has(action)) count += 1;
  }
  return Math.max(1, count);
}

/** Dice that a light hit costs at most. */
const MAX_LIGHT = 3;

type Hit = Extract<DiceEvent, { kind: 'damage' }>;

/** Measures the pressure of one game on its heroes. */
export class PressureWatch {
  #turns = 0;
  #red = 0;
  #rests = 0;
  #deaths = 0;
  #encounters = 0;
  #forced = 0;
  /** True during an encounter without a decision so far. */
  #isOpen = false;
  /** True if that encounter is with a threat. */
  #isThreat = false;
  /** Number of encounters with threats, indexed by their options. */
  readonly #options: number[] = [];
  #hits = 0;
  #paid = 0;
  #light = 0;
  #emptied = 0;
  /** Dice that the hand had at the last hit, and those it has lost to it. */
  #handBefore = 0;
  #lostOfHand = 0;

  constructor(start: DiceState) {
    if (start.turn.hero >= 0) this.#turn(start);
  }

  #turn(state: DiceState): void {
    this.#turns += 1;
    if (isBagRed(state, state.turn.hero)) this.#red += 1;
  }

  /** Records a decision in an encounter; only the options of the first one are counted. */
  recordEncounter(state: DiceState, phase: EncounterPhase, actions: readonly DiceAction[]): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#record(countOptions(state, phase, actions));
  }

  #record(options: number): void {
    if (options === 1) this.#forced += 1;
    if (this.#isThreat) this.#options[options] = (this.#options[options] ?? 0) + 1;
  }

  /** Records damage; the dice of the hand follow. */
  hit(before: DiceState, { hero, announced, amount }: Hit): void {
    this.#hits += 1;
    if (amount === announced) this.#paid += 1;
    if (amount <= MAX_LIGHT) this.#light += 1;
    const { hand } = assertDefined(before.heroes[hero]);
    this.#handBefore = [...hand.main, ...hand.allies].filter(({ type }) => type !== 'WOUND').length;
    this.#lostOfHand = 0;
  }

  lostFromHand(): void {
    this.#lostOfHand += 1;
    if (this.#handBefore > 1 && this.#lostOfHand === this.#handBefore) this.#emptied += 1;
  }

  meet(isThreat: boolean): void {
    this.#endEncounter();
    this.#encounters += 1;
    this.#isOpen = true;
    this.#isThreat = isThreat;
  }

  happened(kind: DiceEvent['kind'], after: DiceState): void {
    if (kind === 'turn') this.#turn(after);
    else if (kind === 'rested') this.#rests += 1;
    else if (kind === 'died') this.#deaths += 1;
  }

  /** An encounter that ended without a decision counts as forced. */
  #endEncounter(): void {
    if (this.#isOpen) this.#record(1);
    this.#isOpen = false;
  }

  ended(sums: PressureSums, won: boolean): void {
    this.#endEncounter();
    if (this.#rests > 0) sums.rested += 1;
    if (!won && this.#deaths > 0) sums.lostWithDeath += 1;
    addPair(sums.rests, this.#rests, 1);
    addPair(sums.deaths, this.#deaths, 1);
    addPair(sums.red, this.#red, this.#turns);
    addPair(sums.forced, this.#forced, this.#encounters);
    this.#options.forEach((count, options) => {
      addCount(sums.options, String(options), count);
    });
    addPair(sums.paid, this.#paid, this.#hits);
    addPair(sums.light, this.#light, this.#hits);
    addPair(sums.emptied, this.#emptied, this.#hits);
  }
}
