import { phaseOf } from '../rules/index.ts';
import type { DiceAction, DiceState, Die, Hero } from '../rules/index.ts';

/** The hero whose dice are chosen from in the phase in progress, and which of his dice. */
export function chooserOf(state: DiceState): Hero | undefined {
  const phase = phaseOf(state);
  if (phase?.kind === 'pick' || phase?.kind === 'target') return state.heroes[phase.hero];
  return phase?.kind === 'pile' ? state.heroes[phase.owner] : undefined;
}

/** The die that an action chooses; undefined where it chooses none. */
export function chosenDie(state: DiceState, action: DiceAction): Die | undefined {
  const hero = chooserOf(state);
  if (action.kind === 'hand') return hero?.hand.main[action.at];
  if (action.kind === 'ally') return hero?.hand.allies[action.at];
  return action.kind === 'pile' ? hero?.pile[action.at] : undefined;
}

/**
 * Whether an action chooses a die that is shown as such, and needs no button of its own. A pile lies
 * on the table while dice are taken from it, not while a skill is aimed at one of them.
 */
export function isDieChoice({ kind }: DiceAction, scene: DiceState): boolean {
  if (kind === 'pile') return phaseOf(scene)?.kind === 'pile';
  return kind === 'hand' || kind === 'ally';
}
