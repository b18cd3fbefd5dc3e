import { encounterOf } from '../rules/phases/checks.ts';
import type { Help } from '../rules/select/hand-rule.ts';
import type { PickPhase, SkillUse } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { makePlan, termsOf } from './check-plan.ts';
import type { PickPlan, Terms } from './check-plan.ts';
import type { Temper } from './mind.ts';

/** Conditions shared by all plans; cached plans are valid while these are unchanged. */
interface Situation extends Pick<DiceState, 'heroes' | 'places' | 'boons' | 'turn' | 'timer'> {
  readonly encounter: ReturnType<typeof encounterOf>;
  readonly temper: Temper;
}

interface Planned {
  readonly pick: PickPhase;
  readonly plan: PickPlan | undefined;
}

/**
 * Cache of the plans for the last situation. After comparing actions, the bot continues with one of
 * them.
 */
class LastPlans {
  situation: Situation | undefined;
  plans: Planned[] = [];
  terms: Terms[] = [];
}

function isSituation(situation: Situation | undefined, state: DiceState, temper: Temper): boolean {
  return (
    situation?.heroes === state.heroes &&
    situation.places === state.places &&
    situation.boons === state.boons &&
    situation.turn === state.turn &&
    situation.timer === state.timer &&
    situation.temper === temper &&
    situation.encounter === encounterOf(state)
  );
}

function isSameUse(a: SkillUse | undefined, b: SkillUse | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.skill === b.skill && a.way === b.way && a.hero === b.hero && a.target === b.target;
}

/** True if both phases request the same choice in the same situation. */
function isSamePick(a: PickPhase, b: PickPhase): boolean {
  return (
    a.hero === b.hero &&
    a.end === b.end &&
    a.check === b.check &&
    a.fate === b.fate &&
    a.target === b.target &&
    isSameUse(a.use, b.use)
  );
}

function plansFor(state: DiceState, temper: Temper): LastPlans {
  const last = state.world.memory.of(LastPlans);
  if (!isSituation(last.situation, state, temper)) {
    const { heroes, places, boons, turn, timer } = state;
    const encounter = encounterOf(state);
    last.situation = { heroes, places, boons, turn, timer, encounter, temper };
    last.plans = [];
    last.terms = [];
  }
  return last;
}

/** The terms of a check, shared by all ways to make it. */
function termsFor(
  known: Terms[],
  state: DiceState,
  pick: PickPhase,
  helps: readonly Help[],
  temper: Temper,
): Terms {
  for (const one of known) {
    if (one.hero === pick.hero && one.check === pick.check && one.helps === helps) return one;
  }
  const terms = termsOf(state, pick, helps, temper);
  known.push(terms);
  return terms;
}

/** The best choice of dice for a check, or undefined if the hand has none. */
export function planCheck(state: DiceState, pick: PickPhase, temper: Temper): PickPlan | undefined {
  const { rule } = pick;
  if (rule.kind !== 'uses') return undefined;
  // The die to banish is not part of the situation, so the plan is not cached.
  if (pick.end === 'banish') {
    return makePlan(state, pick, rule, termsOf(state, pick, rule.helps, temper));
  }
  const { plans, terms } = plansFor(state, temper);
  for (const cached of plans) if (isSamePick(cached.pick, pick)) return cached.plan;
  const plan = makePlan(state, pick, rule, termsFor(terms, state, pick, rule.helps, temper));
  plans.push({ pick, plan });
  return plan;
}
