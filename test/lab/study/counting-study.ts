import { PLAN_FORMAT } from '#lab';
import type { AnyStudy, Plan, Stop } from '#lab';

/** Indexes of the played units, in the order of merging. */
export interface IndexTally {
  readonly indexes: number[];
}

/**
 * Study that plays nothing and records its units. It is answered when the sum of the hashes of a
 * cell's units is divisible by `stop.width * 100`, a whole number.
 */
export function countingStudy(cells: number, stop: Stop, units = Infinity): AnyStudy {
  const plan: Plan = {
    format: PLAN_FORMAT,
    kind: 'counting',
    game: { id: 'none', rules: 0 },
    options: {},
    seed: 'counting',
    cells: Array.from({ length: cells }, (_, cell) => `cell ${cell}`),
    stop,
    parameters: {},
  };
  const indexesOf = (tally: unknown) => (tally as IndexTally).indexes;
  return {
    plan,
    units: () => units,
    emptyTally: (): IndexTally => ({ indexes: [] }),
    play(_, index, tally) {
      indexesOf(tally).push(index);
      return undefined;
    },
    merge(into, more) {
      for (const index of indexesOf(more)) indexesOf(into).push(index);
    },
    isAnswered: (all) =>
      stop.kind === 'until' &&
      all.every(({ tally, units: played }) => {
        const sum = indexesOf(tally).reduce((total, index) => total + ((index * 7919) % 31), 0);
        return (sum + played) % Math.round(stop.width * 100) === 0;
      }),
    seedOf: (_, index) => `seed ${index}`,
    report: ({ cells: all, isComplete }) => ({
      question: { id: 'lab-question-perft' },
      answer: [],
      sections: [],
      data: { isComplete, indexes: all.map(({ tally }) => indexesOf(tally)) },
    }),
  };
}
