import { describe, expect, test } from 'vitest';
import { deriveSeed, makeStream, Match, must, pick } from '#core';
import type { Seed } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openContent, rulesFiles } from './content.ts';
import { repeats } from '#test/support/deep.ts';

const SEED: Seed = 'rules at random';
const GAMES = repeats(1, 5);
/** Step limit, because puzzles and races can last very long at random. */
const STEPS = repeats(50, 400);
/** Interval between text checks, because texts of large boards are long. */
const READ_EVERY = 7;
function expectTextsToRoundTrip(game: ZrfGame, state: ZrfState, action: ZrfAction): void {
  const text = game.makeState(state);
  expect(game.makeState(must(game.parseState(text)))).toBe(text);
  expect(must(game.parseAction(state, game.makeAction(state, action)))).toEqual(action);
}

/** Plays up to the step limit; returns the number of entries. */
function playSome(game: ZrfGame, variant: string, seed: Seed): number {
  const match = new Match(game, { variant }, seed);
  const random = makeStream(seed, 'player');
  for (let step = 0; match.turn.kind === 'decide' && step < STEPS; step += 1) {
    const { actions, player } = match.turn;
    const action = pick(random, actions);
    if (step % READ_EVERY === 0) expectTextsToRoundTrip(game, match.state, action);
    expect(match.play(action, player).ok).toBe(true);
  }
  return match.cursor;
}

describe.each(rulesFiles)('%s', (file) => {
  const game = openContent(file);
  test.each(game.variants.map(({ key }) => key))('%s', (variant) => {
    for (let index = 0; index < GAMES; index += 1) {
      const length = playSome(game, variant, deriveSeed(SEED, index));
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(game.longest({ variant }));
    }
    const play = game.playOf(variant);
    expect(play.load(play.start(variant)).faults.size).toBe(0);
  });
});
