import type { Problem } from '#core';
import type { DiceAction } from './action.ts';

/** An action that is shown, and why it cannot be taken where it cannot. */
export interface Offer {
  readonly action: DiceAction;
  readonly refusal: Problem | undefined;
}
