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

/** A run in a world given as world file text. */
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

/** Runs an automatic action to its end with the given settings. */
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
    sources: ['common', 'rogue-words', 'rogue-things', 'rogue-floors', 'rogue', 'runs'].map(source),
  });
}

const CONTINUABLE: readonly Stop['reason'][] = ['pause', 'full', 'better'];

/** Repeats auto-explore until everything is explored or a mob appears. */
export function exploreAll(
  start: RogueState,
  habits: Partial<ErrandHabits> = {},
): Played & { readonly stop: Stop } {
  const all = { alarms: new Alarms(), ...habits };
  let sent = send(start, { kind: 'explore' }, all);
  const events = [...sent.events];
  for (let press = 1; CONTINUABLE.includes(sent.stop.reason) && press < 40; press++) {
    sent = send(sent.state, { kind: 'explore' }, all);
    events.push(...sent.events);
  }
  return { ...sent, events };
}
