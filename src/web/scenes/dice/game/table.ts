import type { DiceState } from '#games/dice/index.ts';
import type { CheckShown } from '#presentation/dice/checks.ts';
import type { OfferShown } from '#presentation/dice/offers.ts';

/** All that the table shows of a scene. */
export interface TableShown {
  readonly scene: DiceState;
  /** Whose hand lies on the table. */
  readonly hero: number;
  /** Empty while nobody may choose. */
  readonly offers: readonly OfferShown[];
  /** The check that dice are being chosen for, else the last one. */
  readonly check: CheckShown | undefined;
  /** Whether dice are being chosen for a check or a price. */
  readonly isChoosing: boolean;
}
