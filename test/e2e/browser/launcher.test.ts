import { expect, test } from 'vitest';
import { openPage, screenshot } from '../../support/browser/page.ts';

const PAGE = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<p style="font: 24px sans-serif">Кала, ход южных</p><canvas width="40" height="40"></canvas>',
)}`;

test('a page can draw on a canvas', async () => {
  const { page, problems } = await openPage({ path: PAGE });
  const pixel = await page.evaluate(() => {
    const pen = document.querySelector('canvas')?.getContext('2d');
    if (!pen) return [];
    pen.fillStyle = '#0080ff';
    pen.fillRect(0, 0, 40, 40);
    return [...pen.getImageData(20, 20, 1, 1).data];
  });
  expect(pixel).toEqual([0, 128, 255, 255]);
  expect(problems).toEqual([]);
});

test('other scripts and box-drawing characters have glyphs', async () => {
  const { page } = await openPage({ path: PAGE });
  const shapes = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const pen = canvas?.getContext('2d', { willReadFrequently: true });
    if (!canvas || !pen) return [];
    pen.font = '24px monospace';
    // U+0378 is unassigned, so that it draws the missing-glyph mark.
    return ['\u0378', ' ', 'Ж', 'я', '┼', '█', '♟'].map((letter) => {
      pen.clearRect(0, 0, 40, 40);
      pen.fillText(letter, 4, 30);
      return pen.getImageData(0, 0, 40, 40).data.join();
    });
  });
  expect(shapes).toHaveLength(7);
  expect(new Set(shapes).size).toBe(7);
  await screenshot(page, 'launcher');
});

test('viewport, touch, locale and reduced motion match the request', async () => {
  const { page } = await openPage({
    path: PAGE,
    viewport: { width: 390, height: 844 },
    touch: true,
    locale: 'ru-RU',
    reducedMotion: true,
    dark: true,
  });
  const seen = await page.evaluate(() => ({
    width: innerWidth,
    touch: navigator.maxTouchPoints > 0,
    language: navigator.language,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  expect(seen).toEqual({ width: 390, touch: true, language: 'ru-RU', still: true, dark: true });
});
