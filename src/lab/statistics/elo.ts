import type { Estimate, Share } from './interval.ts';

/** Elo difference at a score: 400 log10(score / (1 - score)), infinite at 0 and 1. */
export function eloAt(score: number): number {
  if (score <= 0) return -Infinity;
  return score >= 1 ? Infinity : 400 * Math.log10(score / (1 - score));
}

/** Expected score at an Elo difference: 1 / (1 + 10^(-elo / 400)). */
export function scoreAt(elo: number): number {
  return 1 / (1 + Math.exp((-elo / 400) * Math.LN10));
}

/** Elo difference of a score and of its bounds. */
export function eloOf({ share, least, most }: Share): Estimate {
  return { value: eloAt(share), least: eloAt(least), most: eloAt(most) };
}
