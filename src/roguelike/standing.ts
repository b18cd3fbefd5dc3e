/** Rank of a run among all saved runs of its game with a score. */
export interface Standing {
  readonly score: number;
  readonly place: number;
  readonly count: number;
}

/** Ranks a score among the scores of other runs; undefined for a run without a score. */
export function standingAmong(score: number, others: readonly number[]): Standing | undefined {
  if (score <= 0) return undefined;
  const scored = others.filter((other) => other > 0);
  const better = scored.filter((other) => other > score);
  return { score, place: better.length + 1, count: scored.length + 1 };
}
