import { assertDefined } from '#core';
import { changedChunks } from '#kit/grid/chunk-map.ts';
import { count, list, StateTextError, textIn, word } from '#kit/text/state-reading.ts';
import type { Course, LeftWorld, LiveTrigger } from '../model/course.ts';
import { GOAL_KINDS } from '../model/goals.ts';
import type { GoalState } from '../model/goals.ts';
import type { RogueOptions } from '../model/options.ts';
import type { Ground } from '../model/state.ts';
import { groundOf } from '../turn/ground.ts';
import { mustClear } from '../turn/goals.ts';
import { PLACES } from '../world/map-text.ts';
import type { WorldPlan } from '../world/plan.ts';
import { COLOURS } from '../world/trigger-kinds.ts';
import { makeTrigger, readTriggers } from '../world/trigger-line.ts';
import {
  isAnyOrder,
  isInOrder,
  readChunks,
  readSeen,
  writeChunks,
  writeSeen,
} from './chunks-text.ts';
import { readItem, readMob, writeItem, writeMob } from './things-text.ts';

const MAX_COUNT = 10_000_000;
const MAX_TRIGGERS = 1_000_000;
const MAX_WORLDS = 100;
const SUBJECT = 'the triggers';

/** Triggers and goals as JSON. Known ground contains its triggers, made ground only their uses. */
export function writeCourse(course: Course, ground: Ground['kind']): unknown {
  const { world, name, keys, treasures, triggers, goals, foes, left } = course;
  return [
    [world, treasures, foes.here ? 1 : 0, foes.elsewhere],
    name,
    keys,
    triggers.map((one) => (ground === 'made' ? one.uses : [makeTrigger(one, PLACES), one.uses])),
    goals.map(({ kind, total, left: missing }) => [kind, total, missing]),
    left.map(writeLeft),
  ];
}

function writeLeft(left: LeftWorld): unknown {
  const { world, ground, items, mobs, mobsLeft, nextMob, seen, triggers } = left;
  return [
    [world, mobsLeft, nextMob],
    triggers.map(({ uses }) => uses),
    writeChunks(changedChunks(ground.items, items), writeItem),
    writeChunks(changedChunks(ground.mobs, mobs), writeMob),
    writeSeen(seen),
  ];
}

/** Parses the output of `writeCourse`; `plans` is undefined for known ground. */
export function readCourse(
  json: unknown,
  plans: readonly WorldPlan[] | undefined,
  options: RogueOptions,
): Course | undefined {
  if (json === undefined) {
    const isPlain = (plan: WorldPlan) => plan.triggers === undefined && plan.goals === undefined;
    if (plans === undefined || (plans.length === 1 && plans.every(isPlain))) return undefined;
    throw new StateTextError(SUBJECT);
  }
  const [numbers, name, keys, triggers, goals, left] = list(json, 6, SUBJECT);
  const [world = 0, treasures = 0, here = 0, elsewhere = 0] = list(numbers, 4, SUBJECT).map(
    (value) => count(value, MAX_COUNT, SUBJECT),
  );
  const plan = plans?.[world];
  if (plans !== undefined && plan === undefined) throw new StateTextError('the world');
  const isCleared = plans === undefined || plan === undefined ? here === 1 : mustClear(plans, plan);
  return {
    world,
    name: plan === undefined ? textIn(name, 'the world') : (plan.name ?? ''),
    keys: list(keys, COLOURS.length, 'the keys').map((one) => word(one, COLOURS, 'the keys')),
    treasures,
    triggers: plan === undefined ? readKnown(triggers) : readUses(triggers, plan),
    goals: list(goals, GOAL_KINDS.length, 'the goals').map(readGoal),
    foes: { here: isCleared, elsewhere },
    left: list(left, MAX_WORLDS, 'the worlds').map((one) => readLeft(one, plans ?? [], options)),
  };
}

function readGoal(json: unknown): GoalState {
  const [kind, total, left] = list(json, 3, 'the goals');
  return {
    kind: word(kind, GOAL_KINDS, 'the goals'),
    total: count(total, MAX_COUNT, 'the goals'),
    left: count(left, MAX_COUNT, 'the goals'),
  };
}

function readUses(json: unknown, { triggers = [] }: WorldPlan): readonly LiveTrigger[] {
  const uses = list(json, triggers.length, SUBJECT);
  if (uses.length !== triggers.length) throw new StateTextError(SUBJECT);
  return triggers.map((trigger, index): LiveTrigger => ({
    ...trigger,
    uses: count(uses[index], MAX_COUNT, SUBJECT),
  }));
}

function readKnown(json: unknown): readonly LiveTrigger[] {
  return list(json, MAX_TRIGGERS, SUBJECT).map((entry): LiveTrigger => {
    const [text, uses] = list(entry, 2, SUBJECT);
    const [trigger] = readTriggers(textIn(text, SUBJECT), PLACES)?.triggers ?? [];
    if (trigger === undefined) throw new StateTextError(SUBJECT);
    return { ...trigger, uses: count(uses, MAX_COUNT, SUBJECT) };
  });
}

function readLeft(json: unknown, plans: readonly WorldPlan[], options: RogueOptions): LeftWorld {
  const [numbers, uses, items, mobs, seen] = list(json, 5, 'the worlds');
  const [world = 0, mobsLeft = 0, nextMob = 0] = list(numbers, 3, 'the worlds').map((value) =>
    count(value, MAX_COUNT, 'the worlds'),
  );
  if (world >= plans.length) throw new StateTextError('the worlds');
  const plan = assertDefined(plans[world]);
  const triggers = readUses(uses, plan);
  const ground = groundOf(plan, options, triggers);
  return {
    world,
    ground,
    items: readChunks(items, ground.items, readItem, isAnyOrder),
    mobs: readChunks(mobs, ground.mobs, (one) => readMob(one, nextMob), isInOrder),
    mobsLeft,
    nextMob,
    seen: readSeen(seen),
    triggers,
  };
}
