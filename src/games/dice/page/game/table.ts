import type { DiceState } from '../../rules/index.ts';
import type { CheckShown } from '../../voice/checks.ts';
import type { OfferShown } from '../../voice/offers.ts';

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
