import { assertDefined } from '#core';
import type { Part, Rules } from '../../rules/index.ts';

/** A castling: both movers, and the side of the board. */
export interface Castling {
  readonly king: Extract<Part, { readonly kind: 'move' }>;
  readonly rook: Extract<Part, { readonly kind: 'move' }>;
  /** True for the near side, where the rook travels no farther than the king. */
  readonly isShort: boolean;
}

/** Castling in a step that moves two pieces of one player, as king and rook do. */
export function castlingIn(rules: Rules, parts: readonly Part[]): Castling | undefined {
  const moves = parts.flatMap((part) => (part.kind === 'move' ? [part] : []));
  const [king, rook] = moves;
  if (king === undefined || rook === undefined || moves.length !== 2) return undefined;
  if (king.player !== rook.player || king.takes || rook.takes) return undefined;
  const x = (at: number) => assertDefined(rules.board.positions[at]).rectangle.left;
  const isShort = Math.abs(x(rook.from) - x(rook.to)) <= Math.abs(x(king.from) - x(king.to));
  return { king, rook, isShort };
}
