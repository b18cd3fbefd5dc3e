import type { DiceState } from '../../rules/index.ts';
import type { CheckShown } from '../../voice/checks.ts';
import type { OfferShown } from '../../voice/offers.ts';

/** Everything the table shows of a scene. */
export interface TableShown {
  readonly scene: DiceState;
  /** The hero whose hand is on the table. */
  readonly hero: number;
  /** Empty while no one may choose. */
  readonly offers: readonly OfferShown[];
  /** The check for which dice are being chosen, otherwise the last one. */
  readonly check: CheckShown | undefined;
  /** True while dice are being chosen for a check or a price. */
  readonly isChoosing: boolean;
}
