import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { nextAct, phaseOf } from '#games/dice/rules/index.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { glassRoad } from '../../games/dice/rules/glass-road.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { isDeep } from '../../support/deep.ts';
import { momentOf } from './dice-links.ts';
import { openRulesGame } from './zrf.ts';

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONES = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
] as const;
const SETTINGS = { speed: 'off', language: 'ru', guidance: 'off' };

/** Lower edges of all matches, rounded. */
function bottomsOf(matches: Locator): Promise<number[]> {
  return matches.evaluateAll((all) =>
    all.map((one) => Math.floor(one.getBoundingClientRect().bottom)),
  );
}

async function stageBottom(page: Page): Promise<number> {
  const [bottom = 0] = await bottomsOf(page.locator('.stage'));
  return bottom;
}

type Look = readonly [viewport: typeof PHONE, dark: boolean];

/** Both looks in deep tests, otherwise the phone. */
function looksOf(desktop: Look, phone: Look): readonly Look[] {
  return isDeep ? [desktop, phone] : [phone];
}

function isChoosing({ scene }: JourneyState): boolean {
  return scene !== undefined && phaseOf(scene)?.kind === 'choice';
}

test.each([
  ['tide-bells', tideBells],
  ['glass-road', glassRoad],
])('on a phone, the options of a choice need no scrolling (%s)', async (_, pack) => {
  const { link } = momentOf(pack, 'choices', isChoosing);
  const { page } = await openRulesGame(link, SETTINGS, { touch: true, viewport: PHONE });
  await page.locator('.offers-choice .offer').first().waitFor();
  for (const viewport of [PHONE, ...SMALL_PHONES]) {
    await page.setViewportSize(viewport);
    const bottoms = await bottomsOf(page.locator('.offers-choice .offer'));
    expect(bottoms.length).toBeGreaterThan(1);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(viewport.height);
    const [story] = await bottomsOf(page.locator('.tale-scene h3'));
    expect(story).toBeLessThan(await stageBottom(page));
  }
});

test('on a phone, the act of an enemy is in view before its traits', async () => {
  const { link } = momentOf(tideBells, 'acts', ({ scene }) => {
    const phase = scene && phaseOf(scene);
    if (scene === undefined || phase?.kind !== 'encounter') return false;
    return nextAct(scene, phase.card) !== undefined;
  });
  const { page } = await openRulesGame(link, SETTINGS, { touch: true, viewport: PHONE });
  await page.locator('.met-act').waitFor();
  const [act = Infinity] = await bottomsOf(page.locator('.met-act'));
  expect(act).toBeLessThanOrEqual(await stageBottom(page));
});

test('all dice of a discard pile are in view', async () => {
  const isPile = ({ scene }: JourneyState) =>
    scene !== undefined && phaseOf(scene)?.kind === 'pile';
  const { link } = momentOf(tideBells, 'piles', isPile);
  const { page } = await openRulesGame(link, SETTINGS, { viewport: DESKTOP });
  const dice = page.locator('.pile .die-button');
  await dice.first().waitFor();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect(Math.max(...(await bottomsOf(dice)))).toBeLessThanOrEqual(await stageBottom(page));
  }
});

test.each(looksOf([DESKTOP, false], [PHONE, true]))(
  'the end shows its place and cast above the next step (%j)',
  async (viewport, dark) => {
    const { link } = momentOf(tideBells, 'ends', ({ scene }) => scene?.over !== undefined);
    const { page, problems } = await openRulesGame(link, SETTINGS, { viewport, dark });
    await page.locator('.end-picture img').first().waitFor();
    expect(await page.locator('.end-heroes li').count()).toBe(2);
    const [next = Infinity] = await bottomsOf(page.locator('.end-tools [data-action="go-on"]'));
    expect(next).toBeLessThanOrEqual(viewport.height);
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test.each(looksOf([DESKTOP, true], [PHONE, false]))(
  'in camp, growth is chosen by hero in slots (%j)',
  async (viewport, dark) => {
    const { link } = momentOf(tideBells, 'growth', ({ campaign, scene }) => {
      const { asks, heroes } = campaign;
      return scene === undefined && asks.length === 0 && heroes.every(({ owed }) => owed.limit);
    });
    const { page, problems } = await openRulesGame(link, SETTINGS, { viewport, dark });
    // The tale of the choice before it.
    await page.locator('dialog.dialog-tale .primary').click();
    const heroes = page.locator('.growth-hero');
    await heroes.first().waitFor();
    expect(await heroes.count()).toBe(2);
    const offers = page.locator('.growth .offers-limit .offer');
    expect(await page.locator('.growth .slot-next').count()).toBe(await offers.count());
    expect(await violationsOf(page)).toEqual([]);
    const first = offers.first();
    const full = await first.locator('.slot-full').count();
    expect(await first.locator('.unseen').textContent()).toContain(String(full));
    await first.click();
    await expect.poll(() => heroes.count()).toBe(1);
    expect(problems).toEqual([]);
  },
);
