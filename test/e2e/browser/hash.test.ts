import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { openPage } from '../../support/browser/page.ts';
import { playRandomGames } from '../../support/random-games.ts';
import type { RandomGame } from '../../support/random-games.ts';

const GAMES = 200;
const SEED = 'node-and-browser';
const EMPTY_PAGE = 'data:text/html,<!doctype html><title>Games</title>';

/** A script that sets `played` to what `playRandomGames` gives in the page. */
async function bundle(id: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { findGame } from './src/games/index.ts';
        import { playRandomGames } from './test/support/random-games.ts';
        globalThis.played = playRandomGames(findGame('${id}'), ${GAMES}, '${SEED}');`,
      resolveDir: '.',
    },
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

test.each(games.map((game) => [game.id, game] as const))(
  `${GAMES} random games of %s go the same way in Node and in Chromium`,
  async (id, game) => {
    const { page } = await openPage({ path: EMPTY_PAGE });
    await page.addScriptTag({ content: await bundle(id) });
    const there = await page.evaluate<RandomGame[]>('played');
    const here = playRandomGames(game, GAMES, SEED);
    expect(here).toHaveLength(GAMES);
    expect(new Set(here.map(({ hash }) => hash)).size).toBe(GAMES);
    expect(there.map(({ hash }) => hash)).toEqual(here.map(({ hash }) => hash));
    expect(there).toEqual(here);
  },
);
