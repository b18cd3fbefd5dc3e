import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import {
  creaturesInSight,
  DIRECTIONS,
  FLOOR,
  isSeen,
  itemOf,
  letterOf,
  neighbourIn,
  SLOTS,
  STEPS,
  itemIn,
  tileOf,
} from '#games/caves/rules/index.ts';
import type { Direction, Item, Place } from '#games/caves/rules/index.ts';
import { viewOf } from '#games/caves/voice/known.ts';
import { equipmentOf, foodOf } from '#test/games/caves/classic.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { screenshot } from '../../support/browser/page.ts';
import { flick, holdUntil } from '../../support/browser/touch.ts';
import { STEP_KEYS } from '../../support/step-keys.ts';
import { Run, runWhere } from './caves.ts';
import { expectRun, pointOf, QUIET, saidOn } from './caves-page.ts';
import { openRulesGame } from './zrf.ts';

function isAlone(run: Run): boolean {
  return creaturesInSight(viewOf(run.state)).length === 0 && run.state.choices === 0;
}

/** A cell in a straight line over visible, empty floor, and its direction. */
function openCell({ player, state }: Run, far: number): readonly [Place, Direction] | undefined {
  for (const direction of DIRECTIONS) {
    let place: Place = player;
    let isFree = true;
    for (let step = 0; step < far && isFree; step++) {
      place = neighbourIn(place, direction);
      const spot = { ...place, z: player.z };
      isFree = isSeen(state, spot) && tileOf(state, spot) === FLOOR && !itemOf(state, spot);
    }
    if (isFree) return [place, direction];
  }
  return undefined;
}

function slotWith({ player }: Run, isWanted: (item: Item) => boolean): number | undefined {
  return Array.from({ length: SLOTS }, (_, slot) => slot).find((slot) => {
    const item = itemIn(player, slot);
    return item !== undefined && isWanted(item);
  });
}

const isWeapon = (item: Item) => equipmentOf(item) === 'weapon' && foodOf(item) === 0;
const isRock = ({ kind }: Item) => kind === 'rock';

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

test('a run is started, explored, left and continued by keyboard', async () => {
  const { page, problems } = await openRulesGame('#/caves', QUIET);
  await page.locator('[data-start="new"]').waitFor();
  await press(page, 'Enter');
  await page.locator('#seed').fill('moss');
  await press(page, 'Enter');
  const run = new Run({}, 'moss');
  await expectRun(page, run);
  for (let count = 0; count < 3; count++) {
    run.go({ kind: 'explore' });
    await press(page, 'o');
    await expectRun(page, run);
  }
  expect(run.state.turns).toBeGreaterThan(0);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  await expectRun(page, run);
  await press(page, 'Shift+Q');
  await page.locator('[data-start="continue"]').waitFor();
  await press(page, 'Enter');
  await expectRun(page, run);
  expect(problems).toEqual([]);
});

test('keys equip, throw with a cursor, look, and choose improvements', async () => {
  const run = runWhere({ mode: 'explorer', depth: 2 }, (one) => {
    const hasBoth = slotWith(one, isWeapon) !== undefined && slotWith(one, isRock) !== undefined;
    return hasBoth && isAlone(one) && openCell(one, 1) !== undefined;
  });
  const { page, problems } = await openRulesGame(run.link(), QUIET);
  await expectRun(page, run);
  const weapon = assertDefined(slotWith(run, isWeapon));
  run.play({ kind: 'wear', slot: weapon });
  await press(page, `w ${letterOf(weapon)}`);
  await expectRun(page, run);
  const rock = assertDefined(slotWith(run, isRock));
  const [at, direction] = assertDefined(openCell(run, 1));
  run.play({ kind: 'throw', slot: rock, at });
  await press(page, `t ${letterOf(rock)} ${STEP_KEYS[direction]} Enter`);
  await expectRun(page, run);
  await press(page, 'x');
  await expect.poll(() => saidOn(page)).not.toBe('');
  await page.locator('[data-aim="cancel"]').waitFor();
  await press(page, 'Escape');
  const rise = runWhere({ mode: 'explorer' }, (one) => one.state.choices > 0);
  await page.evaluate((link) => (location.hash = link), rise.link());
  await page.locator('.dialog-caves-level').waitFor();
  rise.play({ kind: 'grow', growth: 'hp' });
  await press(page, 'Escape 1');
  await expectRun(page, rise);
  expect(problems).toEqual([]);
});

