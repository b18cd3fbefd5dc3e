import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';
import { openKalah, seedsOf } from './kalah.ts';

const PEOPLE = { seats: 'person person' } as const;

async function playSome(page: Page): Promise<number[]> {
  for (const key of ['3', '6', '5', '2']) await page.keyboard.press(key);
  return seedsOf(page);
}

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'File' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kalah-[\w-]+\.txt$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

test('a link opens the same position elsewhere, and the game can be continued', async () => {
  const { page } = await openKalah(PEOPLE);
  const before = await playSome(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByLabel('Link to this game');
  await expect.poll(() => link.inputValue()).toMatch(/#\/kalah\/t\/[\w-]+$/);
  const { page: other, problems } = await openPage({ path: await link.inputValue() });
  await other.locator('.house').first().waitFor();
  expect(await seedsOf(other)).toEqual(before);
  expect(await other.locator('.move').allInnerTexts()).toEqual(['36', '5', '2']);
  await other.locator('.house[aria-disabled="false"]').first().click();
  await expect.poll(() => new URL(other.url()).hash).toBe('#/kalah');
  const after = await seedsOf(other);
  await other.reload();
  await other.locator('.house').first().waitFor();
  expect(await seedsOf(other)).toEqual(after);
  expect(problems).toEqual([]);
});

test('a broken link is reported without losing the current game', async () => {
  const { page } = await openKalah(PEOPLE);
  const before = await playSome(page);
  await page.goto(new URL('#/kalah/t/broken-link', page.url()).href);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The link is damaged or incomplete.').waitFor();
  await page.keyboard.press('Escape');
  expect(await seedsOf(page)).toEqual(before);
  expect(new URL(page.url()).hash).toBe('#/kalah');
  await page.goto(new URL('#/no-such-game/at/all', page.url()).href);
  await page.getByText('There is no page').waitFor();
});

test('an exported game can be imported again, and an edited one is refused with its line', async () => {
  const { page } = await openKalah(PEOPLE);
  const before = await playSome(page);
  const text = await exported(page);
  const edited = text.replace(/^3 p2 5/m, '3 p2 4');
  expect(edited).not.toBe(text);
  const field = page.getByLabel('Or paste its text');
  await field.fill(edited);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const line = edited.split('\n').findIndex((row) => row.startsWith('3 p2')) + 1;
  await page.getByRole('alert').getByText(`Line ${line}:`).waitFor();
  expect(await seedsOf(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await seedsOf(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'File' }).click();
  await page.getByLabel('From a file').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await seedsOf(page)).toEqual(before);
});

const NOWHERE = [
  ['constructor', 'There is no page “constructor”.'],
  ['__proto__', 'There is no page “__proto__”.'],
  ['toString/valueOf', 'There is no page “toString/valueOf”.'],
  ['kalah/constructor', 'There is no page “kalah/constructor”.'],
  ['zrf/constructor', 'Games you open are stored in this browser only.'],
  ['zrf/user:constructor', 'Games you open are stored in this browser only.'],
] as const;

test('links named like object properties report that there is no page', async () => {
  const { page, problems } = await openPage({ path: `#/${NOWHERE[0][0]}` });
  for (const [path, message] of NOWHERE) {
    await page.evaluate((to) => void (location.hash = to), `#/${path}`);
    const head = page.locator('main').filter({ hasText: message });
    await expect.poll(() => head.count(), { message: path }).toBe(1);
    await page.evaluate(() => void (location.hash = '#/'));
    await page.locator('.card').first().waitFor();
  }
  expect(problems).toEqual([]);
});

test('links to a game named like an object property, or full of errors, still open the page', async () => {
  const link = (text: string) => deflateRawSync(text).toString('base64url');
  const start = `turnwright 1\ngame constructor\nrules 1\nseed x\n`;
  for (const text of [start, `turnwright 1\n${'x\n'.repeat(499_000)}`]) {
    const { page } = await openPage({ path: `#/kalah/t/${link(text)}` });
    await page.locator('.house').first().waitFor();
    await page.getByRole('alert').first().waitFor();
  }
});
