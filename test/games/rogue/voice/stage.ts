import { readFileSync } from 'node:fs';
import { defaultOptions, must } from '#core';
import { makeMap, readWorld, rogue } from '#games/rogue/rules/index.ts';
import type {
  RogueAction,
  RogueEvent,
  RogueOptions,
  RogueState,
} from '#games/rogue/rules/index.ts';
import { Messages } from '#i18n';
import { Alarms } from '#games/rogue/voice/alarms.ts';
import { RogueErrand } from '#games/rogue/voice/errands.ts';
import type { Errand, ErrandHabits, Stop } from '#games/rogue/voice/errands.ts';

/** A run in a world that is written as a world file. */
export function runIn(world: string, options: Partial<RogueOptions> = {}): RogueState {
  const map = makeMap(must(readWorld(world).plan));
  const all = { ...defaultOptions(rogue.options), world: 'file', map, ...options };
  return rogue.start(all as RogueOptions, 'seed');
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

/** Lets an errand go on to its end, as one of a run with these habits. */
export function send(
  state: RogueState,
  errand: Errand,
  habits: Partial<ErrandHabits> = {},
): Played & { readonly stop: Stop } {
  const run = new RogueErrand(errand, { alarms: new Alarms(), loot: 'useful', ...habits });
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
  return new Messages({
    language,
    sources: ['common', 'rogue-words', 'rogue', 'runs'].map(source),
  });
}

const GOES_ON: readonly Stop['reason'][] = ['pause', 'full', 'better'];

/** Presses Explore until nothing is left to explore, or somebody is met. */
export function exploreAll(
  start: RogueState,
  habits: Partial<ErrandHabits> = {},
): Played & { readonly stop: Stop } {
  const all = { alarms: new Alarms(), ...habits };
  let sent = send(start, { kind: 'explore' }, all);
  const events = [...sent.events];
  for (let press = 1; GOES_ON.includes(sent.stop.reason) && press < 40; press++) {
    sent = send(sent.state, { kind: 'explore' }, all);
    events.push(...sent.events);
  }
  return { ...sent, events };
}
