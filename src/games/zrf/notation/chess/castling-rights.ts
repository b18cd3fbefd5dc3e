import type { Rules, ZrfState } from '../../rules/index.ts';
import { cellOf, cellsOf } from '../../rules/index.ts';
import { royalTypes } from '../model/royals.ts';
import { squaresOf } from '../model/squares.ts';

/** A king and a rook that may castle while neither has moved. */
export interface CastlingRight {
  /** `K` or `Q` for the first player, `k` or `q` for the second. */
  readonly letter: string;
  readonly player: number;
  readonly king: number;
  readonly rook: number;
  readonly kingType: number;
  readonly rookType: number;
}

/** Attribute of pieces that have not moved, as an index; -1 if the rules have none. */
export function unmovedAttribute({ attributes }: Rules): number {
  return attributes.findIndex((name) => /^(?:never|not)-?moved\??$/i.test(name));
}

/** The castlings of the starting position: the nearest piece on each side of each king. */
export function castlingRights(rules: Rules): readonly CastlingRight[] {
  const squares = squaresOf(rules);
  const attribute = unmovedAttribute(rules);
  if (squares === undefined || attribute < 0) return [];
  const royals = royalTypes(rules);
  const canMove = (type: number) => {
    return ((rules.pieces[type]?.attributesSet ?? 0) & (1 << attribute)) !== 0;
  };
  const able = rules.setup.pieces.filter(({ type, player }) => player < 2 && canMove(type));
  const kings = able.filter(({ type }) => royals.has(type));
  return kings.flatMap((king) => {
    const rooks = able.filter(
      ({ type, player, position }) =>
        player === king.player &&
        !royals.has(type) &&
        squares.rowOf(position) === squares.rowOf(king.position),
    );
    return rooks.map((rook): CastlingRight => {
      const isKingside = squares.columnOf(rook.position) > squares.columnOf(king.position);
      const letter = isKingside ? 'K' : 'Q';
      return {
        letter: king.player === 0 ? letter : letter.toLowerCase(),
        player: king.player,
        king: king.position,
        rook: rook.position,
        kingType: king.type,
        rookType: rook.type,
      };
    });
  });
}

/** True if king and rook are in place and have not moved. */
export function hasRight(rules: Rules, state: ZrfState, right: CastlingRight): boolean {
  const cells = cellsOf(rules);
  const bit = 1 << unmovedAttribute(rules);
  const isUnmoved = (type: number, at: number) =>
    state.cells[at] === cellOf(cells, type, right.player) &&
    ((state.attributes[at] ?? 0) & bit) !== 0;
  return isUnmoved(right.kingType, right.king) && isUnmoved(right.rookType, right.rook);
}
