import { describe, expect, it } from 'vitest';
import {
  chooseAction,
  RANDOM,
  rateActions,
  search,
  STRENGTH_WORDS,
  strengthAt,
  strengths,
  think,
} from '#bots';
import type { Strength } from '#bots';
import { deriveSeed, makeRandom, makeStream, randomOptions, startMatch } from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { loadGames } from '#games/index.ts';
import { kalah } from '#games/kalah/rules/index.ts';
import { makePosition } from '#games/kalah/rules/position.ts';
import { toss } from '../core/toss.ts';
import { repeats } from '../support/deep.ts';
import { noughts, plainNoughts } from './noughts.ts';
import { kalahStart, kalahState } from './positions.ts';

const games = await loadGames();

/** Limits the entries of games that can last extremely long. */
function maxPlies({ game, options }: AnyMatch): number {
  return game.longest(options) > 50_000 ? 60 : Infinity;
}

/** Lets bots play a whole game. Throws if a bot chooses an illegal action. */
function playOut(match: AnyMatch, seats: readonly Strength[]): AnyMatch {
  const random = makeStream(match.seed, 'bots');
  for (;;) {
    const { game, turn, state } = match;
    if (turn.kind !== 'decide' || match.cursor >= maxPlies(match)) return match;
    const strength = seats[turn.player % seats.length] as Strength;
    const action = chooseAction(game, game.view(state, turn.player), turn.player, strength, random);
    expect(game.refuse(state, action)).toBeUndefined();
    match.play(action, turn.player);
  }
}

const QUICK: Strength = { algorithm: 'alpha-beta', nodes: 60, errors: 30 };
const mixed: readonly AnyGame[] = [...games, toss, noughts, plainNoughts];

describe.each(mixed.map((game) => [game.id, game] as const))('bots in %s', (_id, game) => {
  it('play legal actions under all options', () => {
    for (let index = 0; index < repeats(4, 25); index++) {
      const seed = deriveSeed('bots', index);
      const options = randomOptions(game.options, makeStream(seed, 'options'));
      const match = playOut(startMatch(game, options, seed), [QUICK, strengths.novice]);
      expect(match.turn.kind === 'over' || match.cursor === maxPlies(match)).toBe(true);
      playOut(startMatch(game, options, seed), [RANDOM]);
    }
  });
});

describe("a bot's choice", () => {
  const start = kalahStart();
  const choose = (strength: Strength, seed: number, state = start) =>
    chooseAction(kalah, state, state.mover, strength, makeRandom(seed, 0, 0));

  it.each([1, 2, 3, 4])('is the same for the same seed: strength %i', (level) => {
    const choices = Array.from({ length: 12 }, (_, seed) => choose(strengthAt(level), seed));
    expect(choices).toEqual(choices.map((_, seed) => choose(strengthAt(level), seed)));
    expect(new Set(choices).size).toBeGreaterThan(level < 4 ? 1 : 0);
  });

  it('at the strongest level is the perfect start for every seed', () => {
    expect([choose(strengths.master, 1), choose(strengths.master, 2)]).toEqual([3, 3]);
  });

  it('deviates from the best action at its error rate, but never from the only action', () => {
    const best = search(makePosition(start), { nodes: 50 }).action;
    const often = (errors: number) =>
      Array.from({ length: 400 }, (_, seed) =>
        choose({ ...QUICK, nodes: 50, errors }, seed),
      ).filter((action) => action !== best).length / 4;
    expect(often(0)).toBe(0);
    expect(Math.abs(often(30) - 30)).toBeLessThan(8);
    expect(often(100)).toBe(100);
    const forced = kalahState('<3,5,5,0,1,0,2,2,2>');
    expect(choose({ ...QUICK, nodes: 50, errors: 100 }, 1, forced)).toBe(2);
  });

  it('can be made in slices', () => {
    const strength: Strength = { algorithm: 'alpha-beta', nodes: 5000, errors: 20 };
    for (let seed = 0; seed < 10; seed++) {
      const thought = think(kalah, start, 0, strength, makeRandom(seed, 0, 0));
      expect(kalah.refuse(start, thought.choice().action)).toBeUndefined();
      let slices = 1;
      while (!thought.run(100)) slices += 1;
      expect(slices).toBe(50);
      expect(thought.choice().action).toBe(choose(strength, seed));
      expect(thought.choice().finding?.nodes).toBe(5000);
    }
  });

  it('uses its whole time limit with a clock, whatever the number of positions', () => {
    const heavy: typeof kalah = {
      ...kalah,
      position: (state) => Object.assign(makePosition(state), { isHeavy: true }),
    };
    const strength: Strength = { algorithm: 'alpha-beta', nodes: 5000, heavyNodes: 500, errors: 0 };
    const nodesBy = (game: typeof kalah, step: number, isTimed: boolean) => {
      const thought = think(game, start, 0, { ...strength, isTimed }, makeRandom(1, 0, 0));
      for (let slice = 1; !thought.run(100, slice * step); slice += 1);
      return thought.choice().finding?.nodes;
    };
    expect(nodesBy(heavy, 1 / 128, true)).toBe(12_700);
    expect(nodesBy(kalah, 1 / 128, true)).toBe(12_700);
    expect(nodesBy(heavy, 0, true)).toBe(500);
    expect(nodesBy(kalah, 0, true)).toBe(5000);
    expect(nodesBy(heavy, 1 / 128, false)).toBe(500);
  });

  it('is rejected for a player who is not to move', () => {
    expect(() => chooseAction(kalah, start, 1, QUICK, makeRandom(1, 2, 3))).toThrow('player 1');
  });

  it('takes a win and avoids losses without a search position', () => {
    const take = (cells: number[]) =>
      chooseAction(plainNoughts, cells, cells.length % 2, strengths.master, makeRandom(1, 2, 3));
    expect(take([1, 5, 2, 9])).toBe(3);
    expect(take([1, 5, 9, 2, 3])).toBe(8);
  });

  it('at random is uniform over all actions', () => {
    const choices = Array.from({ length: 600 }, (_, seed) => choose(RANDOM, seed));
    for (const house of [1, 2, 3, 4, 5, 6]) {
      const share = choices.filter((choice) => choice === house).length / 600;
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.05);
    }
  });

  it('at the weakest level sees a chain of its own turns', () => {
    const chain = kalahState('<6,0,0,6,0,0,3,2,0,4,4,4,4,4,4>');
    expect(choose({ ...strengths.novice, errors: 0 }, 1, chain)).toBe(5);
  });
});

describe('rateActions', () => {
  it('sorts legal actions by value for the player to move', () => {
    const ratings = rateActions(kalah, { ...kalahStart(), mover: 1 }, 20_000) ?? [];
    expect(ratings.map(({ action }) => Number(action)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ratings[0]?.action).toBe(3);
    const values = ratings.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('is undefined without a search position and after the end', () => {
    expect(rateActions(plainNoughts, [], 100)).toBeUndefined();
    expect(rateActions(noughts, [1, 4, 2, 5, 3], 100)).toBeUndefined();
  });
});

describe('the strengths', () => {
  it('are five, with rising depth and falling error rate', () => {
    expect(STRENGTH_WORDS).toHaveLength(5);
    for (let level = 2; level <= 5; level++) {
      expect(strengthAt(level).nodes).toBeGreaterThan(strengthAt(level - 1).nodes);
      expect(strengthAt(level).errors).toBeLessThan(strengthAt(level - 1).errors);
    }
    expect(strengths.master.errors).toBe(0);
    expect(() => strengthAt(0)).toThrow('strength 0');
    expect(() => strengthAt(6)).toThrow('strength 6');
  });
});
