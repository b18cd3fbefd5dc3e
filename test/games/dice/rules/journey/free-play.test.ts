import { expect, it, test } from 'vitest';
import { assertDefined, makeStream, makeTranscript, Match, must } from '#core';
import { loadTranscript } from '#core';
import type { AnyGame } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { JourneyOptions } from '#games/dice/rules/index.ts';
import { tideBells } from '../tide-bells.ts';

const game = makeJourneyGame(tideBells);
const mind = assertDefined(findJourneyMind('greedy'));

function free(level: number, party = 'brawler,mystic'): JourneyOptions {
  return { route: `free-${level}`, party, difficulty: 'normal', mode: 'story' };
}

function scenarioOf(options: JourneyOptions, seed: string) {
  return assertDefined(game.start(options, seed).scene).world.scenario;
}

it('free play is a route of an adventure for each level', () => {
  const { route } = game.options;
  expect(route.kind === 'choice' && route.values).toEqual(
    expect.arrayContaining(['free-1', 'free-2', 'free-3']),
  );
});

it('free play is composed from the seed', () => {
  expect(scenarioOf(free(2), 'a')).toEqual(scenarioOf(free(2), 'a'));
  expect(scenarioOf(free(2), 'a')).not.toEqual(scenarioOf(free(2), 'b'));
  expect(scenarioOf(free(3), 'a').level).toBe(3);
});

it('free play gives heroes the typical growth for its level', () => {
  const dice = (level: number) =>
    game.start(free(level), 'a').campaign.heroes.flatMap(({ sheet }) => sheet.dice).length;
  expect(dice(3)).toBeGreaterThan(dice(1));
});

test.each([1, 2, 3])(
  'free play at level %i can be finished and restored from its transcript',
  (level) => {
    const options = free(level, 'brawler,hunter,mystic');
    const match = new Match(game, options, `free ${level}`);
    const random = makeStream('free', 'mind');
    while (match.turn.kind === 'decide') {
      match.play(mind.choose(match.state, random));
      if (match.cursor % 40 === 0) {
        const text = game.makeState(match.state);
        expect(game.makeState(must(game.parseState(text)))).toBe(text);
      }
    }
    expect(match.turn.kind).toBe('over');
    expect(match.cursor).toBeLessThan(game.longest(options));
    const loaded = must(loadTranscript(makeTranscript(match), [game as unknown as AnyGame]));
    expect(loaded.match.cursor).toBe(match.cursor);
  },
);
