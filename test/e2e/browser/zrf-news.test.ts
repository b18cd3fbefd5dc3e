import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/browser/axe.ts';
import { screenshot } from '../../support/browser/page.ts';
import { clickAll, openRulesGame, openTool, POSITION } from './zrf.ts';

/** Race with its own sounds. Its runners have a block that never ends. */
const RULES = `(game
  (title "Noisy Race")
  (description "Be the first at the end.")
  (players White Black)
  (turn-order White Black)
  (opening-sound "opening.wav")
  (click-sound "click.wav")
  (release-sound "release.wav")
  (move-sound "move.wav")
  (music "theme.mid")
  (board (grid (start-rectangle 0 0 31 31)
    (dimensions ("a/b/c/d" (32 0)) ("2/1" (0 32)))
    (directions (e 1 0)))
    (links round (a1 b1) (b1 a1)))
  (board-setup (White (Runner a1)) (Black (Runner a2)))
  (piece (name Runner)
    (moves (e (verify empty?) add) (e e (verify empty?) add) ((while on-board? round))))
  (win-condition (White) (absolute-config Runner (d1)))
  (win-condition (Black) (absolute-config Runner (d2))))`;

const RATE = 8000;

/** Silence of a length in tenths of a second. */
function silence(tenths: number): Uint8Array {
  const samples = (RATE / 10) * tenths;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(strToU8(text), at);
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, samples, true);
  return bytes;
}

/** Sounds, identified by their lengths in tenths of a second. */
const SOUNDS = { opening: 1, click: 2, release: 3, move: 4 } as const;

function zipOf(): Buffer {
  const sounds = Object.entries(SOUNDS).map(([name, tenths]) => [`${name}.wav`, silence(tenths)]);
  const files = { 'noisy.zrf': strToU8(RULES), 'theme.mid': strToU8('MThd') };
  return Buffer.from(zipSync({ ...files, ...(Object.fromEntries(sounds) as object) }));
}

async function openNoisy(): Promise<{ page: Page; problems: readonly string[] }> {
  const { page, problems } = await openRulesGame(
    '#/zrf',
    { speed: 'off', lastGame: {} },
    { audible: true },
  );
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    globalThis.AudioContext = class extends AudioContext {
      override createBufferSource(): AudioBufferSourceNode {
        const source = super.createBufferSource();
        const begin = source.start.bind(source);
        source.start = () => {
          heard.push(Math.round((source.buffer?.duration ?? 0) * 10));
          begin();
        };
        return source;
      }
    };
  });
  await page.locator('.tile').first().waitFor();
  const file = { name: 'noisy.zip', mimeType: 'application/zip', buffer: zipOf() };
  await page.locator('.open-files').setInputFiles(file);
  await page.locator(POSITION).first().waitFor();
  return { page, problems };
}

/**
 * Waits for sounds after the first `from`, in any order. Returns the number of sounds up to the
 * last.
 */
async function expectSounds(
  page: Page,
  from: number,
  ...names: readonly (keyof typeof SOUNDS)[]
): Promise<number> {
  const expected = names.map((name) => SOUNDS[name]);
  const until = await page.waitForFunction(
    ([start, tenths]) => {
      const { heard } = globalThis as unknown as { heard: number[] };
      const places = tenths.map((one) => heard.indexOf(one, start));
      return places.includes(-1) ? undefined : Math.max(...places) + 1;
    },
    [from, expected] as const,
  );
  return (await until.jsonValue()) ?? from;
}

test('a rules file plays its sounds on opening, and when a piece is picked up, put down and moved', async () => {
  const { page, problems } = await openNoisy();
  await clickAll(page, 'a1');
  const opened = await expectSounds(page, 0, 'opening', 'click');
  await clickAll(page, 'a1');
  const released = await expectSounds(page, opened, 'release');
  await clickAll(page, 'a1');
  // A piece picked up and put down within one frame makes no separate sound.
  const afterClick = await expectSounds(page, released, 'click');
  await clickAll(page, 'b1');
  await expectSounds(page, afterClick, 'release', 'move');
  expect(problems).toEqual([]);
});

test('errors during play, hints and unsupported sounds are reported', async () => {
  const { page, problems } = await openNoisy();
  const faults = await page.locator('.status-faults').innerText();
  expect(faults).toMatch(/^noisy\.zrf:16:3: The moves of Runner never end/);
  await page.keyboard.press('KeyH');
  const hint = page.locator('.hint', { hasText: 'Consider' });
  await hint.waitFor();
  expect(await hint.innerText()).toMatch(/You would|The game would|It would/);
  await screenshot(page, 'zrf-faults');
  expect(await violationsOf(page)).toEqual([]);
  await openTool(page, 'About');
  const about = await page.locator('dialog').innerText();
  expect(about.split('browsers cannot play')).toHaveLength(2);
  expect(problems).toEqual([]);
});
