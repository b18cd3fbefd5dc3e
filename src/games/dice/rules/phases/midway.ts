import type { Phase, PickPhase } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { phaseOf } from './rules.ts';

/** True for losing dice or treating a WOUND, which are separate decisions. */
function isSeparateDecision({ end, mask }: PickPhase): boolean {
  return (end === 'lose' || end === 'pay' || end === 'cure') && mask.length === 0;
}

/** Phases that always occur in the middle of a decision. */
const MIDWAY_PHASES: readonly Phase['kind'][] = ['target', 'pile', 'closing'];

/**
 * True if a decision has begun but is not complete: where to travel, which die to give to whom,
 * which dice to roll. Undo takes back whole decisions, not their steps.
 */
export function isMidway(state: DiceState): boolean {
  const phase = phaseOf(state);
  if (phase?.kind === 'pick') return !isSeparateDecision(phase);
  return phase !== undefined && MIDWAY_PHASES.includes(phase.kind);
}
