import { expect, test } from 'vitest';
import { MADE_KINDS } from '#games/rogue/rules/index.ts';
import { hashWorlds } from '../../games/rogue/rules/survey.ts';
import { loadInPage } from '../../support/browser/run-in-page.ts';
import { repeats } from '../../support/deep.ts';

const SEEDS = repeats(60, 10_000);

test.each(MADE_KINDS)(`${SEEDS} %s worlds are identical in Node and in Chromium`, async (kind) => {
  const page = await loadInPage(`
    import { hashWorlds } from './test/games/rogue/rules/survey.ts';
    globalThis.hashWorlds = hashWorlds;`);
  const browserHashes = await page.evaluate<string[]>(`hashWorlds('${kind}', 1, ${SEEDS})`);
  expect(browserHashes).toEqual(hashWorlds(kind, 1, SEEDS));
  expect(new Set(browserHashes).size).toBe(SEEDS);
});
