import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { must } from '#core';
import { folderOf, openRules } from '#games/zrf/rules/index.ts';
import { MAX_STEPS } from '#games/zrf/rules/run/play.ts';
import { loadInPage } from '../../support/browser/run-in-page.ts';
import { isDeep, repeats } from '../../support/deep.ts';
import { playRulesGames } from '../../support/rules-games.ts';
import type { RulesGames } from '../../support/rules-games.ts';
import { rulesFiles, rulesTexts } from '../../games/zrf/rules/content/content.ts';

/** Games per file, spread over its variants. The deep run plays them to the end. */
const GAMES = repeats(2, 1000);
const STEPS = isDeep ? MAX_STEPS : 20;
let gamePage: Page;

beforeAll(async () => {
  gamePage = await loadInPage(
    `
    import { must } from './src/core/index.ts';
    import { folderOf, openRules } from './src/games/zrf/rules/index.ts';
    import { playRulesGames } from './test/support/rules-games.ts';
    const texts = ${JSON.stringify([...rulesTexts])};
    const folder = folderOf(new Map(texts.map(([name, text]) => [name, new TextEncoder().encode(text)])));
    globalThis.play = (file) =>
      playRulesGames(must(openRules(folder, file, 'game').game), ${GAMES}, ${STEPS});`,
    true,
  );
});

const encoder = new TextEncoder();
const folder = folderOf(
  new Map([...rulesTexts].map(([name, text]) => [name, encoder.encode(text)] as const)),
);

test.each(rulesFiles)(
  `${GAMES} random games of %s are identical in Node and in Chromium`,
  async (file) => {
    const seen = await gamePage.evaluate<RulesGames[]>(`play(${JSON.stringify(file)})`);
    const nodeGames = playRulesGames(must(openRules(folder, file, 'game').game), GAMES, STEPS);
    expect(seen).toEqual(nodeGames);
    expect(nodeGames.every(({ steps }) => steps > 0)).toBe(true);
  },
);
