import { assertDefined } from '#core';
import { findWay, keyOf, cellMarks } from '#kit/grid/way.ts';
import type { Course, LeftWorld } from '../model/course.ts';
import type { RogueOptions } from '../model/options.ts';
import { DIRECTIONS, neighbourIn } from '../world/place.ts';
import type { RogueState } from '../model/state.ts';
import { mobIn } from '../model/by-chunk.ts';
import { floorIn } from '../world/floors/names.ts';
import type { Place, WorldPlan } from '../world/plan.ts';
import { goalsOf, mobsOf, mustClear } from './goals.ts';
import { groundOf, liveTriggers } from './ground.ts';

/** Triggers, goals and links of a run at its start; undefined if its world has none. */
export function newCourse(
  plans: readonly WorldPlan[],
  options: Pick<RogueOptions, 'part'>,
): Course | undefined {
  const first = assertDefined(plans[0]);
  const { triggers = [], goals = [], name = '' } = first;
  if (plans.length === 1 && triggers.length === 0 && goals.length === 0) return undefined;
  const others = plans.slice(1).filter((plan) => mustClear(plans, plan));
  return {
    world: 0,
    name,
    keys: [],
    treasures: 0,
    triggers: liveTriggers(first),
    goals: goalsOf(plans, options),
    foes: {
      here: mustClear(plans, first),
      elsewhere: others.reduce((sum, plan) => sum + mobsOf(plan, options), 0),
    },
    left: [],
  };
}

function freshWorld(plan: WorldPlan, world: number, options: RogueOptions): LeftWorld {
  const ground = groundOf(plan, options);
  const { items, mobs, mobCount } = ground;
  const triggers = liveTriggers(plan);
  return {
    world,
    ground,
    items,
    mobs,
    mobsLeft: mobCount,
    nextMob: mobCount,
    seen: undefined,
    triggers,
  };
}

/** The hero leaves for another world, which is new or as the hero left it. */
export function travel(state: RogueState, name: string, plans: readonly WorldPlan[]): RogueState {
  const { options, ground, items, mobs, mobsLeft, nextMob, seen } = state;
  const course = assertDefined(state.course);
  const world = plans.findIndex((plan) => plan.name === name);
  const plan = assertDefined(plans[world]);
  const entered =
    course.left.find((one) => one.world === world) ?? freshWorld(plan, world, options);
  const { triggers } = course;
  const leaving = { world: course.world, ground, items, mobs, mobsLeft, nextMob, seen, triggers };
  const left = [...course.left.filter((one) => one.world !== world), leaving];
  const here = mustClear(plans, plan);
  const elsewhere =
    course.foes.elsewhere + (course.foes.here ? mobsLeft : 0) - (here ? entered.mobsLeft : 0);
  const { world: _, triggers: live, ...contents } = entered;
  const after: RogueState = {
    ...state,
    ...contents,
    inSight: [],
    course: {
      ...course,
      world,
      name,
      triggers: live,
      foes: { here, elsewhere },
      left: left.sort((one, other) => one.world - other.world),
    },
  };
  const depth = Math.max(after.hero.depth, floorIn(name)?.number ?? 0);
  return { ...after, hero: { ...after.hero, at: arrivalIn(after, course.name), depth } };
}

const MAX_SEARCHED = 10_000;

/** The exit that leads back, or the start; if a mob is there, the nearest free cell. */
function arrivalIn(state: RogueState, from: string): Place {
  const back = state.course?.triggers.find((one) => one.kind === 'exit' && one.world === from);
  const at = back ?? state.ground.start;
  const start = { x: at.x, y: at.y };
  const isFree = (place: Place) => mobIn(state.mobs, place) === undefined;
  if (isFree(start)) return start;
  const way = findWay({
    from: start,
    steps: DIRECTIONS,
    beside: neighbourIn,
    keyOf,
    marks: cellMarks,
    isFree: ({ x, y }) => !state.ground.walls.has(x, y),
    isGoal: isFree,
    most: MAX_SEARCHED,
  });
  return way === undefined ? start : way.reduce(neighbourIn, start);
}
