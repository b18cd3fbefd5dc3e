import { assertDefined } from '#core';
import { EMPTY, typeOf } from '../compile/cell.ts';
import type { Play } from '../run/play.ts';

/** Share of a piece whose mobility counts in full. */
export const WHOLE_SHARE = 16;

/**
 * Weight of each type's mobility. Pieces of above-average value have many moves that they cannot
 * use where weaker pieces attack. Their mobility counts less, the higher their value.
 */
export function waySharesByType({ rules }: Play, values: readonly number[]): readonly number[] {
  const worths = rules.setup.pieces.map(({ type }) => assertDefined(values[type])).filter(Boolean);
  const usual = worths.reduce((sum, value) => sum + value, 0) / Math.max(1, worths.length);
  return values.map((value) => {
    const fraction = usual === 0 || value <= usual ? 1 : usual / value;
    return Math.round(WHOLE_SHARE * fraction * fraction);
  });
}

/** Weights of mobility by cell; undefined if all are equal. */
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
