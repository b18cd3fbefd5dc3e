import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openContext, openPage, screenshot } from '../../support/browser/page.ts';
import { Journey } from './dice.ts';
import { isDeep } from '../../support/deep.ts';
import { PATIENCE } from '../../support/patience.ts';
import { clickAll, movesOf, openBoard } from './zrf.ts';

interface PlayedSound {
  readonly seconds: number;
  /** Start on the clock of the output, in seconds. */
  readonly at: number;
  /** True for a chunk of music, which is scheduled ahead. */
  readonly isMusic: boolean;
  /** Largest sample. */
  readonly peak: number;
}

/** Records all sounds started with Web Audio; runs in the page. */
function noteSounds(): void {
  const heard: PlayedSound[] = [];
  Object.assign(globalThis, { heard });
  const { prototype } = AudioBufferSourceNode;
  const start: unknown = Reflect.get(prototype, 'start');
  prototype.start = function (at?: number) {
    const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
    const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
    const seconds = this.buffer?.duration ?? 0;
    heard.push({ seconds, at: at ?? 0, isMusic: at !== undefined, peak });
    if (typeof start === 'function') Reflect.apply(start, this, at === undefined ? [] : [at]);
  };
}

function playedIn(page: Page): Promise<PlayedSound[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: PlayedSound[] }).heard);
}

async function musicIn(page: Page): Promise<PlayedSound[]> {
  return (await playedIn(page)).filter(({ isMusic }) => isMusic);
}

async function effectsIn(page: Page): Promise<PlayedSound[]> {
  return (await playedIn(page)).filter(({ isMusic }) => !isMusic);
}

/** Music played so far, after at least this number of chunks. */
async function musicOf(page: Page, chunks: number): Promise<PlayedSound[]> {
  await expect
    .poll(async () => (await musicIn(page)).length, { timeout: PATIENCE })
    .toBeGreaterThanOrEqual(chunks);
  return musicIn(page);
}

test('the page is silent until the first user gesture, then plays music and effects', async () => {
  const context = await openContext({ audible: true });
  await context.addInitScript(noteSounds);
  const { page, problems } = await openPage({ context, path: '#/text' });
  await expect.poll(() => page.locator('#text-screen').textContent()).toMatch(/games/);
  expect(await playedIn(page)).toEqual([]);
  await page.getByRole('application').click();
  await page.keyboard.press('ArrowUp');
  const screen = () => page.locator('#text-screen').textContent();
  for (let press = 0; press < 9 && !((await screen()) ?? '').includes('▸ Settings'); press += 1)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(screen).toMatch(/Sound effects/);
  for (let press = 0; press < 9 && !((await screen()) ?? '').includes('▸ Music'); press += 1)
    await page.keyboard.press('ArrowDown');
  const music = await musicOf(page, 6);
  const first = music[0]?.at ?? 0;
  for (const [index, { at, seconds }] of music.entries())
    expect(at).toBeCloseTo(first + index * seconds, 3);
  expect(Math.max(...music.map(({ peak }) => peak))).toBeGreaterThan(0.05);
  expect(Math.max(...music.map(({ peak }) => peak))).toBeLessThan(0.65);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => effectsIn(page)).toHaveLength(1);
  for (const { peak, seconds } of await effectsIn(page)) {
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThan(0.5);
    expect(seconds).toBeGreaterThan(0.2);
  }
  expect(problems).toEqual([]);
});

test('volumes can be changed in the settings and are remembered', async () => {
  const context = await openContext({ audible: true });
  await context.addInitScript(noteSounds);
  const { page } = await openPage({ context });
  const open = () => page.getByRole('button', { name: 'Settings' }).click();
  await open();
  const effects = page.getByRole('group', { name: 'Sound effects' });
  const music = page.getByRole('group', { name: 'Music' });
  await effects.getByRole('radio', { name: 'Loud' }).check();
  await music.getByRole('radio', { name: 'Off' }).check();
  // The setting plays a preview, although only the dice game has music.
  await expect.poll(() => playedIn(page)).toMatchObject([{ isMusic: false }]);
  await music.getByRole('radio', { name: 'Loud' }).check();
  await musicOf(page, 2);
  await music.getByRole('radio', { name: 'Off' }).check();
  await screenshot(page, 'settings-sound');
  await page.reload();
  await open();
  expect(await effects.getByRole('radio', { name: 'Loud' }).isChecked()).toBe(true);
  expect(await music.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
});

test.runIf(isDeep)('a journey plays sounds, and so does the menu after leaving it', async () => {
  const journey = await Journey.begin({ route: 'fog-at-low-pell' }, 'keys', { audible: true });
  const { page, problems } = journey;
  await page.evaluate(noteSounds);
  await journey.beginScene();
  await journey.playOn('keys', 4);
  const heard = async () => (await playedIn(page)).map(({ isMusic }) => isMusic);
  await expect.poll(heard).toContain(false);
  await musicOf(page, 8);
  await page.evaluate(() => {
    (globalThis as unknown as { heard: unknown[] }).heard.length = 0;
    location.hash = '#/dice';
  });
  await expect.poll(heard).toContain(true);
  expect(problems).toEqual([]);
});

test('moves on a board have a sound, and captures a different one', async () => {
  const context = await openContext({
    audible: true,
    settings: { speed: 'off', lastGame: { chess: { seats: 'person person' } } },
  });
  await context.addInitScript(noteSounds);
  const { page, problems } = await openBoard({ game: 'chess' }, { context });
  expect(await playedIn(page)).toEqual([]);
  const lengths = async () => (await playedIn(page)).map(({ seconds }) => seconds);
  await clickAll(page, 'e2', 'e4');
  await expect.poll(async () => (await lengths()).length).toBe(1);
  await clickAll(page, 'd7', 'd5');
  await expect.poll(async () => (await lengths()).length).toBe(2);
  await clickAll(page, 'e4', 'd5');
  await expect.poll(async () => (await lengths()).length).toBe(3);
  expect(await movesOf(page)).toEqual(['e4', 'd5', 'exd5']);
  const [first, second, third] = await lengths();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  for (const { peak, isMusic } of await playedIn(page)) {
    expect(peak).toBeGreaterThan(0.2);
    expect(isMusic).toBe(false);
  }
  expect(problems).toEqual([]);
});
