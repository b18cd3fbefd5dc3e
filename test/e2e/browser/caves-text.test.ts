import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import {
  neighbourIn,
  creaturesInSight,
  DIRECTIONS,
  FLOOR,
  isOnEdge,
  isSeen,
  itemIn,
  itemOf,
  slotOf,
  CLASSIC,
  spellsIn,
  STAIRS_DOWN,
  STAIRS_UP,
  tileOf,
} from '#games/caves/rules/index.ts';
import type { CavesAction, Item, Place } from '#games/caves/rules/index.ts';
import { viewOf } from '#games/caves/voice/known.ts';
import { addressOf, openContext, screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { STEP_KEYS } from '../../support/step-keys.ts';
import { expectAt, expectText, openRun, pointAt, Run, runWhere, TEXT } from './caves.ts';
import { openRulesGame } from './zrf.ts';
import { SPELLS, bookOf, equipmentOf, foodOf } from '#test/games/caves/classic.ts';

const QUIET = { speed: 'off', guidance: 'off', caves: { view: 'text' } };

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

function isAlone(run: Run): boolean {
  return creaturesInSight(viewOf(run.state)).length === 0 && run.state.choices === 0;
}

/** Cell in a straight line from the player over visible, empty floor. */
function openCell({ player, state }: Run, distance: number): Place | undefined {
  for (const direction of DIRECTIONS) {
    let place: Place = player;
    let isFree = true;
    for (let step = 0; step < distance && isFree; step++) {
      place = neighbourIn(place, direction);
      const spot = { ...place, z: player.z };
      isFree = isSeen(state, spot) && tileOf(state, spot) === FLOOR && !itemOf(state, spot);
    }
    if (isFree) return place;
  }
  return undefined;
}

test('a run can be started by keyboard, explored, left, and continued after a reload', async () => {
  // Caves in which the player can walk a little before a creature is in sight.
  const seed = assertDefined(
    ['moss', 'walk', 'lamp', 'doors', 'rope', 'well'].find((name) => {
      const tried = new Run({}, name);
      tried.go({ kind: 'explore' });
      return tried.state.turns > 0;
    }),
  );
  const { page, problems } = await openRulesGame('#/caves', QUIET);
  await expectText(page, 'Start the run');
  await press(page, 'ArrowDown');
  await page.keyboard.type(seed);
  await press(page, 'Enter');
  const run = new Run({}, seed);
  await expectAt(page, run);
  for (let count = 0; count < 3; count++) {
    run.go({ kind: 'explore' });
    await press(page, 'o');
    await expectAt(page, run);
  }
  expect(run.state.turns).toBeGreaterThan(0);
  await expect.poll(() => page.locator('#text-news').textContent()).not.toBe('');
  await page.reload();
  await expectAt(page, run);
  await press(page, 'Shift+Q');
  await expectText(page, 'Continue the last run');
  // The reload does not resume a run that was left, and Escape leads from the menu to the home
  // page.
  await page.reload();
  await expectText(page, 'Continue the last run');
  await press(page, 'Escape');
  await expect.poll(() => page.url()).toMatch(/#\/$/);
  expect(problems).toEqual([]);
});

test('the page is dark, shows a loading message, loads no other game, and accepts a pasted seed', async () => {
  const context = await openContext();
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mono-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf('#/caves/text'));
  await page.locator('.text-frame [role=status]').waitFor();
  release();
  await expectText(page, 'Start the run');
  expect(await page.locator('.text-frame [role=status]').count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(loaded.filter((url) => /shelf|library-store|find-games|zrf|rogue|dice/.test(url))).toEqual(
    [],
  );
  await press(page, 'ArrowDown');
  await page.locator('.text-frame').evaluate((frame) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a pasted seed');
    frame.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expectText(page, 'a pasted seed');
});

test.runIf(isDeep)(
  'items in the inventory can be wielded, eaten, drunk, thrown and read, and rock can be dug',
  async () => {
    const isWeapon = (item: Item) => equipmentOf(item) === 'weapon' && foodOf(item) === 0;
    const isFood = (item: Item) => item.kind === 'bread' || item.kind === 'apple';
    const itemTests: readonly ((item: Item) => boolean)[] = [
      isWeapon,
      isFood,
      ({ kind }) => kind === 'potion',
      ({ kind }) => kind === 'rock',
      (item) => bookOf(item) !== undefined,
    ];
    const run = runWhere({ mode: 'explorer', depth: 2 }, (one) => {
      const hasAll = itemTests.every((isWanted) => one.letterOf(isWanted) !== undefined);
      return hasAll && isAlone(one) && one.rock !== undefined && openCell(one, 1) !== undefined;
    });
    const [weapon, food, potion, rock, book] = itemTests.map((one) =>
      assertDefined(run.letterOf(one)),
    );
    const { page, problems } = await openRulesGame(run.link(), QUIET);
    await expectAt(page, run);
    const follow = async (keys: string, action: CavesAction) => {
      run.play(action);
      await press(page, keys);
      await expectAt(page, run);
    };
    const slot = (letter: string | undefined) => assertDefined(slotOf(letter ?? ''));
    await follow(`w ${weapon ?? ''}`, { kind: 'wear', slot: slot(weapon) });
    await expectText(page, 'You wield');
    await follow(`e ${food ?? ''}`, { kind: 'eat', slot: slot(food) });
    await expectText(page, 'You eat');
    const at = assertDefined(openCell(run, 1));
    const direction = assertDefined(
      DIRECTIONS.find((one) => {
        const { x, y } = neighbourIn(run.player, one);
        return x === at.x && y === at.y;
      }),
    );
    await follow(`t ${rock ?? ''} ${STEP_KEYS[direction]} Enter`, {
      kind: 'throw',
      slot: slot(rock),
      at,
    });
    const kind = bookOf(assertDefined(itemIn(run.player, slot(book)) ?? undefined));
    const spells = spellsIn(CLASSIC, { kind: assertDefined(kind) });
    const cheapest = spells.findIndex((spell) => (SPELLS[spell]?.mana ?? 0) <= run.player.mana);
    const spell = assertDefined(spells[cheapest]);
    const { x, y } = run.player;
    await follow(`r ${book ?? ''} ${'abcdefgh'[cheapest] ?? ''} Enter`, {
      kind: 'cast',
      slot: slot(book),
      spell,
      at: { x, y },
    });
    await follow(`q ${potion ?? ''}`, { kind: 'quaff', slot: slot(potion) });
    const dig = assertDefined(run.rock);
    await follow(STEP_KEYS[dig], { kind: 'move', direction: dig });
    await expectText(page, 'You dig');
    await page.keyboard.press(';');
    await expectText(page, 'Enter go to');
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
  },
);

// Terminal tests play these runs on the same screens.
test.runIf(isDeep)(
  'a run opened by link can be played through to bringing the bear home',
  async () => {
    const fight = runWhere({ mode: 'explorer' }, (one) => one.neighbour !== undefined);
    const { page, problems } = await openRulesGame(fight.link(), QUIET);
    await expectAt(page, fight);
    await expect.poll(() => new URL(page.url()).hash).toBe('#/caves');
    const foe = assertDefined(fight.neighbour);
    fight.play({ kind: 'move', direction: foe });
    await press(page, STEP_KEYS[foe]);
    await expectAt(page, fight);

    const rise = runWhere({ mode: 'explorer' }, (one) => one.state.choices > 0);
    await openRun(page, rise);
    rise.play({ kind: 'grow', growth: 'hp' });
    await press(page, 'Escape 1');
    await expectAt(page, rise);

    const descend = runWhere({ mode: 'explorer', depth: 2 }, (one) => one.reach(STAIRS_DOWN));
    await openRun(page, descend);
    for (const [key, way, depth] of [
      ['Shift+Period', 'down', 2],
      ['Shift+Comma', 'up', 1],
    ] as const) {
      descend.play({ kind: 'climb', way });
      await press(page, key);
      await expectText(page, `Depth ${depth}/2`);
      await expectAt(page, descend);
    }

    const win = runWhere({ mode: 'debug', depth: 1 }, (one) => {
      return one.letterOf(({ kind }) => kind === 'bear') !== undefined && one.reach(STAIRS_UP);
    });
    await openRun(page, win);
    win.play({ kind: 'climb', way: 'up' });
    expect(win.state.ending?.kind).toBe('won');
    await press(page, 'Shift+Comma');
    await expectText(page, 'You won');
    expect(problems).toEqual([]);
  },
);

test.runIf(isDeep)('a player without food starves, and Enter starts a new run', async () => {
  const run = runWhere({}, (one) => one.rock !== undefined && isAlone(one) && one.starve());
  const { page } = await openRulesGame(run.link(), QUIET);
  await expectAt(page, run);
  await press(page, '.');
  await expectText(page, 'Starved to death');
  await press(page, 'Enter');
  await expectText(page, 'Turn 0 ');
});

test('the mouse travels, describes and looks, and tiles stay on after a reload', async () => {
  const run = runWhere({ mode: 'explorer' }, (one) => {
    return one.state.turns > 10 && isAlone(one) && openCell(one, 4) !== undefined;
  });
  const { page, problems } = await openRulesGame(run.link(), QUIET);
  await expectAt(page, run);
  const to = assertDefined(openCell(run, 4));
  const [across, down] = [to.x - run.player.x, to.y - run.player.y];
  const target = await pointAt(page, across, down);
  await page.mouse.move(target.x, target.y);
  await expectText(page, 'Cave floor.');
  await page.mouse.click(target.x, target.y, { button: 'right' });
  await expectText(page, 'Enter go to');
  await page.keyboard.press('Escape');
  expect(run.go({ kind: 'travel', to: { ...to, z: run.player.z } })).toMatch(/arrived|sight/);
  await page.mouse.click(target.x, target.y);
  await expectAt(page, run);

  const picture = () =>
    page.locator('.text-frame canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const letters = await picture();
  await page.mouse.move(0, 0);
  await press(page, 'Shift+T');
  await expectText(page, 'Tiles on.');
  expect(await picture()).not.toBe(letters);
  await screenshot(page, 'caves-pictures');
  await page.reload();
  await expectAt(page, run);
  const storedSettings = await page.evaluate(() => localStorage.getItem('turnwright.settings'));
  expect(storedSettings).toContain('"graphics":"tiles"');
  expect(await page.locator(TEXT).textContent()).toContain('@');
  expect(problems).toEqual([]);
});

test('a phone has buttons for every action, including diagonals and list rows', async () => {
  const isArmed = (one: Run) =>
    one.letterOf((item) => equipmentOf(item) === 'weapon') !== undefined;
  const isInside = ({ player: { x, y } }: Run) =>
    !isOnEdge(x - 1, y - 1) && !isOnEdge(x + 1, y + 1);
  const run = runWhere(
    { mode: 'explorer' },
    (one) => isArmed(one) && isAlone(one) && isInside(one),
  );
  const options = { viewport: { width: 390, height: 844 }, touch: true };
  const { page, problems } = await openRulesGame(run.link(), QUIET, options);
  await expectAt(page, run);
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
  const letter = assertDefined(run.letterOf((item) => equipmentOf(item) === 'weapon'));
  const slot = assertDefined(slotOf(letter));
  await tap('equip');
  run.play({ kind: 'wear', slot });
  await tap(new RegExp(`^${letter} `));
  await expectAt(page, run);
  for (const [direction, name] of [
    ['northwest', 'Up and left'],
    ['southeast', 'Down and right'],
  ] as const) {
    const moved = run.match.play({ kind: 'move', direction });
    await tap(name);
    expect(moved.ok).toBe(true);
    await expectAt(page, run);
  }
  await screenshot(page, 'caves-phone');
  expect(problems).toEqual([]);
});
