import type { SourcePlace } from '../syntax/node.ts';

export type GoalKind = 'win' | 'loss' | 'draw' | 'count';

/** An ending of the game, tested for each of `players` after every complete turn. */
export interface Goal {
  readonly kind: GoalKind;
  readonly players: readonly number[];
  readonly test: GoalTest;
  readonly at: SourcePlace;
}

/** Possible occupants of a position: pieces of these types, relative to the player tested. */
export interface Occupant {
  readonly types: readonly number[];
  readonly owner: 'own' | 'opponent' | 'any';
  /** True to match anything else, including an empty position. */
  readonly isNot: boolean;
}

/** A position, or any position of a zone. */
export type GoalPlace =
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'zone'; readonly zone: number };

export type GoalTest =
  | { readonly kind: 'and'; readonly parts: readonly GoalTest[] }
  | { readonly kind: 'or'; readonly parts: readonly GoalTest[] }
  | { readonly kind: 'not'; readonly part: GoalTest }
  | {
      readonly kind: 'absolute';
      readonly occupants: readonly Occupant[];
      readonly places: readonly GoalPlace[];
    }
  /**
   * A chain of occupants: the first anywhere, each of the others one direction away from the
   * previous.
   */
  | {
      readonly kind: 'relative';
      readonly first: Occupant;
      readonly rest: readonly { readonly direction: number; readonly occupant: Occupant }[];
    }
  /**
   * `type` -1: pieces of all types. `remaining` counts the player's pieces, `total` every player's.
   */
  | { readonly kind: 'remaining' | 'total'; readonly count: number; readonly type: number }
  | { readonly kind: 'captured' | 'checkmated'; readonly types: readonly number[] }
  | { readonly kind: 'stalemated' | 'repetition' };
