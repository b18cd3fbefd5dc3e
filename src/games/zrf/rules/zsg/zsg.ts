/**
 * A saved game of the original program, as parsed. Names are those of the rules file and have not
 * been resolved. Lines are counted from 1.
 */
export interface Zsg {
  /** One letter per player: H for a human, C for the computer. */
  readonly seats: string;
  /** Name of the rules file. */
  readonly rulesFile: string;
  /** Title of the variant, empty for the main game. */
  readonly variant: string;
  /** Manual changes to the standard setup, in order; empty for the standard setup itself. */
  readonly setup: readonly ZsgEdit[];
  readonly moves: readonly ZsgMove[];
}

/** A position that a piece is put on, or that is emptied. */
export type ZsgEdit = { readonly position: string; readonly line: number } & (
  | { readonly kind: 'put'; readonly player: string; readonly piece: string }
  | { readonly kind: 'empty' }
);

/** A move line: a turn, or one step of it. */
export interface ZsgMove {
  readonly round: number;
  /** Text after the number. */
  readonly text: string;
  /** True if the turn may continue with the same piece. */
  readonly isPartial: boolean;
  /** Empty for a pass. */
  readonly parts: readonly ZsgPart[];
  readonly line: number;
  /**
   * Column of text that could not be parsed. It may still be a valid move if the rules have unusual
   * names.
   */
  readonly unread?: number;
}

/** Parts of a step, in the words of the file. */
export type ZsgPart =
  | {
      readonly kind: 'move';
      readonly piece: string;
      readonly from: string;
      readonly to: string;
      readonly takes: boolean;
    }
  | {
      readonly kind: 'place';
      readonly player: string;
      readonly piece: string;
      readonly at: string;
    }
  | { readonly kind: 'capture' | 'flip'; readonly at: string }
  /**
   * Changes to another type or owner. If the file names no position, `at` is the end of the
   * previous part.
   */
  | {
      readonly kind: 'become';
      readonly name: string;
      readonly at: string;
      /** True if the file names positions after `on`, and more may follow. */
      readonly isPlaced: boolean;
    }
  | {
      readonly kind: 'attribute';
      readonly at: string;
      readonly attribute: number;
      readonly value: boolean;
    };
