import { wornItems } from '../rules/index.ts';
import type { RogueState } from '../rules/index.ts';
import { mobsShown } from './known.ts';
import { isBetterFor } from './loot.ts';

const STEPS_EXPLAINED = 4;
const GOAL_EXPLAINED = 10;
const EXPLORING_EXPLAINED = 40;
const EXPLAINED = 120;

/** Beginner's hints for the first turns. */
export type RogueHint = 'walk' | 'use' | 'fight' | 'goal' | 'explore';

/**
 * True if the hero has equipment to put on: better items at first, later any for an empty place.
 */
function shouldWear({ turns, hero }: RogueState): boolean {
  const isBetter = isBetterFor(hero);
  const holdsBetter = hero.slots.some((kind) => kind !== null && isBetter(kind));
  return holdsBetter && (turns < EXPLAINED || wornItems(hero).length === 0);
}

/** The hint for the current state; undefined if none applies. */
export function hintFor(state: RogueState): RogueHint | undefined {
  const { turns, mobsLeft, course } = state;
  // Other goals are always shown.
  const mustClear = mobsLeft > 0 && (course === undefined || course.goals.length === 0);
  if (turns < STEPS_EXPLAINED) return 'walk';
  if (shouldWear(state)) return 'use';
  if (turns < EXPLAINED && mobsShown(state).length > 0) return 'fight';
  if (turns < GOAL_EXPLAINED && mustClear) return 'goal';
  return turns < EXPLORING_EXPLAINED ? 'explore' : undefined;
}
