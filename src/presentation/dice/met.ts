import type { DiceState, PhaseOf } from '../../games/dice/index.ts';

/** The encounter that is going on, under whatever is being chosen. */
export function metNow({ phases }: DiceState): PhaseOf<'encounter'> | undefined {
  return phases.findLast((phase): phase is PhaseOf<'encounter'> => phase.kind === 'encounter');
}
