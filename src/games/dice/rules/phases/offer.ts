import type { ChanceOutcome, Problem, ProblemArgs, Random } from '#core';
import { turnToChange } from '../state/draft.ts';
import { sameAction } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import type { Offer } from '../model/offer.ts';
import type { Phase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';

export type { Offer } from '../model/offer.ts';

/**
 * Behaviour of a kind of phase. A phase settles itself, waits for a choice, or waits for chance.
 */
export interface PhaseRules<P extends Phase> {
  /** Continues if there is nothing to wait for; returns true if it did. */
  readonly run?: (draft: DiceDraft, phase: P) => boolean;
  readonly player?: (state: DiceState, phase: P) => number;
  readonly offers?: (state: DiceState, phase: P) => Offer[];
  /** Reason against one action, as in the offers, computed without the others. */
  readonly refuse?: (state: DiceState, phase: P, action: DiceAction) => Problem | undefined;
  readonly outcomes?: (state: DiceState, phase: P) => readonly ChanceOutcome<DiceAction>[];
  /** Draws one of the outcomes without listing them; the same one as from the list. */
  readonly sample?: (state: DiceState, phase: P, random: Random) => DiceAction;
  /** Random stream for choosing among the outcomes. */
  readonly stream?: 'draw' | 'roll';
  readonly act?: (draft: DiceDraft, phase: P, action: DiceAction) => void;
}

export function offer(action: DiceAction, refusal?: Problem): Offer {
  return { action, refusal };
}

export function no(code: string, message: string, args?: ProblemArgs): Problem {
  return args === undefined ? { code, message } : { code, message, args };
}

/** The refusal, if the condition is not met. */
export function unless(holds: boolean, refusal: Problem): Problem | undefined {
  return holds ? undefined : refusal;
}

/** Choices that can be taken back in one turn. After that, a choice must be completed. */
export const MAX_REVERSALS = 200;

const TOO_MANY_REVERSALS = no(
  'dice-patience',
  `You have taken back too many choices this turn (${MAX_REVERSALS}). You have to make this one.`,
);

/** Reason against taking back a choice. */
export function takeBackRefusal(state: DiceState): Problem | undefined {
  return unless(state.turn.reversals < MAX_REVERSALS, TOO_MANY_REVERSALS);
}

/** The offer to take a choice back. */
export function offerTakeBack(state: DiceState, action: DiceAction): Offer {
  return offer(action, takeBackRefusal(state));
}

export function countTakeBack(draft: DiceDraft): void {
  turnToChange(draft).reversals = Math.min(MAX_REVERSALS, draft.turn.reversals + 1);
}

export const REFUSALS = {
  unknown: no('dice-action', "You can't do this now."),
  noDice: no('dice-none-fit', 'No die in your hand fits.'),
  used: no('dice-skill-used', 'This skill has already been used this turn.'),
  usedUp: no('dice-keepsake-used', 'This has already been used in this scenario.'),
  pointless: no('dice-pointless', 'Nothing to use it on.'),
  noBonus: no('dice-no-bonus', 'Discarding gives no bonus here. Hide the die instead.'),
  noTarget: no('dice-no-target', 'There is no valid target.'),
} as const;

/**
 * True for refusals that are enforced. Pointless discards are not offered, but saves
 * from older rules versions may contain them.
 */
export function isForbidden(problem: Problem | undefined): boolean {
  return problem !== undefined && problem !== REFUSALS.noBonus;
}

/** The entry with this action, nearly always the same object as offered. */
export function findAction<T extends { readonly action: DiceAction }>(
  candidates: readonly T[],
  action: DiceAction,
): T | undefined {
  for (const one of candidates) if (one.action === action) return one;
  return candidates.find((one) => sameAction(one.action, action));
}

/** Reason against an action, according to the offers. */
export function refusalAmong(offers: readonly Offer[], action: DiceAction): Problem | undefined {
  const found = findAction(offers, action);
  return found === undefined ? REFUSALS.unknown : found.refusal;
}
