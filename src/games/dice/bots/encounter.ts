import { assertDefined } from '#core';
import type { DiceAction } from '../rules/model/action.ts';
import type { EncounterPhase } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { hooksFor } from '../rules/phases/checks.ts';
import { comfortOf } from '../rules/phases/encounter.ts';
import { damageBy, harmOf } from '../rules/phases/fate.ts';
import { offersOf } from '../rules/phases/rules.ts';
import { hasFlag } from '../rules/effects/hooks.ts';
import { findSkill } from '../rules/skills/index.ts';
import { CERTAINTY } from './check-plan.ts';
import type { Skill, SkillMoment } from '../rules/effects/skill.ts';
import type { Temper } from './mind.ts';
import { reserveOf } from './keepsakes.ts';
import { onlyChoice, peekPick, peekState } from './peek.ts';
import { planCheck } from './plans.ts';
import { actCost, stakesNow } from './stakes.ts';
import type { Stakes } from './stakes.ts';
import { priceOf, priceOfHit } from './worth.ts';

/** Cost of leaving a threat undefeated. */
const POSTPONE_COST = 2;
/** Cost of a failed evasion: dice, a bonus, the better moment. */
const FAILED_EVASION_COST = 0.8;
/** Deducted from checks below the acceptable chance. */
const LOW_CHANCE_PENALTY = 1.5;

interface Meeting {
  readonly state: DiceState;
  readonly phase: EncounterPhase;
  readonly temper: Temper;
  readonly stakes: Stakes;
}

function flightValue({ state, phase, stakes }: Meeting, covered: boolean): number {
  const hooks = hooksFor(state, state.turn.hero, phase.place, phase.card);
  const free = covered || hasFlag(hooks, 'cowardly') || hasFlag(hooks, 'flight-is-free');
  const baseDamage = damageBy(state, phase, 0);
  const damage = free ? 0 : (phase.die.size / 2 + 1) / 2 + baseDamage - harmOf(state);
  const spared = free ? actCost(state, phase) : 0;
  return spared - (damage - baseDamage) * stakes.hit - stakes.loss - POSTPONE_COST;
}

/** Value of doing nothing: the die is lost, or its threat strikes. */
function idleValue({ state, phase, stakes }: Meeting): number {
  const { type, size } = phase.die;
  const { hero } = state.turn;
  if (type === 'DIVINE') {
    return (
      Math.min(comfortOf(state, hero), assertDefined(state.heroes[hero]).pile.length) *
      priceOf(state, hero)
    );
  }
  if (type !== 'ENEMY' && type !== 'VILLAIN') return -stakes.loss;
  return -((size + 1) / 2) * priceOfHit(state, hero) - stakes.loss;
}

function checkValue({ state, temper }: Meeting, action: DiceAction): number {
  const pick = peekPick(state, action);
  const plan = pick === undefined ? undefined : planCheck(state, pick, temper);
  if (plan === undefined) return -Infinity;
  return plan.win < temper.floor ? plan.value - LOW_CHANCE_PENALTY : plan.value;
}

/** Value of the best check that a bonus granted now would serve. */
function helpedValue(meeting: Meeting, action: DiceAction): number {
  const after = { ...meeting, state: peekState(meeting.state, action) };
  let best = -Infinity;
  for (const { action: next, refusal } of offersOf(after.state)) {
    const isCheck =
      next.kind === 'hide' ||
      next.kind === 'discard' ||
      (next.kind === 'use' && CHECKED.includes(findSkill(next.skill).moment));
    if (refusal === undefined && isCheck) best = Math.max(best, checkValue(after, next));
  }
  return best;
}

const CHECKED: readonly SkillMoment[] = ['battle', 'ally'];

/** Value of drawing another die instead of the encountered one. */
const ANOTHER = 0.3;

/** Value of an exploration that does not count. */
const FREE_EXPLORATION = 1.2;

/** Value of five dice back from the discard pile. */
function recoveryWorth({ state }: Meeting): number {
  const { hero } = state.turn;
  return Math.min(5, assertDefined(state.heroes[hero]).pile.length) * priceOf(state, hero);
}

/** Value of a skill used on meeting a die, such as one that sends it away. */
function meetingValue(meeting: Meeting, action: Extract<DiceAction, { kind: 'use' }>): number {
  switch (action.skill) {
    case 'smoke':
      return recoveryWorth(meeting) - POSTPONE_COST;
    case 'wave-off':
      return FREE_EXPLORATION - POSTPONE_COST;
    case 'drive-off':
    case 'way-round':
      return meeting.temper.tempo;
    case 'other-pocket':
      return ANOTHER;
    default:
      return helpedValue(meeting, action);
  }
}

/** Value of an action; `skill` is the one it uses, if any. */
function valueOf(meeting: Meeting, action: DiceAction, skill: Skill | undefined): number {
  if (action.kind === 'use') {
    if (skill?.moment === 'flee') return flightValue(meeting, true) - reserveOf(action.skill);
    if (skill?.moment === 'met') return meetingValue(meeting, action) - reserveOf(action.skill);
  } else if (action.kind === 'acquire') {
    return meeting.temper.chancesOnly ? CERTAINTY : meeting.stakes.win;
  } else if (action.kind === 'forfeit') return idleValue(meeting);
  else if (action.kind === 'flee') return flightValue(meeting, false);
  return checkValue(meeting, action);
}

/**
 * Value of an evasion. A successful one removes the enemy; a failed one leaves the `otherwise`
 * value, less the cost of failing.
 */
function evadeValue(
  { state, phase, temper, stakes }: Meeting,
  action: DiceAction,
  otherwise: number,
): number {
  const pick = peekPick(state, action);
  const plan = pick === undefined ? undefined : planCheck(state, pick, temper);
  if (plan === undefined) return -Infinity;
  if (temper.chancesOnly) return plan.value;
  const routs = action.kind === 'use' && findSkill(action.skill).routs === true;
  const evaded = phase.die.type === 'VILLAIN' ? -POSTPONE_COST : routs ? stakes.win : temper.tempo;
  return plan.win * evaded + (1 - plan.win) * (otherwise - FAILED_EVASION_COST);
}

/** Chooses an action for the encountered die. */
export function meet(state: DiceState, phase: EncounterPhase, temper: Temper): DiceAction {
  const forcedAction = onlyChoice(state);
  if (forcedAction !== undefined) return forcedAction;
  const stakes = stakesNow(state, temper);
  const meeting: Meeting = { state, phase, temper, stakes };
  let best: DiceAction | undefined;
  let bestValue = -Infinity;
  const consider = (action: DiceAction, value: number) => {
    if (best !== undefined && value <= bestValue) return;
    best = action;
    bestValue = value;
  };
  const evasions: DiceAction[] = [];
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined) continue;
    const skill = action.kind === 'use' ? findSkill(action.skill) : undefined;
    if (skill?.moment === 'evade') evasions.push(action);
    else consider(action, valueOf(meeting, action, skill));
  }
  for (const action of evasions) consider(action, evadeValue(meeting, action, bestValue));
  if (best === undefined) throw new RangeError('An encounter has no available action.');
  return best;
}
