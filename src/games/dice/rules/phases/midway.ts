import type { Phase, PickPhase } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { phaseOf } from './rules.ts';

/** Dice that have to be lost, or a WOUND that may be cured, are asked for: a decision of its own. */
function isAsked({ end, mask }: PickPhase): boolean {
  return (end === 'lose' || end === 'cure') && mask.length === 0;
}

/** What is always asked in the midst of a decision. */
const DETAILS: readonly Phase['kind'][] = ['target', 'pile', 'closing'];

/**
 * Whether a decision has begun and is not made yet: where to travel, which die to give to whom,
 * which dice to roll. What undo takes back is the decision, not its steps.
 */
export function isMidway(state: DiceState): boolean {
  const phase = phaseOf(state);
  if (phase?.kind === 'pick') return !isAsked(phase);
  return phase !== undefined && DETAILS.includes(phase.kind);
}
