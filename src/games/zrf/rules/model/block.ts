import type { SourcePlace } from '../syntax/node.ts';

/** A block of `moves` or `drops`: possible steps of one piece. */
export interface Block {
  readonly moveType: number;
  readonly statements: readonly Statement[];
  readonly at: SourcePlace;
}

/** A square, relative to the current one. */
export type Where =
  | { readonly kind: 'here' }
  | { readonly kind: 'direction'; readonly direction: number }
  /** Against the direction: the square from which it leads here. */
  | { readonly kind: 'opposite'; readonly direction: number }
  | { readonly kind: 'position'; readonly position: number };

/** Targets of `go`. */
export const LANDMARKS = ['from', 'to', 'mark', 'last-from', 'last-to'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/**
 * A statement of a block. Directions are as written in the file; symmetry is applied during play.
 */
export type Statement = { readonly at: SourcePlace } & (
  | { readonly kind: 'step'; readonly to: Where }
  | { readonly kind: 'mark'; readonly where: Where }
  | { readonly kind: 'go'; readonly to: Landmark }
  | { readonly kind: 'from' }
  | { readonly kind: 'to' }
  | { readonly kind: 'cascade' }
  /**
   * `types`: possible promotions, empty for none. `next`: move type of the next partial move, -1
   * for any.
   */
  | { readonly kind: 'add'; readonly types: readonly number[] }
  | { readonly kind: 'add-copy'; readonly types: readonly number[] }
  | {
      readonly kind: 'add-partial' | 'add-copy-partial';
      readonly types: readonly number[];
      readonly next: number;
    }
  | { readonly kind: 'capture'; readonly where: Where }
  /** -1 for the moving player or the moving type. */
  | {
      readonly kind: 'create';
      readonly player: number;
      readonly type: number;
      readonly where: Where;
    }
  | { readonly kind: 'change-type'; readonly type: number; readonly where: Where }
  | { readonly kind: 'change-owner'; readonly where: Where }
  | { readonly kind: 'flip'; readonly where: Where }
  | {
      readonly kind: 'set-attribute';
      readonly attribute: number;
      readonly value: boolean;
      readonly where: Where;
    }
  | { readonly kind: 'set-flag'; readonly flag: number; readonly value: boolean }
  | {
      readonly kind: 'set-position-flag';
      readonly flag: number;
      readonly value: boolean;
      readonly where: Where;
    }
  | { readonly kind: 'verify'; readonly condition: Condition }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  | {
      readonly kind: 'while';
      readonly condition: Condition;
      readonly body: readonly Statement[];
    }
);

/**
 * A condition. The keyword `not-X?` becomes `not` around X. Flags and position flags are numbered
 * separately across the file.
 */
export type Condition =
  | { readonly kind: 'and'; readonly parts: readonly Condition[] }
  | { readonly kind: 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'constant'; readonly value: boolean }
  | {
      readonly kind: 'empty' | 'friend' | 'enemy' | 'neutral' | 'on-board' | 'marked';
      readonly where: Where;
    }
  | { readonly kind: 'last-from' | 'last-to'; readonly where: Where }
  | { readonly kind: 'adjacent-to-enemy' | 'goal-position'; readonly where: Where }
  | { readonly kind: 'piece'; readonly type: number; readonly where: Where }
  | { readonly kind: 'attribute'; readonly attribute: number; readonly where: Where }
  | { readonly kind: 'position'; readonly position: number; readonly where: Where }
  | { readonly kind: 'zone'; readonly zone: number; readonly where: Where }
  /** `moveType` -1: moves of every type are considered. */
  | {
      readonly kind: 'attacked' | 'defended';
      readonly moveType: number;
      readonly where: Where;
    }
  | { readonly kind: 'flag'; readonly flag: number }
  | { readonly kind: 'position-flag'; readonly flag: number; readonly where: Where };
