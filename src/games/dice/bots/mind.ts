import type { Random } from '#core';
import type { DiceAction } from '../rules/model/action.ts';
import type { DiceState } from '../rules/state/state.ts';

/** A player of the dice game: chooses among the actions that the game offers. */
export interface Mind {
  readonly id: string;
  /** What is done in a state in which somebody decides; never an action that is refused. */
  choose(state: DiceState, random: Random): DiceAction;
}

/** How a player weighs things. All values are in dice: what one die of a hero is worth to him. */
export interface Temper {
  /** Checks that are less likely to be won than this are avoided where they can be. */
  readonly floor: number;
  /** A closing that is less likely than this is put off where the bag holds dice. */
  readonly closeFloor: number;
  /** What it is worth to close a location, and to take a die out of its bag. */
  readonly closing: number;
  readonly tempo: number;
  /** What a second exploration may cost. */
  readonly haste: number;
  /** With so few dice to spare a hero rests. */
  readonly restAt: number;
  /** Where to go: each die in the bag, a villain who is known to be there, a companion there. */
  readonly bagWeight: number;
  readonly villainWeight: number;
  readonly companionWeight: number;
}
