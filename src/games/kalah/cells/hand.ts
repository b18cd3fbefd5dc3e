import type { KalahAction } from '../rules/index.ts';

/** The selected action, on the board or in the list of actions. */
export interface KalahHand {
  readonly action: KalahAction;
  readonly isListed: boolean;
}
