import { PLAN_FORMAT } from '../src/lab/index.ts';
import type { AnyStudy, Plan } from '../src/lab/index.ts';

/** Study of units that cost nothing, to measure the work around them. */
export function emptyStudy(units: number): AnyStudy {
  const plan: Plan = {
    format: PLAN_FORMAT,
    kind: 'empty',
    game: { id: 'none', rules: 1 },
    options: {},
    seed: 'bench',
    cells: ['only'],
    stop: { kind: 'units', units },
    parameters: {},
  };
  return {
    plan,
    units: () => units,
    emptyTally: () => ({ sum: 0 }),
    play: () => undefined,
    merge: () => undefined,
    isAnswered: () => false,
    report: () => ({ question: { id: '' }, answer: [], sections: [], data: {} }),
    seedOf: () => '',
  };
}
