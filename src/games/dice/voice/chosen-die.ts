import { phaseOf } from '../rules/index.ts';
import type { DiceAction, DiceState, Die, Hero } from '../rules/index.ts';

/** The hero whose dice are being chosen from in the current phase, or undefined. */
export function chooserOf(state: DiceState): Hero | undefined {
  const phase = phaseOf(state);
  if (phase?.kind === 'pick' || phase?.kind === 'target') return state.heroes[phase.hero];
  return phase?.kind === 'pile' ? state.heroes[phase.owner] : undefined;
}

/** The die chosen by an action; undefined if it chooses none. */
export function chosenDie(state: DiceState, action: DiceAction): Die | undefined {
  const hero = chooserOf(state);
  if (action.kind === 'hand') return hero?.hand.main[action.at];
  if (action.kind === 'ally') return hero?.hand.allies[action.at];
  return action.kind === 'pile' ? hero?.pile[action.at] : undefined;
}

/**
 * True if an action chooses a visible die and needs no button. A pile is on the table while dice
 * are taken from it, but not while a skill targets one of them.
 */
export function isDieChoice({ kind }: DiceAction, scene: DiceState): boolean {
  if (kind === 'pile') return phaseOf(scene)?.kind === 'pile';
  return kind === 'hand' || kind === 'ally';
}
