import {
  assertDefined,
  defaultOptions,
  deriveSeed,
  makeStream,
  startMatch,
  DEFAULT_STREAM,
} from '#core';
import type { Random, Seed } from '#core';
import { describe, expect, it } from 'vitest';
import { followChance, HERO_CLASSES, makeDiceGame } from '#games/dice/rules/index.ts';
import type { DiceGame, DiceOptions, DiceState } from '#games/dice/rules/index.ts';
import { findMind } from '#games/dice/bots/index.ts';
import { glassRoad } from './glass-road.ts';
import { tideBells } from './tide-bells.ts';

const mind = assertDefined(findMind('greedy'));

/** Plays as the lab does. Returns the texts of the states with a decision, and of the last. */
function follow(game: DiceGame, options: DiceOptions, seed: Seed): string[] {
  const streams = new Map<string, Random>();
  const streamOf = (name = DEFAULT_STREAM): Random => {
    const stream = streams.get(name) ?? makeStream(seed, name);
    streams.set(name, stream);
    return stream;
  };
  const whims = makeStream(seed, 'mind');
  const texts: string[] = [];
  let state = game.start(options, seed);
  for (;;) {
    for (let next = followChance(state, streamOf); next !== undefined;) {
      state = next.state;
      next = followChance(state, streamOf);
    }
    texts.push(game.makeState(state));
    if (state.over !== undefined) return texts;
    state = game.apply(state, mind.choose(state, whims)).state;
  }
}

/** The same by a match, which draws from the lists of outcomes. */
function match(game: DiceGame, options: DiceOptions, seed: Seed): string[] {
  const whims = makeStream(seed, 'mind');
  const played = startMatch(game, options, seed);
  const stateOf = () => played.state as DiceState;
  const texts = [game.makeState(stateOf())];
  while (played.turn.kind === 'decide') {
    const result = played.play(mind.choose(stateOf(), whims), played.turn.player);
    if (!result.ok) throw new Error(result.problem.message);
    texts.push(game.makeState(stateOf()));
  }
  return texts;
}

describe('chance followed without lists of outcomes', () => {
  it.each([
    ['Tide Bells', tideBells],
    ['The Glass Road', glassRoad],
  ])('comes to the same states as a match of %s', (_name, { content }) => {
    const game = makeDiceGame(content);
    content.scenarios.forEach(({ id }, index) => {
      const party = HERO_CLASSES.slice(0, 1 + (index % HERO_CLASSES.length)).join();
      const options = { ...defaultOptions(game.options), scenario: id, party };
      const seed = deriveSeed('chance', index);
      expect(follow(game, options, seed)).toEqual(match(game, options, seed));
    });
  });
});
