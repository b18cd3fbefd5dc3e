import type { KalahAction } from '#games/kalah/index.ts';

/** The action pointed at, on the board or in the list of all. */
export interface KalahHand {
  readonly action: KalahAction;
  readonly isListed: boolean;
}
