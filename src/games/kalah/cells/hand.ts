import type { KalahAction } from '../rules/index.ts';

/** The action pointed at, on the board or in the list of all. */
export interface KalahHand {
  readonly action: KalahAction;
  readonly isListed: boolean;
}
