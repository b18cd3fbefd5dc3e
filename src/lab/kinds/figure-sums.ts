import { defineOwn, own } from '#core';
import { emptyMoments, mergeMoments } from '../statistics/sums.ts';
import type { MomentSums } from '../statistics/sums.ts';

/** Sums of figures, by figure. */
export type FigureSums = Record<string, MomentSums>;

/** Adds the sums of each figure of `more` to `into`. */
export function mergeFigures(into: FigureSums, more: FigureSums): void {
  for (const [name, sums] of Object.entries(more)) {
    const known = own(into, name) ?? emptyMoments();
    mergeMoments(known, sums);
    defineOwn(into, name, known);
  }
}
