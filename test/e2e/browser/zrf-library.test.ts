import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage, screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { clickAll, labelOf, movesOf, openBoard, openRulesGame, openTool, POSITION } from './zrf.ts';

/** Small game with a bitmap like the games of the original program. */
const RULES = `; A race of one piece each.
(define step ($1 (verify empty?) add))
(game
  (title "Little Race")
  (players White Black)
  (turn-order White Black)
  (board (grid (start-rectangle 0 0 31 31)
    (dimensions ("a/b/c/d" (32 0)) ("2/1" (0 32)))
    (directions (e 1 0))))
  (board-setup (White (Runner a1)) (Black (Runner a2)))
  (piece (name Runner) (image White "art/w.bmp" Black "art/missing.bmp") (moves (step e)))
  (win-condition (White) (absolute-config Runner (d1)))
  (win-condition (Black) (absolute-config Runner (d2))))
(variant (title "Short Race") (board-setup (White (Runner b1)) (Black (Runner b2))))`;

/** Bitmap of 2 by 2 pixels: one red, the others in the transparent green. */
function bitmap(): Uint8Array {
  const bytes = new Uint8Array(70);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, 70, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, 2, true);
  view.setInt32(22, 2, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  const green = [0, 255, 0];
  bytes.set([40, 30, 200, ...green], 54);
  bytes.set([...green, ...green], 62);
  return bytes;
}

function zipOf(rules: string): Buffer {
  const files = { 'race/race.zrf': strToU8(rules), 'race/art/w.bmp': bitmap() };
  return Buffer.from(zipSync(files));
}

test('the library shows the built-in games with their boards, and can search and open them', async () => {
  const { page, problems } = await openRulesGame('#/', { speed: 'off' });
  await page.locator('[data-game="zrf"] a').click();
  await page.locator('.tile').first().waitFor();
  expect(await page.locator('.tile').count()).toBeGreaterThan(20);
  await page.locator('[data-game="chess"] [data-drawn="true"]').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[data-drawn="true"]').length > 10);
  await screenshot(page, 'zrf-library');
  await page.locator('.library-search').fill('dRaU');
  expect(await page.locator('.tile').count()).toBe(4);
  await page.locator('[data-game="russian-draughts"] a').click();
  await page.locator(POSITION).first().waitFor();
  expect(await page.title()).toBe('Russian Draughts · Turnwright');
  expect(problems).toEqual([]);
});

test('the library keeps its scroll position and search, and lists unfinished games first', async () => {
  const settings = { speed: 'off', lastGame: { reversi: { seats: 'person person' } } };
  const { page, problems } = await openRulesGame('#/zrf', settings);
  const tiles = page.locator('.tile');
  await tiles.first().waitFor();
  await page.locator('.library-search').fill('CHECKERS');
  await expect.poll(() => tiles.count()).toBe(5);
  await page.locator('.library-search').fill('');
  await page.locator('[data-game="red-donkey"]').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.locator('[data-game="red-donkey"] a').click();
  await page.locator('.puzzle-board').waitFor();
  await page.locator('a[href="#/zrf"]').first().click();
  await tiles.first().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.locator('.library-search').fill('othello');
  await page.locator('[data-game="reversi"] a').click();
  await page.locator(POSITION).first().waitFor();
  await clickAll(page, 'd3');
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await page.goBack();
  await tiles.first().waitFor();
  expect(await page.locator('.library-search').inputValue()).toBe('othello');
  expect(await tiles.count()).toBe(1);
  await page.locator('.library-search').fill('');
  const first = page.locator('.library-going .tile');
  expect(await first.count()).toBe(1);
  expect(await first.innerText()).toMatch(/Reversi\s+Continue, 1 move in/);
  await screenshot(page, 'zrf-library-going');
  expect(problems).toEqual([]);
});

test('a game from a zip can be opened and played with a bot, changed to its variant, and survives a reload', async () => {
  const { page, problems } = await openRulesGame('#/zrf', { speed: 'off', lastGame: {} });
  await page.locator('.tile').first().waitFor();
  const file = { name: 'race.zip', mimeType: 'application/zip', buffer: zipOf(RULES) };
  await page.locator('.open-files').setInputFiles(file);
  await page.locator(POSITION).first().waitFor();
  expect(page.url()).toContain('#/zrf/user:little-race');
  await clickAll(page, 'a1', 'b1');
  await page.locator('.moves .move').nth(1).waitFor();
  await openTool(page, 'New');
  await page.locator('select[name="seat-2"]').selectOption('person');
  await page.locator('dialog .primary').click();
  await clickAll(page, 'a1', 'b1', 'a2', 'b2');
  await screenshot(page, 'zrf-opened');
  await page.reload();
  await page.locator(POSITION).first().waitFor();
  expect(await movesOf(page)).toHaveLength(2);
  expect(await labelOf(page, 'b1')).toContain('Runner');
  await page.locator('.variant-menu select').selectOption('short-race');
  expect(await labelOf(page, 'b1')).toContain('can move');
  await clickAll(page, 'b1', 'c1', 'b2', 'c2', 'c1', 'd1');
  await page.locator('dialog.dialog-over').waitFor();
  expect(problems).toEqual([]);
});

