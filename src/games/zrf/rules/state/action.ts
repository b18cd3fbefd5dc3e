/** A step of a turn: the words of its record (`compile/record.ts`), empty for a pass. */
export interface ZrfAction {
  readonly record: readonly number[];
}

/** Effects of a step, piece by piece, using indexes of the `Rules`. */
export type ZrfEvent =
  | {
      readonly kind: 'move';
      readonly type: number;
      readonly player: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'place' | 'capture' | 'change';
      readonly type: number;
      readonly player: number;
      readonly at: number;
    }
  /** `isForced`: no other action was possible. */
  | { readonly kind: 'pass'; readonly player: number; readonly isForced: boolean }
  /**
   * A chance action for a player. Following events up to a pass belong to it. `faces`: types shown
   * by the dice after the last one is thrown; empty if none were. `isIdle`: the throw allows no
   * move.
   */
  | {
      readonly kind: 'chance';
      readonly player: number;
      readonly faces: readonly number[];
      readonly isIdle: boolean;
    };
