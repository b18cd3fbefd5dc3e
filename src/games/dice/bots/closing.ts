import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import type { DiceState } from '../rules/state/state.ts';
import { usableSkills } from '../rules/phases/interior.ts';
import { offersOf } from '../rules/phases/rules.ts';
import type { PickPlan } from './check-plan.ts';
import type { Temper } from './mind.ts';
import { closingAid } from './keepsakes.ts';
import { canDo, peekPick } from './peek.ts';
import { planCheck } from './plans.ts';

type Manner = 'hide' | 'discard';

interface ClosingPlan extends PickPlan {
  readonly manner: Manner;
}

/** The better manner of a closing check. `planFor` returns the plan for each manner. */
function betterManner(planFor: (manner: Manner) => PickPlan | undefined): ClosingPlan | undefined {
  let best: ClosingPlan | undefined;
  for (const manner of ['hide', 'discard'] as const) {
    const plan = planFor(manner);
    if (plan === undefined || (best !== undefined && plan.value <= best.value)) continue;
    const { slots, value, win } = plan;
    best = { slots, value, win, manner };
  }
  return best;
}

/** Chooses the better manner for the current closing check. */
export function chooseClosing(state: DiceState, temper: Temper): DiceAction {
  const plan = betterManner((manner) => {
    const pick = peekPick(state, VERB[manner]);
    return pick === undefined ? undefined : planCheck(state, pick, temper);
  });
  return VERB[plan?.manner ?? 'hide'];
}

const isAny = () => true;

/**
 * Closes the location if allowed and either likely enough to succeed or the location is exhausted.
 */
export function tryClosing(state: DiceState, temper: Temper): DiceAction | undefined {
  const place = state.places[assertDefined(state.heroes[state.turn.hero]).at];
  if (place?.open !== true) return undefined;
  const floor = place.bag.length + place.hidden === 0 ? 0.08 : temper.closeFloor;
  if (canDo(state, VERB.close)) {
    const plan = betterManner((manner) => {
      const pick = peekPick(state, VERB.close, VERB[manner]);
      return pick === undefined ? undefined : planCheck(state, pick, temper);
    });
    const isWorth = plan !== undefined && plan.win >= floor && plan.value > 0;
    const aid = plan === undefined ? undefined : closingAid(state, plan.win);
    return aid ?? (isWorth ? VERB.close : undefined);
  }
  for (const action of usableSkills(state, 'close', isAny, undefined)) {
    const pick = peekPick(state, action);
    const plan = pick === undefined ? undefined : planCheck(state, pick, temper);
    if (plan !== undefined && plan.win >= 0.6 && plan.value > 1) return action;
  }
  return undefined;
}

/** True if every escape route of the villain can be guarded, which makes guarding worthwhile. */
function canBeCornered(state: DiceState): boolean {
  const encounter = state.phases.find((phase) => phase.kind === 'encounter');
  return state.places.every(({ open, villain, known }, place) => {
    if (!open || place === encounter?.place || (known && villain !== undefined)) return true;
    if (encounter?.guarded.includes(place) === true) return true;
    return state.heroes.some(({ alive, at }) => alive && at === place);
  });
}

/** Guards a location against the villain's escape if he can still be cornered. */
export function guardPlace(state: DiceState, temper: Temper): DiceAction {
  if (!canBeCornered(state)) return VERB.forfeit;
  let best = VERB.forfeit;
  let bestChance = temper.closeFloor * 0.3;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined || action.kind !== 'hero') continue;
    const plan = betterManner((manner) => {
      const pick = peekPick(state, action, VERB[manner]);
      return pick === undefined ? undefined : planCheck(state, pick, temper);
    });
    if (plan === undefined || plan.win <= bestChance) continue;
    [best, bestChance] = [action, plan.win];
  }
  return best;
}
