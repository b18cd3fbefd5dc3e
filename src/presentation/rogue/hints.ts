import type { RogueState } from '../../games/rogue/index.ts';
import { mobsShown } from './known.ts';

const STEPS_EXPLAINED = 4;
const EXPLORING_EXPLAINED = 40;
const EXPLAINED = 120;

/** What the first turns explain. */
export type RogueHint = 'walk' | 'fight' | 'use' | 'explore';

/** What is worth explaining in a state of the first turns; undefined where nothing is. */
export function hintFor(state: RogueState): RogueHint | undefined {
  const { turns, hero } = state;
  if (turns < STEPS_EXPLAINED) return 'walk';
  if (turns < EXPLAINED && mobsShown(state).length > 0) return 'fight';
  const isArmed = hero.worn.sword !== null;
  const isHolding = (hero.slots[hero.selected] ?? null) !== null;
  if (turns < EXPLAINED && isHolding && !isArmed) return 'use';
  return turns < EXPLORING_EXPLAINED ? 'explore' : undefined;
}
