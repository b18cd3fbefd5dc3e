/**
 * A saved game of the original program, as its text says it. Names are those of the rules file and
 * were not looked up yet; lines count from 1.
 */
export interface Zsg {
  /** A letter a player: H for a person, C for the computer. */
  readonly seats: string;
  /** The name of the rules file. */
  readonly rulesFile: string;
  /** The title of the variant, empty for the main game. */
  readonly variant: string;
  /** What was changed of the usual set-up by hand, in its order; nothing for that of the rules. */
  readonly setup: readonly ZsgEdit[];
  readonly moves: readonly ZsgMove[];
}

/** A position that a piece is put on, or that is emptied. */
export type ZsgEdit = { readonly position: string; readonly line: number } & (
  | { readonly kind: 'put'; readonly player: string; readonly piece: string }
  | { readonly kind: 'empty' }
);

/** One line of moves: a turn, or a step of one. */
export interface ZsgMove {
  readonly round: number;
  /** What stands after the number of the round. */
  readonly text: string;
  /** Whether the turn may go on with the same piece. */
  readonly isPartial: boolean;
  /** Empty for a pass. */
  readonly parts: readonly ZsgPart[];
  readonly line: number;
  /**
   * The column of a text whose words make no parts: it is a move all the same where the rules have
   * odd names.
   */
  readonly unread?: number;
}

/** What happens in a step, part by part, in the words of the file. */
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
  /** To another type or owner: `at` is where the part before it ended, where the file names none. */
  | {
      readonly kind: 'become';
      readonly name: string;
      readonly at: string;
      /** Where the file names positions after `on`, so that more of them may follow. */
      readonly isPlaced: boolean;
    }
  | {
      readonly kind: 'attribute';
      readonly at: string;
      readonly attribute: number;
      readonly value: boolean;
    };
