import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openKalah, PLAYABLE, seedsOf } from './kalah.ts';
import { openTool } from './zrf.ts';

/** Lets the page write nothing while `isFull` is set, as on a full disk or one that is read-only. */
const FILL = () => {
  const fail = () => {
    if (Reflect.get(globalThis, 'isFull') === true) {
      throw new DOMException('no room is left', 'QuotaExceededError');
    }
  };
  for (const [owner, name] of [
    [IDBObjectStore.prototype, 'put'],
    [IDBObjectStore.prototype, 'add'],
    [Storage.prototype, 'setItem'],
  ] as const) {
    const write = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      fail();
      return Reflect.apply(write, this, given);
    });
  }
};

function setFull(page: Page, isFull: boolean): Promise<void> {
  return page.evaluate((full) => void Reflect.set(globalThis, 'isFull', full), isFull);
}

const TOLD = 'This browser does not allow the page to save games';

test.each([
  ['from the first action on', 0],
  ['after some actions', 2],
])(
  'nothing can be written %s: that is told, and all is kept once there is room',
  async (_, sound) => {
    const { page } = await openKalah({ seats: 'person person' });
    await page.evaluate(FILL);
    const play = async (count: number) => {
      for (let played = 0; played < count; played++) {
        const before = await seedsOf(page);
        await page.locator(PLAYABLE).first().click();
        await expect.poll(() => seedsOf(page)).not.toEqual(before);
      }
    };
    await play(sound);
    await setFull(page, true);
    await play(2);
    await page.getByText(TOLD).first().waitFor();
    await setFull(page, false);
    await play(1);
    const seeds = await seedsOf(page);
    await expect
      .poll(async () => {
        await page.reload();
        await page.locator('.house').first().waitFor();
        return seedsOf(page);
      })
      .toEqual(seeds);
    await openTool(page, 'Games');
    expect(await page.locator('dialog .save').count()).toBe(1);
  },
);
