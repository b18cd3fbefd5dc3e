import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { must } from '#core';
import { openRules } from '#games/zrf/rules/index.ts';
import { MAX_STEPS } from '#games/zrf/rules/run/play.ts';
import { loadInPage } from '../../support/browser/run-in-page.ts';
import { isDeep, repeats } from '../../support/deep.ts';
import { playRulesGames } from '../../support/rules-games.ts';
import type { RulesGames } from '../../support/rules-games.ts';
import { oldBytes, oldFiles, oldFolder } from '../../games/zrf/rules/support/old-manner.ts';

/** Games per file, spread over its variants. The deep run plays them to the end. */
const GAMES = repeats(8, 1000);
const STEPS = isDeep ? MAX_STEPS : 40;
let gamePage: Page;

beforeAll(async () => {
  const files = [...oldBytes].map(([name, bytes]) => [name, [...bytes]]);
  gamePage = await loadInPage(
    `
    import { must } from './src/core/index.ts';
    import { folderOf, openRules } from './src/games/zrf/rules/index.ts';
    import { playRulesGames } from './test/support/rules-games.ts';
    const files = ${JSON.stringify(files)};
    const folder = folderOf(new Map(files.map(([name, bytes]) => [name, Uint8Array.from(bytes)])));
    globalThis.play = (file) =>
      playRulesGames(must(openRules(folder, file, 'game').game), ${GAMES}, ${STEPS});`,
    true,
  );
});

test.each(oldFiles)(
  `${GAMES} random games of %s have no faults and are identical in Node and in Chromium`,
  async (file) => {
    const seen = await gamePage.evaluate<RulesGames[]>(`play(${JSON.stringify(file)})`);
    const nodeGames = playRulesGames(must(openRules(oldFolder, file, 'game').game), GAMES, STEPS);
    expect(seen).toEqual(nodeGames);
    expect(nodeGames.every(({ steps }) => steps > 0)).toBe(true);
    expect(nodeGames.map(({ faults }) => faults)).toEqual(nodeGames.map(() => 0));
  },
);
