import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openContext, openPage } from '../../support/browser/page.ts';
import { openRulesGame, POSITION } from './zrf.ts';

test('pages start without saved games when storage does not respond, report it, and retry', async () => {
  const context = await openContext();
  await context.addInitScript(() => {
    const open = Reflect.get<IDBFactory, 'open'>(IDBFactory.prototype, 'open');
    IDBFactory.prototype.open = function (this: IDBFactory, name: string) {
      const isDeaf = !document.documentElement.classList.contains('hears');
      return isDeaf ? (new EventTarget() as IDBOpenDBRequest) : open.call(this, name);
    };
  });
  const { page, problems } = await openPage({ path: '#/dice', context });
  await page.locator('.notices', { hasText: 'storage is not responding' }).waitFor();
  await page.locator('main button').first().waitFor();
  expect(problems).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add('hears'));
  await page.locator('.notices', { hasText: 'responding again' }).waitFor();
});

/** A piece with HTML in its picture. */
const RULES = `(game (title "Html") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 60 60) (dimensions ("a/b" (60 0)) ("1" (0 60))) (directions (e 1 0))))
  (piece (name Man) (image A "man.svg" B "man.svg") (moves (e (verify empty?) add)))
  (board-setup (A (Man a1))))`;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">
  <rect width="60" height="60" fill="#c00000"/>
  <foreignObject width="60" height="60"><p xmlns="http://www.w3.org/1999/xhtml">M</p></foreignObject></svg>`;

test('a picture with HTML in it does not hide the board', async () => {
  const { page, problems } = await openRulesGame('#/zrf', { speed: 'off' });
  await page.locator('.tile').first().waitFor();
  const files = { 'html.zrf': strToU8(RULES), 'man.svg': strToU8(PICTURE) };
  const buffer = Buffer.from(zipSync(files));
  await page
    .locator('.open-files')
    .setInputFiles({ name: 'html.zip', mimeType: 'application/zip', buffer });
  await page.locator(POSITION).first().waitFor();
  const red = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.zrf-board > canvas');
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) return -1;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 40) count += 1;
      return count;
    });
  await expect.poll(red).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
