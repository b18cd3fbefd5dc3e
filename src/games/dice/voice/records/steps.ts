import type { AnyMatch } from '#core';
import type { JourneyAction, JourneyEvent, JourneyState } from '../../rules/index.ts';

/** One entry of a journey's log, with its effects. */
export interface JourneyStep {
  readonly before: JourneyState;
  readonly action: JourneyAction;
  readonly after: JourneyState;
  readonly events: readonly JourneyEvent[];
}

/** Iterates over the entries of a match, from an index up to the cursor. */
export function* stepsOf(match: AnyMatch, from = 0): Generator<JourneyStep> {
  const { game, cursor, log } = match;
  let before = match.stateAt(from);
  for (let at = from; at < cursor; at++) {
    const entry = log[at];
    if (entry === undefined) return;
    const { state: after, events } = game.apply(before, entry.action);
    yield {
      before: before as JourneyState,
      action: entry.action as JourneyAction,
      after: after as JourneyState,
      events: events as readonly JourneyEvent[],
    };
    before = after;
  }
}
