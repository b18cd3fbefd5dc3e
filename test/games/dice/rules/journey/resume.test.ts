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
/** Entries of a campaign that is broken off. */
const LONG = 900;
/** States are read back this often. */
const OFTEN = 7;

const { route } = game.options;
const routes = route.kind === 'choice' ? route.values : [];
const minds = ['greedy', 'rusher', 'cautious', 'random'];

describe.each(routes)('on the route %s', (way) => {
  it.each(minds)('%s heroes come back to the very same game', (id) => {
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
      while (match.turn.kind === 'decide' && match.cursor < LONG) {
        match.play(mind.choose(match.state, random));
        if (match.cursor % OFTEN > 0) continue;
        const text = game.makeState(match.state);
        expect(game.makeState(must(game.parseState(text)))).toBe(text);
      }
      const snapshot = makeSnapshot(match);
      expect(makeSnapshot(must(resumeTranscript(snapshot, [game])).match)).toBe(snapshot);
    }
  });
});

describe('saves that earlier versions wrote and refused to open', () => {
  it.each(readdirSync(SAVES))('%s is resumed', (name) => {
    const text = readFileSync(`${SAVES}/${name}`, 'utf8');
    const { match } = must(resumeTranscript(text, [game]));
    expect(match.cursor).toBe([...text.matchAll(/^\d+ /gm)].length);
    expect(match.verify(Infinity)).toBe(true);
    expect(match.fault).toBeUndefined();
  });
});
