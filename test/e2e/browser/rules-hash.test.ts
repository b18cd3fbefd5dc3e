import { expect, test } from 'vitest';
import { must } from '../../../src/core/index.ts';
import { folderOf } from '../../../src/games/zrf/files/folder.ts';
import { openRules } from '../../../src/games/zrf/game/library.ts';
import { STEPS_MOST } from '../../../src/games/zrf/run/play.ts';
import { runInPage } from '../../support/browser/run-in-page.ts';
import { playRulesGames } from '../../support/rules-games.ts';
import type { RulesGames } from '../../support/rules-games.ts';
import { rulesFiles, rulesTexts } from '../../zrf/content/content.ts';

/**
 * Games of each file, spread over its variants; RANDOM_GAMES=1000 plays as many as one likes, and to
 * their ends.
 */
const WANTED = process.env['RANDOM_GAMES'];
const GAMES = Number(WANTED ?? 2);
const STEPS = WANTED === undefined ? 80 : STEPS_MOST;
const PATIENCE = { timeout: 60_000 + GAMES * 2000 };

test.each(rulesFiles)(
  `${GAMES} random games of %s go the same way in Node and in Chromium`,
  PATIENCE,
  async (file) => {
    const texts = JSON.stringify([...rulesTexts]);
    const there = await runInPage<RulesGames[]>(`
      import { must } from './src/core/index.ts';
      import { folderOf } from './src/games/zrf/files/folder.ts';
      import { openRules } from './src/games/zrf/library.ts';
      import { playRulesGames } from './test/support/rules-games.ts';
      const bytes = ${texts}.map(([name, text]) => [name, new TextEncoder().encode(text)]);
      const game = must(openRules(folderOf(new Map(bytes)), '${file}', 'game').game);
      globalThis.result = playRulesGames(game, ${GAMES}, ${STEPS});`);
    const encoder = new TextEncoder();
    const bytes = [...rulesTexts].map(([name, text]) => [name, encoder.encode(text)] as const);
    const game = must(openRules(folderOf(new Map(bytes)), file, 'game').game);
    const here = playRulesGames(game, GAMES, STEPS);
    expect(there).toEqual(here);
    expect(here.every(({ steps }) => steps > 0)).toBe(true);
  },
);
