/** How many times faster than usual a review goes on by itself: long games are watched in minutes. */
export const REVIEW_PACES = [1, 10, 50, 250] as const;
export type ReviewPace = (typeof REVIEW_PACES)[number];

/** Milliseconds from one look to the next where it goes faster than usual. */
const LOOK = 90;
/** Above this pace several steps are taken between two looks. */
const MAX_SINGLE = 10;

/** How many steps are taken between two looks. */
export function strideOf(pace: ReviewPace): number {
  return Math.max(1, pace / MAX_SINGLE);
}

/** How long a position is looked at, in milliseconds, where that is `usual` otherwise. */
export function restOf(pace: ReviewPace, usual: number): number {
  return pace === 1 ? usual : LOOK;
}

/** From this many entries on a game is a long one, and nobody wants to see each of them. */
export const LONG_REVIEW = 120;
