import type { SourcePlace } from '../syntax/node.ts';

export type GoalKind = 'win' | 'loss' | 'draw' | 'count';

/** How a game may end; tested for each of `players` after every complete turn. */
export interface Goal {
  readonly kind: GoalKind;
  readonly players: readonly number[];
  readonly test: GoalTest;
  readonly at: SourcePlace;
}

/** Who may stand somewhere: pieces of these types, seen from the player the goal is tested for. */
export interface Occupant {
  readonly types: readonly number[];
  readonly owner: 'own' | 'opponent' | 'any';
  /** True: anything else there than the above, an empty position included. */
  readonly isNot: boolean;
}

/** A position, or a zone, of which any position does. */
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
  /** A chain: the first occupant somewhere, each further one a direction away from the one before. */
  | {
      readonly kind: 'relative';
      readonly first: Occupant;
      readonly rest: readonly { readonly direction: number; readonly occupant: Occupant }[];
    }
  /** `type` -1: pieces of all types. `remaining` counts the player's, `total` everyone's. */
  | { readonly kind: 'remaining' | 'total'; readonly count: number; readonly type: number }
  | { readonly kind: 'captured' | 'checkmated'; readonly types: readonly number[] }
  | { readonly kind: 'stalemated' | 'repetition' };
