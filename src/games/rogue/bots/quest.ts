import { isSpent, triggerIn } from '../rules/model/course.ts';
import type { LiveTrigger } from '../rules/model/course.ts';
import { heroMaxHealth } from '../rules/model/hero.ts';
import { isSamePlace } from '../rules/world/place.ts';
import type { RogueAction } from '../rules/model/action.ts';
import type { RogueState } from '../rules/model/state.ts';
import { forecast } from '../rules/turn/triggers.ts';
import type { Place } from '../rules/world/plan.ts';
import type { TriggerKind } from '../rules/world/trigger-kinds.ts';
import { findWayOnFoot, isWalkable } from './search.ts';
import type { IsOpen, Way } from './search.ts';

/** Triggers that change the world or the place, tried when nothing else is left. */
const TRIED: ReadonlySet<TriggerKind> = new Set(['plate', 'teleporter', 'exit']);

function wayTo(
  view: RogueState,
  to: Place,
  isOpen: IsOpen,
  crossesSpikes: boolean,
): Way | undefined {
  const isSpikes = (cell: Place) =>
    crossesSpikes && triggerIn(view.course, cell)?.kind === 'spikes' && survives(view, cell);
  return findWayOnFoot(
    view,
    (cell) => isSamePlace(cell, to),
    (cell) => isOpen(cell) || isSpikes(cell) || isSamePlace(cell, to),
  );
}

function survives(view: RogueState, cell: Place): boolean {
  const effect = forecast(view, cell);
  return effect?.trigger === 'spikes' && effect.health > heroMaxHealth(view.hero) / 2;
}

function walkTo(
  view: RogueState,
  triggers: readonly LiveTrigger[],
  isOpen: IsOpen = (cell) => isWalkable(view, cell),
): RogueAction | undefined {
  for (const crossesSpikes of [false, true]) {
    const ways = triggers.flatMap((one) => wayTo(view, one, isOpen, crossesSpikes) ?? []);
    const [way] = [...ways].sort((one, other) => one.steps - other.steps);
    if (way !== undefined) return { kind: 'move', direction: way.first };
  }
  return undefined;
}

function triggersOf({ course, hero }: RogueState): readonly LiveTrigger[] {
  return (course?.triggers ?? []).filter((one) => !isSamePlace(one, hero.at));
}

/** Walks to the goal once a step onto it wins. */
export function finish(view: RogueState, isOpen?: IsOpen): RogueAction | undefined {
  const goals = triggersOf(view).filter((one) => {
    const effect = forecast(view, one);
    return effect?.trigger === 'reach' && effect.isOpen;
  });
  return walkTo(view, goals, isOpen);
}

/** Walks to a well that is not dry, if the hero is wounded. */
export function drink(view: RogueState, isOpen?: IsOpen): RogueAction | undefined {
  if (view.hero.health > heroMaxHealth(view.hero) / 2) return undefined;
  return walkTo(
    view,
    triggersOf(view).filter((one) => one.kind === 'well' && !isSpent(one)),
    isOpen,
  );
}

/** Tries plates, teleporters and exits, the least used first. */
export function tryTriggers(view: RogueState): RogueAction | undefined {
  const tried = triggersOf(view).filter(({ kind }) => TRIED.has(kind));
  const counts = [...new Set(tried.map(({ uses }) => uses))].sort((one, other) => one - other);
  for (const count of counts) {
    const step = walkTo(
      view,
      tried.filter(({ uses }) => uses === count),
    );
    if (step !== undefined) return step;
  }
  return undefined;
}
