import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Download, Page } from 'playwright-core';
import { makeReportFile } from '#lab';
import type { ReportFile } from '#lab';
import { makeHtmlReport } from '#lab/html/document.ts';
import { messagesFromRight, messagesIn } from '../../lab/html/messages.ts';
import { sampleReport } from '../../lab/html/sample-report.ts';
import { isDeep } from '../../support/deep.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { openContext, openPage } from '../../support/browser/page.ts';
import { FINDER } from './layout-tour.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;
const LANGUAGES = {
  en: messagesIn('en'),
  ru: messagesIn('ru'),
  ar: messagesFromRight(),
} as const;

const folder = mkdtempSync(join(tmpdir(), 'turnwright-lab-'));
const pathOf = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(pathOf('sample.json'), makeReportFile(sampleReport));
  for (const [language, messages] of Object.entries(LANGUAGES)) {
    const { document } = parseHTML('<!doctype html><html></html>');
    const html = makeHtmlReport(sampleReport, { messages, document, file: 'report.html' });
    writeFileSync(pathOf(`${language}.html`), html);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Layout faults of a page; a mouse needs targets of 24 pixels, a finger of 44. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(FINDER);
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate<string[]>(`findFaults(${width < 768 ? 44 : 24})`);
}

const COMBINATIONS = Object.keys(LANGUAGES).flatMap((language) =>
  SIZES.map((size) => ({ language, ...size })),
);

/** In `npm test`, each language at one size: the sizes alternate. */
test.each(COMBINATIONS.filter((_, at) => isDeep || at % 2 === (at >> 1) % 2))(
  'an HTML report opened from a file is accessible, whole and silent ($language, $width px)',
  async ({ language, ...viewport }) => {
    const found: string[] = [];
    const requests: string[] = [];
    // In `npm test`, the wide ones are light and the narrow one is dark.
    const looks = isDeep ? [false, true] : [viewport.width < 768];
    for (const dark of looks) {
      const context = await openContext({ viewport, dark });
      const page = await context.newPage();
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => found.push(message.text()));
      await page.goto(pathToFileURL(pathOf(`${language}.html`)).href);
      found.push(...(await violationsOf(page)), ...(await faultsOf(page)));
      const shown = await page.locator('svg.wide:visible').count();
      expect(shown).toBe(viewport.width > 600 ? 5 : 0);
      expect(await page.locator('svg:visible').count()).toBe(5);
    }
    expect(found).toEqual([]);
    const files = requests.filter((url) => url !== 'data:,');
    expect(files).toEqual(files.filter((url) => url.endsWith(`${language}.html`)));
    expect(files).toHaveLength(looks.length);
  },
);

