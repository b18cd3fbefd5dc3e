import { assertDefined } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Play } from '../run/play.ts';
import { WHOLE_SHARE } from './way-shares.ts';

/** Share of mobility below which a piece is too valuable to go out first. */
const MAJOR_SHARE = WHOLE_SHARE / 6;
/** Value of a minor piece, at least, as a multiple of the unit of advantage. */
const MINOR = 2;
/** Part of the unit that a major piece outside costs while all minor pieces are at home. */
const STRAY_DIVISOR = 0.5;

/** Marks of a piece on a position. */
export const PLACE = { other: 0, home: 1, stray: 2 } as const;

/**
 * Development of pieces from the setup: minor pieces should leave their first positions before the
 * most valuable ones, which weaker pieces chase around the board.
 */
export interface Development {
  /** `marks[cell * positions + position]`, of `PLACE`. */
  readonly marks: Uint8Array;
  /** For each player, the cost of a stray major piece for each minor piece at home. */
  readonly costs: readonly number[];
}

/** Derives development from the setup; undefined where pieces are too equal for it. */
export function developmentOf(
  { program, rules }: Play,
  { values, shares }: { readonly values: readonly number[]; readonly shares: readonly number[] },
  unit: number,
): Development | undefined {
  const { positions } = program;
  const { cells } = program.classes;
  const isMajor = (type: number) =>
    assertDefined(values[type]) > 0 && assertDefined(shares[type]) <= MAJOR_SHARE;
  const isMinor = (type: number) =>
    unit > 0 && !isMajor(type) && assertDefined(values[type]) > MINOR * unit;
  const marks = new Uint8Array(cells.count * positions);
  const minors = rules.players.map(() => 0);
  for (const { player, type, position } of rules.setup.pieces) {
    const row = cellOf(cells, type, player) * positions;
    if (isMajor(type)) {
      for (let at = row; at < row + positions; at += 1) {
        if (marks[at] !== PLACE.home) marks[at] = PLACE.stray;
      }
      marks[row + position] = PLACE.home;
    } else if (isMinor(type)) {
      marks[row + position] = PLACE.home;
      minors[player] = assertDefined(minors[player]) + 1;
    }
  }
  // A major piece at home is neither stray nor undeveloped.
  for (const { player, type, position } of rules.setup.pieces) {
    if (isMajor(type)) marks[cellOf(cells, type, player) * positions + position] = PLACE.other;
  }
  if (minors.every((count) => count === 0) || !marks.includes(PLACE.stray)) return undefined;
  return { marks, costs: minors.map((count) => unit / (STRAY_DIVISOR * Math.max(1, count))) };
}
