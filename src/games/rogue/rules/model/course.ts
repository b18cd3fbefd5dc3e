import type { Cells } from '#kit/grid/cell-set.ts';
import type { Colour, PlacedTrigger } from '../world/trigger-kinds.ts';
import type { Place } from '../world/plan.ts';
import { isSamePlace } from '../world/place.ts';
import type { GoalState } from './goals.ts';
import type { WorldContents } from './ground.ts';

/** A trigger during a run. */
export type LiveTrigger = PlacedTrigger & {
  /** Number of times it has been used; for gates, moved. */
  readonly uses: number;
};

/** Another world of the run as the hero left it. */
export interface LeftWorld extends WorldContents {
  readonly world: number;
  readonly triggers: readonly LiveTrigger[];
}

/** Everything about triggers, goals and linked worlds; only in runs that have some. */
export interface Course {
  /** The current world, counted from 0. */
  readonly world: number;
  readonly name: string;
  readonly keys: readonly Colour[];
  readonly treasures: number;
  readonly triggers: readonly LiveTrigger[];
  readonly goals: readonly GoalState[];
  /** Mobs that the goal `clear` counts: in this world if `here`, and in all others. */
  readonly foes: { readonly here: boolean; readonly elsewhere: number };
  /** Visited worlds other than the current one, ascending. */
  readonly left: readonly LeftWorld[];
}

/** True for a door or gate that is closed now. */
export function isClosed(trigger: LiveTrigger): boolean {
  if (trigger.kind === 'door') return trigger.uses === 0;
  return trigger.kind === 'gate' && trigger.isOpen === (trigger.uses % 2 === 1);
}

/** True if a trigger can no longer do anything. */
export function isSpent(trigger: LiveTrigger): boolean {
  if (trigger.kind === 'well') return trigger.uses >= trigger.drinks;
  return USED_ONCE.has(trigger.kind) && trigger.uses > 0;
}

const USED_ONCE: ReadonlySet<LiveTrigger['kind']> = new Set(['key', 'chest', 'treasure', 'door']);

/** The walls, with all closed doors and gates. */
export function withClosed(walls: Cells, triggers: readonly LiveTrigger[]): Cells {
  const closed = triggers.filter(isClosed);
  if (closed.length === 0) return walls;
  const all = walls.copy();
  for (const { x, y } of closed) all.add(x, y);
  return all;
}

/** The trigger in a cell. */
export function triggerIn(
  course: Pick<Course, 'triggers'> | undefined,
  place: Place,
): LiveTrigger | undefined {
  return course?.triggers.find((one) => isSamePlace(one, place));
}
