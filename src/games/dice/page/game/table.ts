import type { DiceState } from '../../rules/index.ts';
import type { CheckShown } from '../../voice/checks.ts';
import type { DamagePreview } from '../../voice/damage-preview.ts';
import type { OfferShown } from '../../voice/offers.ts';
import type { SuggestedDice } from '../../voice/suggested-dice.ts';

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
  /** The best dice for the check, until the player chooses some. */
  readonly suggested: SuggestedDice | undefined;
  /** The dice that a pending hit or the check would take; undefined without damage. */
  readonly damage: DamagePreview | undefined;
}
