/** Speed factors of a running review, so that long games can be watched in minutes. */
export const REVIEW_PACES = [1, 10, 50, 250] as const;
export type ReviewPace = (typeof REVIEW_PACES)[number];

/** Milliseconds per position above normal speed. */
const FAST_REST = 90;
/** Maximum speed factor at which every step is shown. */
const MAX_SINGLE = 10;

/** Number of steps per position shown. */
export function strideOf(pace: ReviewPace): number {
  return Math.max(1, pace / MAX_SINGLE);
}

/** Milliseconds per position; `usual` is the value at normal speed. */
export function restOf(pace: ReviewPace, normalRest: number): number {
  return pace === 1 ? normalRest : FAST_REST;
}

/** Number of entries from which a game counts as long, so that a review may skip steps. */
export const LONG_REVIEW = 120;
