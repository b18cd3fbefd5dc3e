import { assertDefined } from '#core';
import { EMPTY, typeOf } from '../compile/cell.ts';
import type { Play } from '../run/play.ts';

/** The share of a piece whose ways to move count in full. */
export const WHOLE_SHARE = 16;

/**
 * How much the ways to move of each type of piece count. One that is worth more than most has many ways
 * but cannot use them where lesser pieces attack: they count for less, the more it is worth.
 */
export function waySharesByType({ rules }: Play, values: readonly number[]): readonly number[] {
  const worths = rules.setup.pieces.map(({ type }) => assertDefined(values[type])).filter(Boolean);
  const usual = worths.reduce((sum, value) => sum + value, 0) / Math.max(1, worths.length);
  return values.map((value) => {
    const part = usual === 0 || value <= usual ? 1 : usual / value;
    return Math.round(WHOLE_SHARE * part * part);
  });
}

/** The same by cell; undefined where the ways of all pieces count the same. */
export function waySharesByCell(
  { program }: Play,
  shares: readonly number[],
): Int32Array | undefined {
  if (shares.every((share) => share === WHOLE_SHARE)) return undefined;
  const { cells } = program.classes;
  return Int32Array.from({ length: cells.count }, (_, cell) =>
    cell === EMPTY ? 0 : assertDefined(shares[typeOf(cells, cell)]),
  );
}
