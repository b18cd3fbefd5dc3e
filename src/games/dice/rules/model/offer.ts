import type { Problem } from '#core';
import type { DiceAction } from './action.ts';

/** An action offered to the player, with the reason if it is refused. */
export interface Offer {
  readonly action: DiceAction;
  readonly refusal: Problem | undefined;
}
