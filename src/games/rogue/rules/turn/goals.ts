import { largest } from '#core';
import { triggerIn } from '../model/course.ts';
import type { Course } from '../model/course.ts';
import { GOAL_KINDS } from '../model/goals.ts';
import type { GoalKind, GoalState } from '../model/goals.ts';
import type { RogueOptions } from '../model/options.ts';
import type { RogueState } from '../model/state.ts';
import type { WorldPlan } from '../world/plan.ts';

type MobOptions = Pick<RogueOptions, 'part'>;

/** Number of mobs at the start of a world. */
export function mobsOf({ mobs }: WorldPlan, { part }: MobOptions): number {
  return part === 'one' ? 0 : mobs.length;
}

function hasGoals({ goals = [], triggers = [] }: WorldPlan): boolean {
  return goals.length > 0 || triggers.some(({ kind }) => kind === 'reach' || kind === 'treasure');
}

/** True if the mobs of a world must die. Linked worlds without any goal must all be cleared. */
export function mustClear(plans: readonly WorldPlan[], { goals = [] }: WorldPlan): boolean {
  if (goals.some(({ kind }) => kind === 'clear')) return true;
  return plans.length > 1 && !plans.some(hasGoals);
}

/** All goals of linked worlds at the start. */
export function goalsOf(plans: readonly WorldPlan[], options: MobOptions): readonly GoalState[] {
  const placed = plans.flatMap(({ triggers = [] }) => triggers);
  const hostile = plans.filter((plan) => mustClear(plans, plan));
  const turns = plans.flatMap(({ goals = [] }) =>
    goals.flatMap((goal) => (goal.kind === 'survive' ? [goal.turns] : [])),
  );
  const totals: Readonly<Record<GoalKind, number>> = {
    treasure: placed.filter(({ kind }) => kind === 'treasure').length,
    clear: hostile.reduce((sum, plan) => sum + mobsOf(plan, options), 0),
    survive: turns.length === 0 ? 0 : largest(turns),
    reach: placed.some(({ kind }) => kind === 'reach') ? 1 : 0,
  };
  return GOAL_KINDS.flatMap((kind) => {
    const total = totals[kind];
    return total === 0 ? [] : [{ kind, total, left: total }];
  });
}

/** Amount missing for a goal; 0 if it is met or not required. */
export function goalLeft({ goals }: Course, kind: GoalKind): number {
  return goals.find((goal) => goal.kind === kind)?.left ?? 0;
}

/** The goals after a turn. */
export function updateGoals(state: RogueState, course: Course): readonly GoalState[] {
  const { hero, turns, mobsLeft } = state;
  let areOthersMet = true;
  return course.goals.map((goal): GoalState => {
    const left = leftOf(goal);
    areOthersMet &&= left === 0;
    return left === goal.left ? goal : { ...goal, left };
  });

  function leftOf({ kind, total }: GoalState): number {
    switch (kind) {
      case 'treasure':
        return total - course.treasures;
      case 'clear':
        return course.foes.elsewhere + (course.foes.here ? mobsLeft : 0);
      case 'survive':
        return Math.max(0, total - turns);
      case 'reach':
        return areOthersMet && triggerIn(course, hero.at)?.kind === 'reach' ? 0 : 1;
    }
  }
}
