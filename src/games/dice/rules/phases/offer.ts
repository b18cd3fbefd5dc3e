import type { ChanceOutcome, Problem, ProblemArgs } from '#core';
import { turnToChange } from '../state/draft.ts';
import { sameAction } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import type { Offer } from '../model/offer.ts';
import type { Phase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';

export type { Offer } from '../model/offer.ts';

/** What a kind of phase does. A phase either settles itself, waits for a choice, or for chance. */
export interface PhaseRules<P extends Phase> {
  /** Goes on where there is nothing to wait for; true where it did. */
  readonly run?: (draft: DiceDraft, phase: P) => boolean;
  readonly player?: (state: DiceState, phase: P) => number;
  readonly offers?: (state: DiceState, phase: P) => Offer[];
  /** Why one action cannot be taken: as the offers have it, found without the others. */
  readonly refuse?: (state: DiceState, phase: P, action: DiceAction) => Problem | undefined;
  readonly outcomes?: (state: DiceState, phase: P) => readonly ChanceOutcome<DiceAction>[];
  /** The stream of the seed that decides among the outcomes. */
  readonly stream?: 'draw' | 'roll';
  readonly act?: (draft: DiceDraft, phase: P, action: DiceAction) => void;
}

export function offer(action: DiceAction, refusal?: Problem): Offer {
  return { action, refusal };
}

export function no(code: string, message: string, args?: ProblemArgs): Problem {
  return args === undefined ? { code, message } : { code, message, args };
}

/** The refusal where the demand is not met. */
export function unless(holds: boolean, refusal: Problem): Problem | undefined {
  return holds ? undefined : refusal;
}

/** Choices that can be taken back in one turn; afterwards a choice once begun is made. */
export const PATIENCE = 200;

const IMPATIENT = no(
  'dice-patience',
  `So many choices have been taken back in this turn (${PATIENCE}) that this one has to be made.`,
);

/** Why a choice cannot be taken back. */
export function backRefusal(state: DiceState): Problem | undefined {
  return unless(state.turn.reversals < PATIENCE, IMPATIENT);
}

/** The offer to take a choice back. */
export function offerBack(state: DiceState, action: DiceAction): Offer {
  return offer(action, backRefusal(state));
}

export function countBack(draft: DiceDraft): void {
  turnToChange(draft).reversals = Math.min(PATIENCE, draft.turn.reversals + 1);
}

export const REFUSALS = {
  unknown: no('dice-action', 'This cannot be done now.'),
  noDice: no('dice-none-fit', 'No dice in the hand are fit for this.'),
  used: no('dice-skill-used', 'This skill has been used already.'),
  pointless: no('dice-pointless', 'There is nothing that this could do now.'),
  noBonus: no('dice-no-bonus', 'Discarding brings no bonus here: hide the die instead.'),
  noTarget: no('dice-no-target', 'There is nobody and nothing to aim this at.'),
} as const;

/** Discarding in vain is not offered, but games of earlier rules in which it was done go on. */
export function isForbidden(problem: Problem | undefined): boolean {
  return problem !== undefined && problem !== REFUSALS.noBonus;
}

/** What has this action: nearly always the very object that was offered. */
export function findAction<T extends { readonly action: DiceAction }>(
  known: readonly T[],
  action: DiceAction,
): T | undefined {
  for (const one of known) if (one.action === action) return one;
  return known.find((one) => sameAction(one.action, action));
}

/** Why an action cannot be taken of those that are offered. */
export function refusalAmong(offers: readonly Offer[], action: DiceAction): Problem | undefined {
  const found = findAction(offers, action);
  return found === undefined ? REFUSALS.unknown : found.refusal;
}
