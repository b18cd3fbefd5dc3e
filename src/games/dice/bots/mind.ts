import type { Random } from '#core';
import type { DiceAction } from '../rules/model/action.ts';
import type { DiceState } from '../rules/state/state.ts';

/** A bot of the dice game; it chooses among the actions offered. */
export interface Mind {
  readonly id: string;
  /** Chooses an action in a state with a decision; never a refused one. */
  choose(state: DiceState, random: Random): DiceAction;
}

/** A player's preferences. All values are in dice: the worth of one die to a hero. */
export interface Temper {
  /** Checks with a lower chance are avoided if possible. */
  readonly floor: number;
  /** True for a player who always takes the best chance, whatever it costs. */
  readonly chancesOnly: boolean;
  /** Closing checks with a lower chance are postponed while the bag still has dice. */
  readonly closeFloor: number;
  /** Value of closing a location; `tempo` is the value of removing a die from its bag. */
  readonly closing: number;
  readonly tempo: number;
  /** Most that a second exploration may cost. */
  readonly haste: number;
  /** A hero with this many spare dice or fewer rests. */
  readonly restAt: number;
  /**
   * Weights of a destination: each die in the bag, a villain known to be there, a companion there.
   */
  readonly bagWeight: number;
  readonly villainWeight: number;
  readonly companionWeight: number;
}
