import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import { playerOf } from '#games/caves/rules/index.ts';
import { textsOf, WARREN, warren } from '../../games/caves/packs/packs.ts';
import { Run, runWhere } from './caves.ts';
import { expectRun, QUIET } from './caves-page.ts';
import { openRulesGame } from './zrf.ts';

/** A zip of the guide's pack, with a change in its main file. */
function zipped(from = '', to = ''): Buffer {
  const texts = [...textsOf(WARREN)].map(([name, text]) => [
    `warren/${name}`,
    strToU8(name === 'caves.yaml' ? text.replace(from, to) : text),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(texts) as Record<string, Uint8Array>));
}

async function openZip(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'warren.zip', mimeType: 'application/zip', buffer };
  await page.locator('.open-pack').setInputFiles(file);
}

test('a pack with a mistake names its line, and a pack without one is listed and played', async () => {
  const { page, problems } = await openRulesGame('#/caves', QUIET);
  await page.locator('[data-menu="packs"]').click();
  await openZip(page, zipped('    attack: 8', '    atack: 8'));
  const trouble = page.locator('.caves-trouble');
  await expect.poll(() => trouble.textContent()).toContain('Did you mean "attack"?');
  expect(await trouble.textContent()).toContain('caves.yaml:22');
  await openZip(page, zipped());
  const { content, text } = warren();
  await page.locator(`[data-pack="${content.id}"] button`).first().click();
  await page.locator('.caves-canvas').waitFor();
  await expect
    .poll(() => page.locator('[data-stat="depth"]').textContent())
    .toContain(`1/${content.levels.length}`);
  await page.keyboard.press('.');
  await page.locator('.caves-stage[data-turns="1"]').waitFor();
  await page.reload();
  await page.locator('.caves-canvas').waitFor();
  await page.keyboard.press('Shift+Q');
  await page.locator('[data-start="new"]').click();
  await page.locator('#seed').fill('burrow');
  await page.locator(`dialog[open] input[value="${content.id}"]`).check();
  await page.locator('dialog[open] [type="submit"]').click();
  await expectRun(page, new Run({ pack: text }, 'burrow'));
  expect(problems).toEqual([]);
});

test('a pack is listed beside the built-in ones until it is removed', async () => {
  const { page, problems } = await openRulesGame('#/caves', QUIET);
  const own = page.locator(`[data-pack="${warren().content.id}"]`);
  const openList = async () => {
    await page.locator('[data-menu="packs"]').click();
    await page.locator('[data-pack="depths"]').waitFor();
  };
  await openList();
  await openZip(page, zipped());
  await own.waitFor();
  await page.reload();
  await openList();
  await own.locator('button.quiet').click();
  await expect.poll(() => own.count()).toBe(0);
  await page.reload();
  await openList();
  // The list is complete once the browser's storage has been read.
  await openZip(page, zipped('id: rat-warren', 'id: rat-burrow'));
  await page.locator('[data-pack="rat-burrow"]').waitFor();
  expect(await own.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the end of a run is a report: last turns, unused items, and the same world again', async () => {
  const run = runWhere({}, (one) => one.rock !== undefined && one.starve());
  const { page, problems } = await openRulesGame(run.link(), QUIET);
  await expectRun(page, run);
  await page.keyboard.press('.');
  const report = page.locator('.run-death');
  await expect.poll(() => report.textContent()).toContain('Starved to death');
  expect(await report.locator('.run-last li').last().textContent()).toContain('Starved to death');
  const carried = playerOf(run.state).pack.filter((item) => item !== null).length;
  if (carried > 2) expect(await report.locator('.run-unused li').count()).toBeGreaterThan(0);
  expect(await report.locator('[data-over-fact="bot-walker"]').textContent()).toContain('%');
  await page.locator('[data-over="again"]').click();
  await expectRun(page, new Run({}, assertDefined(run.match.seed)));
  expect(problems).toEqual([]);
});

test('the daily run has the same seed for everyone', async () => {
  const { page, problems } = await openRulesGame('#/caves', QUIET, { time: '2026-11-28T12:00:00' });
  await page.locator('[data-start="daily"]').click();
  await expectRun(page, new Run({}, 'daily-2026-11-28'));
  expect(problems).toEqual([]);
});
