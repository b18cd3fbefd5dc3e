import { expect, test } from 'vitest';
import type { JourneyEvent } from '#games/dice/rules/index.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { isDeep } from '../../support/deep.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { momentOf } from './dice-links.ts';
import { openRulesGame } from './zrf.ts';

const hasActed = (events: readonly JourneyEvent[]) => events.some(({ kind }) => kind === 'acted');

const moment = momentOf(tideBells, 'acts', (_, events) => hasActed(events));
const NEXT = `[data-action="${moment.next}"], [data-action="suggested"]`;

test.each(isDeep ? ['slow', 'fast'] : ['fast'])(
  'a threat that acts comes forward and withdraws (%s)',
  async (speed) => {
    const { page, problems } = await openRulesGame(moment.link, { speed });
    await page.locator(NEXT).first().click();
    const show = page.locator('.act-show');
    await show.waitFor();
    expect(await show.locator('.act-sign path').count()).toBe(1);
    expect(await show.locator('.act-name').innerText()).not.toBe('');
    await show.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);

test.each(isDeep ? [false, true] : [true])(
  'a threat that acts stands still without motion (dark: %s)',
  async (dark) => {
    const options = { dark, reducedMotion: true };
    const { page } = await openRulesGame(moment.link, { speed: 'slow' }, options);
    await page.locator(NEXT).first().click();
    const show = page.locator('.act-show');
    await show.waitFor();
    const moving = await show.evaluate((one) => one.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('without animation, acts are reported in words only', async () => {
  const { page } = await openRulesGame(moment.link, { speed: 'off' });
  await page.locator(NEXT).first().click();
  await expect.poll(() => page.locator('.asked-news').innerText()).not.toBe('');
  expect(await page.locator('.act-show').count()).toBe(0);
});
