import { describe, expect, it } from 'vitest';
import { strengths } from '#bots';
import { kalah } from '#games/kalah/rules/index.ts';
import { defaultOptions } from '#core';
import { examine } from '#lab';
import { isDeep, repeats } from '#test/support/deep.ts';
import { openContent, rulesFiles } from '../rules/content/content.ts';

/** The strongest bot with a fraction of its usual positions. */
const bot = { ...strengths.master, nodes: 5_000, heavyNodes: 2_000, playouts: repeats(500, 1_000) };
const few = { cases: repeats(1, 6), games: repeats(5, 16), seed: 'short' };
const manyCases = { ...few, cases: 6, games: 12 };

/** Games whose cases take the longest. */
const SLOW = ['hex', 'shogi', 'gomoku', 'makruk'];

const games = rulesFiles
  .map((file) => openContent(file))
  .map((game) => ({ game, options: { variant: game.options.variant.default } }))
  .filter(({ game, options }) => game.players(options) > 1);

describe('one-move tactics of bots', () => {
  const examined = games.filter(({ options }) => isDeep || !SLOW.includes(options.variant));
  it.each(examined.map((row) => [row.options.variant, row] as const))(
    'the strongest bot takes a win in one and prevents a loss in one in %s',
    (_variant, { game, options }) => {
      const { wins, threats } = examine(game, options, bot, few);
      expect(wins.cases).toBeGreaterThan(0);
      expect([wins.seen, threats.seen]).toEqual([wins.cases, threats.cases]);
    },
  );

  it('the strongest bot takes a win in one and prevents a loss in one in kalah', () => {
    const { wins, threats } = examine(kalah, defaultOptions(kalah.options), bot, few);
    expect(wins.cases).toBeGreaterThan(0);
    expect([wins.seen, threats.seen]).toEqual([wins.cases, threats.cases]);
  });

  it('a random bot misses both', () => {
    const solved = games
      .filter(({ options }) => ['tic-tac-toe', 'connect-four'].includes(options.variant))
      .map(({ game, options }) =>
        examine(game, options, { ...bot, algorithm: 'random' }, manyCases),
      );
    const cases = solved.reduce((sum, { wins, threats }) => sum + wins.cases + threats.cases, 0);
    const found = solved.reduce((sum, { wins, threats }) => sum + wins.seen + threats.seen, 0);
    expect(found).toBeLessThan(cases);
  });
});
