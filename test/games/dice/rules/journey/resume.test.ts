import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  assertDefined,
  deriveSeed,
  loadTranscript,
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
import { isDeep, repeats } from '#test/support/deep.ts';
import { tideBells } from '../tide-bells.ts';

const game = makeJourneyGame(tideBells);
const SAVES = 'test/cases/dice-saves';
/** Number of entries before a campaign is stopped. */
const MAX_ENTRIES = 900;
/** Number of entries between round trips of the state. */
const ROUND_TRIP_INTERVAL = repeats(29, 7);

const { route } = game.options;
const routes = route.kind === 'choice' ? route.values : [];
const minds = ['greedy', 'rusher', 'cautious', 'random'];

/** In `npm test`, every route with half of the bots by turns. */
const MINDS_OF = routes.map((way, at) => {
  return [way, minds.filter((_, index) => isDeep || index % 2 === at % 2)] as const;
});

describe.each(MINDS_OF)('on the route %s', (way, some) => {
  it.each(some)('%s heroes resume exactly the same game', (id) => {
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

/** Entries at most between the last checkpoint of an older save and its end. */
const MAX_LOST = 100;
/** Entries played in a continued save. */
const MAX_CONTINUED = 400;

describe('saves from older rules versions', () => {
  const rows = readdirSync(SAVES).map((name) => {
    const text = readFileSync(`${SAVES}/${name}`, 'utf8');
    return { name, text, rules: Number(/^rules (\d+)$/m.exec(text)?.[1]) };
  });

  it('cover all versions since 5, single scenarios and campaigns', () => {
    const kinds = rows.map(
      ({ text, rules }) => `${rules} ${/^option route campaign$/m.test(text)}`,
    );
    expect([...new Set(kinds)].sort()).toEqual(
      [5, 6, 7].flatMap((rules) => [`${rules} false`, `${rules} true`]),
    );
  });

  it.each(rows)('continue from their checkpoint: $name', ({ text, rules }) => {
    const found = reopen({ text }, [game]);
    if (found.kind !== 'fault') throw new RangeError(found.kind);
    const { session, part, reached, saved } = found;
    expect([found.fault, part]).toEqual(['rules', 'checkpoint']);
    expect(saved - reached).toBeLessThanOrEqual(MAX_LOST);
    const match = assertDefined(session).match;
    expect(match.origin?.rules).toBe(rules);
    const mind = assertDefined(findJourneyMind('greedy'));
    const random = makeStream('continued', 'mind');
    while (match.turn.kind === 'decide' && match.cursor < MAX_CONTINUED)
      match.play(mind.choose(match.state as JourneyState, random));
    const snapshot = assertDefined(session).snapshot();
    const again = reopen({ text: snapshot }, [game]);
    expect(again).toMatchObject({ kind: 'whole', problem: undefined });
    if (again.kind === 'whole') expect(again.session.snapshot()).toBe(snapshot);
    expect(must(loadTranscript(snapshot, [game])).match.cursor).toBe(match.cursor);
  });
});