test('the mouse forecasts, travels, looks and fights, and text mode is remembered', async () => {
  const run = runWhere({ mode: 'explorer' }, (one) => {
    return one.state.turns > 10 && isAlone(one) && openCell(one, 4) !== undefined;
  });
  const { page, problems } = await openRulesGame(run.link(), QUIET);
  await expectRun(page, run);
  expect(Number(await page.locator('.caves-field').getAttribute('data-cell'))).toBeGreaterThan(23);
  const [to] = assertDefined(openCell(run, 4));
  const target = await pointOf(page, run, to);
  await page.mouse.move(target.x, target.y);
  await expect.poll(() => saidOn(page)).toBe('Click: walk there (4 steps). Cave floor.');
  await page.mouse.click(target.x, target.y, { button: 'right' });
  await page.locator('[data-aim="choose"]').waitFor();
  await press(page, 'Escape');
  expect(run.go({ kind: 'travel', to: { ...to, z: run.player.z } })).toMatch(/arrived|sight/);
  await page.mouse.click(target.x, target.y);
  await expectRun(page, run);
  const fight = runWhere({ mode: 'explorer' }, (one) => one.neighbour !== undefined);
  await page.evaluate((link) => (location.hash = link), fight.link());
  await expectRun(page, fight);
  const direction = assertDefined(fight.neighbour);
  const foe = await pointOf(page, fight, neighbourIn(fight.player, direction));
  fight.play({ kind: 'move', direction });
  await page.mouse.click(foe.x, foe.y);
  await expectRun(page, fight);
  await press(page, 'Shift+T');
  await page.locator('.text-frame').waitFor();
  await page.reload();
  await page.locator('.text-frame').waitFor();
  await page.locator('.head-up').click();
  await page.locator('.caves-stage').waitFor();
  expect(problems).toEqual([]);
});

test('a thumb plays a run on a phone: taps, flicks, holding, and actions that fit', async () => {
  const run = runWhere({ mode: 'explorer' }, (one) => {
    return slotWith(one, isWeapon) !== undefined && isAlone(one) && openCell(one, 3) !== undefined;
  });
  const phone = { viewport: { width: 390, height: 844 }, touch: true, locale: 'ru-RU' };
  const { page, problems } = await openRulesGame(run.link(), QUIET, phone);
  await expectRun(page, run);
  for (const viewport of [{ width: 844, height: 390 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    // The words on a bar are cut off at its end, or whole.
    const cut = await page.locator('.caves-meter').evaluateAll((bars) => {
      return bars.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    });
    expect(cut).toBe(0);
  }
  expect(Number(await page.locator('.caves-field').getAttribute('data-cell'))).toBeGreaterThan(19);
  for (const stat of ['hp', 'depth', 'turn'])
    expect(await page.locator(`[data-stat="${stat}"]`).isVisible()).toBe(true);
  const small = await page.locator('.run-offer, .run-tool').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
      }).length,
  );
  expect(small).toBe(0);
  await page.locator('[data-offer="wear"]').tap();
  const weapon = assertDefined(slotWith(run, isWeapon));
  run.play({ kind: 'wear', slot: weapon });
  await page.locator(`[data-row="${letterOf(weapon)}"]`).tap();
  await expectRun(page, run);
  const [to] = assertDefined(openCell(run, 3));
  const target = await pointOf(page, run, to);
  run.go({ kind: 'travel', to: { ...to, z: run.player.z } });
  await page.touchscreen.tap(target.x, target.y);
  await expectRun(page, run);
  const here = await pointOf(page, run, run.player);
  await holdUntil(page, here, () => page.locator('[data-aim="cancel"]').waitFor());
  await page.locator('[data-aim="cancel"]').tap();
  const step = DIRECTIONS.find((one) => run.match.play({ kind: 'move', direction: one }).ok);
  const { x, y } = STEPS[assertDefined(step)];
  await flick(page, here, { x: 40 * x, y: 40 * y });
  await expectRun(page, run);
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'caves-phone');
  expect(problems).toEqual([]);
});
