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

test.each([
  [1366, 768, false],
  [844, 390, true],
  [390, 844, true],
])(
  'the menu fits a window of %i x %i, and the list of worlds scrolls',
  async (width, height, touch) => {
    const { page, problems } = await openRogue({}, { viewport: { width, height }, touch });
    await page.locator('button[data-world]').first().click();
    await page.locator('main[data-state="game"]').waitFor();
    await page.keyboard.press('KeyO');
    await page.locator('main[data-state="game"]:not([data-turns="0"])').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-start="continue"]').waitFor();
    // The last world is in view once it has the focus; the buttons stay where they are.
    await page.locator('button[data-world]').last().focus();
    const hidden = await page.evaluate(() => {
      const menu = document.querySelector('.rogue-menu')?.getBoundingClientRect();
      const last = [...document.querySelectorAll('button[data-world]')].at(-1);
      const list = document.querySelector('.rogue-menu-worlds ul')?.getBoundingClientRect();
      const isIn = (inner: DOMRect, outer: DOMRect | undefined) =>
        outer !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      const buttons = [...document.querySelectorAll('.rogue-menu-main :is(button, a)')];
      return [...buttons, ...(last === undefined ? [] : [last])]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return !isIn(box, menu) || (one === last && !isIn(box, list));
        })
        .map((one) => one.textContent);
    });
    expect(hidden).toEqual([]);
    expect(problems).toEqual([]);
  },
);
