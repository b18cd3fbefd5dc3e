import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';

/** A piece on the board or in hand. */
export interface Piece {
  readonly player: number;
  readonly type: number;
}

/** A position as other programs describe it. */
export interface Arrangement {
  /** Piece of each occupied position. */
  readonly pieces: ReadonlyMap<number, Piece>;
  readonly hands: readonly { readonly piece: Piece; readonly count: number }[];
  /** Player to move. */
  readonly player: number;
}

/** Text of a position of a variant, as for the option `start`. */
export function positionText(rules: Rules, variant: string, position: Arrangement): string {
  const player = (index: number) => assertDefined(rules.players[index]).name;
  const name = ({ player: owner, type }: Piece) =>
    `${player(owner)} ${assertDefined(rules.pieces[type]).name}`;
  const { pieces, hands } = position;
  const at = (index: number) => assertDefined(rules.board.positions[index]).name;
  return [
    `Variant=${variant}`,
    ...[...pieces].map(([index, piece]) => `(${name(piece)} ${at(index)})`),
    ...hands.map(({ piece, count }) => `(${name(piece)} off ${count})`),
    `Turn=${player(position.player)}`,
  ].join(' ');
}
