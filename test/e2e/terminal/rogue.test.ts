import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { must, parseTranscript } from '#core';
import { SaveFolder } from '#terminal/files/saves.ts';
import type { Home } from './built.ts';
import type { PtyRun } from './pty.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';

cleanUpAfterEach();

/** Presses a key and waits for the screen to change. */
async function press(run: PtyRun, key: string): Promise<void> {
  const before = run.screen;
  run.type(key);
  await run.until(() => run.screen !== before, `a response to ${key}`);
}

/** Turns the row of the kind of world, on which the cursor stands, to a kind. */
async function chooseWorld(run: PtyRun, kind: string): Promise<void> {
  const shown = () => /World {2,}(?:‹ )?(\S+)/.exec(run.screen)?.[1];
  const first = shown();
  while (shown() !== kind) {
    const before = shown();
    run.type('\x1b[C');
    await run.until(() => shown() !== before, `a world other than ${before}`);
    if (shown() === first) throw new Error(`no world ${kind}:\n${run.screen}`);
  }
}

/** Waits until all keys are processed, by opening and closing help. */
async function waitForKeys(run: PtyRun): Promise<void> {
  run.type('?');
  await run.shows('› Справка');
  run.type('\x1b');
  await run.until(() => !run.screen.includes('› Справка'), 'help to close');
}

function saved({ saves }: Home) {
  const [one, ...others] = new SaveFolder(saves).list();
  expect(others).toEqual([]);
  return must(parseTranscript(one?.text ?? ''));
}

it('a random world with a typed seed can be played by keyboard: pick up, equip, explore, look, quit, resume', async () => {
  const home = homeOf();
  const run = startAt(home);
  await run.choose('Rogue');
  await run.shows('1  Random world');
  run.type('1\x1b[B');
  await run.shows('The same seed');
  run.type(`${'\x7f'.repeat(8)}seed-1`);
  await run.shows(/Random seed +seed-1\n/);
  run.type('\x1b[B');
  await chooseWorld(run, 'rooms');
  run.type('\r');
  await run.shows('Turn 0 · seed-1');
  for (const key of ['d', 'в']) await press(run, key);
  await run.shows('You pick up a battle axe.');
  await press(run, '\r');
  await run.shows(/Battle axe +\+\d/);
  await press(run, 'щ');
  await run.shows('Stopped: ');
  run.type('x');
  await run.shows('move the cursor');
  run.type('\x1b');
  await run.until(() => !run.screen.includes('move the cursor'), 'the cursor to disappear');
  const before = saved(home).entries.length;
  expect(before).toBeGreaterThan(3);
  run.type('Q');
  await run.shows('1  Continue the last run');
  run.type('1');
  await run.shows('Battle axe');
  run.type('\x03');
  expect(await run.ended()).toEqual({ code: 0, signal: 0 });
});

it('the command line opens the menu if nothing is chosen', async () => {
  const run = startAt(homeOf(), ['play', 'rogue']);
  await run.shows('Random world');
  run.type('\x03');
  expect((await run.ended()).code).toBe(0);
});

it('a run in Russian, without colours, ends with a summary of the death', async () => {
  const home = homeOf({ language: 'ru', guidance: 'off' });
  const world = join(home.saves, '..', 'gauntlet.world');
  const robots = ['1', '2', '3', '4'].map((hole) => `${hole}. Mob Robot`).join('\n');
  mkdirSync(dirname(world), { recursive: true });
  writeFileSync(world, `8 3\nWWWWWWWW\nW0.1234W\nWWWWWWWW\n0. Player\n${robots}\n`);
  const words = ['play', world, '--seed', 'seed-1'];
  const run = startAt(home, words, { NO_COLOR: '1' });
  await run.shows('Ход 0 · seed-1');
  expect(run.raw).not.toContain('38;2;');
  const moveKeys = ['ц', 'ф', 'ы', 'в'];
  for (let count = 0; !run.screen.includes('Вы погибли') && count < 1200; count++) {
    run.type(count % 5 === 0 ? 'щ' : (moveKeys[(count * 7 + Math.floor(count / 11)) % 4] ?? 'ц'));
    if (count % 8 === 7) await waitForKeys(run);
  }
  await run.shows('Вы погибли');
  expect(saved(home).over).toBeDefined();
  run.type('c');
  await run.shows('Текст забега');
  run.type('\x03');
  expect((await run.ended()).code).toBe(0);
});
