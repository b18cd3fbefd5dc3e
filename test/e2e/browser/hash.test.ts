import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '#games/index.ts';
import { runInPage } from '../../support/browser/run-in-page.ts';
import { repeats } from '../../support/deep.ts';
import { playRandomGames } from '../../support/random-games.ts';
import type { RandomGame } from '../../support/random-games.ts';

const games = await loadGames();

const GAME_COUNT = 200;
const GAMES = repeats(25, GAME_COUNT);
/** Fewer games for the ones that random play does not finish quickly. */
const SAMPLED: Readonly<Record<string, number>> = {
  caves: repeats(2, GAME_COUNT),
  rogue: repeats(4, GAME_COUNT),
};
const SEED = 'node-and-browser';

test.each(games.map((game) => [SAMPLED[game.id] ?? GAMES, game.id, game] as const))(
  '%i random games of %s are identical in Node and in Chromium',
  async (count, id, game) => {
    const browserGames = await runInPage<RandomGame[]>(`
      import { loadGame } from './src/games/index.ts';
      import { playRandomGames } from './test/support/random-games.ts';
      globalThis.result = loadGame('${id}').then((game) =>
        playRandomGames(game, ${count}, '${SEED}'));`);
    const nodeGames = playRandomGames(game, count, SEED);
    expect(nodeGames).toHaveLength(count);
    expect(new Set(nodeGames.map(({ hash }) => hash)).size).toBe(count);
    expect(browserGames.map(({ hash }) => hash)).toEqual(nodeGames.map(({ hash }) => hash));
    expect(browserGames).toEqual(nodeGames);
  },
);

test.each(games)('golden play-throughs of $id replay in Chromium', async ({ id }) => {
  const folder = `test/golden/${id}`;
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const replayed = await runInPage<string[]>(`
    import { loadTranscript, makeTranscript, must } from './src/core/index.ts';
    import { loadGames } from './src/games/index.ts';
    globalThis.result = loadGames().then((games) => ${JSON.stringify(texts)}.map((text) => {
      const { match, notes } = must(loadTranscript(text, games));
      return makeTranscript(match, notes);
    }));`);
  expect(replayed).toEqual(texts);
});
