import { assertDefined } from '#core';
import { expect, it } from 'vitest';
import { worthOfReward } from '#games/dice/bots/rewards.ts';
import { MARK_IDS, newSheet } from '#games/dice/rules/index.ts';
import { parseReward } from '#games/dice/rules/campaign/rewards.ts';

const sheet = newSheet('brawler');
const worth = (text: string, keepsakes: readonly string[] = []) =>
  worthOfReward({ ...sheet, keepsakes }, assertDefined(parseReward(text)));

it('bots put a keepsake first while there is room for one, and a swap last', () => {
  expect(worth('keepsake old-ring')).toBeGreaterThan(worth('larger P4 12'));
  expect(worth('keepsake old-ring', ['a', 'b', 'c'])).toBeLessThan(worth('larger P6 8'));
});

it.each(MARK_IDS)('%s is worth something to bots, but less than four sides', (mark) => {
  for (const size of [4, 8, 12]) expect(worth(`mark P${size}~${mark}`)).toBeGreaterThan(0);
  expect(worth(`mark P8~${mark}`)).toBeLessThan(worth('larger P4 8'));
});
