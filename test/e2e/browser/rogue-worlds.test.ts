import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectAt, openRogue, Run } from './rogue.ts';

const order = readFileSync('content/worlds/order.txt', 'utf8');
const names = order.split('\n').filter((line) => line !== '' && !line.startsWith(';'));

test('the menu lists the worlds in order, and each can be played', async () => {
  const { page, problems } = await openRogue();
  const buttons = page.locator('button[data-world]');
  const listed = await buttons.evaluateAll((all) => all.map((one) => one.dataset['world']));
  expect(listed).toEqual(names);
  expect(await buttons.first().innerText()).toMatch(/^First Steps\s+\S/);
  for (const name of names) {
    await page.locator(`button[data-world="${name}"]`).click();
    const run = Run.inBuiltIn(name);
    await expectAt(page, run);
    // The run has its own random seed, which makes the first free direction unknown here.
    await page.keyboard.press('KeyO');
    await page.locator('main[data-state="game"]:not([data-turns="0"])').waitFor();
    await page.keyboard.press('Escape');
    await buttons.first().waitFor();
  }
  expect(problems).toEqual([]);
});
