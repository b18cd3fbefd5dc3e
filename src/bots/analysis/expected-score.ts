import type { Position } from '#core';

/** Advantage in pawns that makes a win about 85 % likely. */
const LEADING = 4;
/** Scale of games without a natural unit: this many units are the largest score. */
const UNITS_OF_BOUND = 128;

/** Unit of a position's scores: a pawn or a man, or a point of the game. */
export function unitOf({ bound, margin = 0 }: Pick<Position<unknown>, 'bound' | 'margin'>): number {
  return margin > 0 ? margin : Math.max(1, Math.trunc(bound / UNITS_OF_BOUND));
}

/** Score of a position in numbers that people compare. */
export interface Standing {
  /** First player's lead, in units. */
  readonly units: number;
  /** First player's expected score, from 0 to 1: a win counts 1, a draw 0.5. */
  readonly expected: number;
}

/**
 * Converts a first player's score. The curve has the shape of a logistic function, computed without
 * functions that differ between engines.
 */
export function standingOf(
  position: Pick<Position<unknown>, 'bound' | 'margin'>,
  value: number,
  isProven: boolean,
): Standing {
  const units = value / unitOf(position);
  const isEnd = Math.abs(value) === position.bound || isProven;
  if (isEnd) return { units, expected: value === 0 ? 0.5 : Number(value > 0) };
  const x = units / LEADING;
  return { units, expected: 0.5 + (0.5 * x) / Math.sqrt(1 + x * x) };
}

/** Expected score of a player, given that of the first. */
export function expectedFor(player: number, expected: number): number {
  return player === 0 ? expected : 1 - expected;
}
