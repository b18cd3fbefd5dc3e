import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage, screenshot } from '../../support/browser/page.ts';
import { clickAll, movesOf, openBoard, openTool, POSITION } from './zrf.ts';

const RECORD = '.dialog-record';

/** Pastes a text outside text fields. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** Drops a text file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([path, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], path));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    [name, text] as const,
  );
}

/** Text of a file that a button downloads, and its name. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.locator(button).click();
  const saved = await started;
  return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') };
}

const ANN = `[Event "Club"]
[Site "?"]
[Date "2024.05.01"]
[Round "1"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 e5 (1... c5 2. Nf3) 2. Nf3 { the knight } 2... Nc6 1-0
`;
const EVE = ANN.replace('Ann', 'Eve').replace('2... Nc6 1-0', '2... d6 *').replace('"1-0"', '"*"');

test('a position pasted in the library opens its game, and a mistake is shown where it is', async () => {
  const { page, problems } = await openPage({ path: '#/zrf' });
  await page.locator('.open-record').click();
  const field = page.locator(`${RECORD} textarea`);
  await field.fill('4k3/8/8/8/8/8/4P3/4Kx2 w - - 0 1');
  await page.locator(RECORD).getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator(`${RECORD} .problems`).waitFor();
  expect(await page.locator(`${RECORD} .problems`).innerText()).toMatch(/^Line 1, column 21: “x”/);
  expect(await field.evaluate((one: HTMLTextAreaElement) => one.selectionStart)).toBe(20);
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'record-refused');
  await field.fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await page.keyboard.press('Control+Enter');
  await page.locator(POSITION).first().waitFor();
  await clickAll(page, 'e2', 'e4');
  expect((await movesOf(page))[0]).toBe('e4');
  expect(problems).toEqual([]);
});

test('of a dropped file with two games, one is chosen, played through and saved', async () => {
  const { page, problems } = await openBoard({ game: 'xiangqi' });
  await drop(page, 'club.pgn', `${ANN}\n${EVE}`);
  await page.locator('.record-row').first().waitFor();
  expect(await page.locator('.record-row').allInnerTexts()).toEqual([
    'Ann – Bob\n1-0\nClub · 2024.05.01 · 2 moves',
    'Eve – Bob\nClub · 2024.05.01 · 2 moves',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'record-choice');
  await page.locator('.record-row').first().click();
  await page.locator('[data-name="e4"]').waitFor();
  expect(await movesOf(page)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
  await page.reload();
  await page.locator('[data-name="e4"]').waitFor();
  await page.keyboard.press('KeyA');
  await page.getByText('the knight').waitFor();
  await page.keyboard.press('Escape');
  await openTool(page, 'File');
  expect(await download(page, '.save-record')).toEqual({ name: 'Ann-Bob.pgn', text: ANN });
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'record-export');
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyU');
  await paste(page, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1');
  await page.locator('[data-name="e2"][aria-label="e2: Pawn, White"]').waitFor();
  expect(await movesOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a file of thousands of games is read while the page answers input', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  // Frames during the reading show that the page answers. The first one types, before it can end.
  await page.evaluate(() => {
    const counted = window as unknown as { frames: number };
    counted.frames = 0;
    const count = () => {
      if (document.querySelector('.dialog-record progress') !== null) {
        const field = document.querySelector<HTMLTextAreaElement>('.dialog-record textarea');
        if (counted.frames === 0 && field !== null) {
          field.value = 'typed meanwhile';
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        counted.frames += 1;
      }
      requestAnimationFrame(count);
    };
    count();
  });
  const moves = Array.from(
    { length: 60 },
    (_, at) => `${2 * at + 1}. Nf3 Nf6 ${2 * at + 2}. Ng1 Ng8`,
  );
  await drop(page, 'club.pgn', ANN.replace(/1\. e4.*/, `${moves.join(' ')} 1-0\n\n`).repeat(3000));
  await page.locator('.record-row').first().waitFor();
  const frames = await page.evaluate(() => (window as unknown as { frames: number }).frames);
  expect(frames).toBeGreaterThan(3);
  expect(await page.locator(RECORD).innerText()).toContain('3,000');
  expect(problems).toEqual([]);
});

test('closing the dialog stops the reading of a long file', async () => {
  const { page } = await openBoard({ game: 'chess' });
  const text = `${ANN}\n`.repeat(20_000);
  await drop(page, 'club.pgn', text);
  await page.locator(`${RECORD} progress`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(RECORD).waitFor({ state: 'detached' });
  await clickAll(page, 'e2', 'e4');
  await expect.poll(() => movesOf(page)).toEqual(['e4']);
  expect(await page.locator(RECORD).count()).toBe(0);
});
