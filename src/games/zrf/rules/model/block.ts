import type { SourcePlace } from '../syntax/node.ts';

/** A block of `moves` or `drops`: what one piece may try from where it stands. */
export interface Block {
  readonly moveType: number;
  readonly statements: readonly Statement[];
  readonly at: SourcePlace;
}

/** A square, as seen from the current one. */
export type Where =
  | { readonly kind: 'here' }
  | { readonly kind: 'direction'; readonly direction: number }
  /** Against the direction: whence it leads here. */
  | { readonly kind: 'opposite'; readonly direction: number }
  | { readonly kind: 'position'; readonly position: number };

/** What `go` may go to. */
export const LANDMARKS = ['from', 'to', 'mark', 'last-from', 'last-to'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** A statement of a block. Directions are those of the file: the machine turns them by symmetry. */
export type Statement = { readonly at: SourcePlace } & (
  | { readonly kind: 'step'; readonly to: Where }
  | { readonly kind: 'mark'; readonly where: Where }
  | { readonly kind: 'go'; readonly to: Landmark }
  | { readonly kind: 'from' }
  | { readonly kind: 'to' }
  | { readonly kind: 'cascade' }
  /** `types`: the types it may become, empty for none. `next`: the type to go on with, -1 for any. */
  | { readonly kind: 'add'; readonly types: readonly number[] }
  | { readonly kind: 'add-copy'; readonly types: readonly number[] }
  | {
      readonly kind: 'add-partial' | 'add-copy-partial';
      readonly types: readonly number[];
      readonly next: number;
    }
  | { readonly kind: 'capture'; readonly where: Where }
  /** -1: the player who moves, the type that moves. */
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
 * A condition. `not-X?` of the language is `not` around X. Flags are numbered over the whole file,
 * flags and position flags apart.
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
  /** `moveType` -1: moves of every type count. */
  | {
      readonly kind: 'attacked' | 'defended';
      readonly moveType: number;
      readonly where: Where;
    }
  | { readonly kind: 'flag'; readonly flag: number }
  | { readonly kind: 'position-flag'; readonly flag: number; readonly where: Where };
