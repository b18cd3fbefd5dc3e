import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import { momentLinks } from './every-page.ts';
import { MENUS, Tour } from './layout-tour.ts';
import type { View } from './layout-tour.ts';
import { Run } from './rogue.ts';
import { deflateRawSync } from 'node:zlib';

const S = { width: 320, height: 568 }, P = { width: 390, height: 844 }, L = { width: 844, height: 390 };
const ruen = ['ru', 'en'].flatMap((language) => [S, P, L].map((s) => ({ ...s, language })));
const all = ['ar', 'he', 'uk', 'zh'].flatMap((language) => [S, P, L].map((s) => ({ ...s, language })));
async function look(tour: Tour, name: string, views: readonly View[], found: string[]) {
  for (const view of views) {
    await tour.look(view);
    found.push(...(await tour.faults()).map((f) => `${name} ${view.width} ${view.language}: ${f}`));
  }
}
const tryDialog = async (tour: Tour, name: string, views: readonly View[], found: string[], act: () => Promise<void>) => {
  for (const view of views) {
    await tour.look(view);
    await act();
    await tour.page.locator('dialog[open]').first().waitFor();
    await look(tour, name, [view], found);
    await tour.page.keyboard.press('Escape');
    await tour.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
};
test('rogue and settings', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  await tryDialog(tour, 'settings', [...ruen, ...all], found, () => tour.page.locator('header button').last().click());
  await tour.go(assertDefined(MENUS[5]));
  for (const key of ['Digit1', 'Digit2', 'F1']) await tryDialog(tour, `rogue ${key}`, ruen, found, () => tour.page.keyboard.press(key));
  const run = new Run({ part: 'one', depth: 7 } as never, 'x');
  run.explore();
  await tour.go({ path: `#/rogue/t/${deflateRawSync(run.save()).toString('base64url')}`, ready: ['.rogue-hud'] });
  await tryDialog(tour, 'rogue ?', ruen, found, () => tour.page.keyboard.press('?'));
  await look(tour, 'rogue game', ruen, found);
  expect(found).toEqual([]);
});
test('menus in all languages', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  for (const stop of MENUS) { await tour.go(stop); await look(tour, stop.path, [...all, ...ruen], found); }
  await tour.go({ path: '#/kalah', ready: ['.house'] });
  await look(tour, 'kalah', ruen, found);
  expect(found).toEqual([]);
});
test('dice moments and dialogs', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  const tools = ['label-map','dice-screen-heroes','dice-screen-piles','dice-screen-journal','dice-page-glossary','label-colours','web-help','web-games','web-share','web-file'];
  const views = [...ruen, ...all];
  let i = 0;
  for (const [at, [name, path]] of [...momentLinks()].entries()) {
    if (at % 5 !== 0) continue;
    await tour.go({ path, ready: ['.dice-foot'] });
    const begin = tour.page.locator('dialog.dialog-intro .primary');
    if ((await begin.count()) > 0) { await look(tour, name + ' intro', views, found); await begin.click(); }
    await look(tour, name, [0, 1, 2].map((k) => views[(at + k * 5) % views.length]).filter((v) => v !== undefined), found);
    const name2 = tools[i++ % tools.length];
    const tool = tour.page.locator(`[data-tool="${name2 ?? ''}"]`);
    if ((await tool.count()) > 0 && (await tool.isVisible()) && (await tool.isEnabled())) await tryDialog(tour, `${name} ${name2 ?? ''}`, [0,1,2].map((k) => views[(at + k * 7) % views.length]).filter((v) => v !== undefined), found, () => tool.click({ timeout: 5000 }));
  }
  console.log('stops', i);
  expect(found).toEqual([]);
});
