import type { Position } from '#core';

/** Advantage in pawns that makes a win about 85 % likely. */
const LEADING = 4;
/** Scale of games without a natural unit: the largest score is this many units. */
const UNITS_OF_BOUND = 128;
/** Bound of scores from which they are not points of the game. */
const MIN_ABSTRACT_BOUND = 4096;

/** Largest score and usual unit of a position. */
export type ScoreScale = Pick<Position<unknown>, 'bound' | 'margin'>;

/** Unit of scores: a pawn or a man, or a point of the game; undefined if there is none. */
function unitOf({ bound, margin = 0 }: ScoreScale): number | undefined {
  if (margin > 0) return margin;
  return bound < MIN_ABSTRACT_BOUND ? 1 : undefined;
}

/** Score of a position in numbers that people compare. */
export interface Standing {
  /** First player's lead in pawns, men or points; omitted in games without such a unit. */
  readonly units?: number;
  /** First player's expected score, from 0 to 1: a win counts 1, a draw 0.5. */
  readonly expected: number;
}

/**
 * Converts a first player's score. The curve has the shape of a logistic function, computed without
 * functions that differ between engines.
 */
export function standingOf(scale: ScoreScale, value: number, isProven: boolean): Standing {
  const unit = unitOf(scale);
  const units = unit === undefined ? {} : { units: value / unit };
  const isEnd = Math.abs(value) === scale.bound || isProven;
  if (isEnd) return { ...units, expected: value === 0 ? 0.5 : Number(value > 0) };
  const x = value / (unit ?? scale.bound / UNITS_OF_BOUND) / LEADING;
  return { ...units, expected: 0.5 + (0.5 * x) / Math.sqrt(1 + x * x) };
}

/** Expected score of a player, given that of the first. */
export function expectedFor(player: number, expected: number): number {
  return player === 0 ? expected : 1 - expected;
}
