import { expect, test } from 'vitest';
import { hashGames } from '../../games/caves/rules/hash-games.ts';
import { loadInPage } from '../../support/browser/run-in-page.ts';
import { repeats } from '../../support/deep.ts';

const GAMES = repeats(1, 200);

test('games of both editions of Caves by each bot are identical in Node and in Chromium', async () => {
  const page = await loadInPage(`
    import { hashGames } from './test/games/caves/rules/hash-games.ts';
    globalThis.hashGames = hashGames;`);
  for (const [bot, pack] of [
    ['walker', ''],
    ['explorer', ''],
    ['explorer', 'depths'],
  ] as const) {
    const browserHashes = await page.evaluate<string[]>(`hashGames('${bot}', ${GAMES}, '${pack}')`);
    expect(browserHashes).toEqual(hashGames(bot, GAMES, pack));
    expect(new Set(browserHashes).size).toBe(GAMES);
  }
});
