import { CHANCE } from '#core';
import type { AnyMatch } from '#core';
import type { JourneyEvent, JourneyState } from '../rules/index.ts';
import { checksIn } from './table.ts';
import type { CheckShown } from './checks.ts';
import type { DiceWords } from './words.ts';

/** An action and all its events. */
export interface PlayedStep {
  readonly before: JourneyState;
  readonly events: readonly JourneyEvent[];
}

/** The last decision among the first `at` entries of a match, with the rolls and draws after it. */
export function lastStep(match: AnyMatch, at = match.cursor): PlayedStep | undefined {
  let first = at - 1;
  while (first > 0 && match.entryAt(first)?.by === CHANCE) first -= 1;
  if (first < 0) return undefined;
  const indices = Array.from({ length: at - first }, (_, index) => first + index);
  return {
    before: match.stateAt(first) as JourneyState,
    events: indices.flatMap((index) => match.eventsAt(index) as readonly JourneyEvent[]),
  };
}

/** The last check of a step, after its roll. */
export function checkIn(step: PlayedStep | undefined, words: DiceWords): CheckShown | undefined {
  return step && checksIn(step.before, step.events, words).at(-1);
}
