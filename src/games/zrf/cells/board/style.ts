import type { Roles, Rules } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { pieceSetOf, isOnTiles } from './piece-sets.ts';
import type { PieceSet } from './piece-sets.ts';
import { colourOf, colourWords, inksOf } from './inks.ts';

/**
 * Brightness of a board: `medium` for white and black pieces and for tiles, which are legible on it,
 * `deep` for pieces of other colours.
 */
export type Tone = 'medium' | 'deep';

export type Side = 0 | 1;

/** Properties of all pieces of a game that decide their drawing. */
export interface Style {
  readonly pieceSet: PieceSet;
  readonly tone: Tone;
  /** By player: 0 for white pieces, or those of the first player; 1 for black, or the second. */
  readonly sides: readonly Side[];
  /** By position, false for places of dice and of men that are home. */
  readonly isSquare: readonly boolean[];
  /** By player. */
  readonly inks: readonly InkColour[];
}

/** Shade of a player's pieces by name or picture; undefined if they are neither white nor black. */
function shadeOf(rules: Rules, player: number): Side | undefined {
  const words = colourWords(rules, player);
  if (words.some((word) => word === 'black' || word === 'dark')) return 1;
  return words.some((word) => word === 'white' || word === 'light') ? 0 : undefined;
}

function toneOf(rules: Rules, pieceSet: PieceSet, sides: readonly Side[]): Tone {
  if (isOnTiles(pieceSet)) return 'medium';
  const deciding = [...rules.players.keys()].filter((at) => rules.players[at]?.kind === 'decides');
  if (deciding.length !== 2) return 'deep';
  if (deciding.some((player) => colourOf(rules, player) !== undefined)) return 'deep';
  return new Set(deciding.map((player) => sides[player])).size === 2 ? 'medium' : 'deep';
}

/** Style of a game; without roles, all types count as men and all positions as squares. */
export function styleOf(rules: Rules, roles?: Pick<Roles, 'isMan' | 'isField' | 'faces'>): Style {
  const pieceSet = pieceSetOf(rules, roles?.isMan);
  // Tiles of both sides have one colour, so the order counts.
  const sides = rules.players.map(
    (_, player): Side =>
      (isOnTiles(pieceSet) ? undefined : shadeOf(rules, player)) ?? (player === 1 ? 1 : 0),
  );
  const tone = toneOf(rules, pieceSet, sides);
  const inks = sides.map((side): InkColour => (side === 1 ? 'black' : 'white'));
  const isByDice = roles !== undefined && roles.faces.size > 0;
  const isSquare = rules.board.positions.map((_, at) => !isByDice || roles.isField[at] === true);
  return { pieceSet, tone, sides, inks: tone === 'deep' ? inksOf(rules) : inks, isSquare };
}
