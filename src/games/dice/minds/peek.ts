import { openDraft } from '../draft.ts';
import { verb } from '../model/action.ts';
import type { DiceAction, Verb } from '../model/action.ts';
import type { Phase, PickPhase } from '../model/phase.ts';
import type { DiceState } from '../model/state.ts';
import { rulesOf } from '../phases/table.ts';
import { offersOf } from '../rules.ts';

/** Whether the action of this name is offered and can be taken. */
export function canDo(state: DiceState, kind: Verb): boolean {
  const wanted = verb(kind);
  for (const { action, refusal } of offersOf(state)) {
    if (action === wanted) return refusal === undefined;
  }
  return false;
}

/** The action that is left where there is but one. */
export function onlyChoice(state: DiceState): DiceAction | undefined {
  let only: DiceAction | undefined;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined) continue;
    if (only !== undefined) return undefined;
    only = action;
  }
  return only;
}

/** The phase that actions lead to when nothing else happens: what they would ask for. */
function peek(state: DiceState, ...actions: readonly DiceAction[]): Phase | undefined {
  const draft = openDraft(state);
  for (const action of actions) {
    const phase = draft.phases.at(-1);
    if (phase === undefined) return undefined;
    rulesOf(phase).act?.(draft, phase, action);
  }
  return draft.phases.at(-1);
}

/** The choice of dice that actions lead to, or undefined where they lead elsewhere. */
export function peekPick(
  state: DiceState,
  ...actions: readonly DiceAction[]
): PickPhase | undefined {
  const phase = peek(state, ...actions);
  return phase?.kind === 'pick' ? phase : undefined;
}
