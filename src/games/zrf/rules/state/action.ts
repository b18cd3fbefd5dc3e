/** A step of a turn: the words of its record (`compile/record.ts`), none for passing. */
export interface ZrfAction {
  readonly record: readonly number[];
}

/** What a step did, piece by piece; indexes are those of the `Rules`. */
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
  /** `isForced`: nothing else could be done. */
  | { readonly kind: 'pass'; readonly player: number; readonly isForced: boolean }
  /**
   * Chance acts, for a player: what follows up to a pass is its doing. `faces`: the types that dice
   * show, once all have fallen; empty where nothing was thrown. `isIdle`: no move can be made of it.
   */
  | {
      readonly kind: 'chance';
      readonly player: number;
      readonly faces: readonly number[];
      readonly isIdle: boolean;
    };
