import { readFileSync } from 'node:fs';
import { defaultOptions, must } from '../../../src/core/index.ts';
import { makeMap, readWorld, rogue } from '../../../src/games/rogue/index.ts';
import type { RogueAction, RogueEvent, RogueState } from '../../../src/games/rogue/index.ts';
import { Messages } from '../../../src/i18n/index.ts';
import { ErrandRun } from '../../../src/presentation/rogue/errands.ts';
import type { Errand, Stop } from '../../../src/presentation/rogue/errands.ts';

/** A run in a world that is written as a world file. */
export function runIn(world: string): RogueState {
  const map = makeMap(must(readWorld(world).plan));
  return rogue.start({ ...defaultOptions(rogue.options), world: 'file', map }, 'seed');
}

export interface Played {
  readonly state: RogueState;
  readonly events: readonly RogueEvent[];
}

export function play(state: RogueState, ...actions: readonly RogueAction[]): Played {
  const events: RogueEvent[] = [];
  let now = state;
  for (const action of actions) {
    const step = rogue.apply(now, action);
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** Lets an errand go on to its end. */
export function send(state: RogueState, errand: Errand): Played & { readonly stop: Stop } {
  const run = new ErrandRun(errand);
  let now = state;
  let last: readonly RogueEvent[] = [];
  const events: RogueEvent[] = [];
  for (;;) {
    const next = run.next(now, last);
    if (next.kind === 'stop') return { state: now, events, stop: next.stop };
    const step = rogue.apply(now, next.action);
    [now, last] = [step.state, step.events];
    events.push(...last);
  }
}

export function wordsIn(language: string): Messages {
  const source = (topic: string) =>
    readFileSync(`content/locales/${language}/${topic}.ftl`, 'utf8');
  return new Messages({ language, sources: [source('rogue-words'), source('rogue')] });
}
