import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames } from '../../../src/catalogue.ts';
import { runInPage } from '../../support/browser/run-in-page.ts';
import { playRandomGames } from '../../support/random-games.ts';
import type { RandomGame } from '../../support/random-games.ts';

const games = await loadGames();

const GAMES = 200;
const SEED = 'node-and-browser';

test.each(games.map((game) => [game.id, game] as const))(
  `${GAMES} random games of %s go the same way in Node and in Chromium`,
  async (id, game) => {
    const there = await runInPage<RandomGame[]>(`
      import { loadGame } from './src/catalogue.ts';
      import { playRandomGames } from './test/support/random-games.ts';
      globalThis.result = loadGame('${id}').then((game) =>
        playRandomGames(game, ${GAMES}, '${SEED}'));`);
    const here = playRandomGames(game, GAMES, SEED);
    expect(here).toHaveLength(GAMES);
    expect(new Set(here.map(({ hash }) => hash)).size).toBe(GAMES);
    expect(there.map(({ hash }) => hash)).toEqual(here.map(({ hash }) => hash));
    expect(there).toEqual(here);
  },
);

test.each(games)('the golden play-throughs of $id are replayed in Chromium', async ({ id }) => {
  const folder = `test/golden/${id}`;
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const replayed = await runInPage<string[]>(`
    import { loadTranscript, makeTranscript, must } from './src/core/index.ts';
    import { loadGames } from './src/catalogue.ts';
    globalThis.result = loadGames().then((games) => ${JSON.stringify(texts)}.map((text) => {
      const { match, notes } = must(loadTranscript(text, games));
      return makeTranscript(match, notes);
    }));`);
  expect(replayed).toEqual(texts);
});
