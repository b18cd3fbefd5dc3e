import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  assertDefined,
  deriveSeed,
  makeSnapshot,
  makeStream,
  must,
  randomOptions,
  resumeTranscript,
} from '#core';
import { Match } from '#core/match.ts';
import { reopen } from '#play';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type {
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
} from '#games/dice/rules/index.ts';
import { repeats } from '#test/support/deep.ts';
import { tideBells } from '../tide-bells.ts';

const game = makeJourneyGame(tideBells);
const SAVES = 'test/cases/dice-saves';
/** Number of entries before a campaign is stopped. */
const MAX_ENTRIES = 900;
/** Number of entries between round trips of the state. */
const ROUND_TRIP_INTERVAL = 7;

const { route } = game.options;
const routes = route.kind === 'choice' ? route.values : [];
const minds = ['greedy', 'rusher', 'cautious', 'random'];

describe.each(routes)('on the route %s', (way) => {
  it.each(minds)('%s heroes resume exactly the same game', (id) => {
    const mind = assertDefined(findJourneyMind(id));
    for (let index = 0; index < repeats(1, 40); index++) {
      const seed = deriveSeed(`${way} ${id}`, index);
      const drawn = randomOptions(game.options, makeStream(seed, 'options')) as JourneyOptions;
      const match = new Match<JourneyState, JourneyAction, JourneyEvent, JourneyOptions>(
        game,
        { ...drawn, route: way },
        seed,
      );
      const random = makeStream(seed, 'mind');
      while (match.turn.kind === 'decide' && match.cursor < MAX_ENTRIES) {
        match.play(mind.choose(match.state, random));
        if (match.cursor % ROUND_TRIP_INTERVAL > 0) continue;
        const text = game.makeState(match.state);
        expect(game.makeState(must(game.parseState(text)))).toBe(text);
      }
      const snapshot = makeSnapshot(match);
      expect(makeSnapshot(must(resumeTranscript(snapshot, [game])).match)).toBe(snapshot);
    }
  });
});

describe('saves from older rules versions', () => {
  const reopened = readdirSync(SAVES).map((name) => {
    const text = readFileSync(`${SAVES}/${name}`, 'utf8');
    return { name, ...reopen({ text }, [game]) };
  });

  it('open up to the first difference, which is reported', () => {
    const faults = reopened.map((one) => (one.kind === 'fault' ? one.fault : one.kind));
    for (const fault of faults) expect(fault).toBe('rules');
  });

  it.each(reopened)('are verified: $name', (one) => {
    const session = one.kind === 'unknown' ? undefined : one.session;
    expect(session?.match.cursor).toBeGreaterThan(10);
    expect(session?.match.verify(Infinity)).toBe(true);
    expect(session?.match.fault).toBeUndefined();
  });
});
