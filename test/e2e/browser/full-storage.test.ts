import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { openKalah, PLAYABLE, seedsOf } from './kalah.ts';
import { openTool } from './zrf.ts';

/** Makes all writes fail while `isFull` is set, as on a full or read-only disk. */
const BLOCK_WRITES = () => {
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
    const write = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      fail();
      return Reflect.apply(write, this, args);
    });
  }
};

function setFull(page: Page, isFull: boolean): Promise<void> {
  return page.evaluate((full) => void Reflect.set(globalThis, 'isFull', full), isFull);
}

const SAVE_WARNING = 'Your browser does not let this page save games';

const MOMENTS = [
  ['after some actions', 2],
  ['from the first action on', 0],
] as const;

test.each(isDeep ? MOMENTS : MOMENTS.slice(0, 1))(
  'failing writes %s are reported, and the game is saved once there is room',
  async (_, actionsBefore) => {
    const { page } = await openKalah({ seats: 'person person' });
    await page.evaluate(BLOCK_WRITES);
    const play = async (count: number) => {
      for (let played = 0; played < count; played++) {
        const before = await seedsOf(page);
        await page.locator(PLAYABLE).first().click();
        await expect.poll(() => seedsOf(page)).not.toEqual(before);
      }
    };
    await play(actionsBefore);
    await setFull(page, true);
    await play(2);
    await page.getByText(SAVE_WARNING).first().waitFor();
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