test('a printed report is light and shows its plan', async () => {
  const context = await openContext({ dark: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(pathOf('en.html')).href);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colour = await page.locator('.report').evaluate((one) => getComputedStyle(one).color);
  expect(colour).toBe('rgb(34, 32, 28)');
  expect(await page.locator('details pre').evaluate((one) => one.clientHeight)).toBeGreaterThan(
    100,
  );
});

async function openReport(page: Page, name: string): Promise<void> {
  await page.locator('.lab-form').waitFor();
  await page.locator('input.lab-file').setInputFiles(pathOf(name));
}

test.each(SIZES)('the page opens reports ($width px)', async (viewport) => {
  const isWide = viewport.width > 600;
  for (const dark of isDeep ? [false, true] : [isWide]) {
    const { page, problems } = await openPage({ path: '#/', viewport, dark, reducedMotion: true });
    await page.locator('a[href="#/lab"]').click();
    const [html, json] = ['ru.html', 'sample.json'];
    for (const name of isDeep ? [html, json] : [isWide ? html : json]) {
      await openReport(page, name);
      await page.locator('.report').waitFor();
      expect(await page.locator('.report h1').textContent()).toContain('Which is stronger');
      expect([...(await violationsOf(page)), ...(await faultsOf(page))]).toEqual([]);
      await page.locator('.lab-tools button').first().click();
    }
    await page.locator('.lab-form').waitFor();
    // In `npm test`, every-page.test.ts and layout.test.ts check the form.
    if (isDeep) expect([...(await violationsOf(page)), ...(await faultsOf(page))]).toEqual([]);
    expect(problems).toEqual([]);
  }
});

test('the page opens dropped reports and names files that are none', async () => {
  const { page, problems } = await openPage({ path: '#/lab' });
  writeFileSync(pathOf('wrong.json'), '{"name": 1}');
  await openReport(page, 'wrong.json');
  await page.locator('[role="alert"]', { hasText: 'wrong.json' }).waitFor();
  const text = readFileSync(pathOf('en.html'), 'utf8');
  await page.evaluate((html) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([html], 'dropped.html', { type: 'text/html' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
  await page.locator('.report').waitFor();
  expect(await page.locator('[role="alert"]').count()).toBe(0);
  await page.locator('.reproduce pre').first().waitFor();
  expect(await page.locator('.reproduce pre').first().textContent()).toContain('dropped.html');
  expect(problems).toEqual([]);
});

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

/** Downloads the report shown. */
async function download(page: Page, ending: string): Promise<string> {
  const button = page.locator('.lab-tools button', { hasText: ending });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return textOf(file);
}

/** Report of the command line with the same choices. */
function reportOfCommand(game: string, ...flags: readonly string[]): ReportFile {
  const path = pathOf(`${game}.json`);
  const args = ['dist/cli/main.js', 'arena', game, ...flags, '--report', path];
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  return JSON.parse(readFileSync(path, 'utf8')) as ReportFile;
}

test.each(isDeep ? ['kalah', 'tic-tac-toe'] : ['tic-tac-toe'])(
  'an arena of %s on the page has the same report as on the command line',
  async (game) => {
    const { page, problems } = await openPage({ path: '#/lab' });
    await page.locator('.lab-form select').first().selectOption(game);
    await page.locator('.lab-form input[inputmode]').fill('20');
    await page.keyboard.press('Enter');
    await page.locator('.report').waitFor();
    const { plan, report } = JSON.parse(await download(page, 'JSON')) as ReportFile;
    const command = reportOfCommand(game, '--games', '20');
    expect(JSON.stringify({ plan, report })).toBe(
      JSON.stringify({ plan: command.plan, report: command.report }),
    );
    expect(await download(page, 'HTML')).toMatch(/^<!doctype html>/);
    expect(await download(page, 'CSV')).toMatch(/^study,table,/);
    expect(problems).toEqual([]);
  },
);

test('a study can be stopped, which keeps its results', async () => {
  const { page, problems } = await openPage({ path: '#/lab' });
  await page.locator('.lab-form select').first().selectOption('tic-tac-toe');
  await page.locator('.lab-form input[inputmode]').fill('10000');
  await page.locator('.lab-form .primary').click();
  await page.locator('.lab-answer', { hasText: '%' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('.lab-running button').click();
  await page.locator('.report .partial').waitFor();
  const { provenance } = JSON.parse(await download(page, 'JSON')) as ReportFile;
  expect(provenance.partial?.all).toBe(5000);
  expect(problems).toEqual([]);
});

test('wrong numbers of games and seeds are refused in the form', async () => {
  const { page } = await openPage({ path: '#/lab' });
  const games = page.locator('.lab-form input[inputmode]');
  const run = page.locator('.lab-form .primary');
  await games.fill('0');
  expect(await games.getAttribute('aria-invalid')).toBe('true');
  expect(await run.isDisabled()).toBe(true);
  await games.fill('20');
  expect(await run.isDisabled()).toBe(false);
  await page.locator('.lab-form input').last().fill('');
  expect(await run.isDisabled()).toBe(true);
});
