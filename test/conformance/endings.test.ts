import { describe, expect, it } from 'vitest';
import { assertDefined, checkEnd, defaultOptions, makeStream } from '#core';
import type { AnyGame, Game, GameEvent, OptionValues, Random } from '#core';
import { caves, playerOf } from '#games/caves/rules/index.ts';
import { findCavesMind } from '#games/caves/bots/index.ts';
import { rogue } from '#games/rogue/rules/index.ts';
import { findRogueMind } from '#games/rogue/bots/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { repeats } from '../support/deep.ts';

interface Mind<S, A> {
  choose(view: S, random: Random): A;
}

/** Last step of a bot's run, or of its first `most` turns. */
function playOut<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  mind: Mind<S, A> | undefined,
  seed: string,
  { most = Infinity, weaken = (state: S) => state } = {},
) {
  const random = makeStream(seed, 'mind');
  let state = game.start(defaultOptions(game.options), seed);
  for (let turns = 1; ; turns++) {
    const step = game.apply(state, assertDefined(mind).choose(game.view(state, 0), random));
    if (game.turn(step.state).kind === 'over' || turns >= most) return step;
    state = weaken(step.state);
  }
}

const TURNS = 150;

function seeds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `end ${at}`);
}

describe("a bot's run", () => {
  it.each(['end 3', ...seeds(repeats(0, 100))])(
    'ends with its final event in Caves: %s',
    (seed) => {
      const step = playOut(caves, findCavesMind('walker'), seed);
      expect(checkEnd(caves as unknown as AnyGame, step)).toBeUndefined();
      expect(playerOf(step.state).hp === 0).toBe(step.state.ending?.kind === 'died');
    },
  );

  it('ends with its final event in Rogue, with a hero of low health', () => {
    const weaken = (state: RogueState): RogueState => ({
      ...state,
      hero: { ...state.hero, health: 1 },
    });
    const found = seeds(repeats(20, 200)).map((seed) => {
      const step = playOut(rogue, findRogueMind('walker'), seed, { most: TURNS, weaken });
      return checkEnd(rogue, step);
    });
    expect(found).toContain(undefined);
  });
});
