import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { screenshot } from '../../support/browser/page.ts';
import { clickAll, movesOf, openRulesGame, openTool, POSITION } from './zrf.ts';

const FOLDER = 'test/cases/zrf/play/';

/** Zip of the rules and their picture. */
function zipped(): { name: string; mimeType: string; buffer: Buffer } {
  const [rules, picture] = ['anchored-picture.zrf', 'images/anchored.bmp'];
  const files = {
    [rules]: strToU8(readFileSync(FOLDER + rules, 'utf8')),
    [picture]: new Uint8Array(readFileSync(FOLDER + picture)),
  };
  return {
    name: 'anchored.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  };
}

/** Colour of the canvas at a point of the picture, located by position a1. */
function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.zrf-board > canvas');
      const a1 = document.querySelector('[data-name="a1"]');
      const pen = canvas?.getContext('2d');
      if (!canvas || !a1 || !pen) throw new Error('the page has no board');
      const [frame, cell] = [canvas.getBoundingClientRect(), a1.getBoundingClientRect()];
      const scale = cell.width / 26;
      const at = {
        x: cell.left - frame.left + (left - 10) * scale,
        y: cell.top - frame.top + (top - 10) * scale,
      };
      return [...pen.getImageData(Math.round(at.x), Math.round(at.y), 1, 1).data];
    },
    [x, y] as const,
  );
}

test('a picture is drawn under its positions, hides positions outside it, and has no labels on it', async () => {
  const { page, problems } = await openRulesGame('#/zrf', { speed: 'off' });
  await page.locator('.tile').first().waitFor();
  await page.locator('.open-files').setInputFiles(zipped());
  await page.locator(POSITION).first().waitFor();
  const names = await page
    .locator(POSITION)
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['name']));
  expect(names.sort()).toEqual(['a1', 'b1', 'c1', 'over-the-edge']);
  expect(await colourAt(page, 4, 4)).toEqual([0xc8, 0x28, 0x28, 255]);
  expect(await colourAt(page, 4, 30)).toEqual([0xd8, 0xc8, 0xa8, 255]);
  await screenshot(page, 'zrf-picture');
  // Labels beside the picture are off by default.
  await openTool(page, 'Appearance');
  const coordinates = page.locator('.dialog-looks [value="outside"]');
  expect(await coordinates.isChecked()).toBe(false);
  const width = async () => (await page.locator('[data-name="a1"]').boundingBox())?.width ?? 0;
  const before = await width();
  await coordinates.check();
  expect(await width()).toBeLessThan(before);
  expect(await colourAt(page, 4, 30)).toEqual([0xd8, 0xc8, 0xa8, 255]);
  await page.keyboard.press('Escape');
  await clickAll(page, 'a1', 'b1');
  expect(await movesOf(page)).toEqual(['a1-b1']);
  expect(problems).toEqual([]);
});
