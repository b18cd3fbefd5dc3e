import { caves } from '#games/caves/rules/index.ts';
import type { CavesAction, CavesEvent, CavesState } from '#games/caves/rules/index.ts';
import { CavesErrand } from '#games/caves/voice/errands.ts';
import type { Errand } from '#games/caves/voice/errands.ts';

/** Runs an automatic action to its end. */
export function carryOut(start: CavesState, errand: Errand, left?: ReadonlySet<number>) {
  const run = new CavesErrand(errand, left);
  let state = start;
  let events: readonly CavesEvent[] = [];
  const actions: CavesAction[] = [];
  for (;;) {
    const next = run.next(state, events);
    if (next.kind === 'stop') return { state, actions, stop: next.stop };
    actions.push(next.action);
    ({ state, events } = caves.apply(state, next.action));
  }
}

/** Looks around, then runs an automatic action to its end. */
export function send(start: CavesState, errand: Errand, left?: ReadonlySet<number>) {
  return carryOut(caves.apply(start, { kind: 'wait' }).state, errand, left);
}
