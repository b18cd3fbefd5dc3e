import { closeDraft, openDraft } from '../rules/state/draft.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { NO_TARGET, useOn } from '../rules/state/phase.ts';
import type { Phase, PickPhase } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { plainPick } from '../rules/phases/encounter.ts';
import { closingHere, pickClosing } from '../rules/phases/villain.ts';
import { skillPick, wayIn } from '../rules/phases/skills.ts';
import { rulesOf } from '../rules/phases/table.ts';
import { offersOf, phaseOf, refuse } from '../rules/phases/rules.ts';
import { findSkillRow } from '../rules/skills/index.ts';

/** True if the action is allowed. */
export function canDo(state: DiceState, action: DiceAction): boolean {
  return refuse(state, action) === undefined;
}

/** The only available action, or undefined if several or none are available. */
export function onlyChoice(state: DiceState): DiceAction | undefined {
  let only: DiceAction | undefined;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined) continue;
    if (only !== undefined) return undefined;
    only = action;
  }
  return only;
}

/** The state right after an action, before anything else happens. */
export function peekState(state: DiceState, action: DiceAction): DiceState {
  const draft = openDraft(state);
  const phase = draft.phases.at(-1);
  if (phase !== undefined) rulesOf(phase).act?.(draft, phase, action);
  return closeDraft(draft);
}

/** The phase right after one or two actions, before anything else happens. */
function peek(state: DiceState, action: DiceAction, second?: DiceAction): Phase | undefined {
  const draft = openDraft(state);
  const phase = draft.phases.at(-1);
  if (phase === undefined) return undefined;
  rulesOf(phase).act?.(draft, phase, action);
  const next = draft.phases.at(-1);
  if (second === undefined || next === undefined) return next;
  rulesOf(next).act?.(draft, next, second);
  return draft.phases.at(-1);
}

/** The choice of dice of a check that is made in one of two manners. */
function pickInManner(
  state: DiceState,
  phase: Phase | undefined,
  manner: 'hide' | 'discard',
): PickPhase | undefined {
  if (phase?.kind === 'encounter') return plainPick(state, phase, manner);
  return phase?.kind === 'closing' ? pickClosing(state, phase, manner) : undefined;
}

/** The choice of dice required directly by an action without other effects; undefined otherwise. */
function pickAtOnce(state: DiceState, action: DiceAction): PickPhase | undefined {
  const phase = phaseOf(state);
  if (action.kind === 'hide' || action.kind === 'discard') {
    return pickInManner(state, phase, action.kind);
  }
  if (action.kind !== 'use') return undefined;
  const row = findSkillRow(action.skill);
  const { aim, can } = row.skill;
  if (aim !== undefined || can !== undefined) return undefined;
  if (wayIn(row, action.way).uses.length === 0) return undefined;
  return skillPick(state, useOn(action, NO_TARGET), row);
}

/** The choice of dice for closing the location in a manner; undefined for other actions. */
function pickOfClosing(
  state: DiceState,
  action: DiceAction,
  manner: DiceAction,
): PickPhase | undefined {
  if (action.kind !== 'close' || phaseOf(state)?.kind !== 'interior') return undefined;
  if (manner.kind !== 'hide' && manner.kind !== 'discard') return undefined;
  return pickClosing(state, closingHere(state), manner.kind);
}

/**
 * The choice of dice required after one or two actions, or undefined if they lead to another phase.
 */
export function peekPick(
  state: DiceState,
  action: DiceAction,
  second?: DiceAction,
): PickPhase | undefined {
  const atOnce =
    second === undefined ? pickAtOnce(state, action) : pickOfClosing(state, action, second);
  if (atOnce !== undefined) return atOnce;
  const phase = peek(state, action, second);
  return phase?.kind === 'pick' ? phase : undefined;
}
