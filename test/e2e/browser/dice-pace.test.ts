import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { Journey } from './dice.ts';

/** Clicks a part of the page and counts it. */
function counter(page: Page) {
  let clicks = 0;
  return {
    click: async (selector: string) => {
      await page.locator(selector).first().click();
      clicks += 1;
    },
    count: () => clicks,
  };
}

test('four clicks lead from the start page to the first roll', async () => {
  const { page, problems } = await openPage();
  const { click, count } = counter(page);
  await click('[data-game="dice"] .card-quick');
  await page.locator('.story-text').waitFor();
  await click('.place-explore');
  await page.locator('.met').waitFor();
  const before = Number(await page.locator('main.dice').getAttribute('data-entries'));
  const quick = page.locator('[data-quick]');
  if ((await quick.count()) > 0) await click('[data-quick]');
  else {
    await click('.offers-list .offer[data-action]');
    await click('.offer[data-action="suggested"]');
  }
  await page.locator('.check-die').first().waitFor();
  console.log(`Clicks from the start page to the first roll: ${count()}`);
  expect(count()).toBeLessThanOrEqual(4);
  expect(Number(await page.locator('main.dice').getAttribute('data-entries'))).toBeGreaterThan(
    before,
  );
  expect(problems).toEqual([]);
});

test('the start page continues the last unfinished game of any kind', async () => {
  const journey = await Journey.begin({}, 'continue');
  await journey.beginScene();
  await journey.act('clicks');
  const { page } = journey;
  const entries = journey.match.cursor;
  await page.goto(new URL('#/', page.url()).href);
  const link = page.locator('.arcade-continue');
  expect(await link.innerText()).toMatch(/^Continue: Dice, .*\d:\d\d/);
  await link.click();
  await page.locator(`main.dice[data-entries="${entries}"]`).waitFor();
  expect(journey.problems).toEqual([]);
});

test.runIf(isDeep)('the suggested dice are rolled unless others are chosen', async () => {
  const journey = await Journey.begin({ route: 'fog-at-low-pell', party: 'brawler' }, 'drag');
  await journey.beginScene();
  const { page } = journey;
  for (let count = 0; count < 60; count++) {
    const phase = journey.state.scene?.phases.at(-1);
    if (phase?.kind === 'pick' && phase.end === 'check') break;
    await journey.act('clicks');
  }
  await page.locator('.die-suggested').first().waitFor();
  const chance = await page.locator('.outcome-odds').innerText();
  expect(chance).toMatch(/Chance: \d+ %/);
  const entries = journey.match.cursor;
  await page.locator('.die-button[data-action]').first().click();
  await page.locator(`main.dice[data-entries="${entries + 1}"]`).waitFor();
  expect(await page.locator('.die-suggested').count()).toBe(0);
  // Put back, it leaves the choice to the page again.
  await page.locator('.die-chosen').click();
  await page.locator('.die-suggested').first().waitFor();
  await page.locator('[data-action="suggested"]').click();
  await page.locator('.outcome-won, .outcome-lost, .met').first().waitFor();
  await expect
    .poll(async () => Number(await page.locator('main.dice').getAttribute('data-entries')))
    .toBeGreaterThan(entries + 2);
});

test('a roll shows its result within a second at the usual speed', async () => {
  const journey = await Journey.begin(
    { route: 'fog-at-low-pell' },
    'rolls',
    {},
    { speed: 'normal' },
  );
  await journey.beginScene();
  const { page } = journey;
  await page.evaluate(() => {
    let start = 0;
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new MutationObserver(() => {
      const check = document.querySelector('.check:has(.check-die)');
      const isRolling = check !== null && document.querySelector('.check small') !== null;
      const hasResult = document.querySelector('.check[data-won]') !== null;
      if (isRolling && !hasResult && start === 0) start = performance.now();
      if (hasResult && start > 0) {
        times.push(performance.now() - start);
        start = 0;
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const times = () => page.evaluate(() => (globalThis as { times?: number[] }).times ?? []);
  for (let count = 0; count < 60 && (await times()).length < 2; count++) {
    await journey.act('keys');
    if ((await page.locator('.check small').count()) > 0) {
      await page
        .locator('.check[data-won]')
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
      await page.keyboard.press('KeyX');
    }
  }
  const found = await times();
  console.log(`Milliseconds until the result of a roll: ${found.map(Math.round).join(', ')}`);
  expect(found.length).toBeGreaterThan(0);
  expect(Math.min(...found)).toBeLessThanOrEqual(1000);
});