test('a new game says whom a bot suits, and what its measured level scores', async () => {
  const { page, problems } = await openRulesGame('#/zrf/chess', { speed: 'off', lastGame: {} });
  await page.locator(POSITION).first().waitFor();
  await openTool(page, 'New');
  await page.locator('select[name="seat-2"]').selectOption('bot-3');
  const about = page.locator('dialog .field', { has: page.locator('select[name="seat-2"]') });
  await about.getByText(/For regular players.* It scores \d+\s% .* against Casual\./).waitFor();
  await page.locator('select[name="seat-2"]').selectOption('person');
  expect(await about.locator('.about').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('errors in a file are reported with position, line and macros; several files offer a choice', async () => {
  const { page } = await openRulesGame('#/zrf', { speed: 'off', lastGame: {} });
  await page.locator('.tile').first().waitFor();
  const bad = RULES.replace('(verify empty?)', '(verify emtpy?)');
  const file = { name: 'bad.zrf', mimeType: 'text/plain', buffer: Buffer.from(bad) };
  await page.locator('.open-files').setInputFiles(file);
  const diagnoses = await page.locator('.diagnoses').innerText();
  expect(diagnoses).toMatch(/bad\.zrf:2:\d+: /);
  expect(diagnoses).toContain('(define step ($1 (verify emtpy?) add))');
  expect(diagnoses).toContain('in (step ...) called at bad.zrf:11');
  await screenshot(page, 'zrf-trouble');
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').count()).toBe(0);
  const buffer = Buffer.from(RULES);
  const files = ['one.zrf', 'two.zrf'].map((name) => ({ name, mimeType: 'text/plain', buffer }));
  await page.locator('.open-files').setInputFiles(files);
  await page.locator('.rules-choices button', { hasText: 'two.zrf' }).click();
  await page.locator(POSITION).first().waitFor();
  expect(page.url()).toContain('user:little-race');
});

test('rules can be dropped anywhere on the page', async () => {
  const { page } = await openBoard({ game: 'chess' });
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'race.zrf'));
    for (const kind of ['dragover', 'drop'])
      dispatchEvent(new DragEvent(kind, { dataTransfer: transfer, bubbles: true }));
  }, RULES);
  await page.waitForURL(/user:little-race/);
  await page.locator('[data-name="d2"]').waitFor();
});

test('a game can be saved as .zsg and loaded again', async () => {
  const { page, problems } = await openBoard({ game: 'english-draughts' });
  await clickAll(page, 'a3', 'b4', 'd6', 'e5');
  await openTool(page, 'File');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.save-zsg').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zsg$/);
  const parts: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) parts.push(chunk as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  expect(text).toContain('RulesFile=english-draughts.zrf');
  expect(text).toContain('1. Man a3 - b4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyU');
  await page.keyboard.press('KeyU');
  expect(await movesOf(page)).toEqual([]);
  await openTool(page, 'File');
  const buffer = Buffer.from(text);
  await page
    .locator('dialog input[type="file"]')
    .setInputFiles({ name: 'game.zsg', mimeType: 'text/plain', buffer });
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await movesOf(page)).toHaveLength(2);
  expect(problems).toEqual([]);
});

// In `npm test`, sharing.test.ts opens links.
test.runIf(isDeep)('a link opens the same game elsewhere', async () => {
  const { page } = await openBoard({ game: 'chess' });
  await clickAll(page, 'e2', 'e4');
  await openTool(page, 'Share');
  const link = page.locator('dialog input.link');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.link')?.value !== '');
  const other = await openPage({ path: await link.inputValue() });
  await other.page.locator(POSITION).first().waitFor();
  expect(await movesOf(other.page)).toContain('e4');
  expect(other.problems).toEqual([]);
});

test('a missing game is reported with a link to the library', async () => {
  const { page } = await openPage({ path: '#/zrf/user:nothing' });
  await page.locator('.message a[href="#/zrf"]').click();
  await page.locator('.tile').first().waitFor();
  expect(page.url()).toMatch(/#\/zrf$/);
});

test.each(isDeep ? [false, true] : [true])('accessibility checks pass, dark: %s', async (dark) => {
  const { page } = await openBoard({ game: 'shogi' }, { dark });
  await clickAll(page, '7g');
  expect(await violationsOf(page)).toEqual([]);
  await openTool(page, 'About');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.head-up').click();
  await page.locator('.tile').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
