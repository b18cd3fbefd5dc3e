import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { SIGHT } from '#games/rogue/rules/index.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { isDeep } from '../../support/deep.ts';
import { flick, holdUntil } from '../../support/browser/touch.ts';
import { Tour, VIEWS } from './layout-tour.ts';
import { expectAt, keyOfSlot, linkTo, openRogue, Run, slotsIn, slotsOf } from './rogue.ts';

const STATE = 'main.rogue-stage';

/** Options of a peaceful world, in which nothing interrupts exploration. */
const PEACE = { part: 'one', depth: 7 } as const;
const SEED = 'keyboard';

async function startRandom(page: Page, seed: string): Promise<void> {
  await page.locator('#seed').waitFor();
  // From the start button back to the seed, past the collapsed options and the dice.
  for (let count = 0; count < 3; count++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(seed);
  await page.keyboard.press('Enter');
  await page.locator(`${STATE}[data-turns="0"]`).waitFor();
}

test('a random world can be explored by keyboard, with pick-ups, and continued after leaving', async () => {
  const { page, problems } = await openRogue({
    lastGame: { rogue: { part: 'one', depth: '7', seats: 'person' } },
  });
  await page.keyboard.press('Digit1');
  await startRandom(page, SEED);
  const run = new Run(PEACE, SEED);
  for (let count = 0; count < 20 && run.state.turns < 300; count++) {
    run.explore();
    await page.keyboard.press('KeyO');
    await expectAt(page, run);
  }
  expect(run.state.turns).toBeGreaterThanOrEqual(300);
  expect(await slotsOf(page)).toEqual(slotsIn(run));
  expect(slotsIn(run).filter((item) => item !== '').length).toBeGreaterThan(3);
  await page.keyboard.press(keyOfSlot(run, 'sword'));
  await page.keyboard.press('Enter');
  await page.locator('[data-worn="sword"]', { hasText: '+5' }).waitFor();
  expect(await page.locator('[data-stat="attack"]').innerText()).toBe('6');
  await page.keyboard.press('Escape');
  await page.locator('[data-start="continue"]').waitFor();
  await page.reload();
  await page.locator('[data-start="continue"]').waitFor();
  await page.keyboard.press('Digit1');
  await expectAt(page, run);
  expect(await page.locator('[data-stat="attack"]').innerText()).toBe('6');
  expect(problems).toEqual([]);
});

/** A corridor with a sword, a mimic, and an end that is always fatal. */
const GAUNTLET = `14 3
WWWWWWWWWWWWWW
W012....34567W
WWWWWWWWWWWWWW
0. Player
1. Item Sword
2. Mob Mimic
3. Mob Robot
4. Mob Robot
5. Mob Robot
6. Mob Robot
7. Mob Robot
`;

async function pasteWorld(page: Page, world: string): Promise<void> {
  await page.keyboard.press('Digit2');
  await page.locator('dialog.dialog-world').waitFor();
  for (let count = 0; count < 8; count++) {
    const isThere = await page.evaluate(() => document.activeElement?.matches('textarea'));
    if (isThere === true) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(world);
}

test.runIf(isDeep)(
  'a pasted world can be played by keyboard until death, and leaves a text summary',
  async () => {
    const { page, problems } = await openRogue();
    await pasteWorld(page, GAUNTLET.replace('Sword', 'Sward'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.problems').waitFor();
    expect(await page.locator('.problems').innerText()).toMatch(/Line 6.*Sward/s);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(GAUNTLET);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator(`${STATE}[data-at="1,1"]`).waitFor();
    await page.keyboard.press('KeyD');
    await page.locator('.rogue-slot[data-item="sword"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-worn="sword"]').waitFor();
    await page.keyboard.press('KeyD');
    await page.locator('.rogue-level', { hasText: 'Level 2' }).waitFor();
    expect(await page.locator('.rogue-log').innerText()).toContain('You defeat the mimic');
    for (let turn = 0; turn < 80; turn++) {
      if ((await page.locator('dialog.dialog-over').count()) > 0) break;
      await page.keyboard.press('KeyD');
      await page.keyboard.press('Space');
    }
    const dump = page.locator('.run-dump');
    await dump.waitFor({ state: 'attached' });
    const text = await dump.inputValue();
    for (const part of ['Killed by a robot', 'Sword +5', 'Mimic × 1', 'Health 0 / 10'])
      expect(text).toContain(part);
    const fact = (name: string) => page.locator(`[data-over-fact="${name}"]`).innerText();
    expect(await fact('score')).toMatch(/^\d+, your first run$/);
    expect(await fact('worn')).toContain('Sword +5');
    expect(await fact('world')).toMatch(/^World from a file · \S+ · Turn \d+$/);
    await page.locator('[data-over="share"]').click();
    const link = page.locator('dialog.dialog-share input.link');
    const shared = () => link.inputValue();
    await expect.poll(shared).toMatch(/#\/rogue\/t\/[\w-]+$/);
    const fullLink = await shared();
    await page.getByRole('radio', { name: 'This world' }).check();
    await expect.poll(shared).not.toBe(fullLink);
    const world = await shared();
    await page.keyboard.press('Escape');
    await page.locator('[data-over="again"]').click();
    await page.locator(`${STATE}[data-at="1,1"][data-turns="0"]`).waitFor();
    await page.keyboard.press('KeyD');
    await page.locator(`${STATE}[data-at="2,1"]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-start="continue"]', { hasText: 'Turn 1' }).waitFor();
    await page.locator('[data-menu="share"]').click();
    await expect.poll(shared).toMatch(/#\/rogue\/t\/[\w-]+$/);
    await page.keyboard.press('Escape');
    await page.locator('[data-menu="file"]').click();
    await page.locator('dialog.dialog-file').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Runs', exact: true }).click();
    await page.locator('.save', { hasText: 'killed by a robot' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(world);
    await page.reload();
    await page.locator(`${STATE}[data-at="1,1"][data-turns="0"]`).waitFor();
    expect(problems).toEqual([]);
  },
);

test('the menu opens first, Escape returns to it, and the run can be continued', async () => {
  const { page } = await openRogue();
  expect(await page.locator(STATE).getAttribute('data-state')).toBe('menu');
  expect(await page.locator('.rogue-start').count()).toBeGreaterThanOrEqual(2);
  await pasteWorld(page, '3 2\nW W W\nW 0 .\n0. Player\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator(`${STATE}[data-at="1,1"]`).waitFor();
  for (const code of ['KeyW', 'KeyD', 'KeyD', 'KeyD']) await page.keyboard.press(code);
  await page.locator(`${STATE}[data-at="4,1"][data-turns="3"]`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`${STATE}[data-state="menu"] [data-start="continue"]`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator(`${STATE}[data-at="4,1"][data-turns="3"]`).waitFor();
});

test('health is a readable red number, and attack and armour are shown as numbers', async () => {
  const run = Run.inWorld(GAUNTLET);
  run.play({ kind: 'move', direction: 'right' });
  run.play({ kind: 'use' });
  const { page } = await openRogue({}, {}, linkTo(run));
  await expectAt(page, run);
  const health = page.locator('.rogue-health-number');
  expect(await health.innerText()).toBe('10 / 10');
  const colour = await health.evaluate((one) => getComputedStyle(one).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * green);
  expect(red).toBeGreaterThan(2 * blue);
  expect(await page.locator('[data-stat="attack"]').innerText()).toBe('6');
  expect(await page.locator('[data-stat="armor"]').innerText()).toBe('1');
  expect(await page.locator('[data-worn="sword"]').innerText()).toContain('+5');
  expect(await page.locator('[data-stat="free"]').innerText()).toBe('9');
});

test('keys can be rebound, a cursor describes cells, and nothing is drawn without motion', async () => {
  const { page } = await openRogue({ rogue: { keys: { explore: 'KeyL' } } }, {}, linkTo(quiet()));
  await page.locator(`${STATE}[data-state="game"]`).waitFor();
  await page.keyboard.press('KeyX');
  await page.keyboard.press('KeyD');
  await page.locator('.rogue-notice', { hasText: 'The floor.' }).waitFor();
  await page.keyboard.press('Escape');
  const drawn = () => page.evaluate(() => (globalThis as { drawn?: number }).drawn ?? 0);
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const drawImage = Reflect.get(prototype, 'drawImage') as (...args: unknown[]) => void;
    prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      const page = globalThis as { drawn?: number };
      page.drawn = (page.drawn ?? 0) + 1;
      Reflect.apply(drawImage, this, args);
    };
  });
  const drawnMeanwhile = async () => {
    const from = await drawn();
    await page.waitForTimeout(300);
    return (await drawn()) - from;
  };
  await expect.poll(drawnMeanwhile).toBe(0);
  const before = await drawn();
  await page.keyboard.press('KeyL');
  await page
    .locator('.rogue-log', { hasText: 'You have explored everything within reach.' })
    .waitFor();
  await page.keyboard.press('KeyD');
  await page.locator(`${STATE}[data-turns="1"]`).waitFor();
  await expect.poll(drawn).toBeGreaterThan(before);
});

test.each([
  ['the menu', '#/rogue', ['Digit1', 'Digit2', 'F1']],
  ['the game', linkTo(quiet()), ['?']],
] as const)('accessibility checks pass for %s and its dialogs', async (_, path, keys) => {
  const { page, problems } = await openRogue({}, {}, path);
  expect(await violationsOf(page)).toEqual([]);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.locator('dialog').waitFor();
    expect(await violationsOf(page), key).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  expect(problems).toEqual([]);
});

/** A phone in landscape: very little height, and long words. */
const LANDSCAPE = { width: 844, height: 390, language: 'ru' };

describe('the game page', () => {
  const states: readonly (readonly [string, () => Run])[] = [
    ['quiet', quiet],
    ['full', full],
    ['dead', dead],
  ];
  let tour: Tour;

  beforeAll(async () => {
    tour = await Tour.start(true);
  });

  test.each(states)('fits every window with all its controls: %s', async (name, make) => {
    await tour.go({ path: '#/', ready: ['.card'] });
    await tour.go({ path: linkTo(make()), ready: ['.rogue-hud'] });
    const found: string[] = [];
    const at = states.findIndex(([one]) => one === name);
    for (const [index, view] of [LANDSCAPE, ...VIEWS].entries()) {
      if (!isDeep && index > 1 && index % states.length !== at) continue;
      await tour.look(view);
      const faults = await tour.faults();
      found.push(...faults.map((fault) => `${view.width} ${view.language}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(tour.problems).toEqual([]);
  });
});

/** Number of visible cells in each direction, and page elements that overlap the world. */
async function fieldOf(page: Page) {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('.rogue-field');
    if (field === null) throw new Error('the page has no field');
    const { left, right, top, bottom, width, height } = field.getBoundingClientRect();
    const over = [...document.querySelectorAll('.rogue-hud > * > *')].filter((one) => {
      const rect = one.getBoundingClientRect();
      const isApart =
        rect.right <= left + 1 ||
        rect.left >= right - 1 ||
        rect.bottom <= top + 1 ||
        rect.top >= bottom - 1;
      return rect.width > 0 && rect.height > 0 && !isApart;
    });
    const cell = Number(field.dataset['cell']);
    return {
      across: Math.floor(width / cell),
      down: Math.floor(height / cell),
      over: over.map(({ className }) => className),
    };
  });
}

/** Cells of a phone are at least 20 pixels wide, so the edge of vision may be outside its field. */
const FIELDS = [
  [1366, 768, false, 2 * SIGHT + 1],
  [390, 844, true, 18],
  [390, 664, true, 11],
  [844, 390, true, 19],
] as const;

test.each(FIELDS.filter(([width, height]) => isDeep || width === 1366 || height === 664))(
  'the field of vision is shown without overlap: %i x %i',
  async (width, height, touch, least) => {
    const viewport = { width, height };
    const { page } = await openRogue({}, { touch, viewport }, linkTo(full()));
    await page.locator(`${STATE}[data-state="game"]`).waitFor();
    for (const language of ['en', 'ru']) {
      await page.locator('.language select').selectOption(language, { force: true });
      await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
      const { across, down, over } = await fieldOf(page);
      expect(Math.min(across, down)).toBeGreaterThanOrEqual(least);
      expect(over).toEqual([]);
    }
  },
);

/** Two linked rooms, the first with a sword. */
const ROOMS = [
  {
    name: 'start',
    text: '9 3\nWWWWWWWWW\nW01....2W\nWWWWWWWWW\n0. Player\n1. Item Sword\n2. Exit cellar\n',
  },
  { name: 'cellar', text: '6 3\nWWWWWW\nW..0.W\nWWWWWW\n0. Exit start\n' },
];

/** Buttons too small for a thumb. */
async function smallButtons(page: Page): Promise<readonly string[]> {
  return page.locator('.rogue-hud button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const isSmall = width > 0 && (width < 43.5 || height < 43.5);
      return isSmall ? [`${button.textContent} ${width} x ${height}`] : [];
    }),
  );
}

test('a thumb plays a run on a phone: taps, flicks, holding, stairs, and actions that fit', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await openRogue({}, { touch: true, viewport }, linkTo(Run.inWorlds(ROOMS)));
  const keys = /\b(?:Enter|Esc|Tab|Shift|Space|Backspace|F1|F3|WASD)\b|Keys?\b/;
  const words = async () => expect(await page.locator('body').innerText()).not.toMatch(keys);
  await page.locator('[data-offer="pick-up"]').tap();
  await page.locator(`${STATE}[data-at="2,1"]`).waitFor();
  await page.locator('[data-offer="wear"]').tap();
  await page.locator('[data-worn="sword"]').waitFor();
  await words();
  expect(await smallButtons(page)).toEqual([]);
  for (const stat of ['.rogue-health-number', '.rogue-turns'])
    expect(await page.locator(stat).isVisible()).toBe(true);
  const field = assertDefined((await page.locator('.rogue-field').boundingBox()) ?? undefined);
  const cell = Number(await page.locator('.rogue-field').getAttribute('data-cell'));
  const pointAt = (cells: number) => ({
    x: field.x + field.width / 2 + cells * cell,
    y: field.y + field.height / 2,
  });
  await flick(page, pointAt(0), { x: -40, y: 0 });
  await page.locator(`${STATE}[data-at="1,1"]`).waitFor();
  await holdUntil(page, pointAt(2), () =>
    page.locator('.rogue-notice', { hasText: 'Tap it to go there.' }).waitFor(),
  );
  await words();
  await page.touchscreen.tap(pointAt(2).x, pointAt(2).y);
  await page.locator(`${STATE}[data-at="3,1"][data-state="game"]`).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('[data-offer="climb-down"]').tap();
  await page.locator('.rogue-log', { hasText: 'cellar' }).waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('[data-offer="explore"]').waitFor();
  expect(await smallButtons(page)).toEqual([]);
  await page.locator('[data-command="menu"]').tap();
  await page.getByRole('button', { name: 'How to play' }).tap();
  await page.locator('dialog').waitFor();
  await words();
});

test('the map shows all known cells, and a click travels there', async () => {
  const { page, problems } = await openRogue({}, {}, linkTo(quiet()));
  await page.locator(`${STATE}[data-at="1,1"]`).waitFor();
  await page.keyboard.press('KeyP');
  const map = page.locator('.rogue-map');
  await map.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The known world of 5 by 4 cells is in the middle. Its last floor cell is half a cell below.
  await page.mouse.click(box.x + box.width / 2 + 16, box.y + box.height / 2 + 8);
  await page.locator(`${STATE}[data-at="3,2"][data-state="game"]`).waitFor();
  expect(problems).toEqual([]);
});

test("a custom image becomes the hero's face, and invalid files are refused", async () => {
  const { page } = await openRogue();
  await page.getByRole('button', { name: 'Hero and colours' }).click();
  const upload = (name: string, buffer: Buffer) =>
    page.locator('.open-portrait').setInputFiles({ name, mimeType: 'image/png', buffer });
  await upload('no.png', Buffer.from('no picture'));
  await page.locator('.problems').waitFor();
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [30, 20];
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await upload('yes.png', Buffer.from(png, 'base64'));
  await page.locator('.rogue-face:has(input:checked)', { hasText: 'Your own' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Hero and colours' }).click();
  await page.locator('.rogue-face:has(input:checked)', { hasText: 'Your own' }).waitFor();
});

function quiet(): Run {
  return Run.inWorld('5 4\nWWWWW\nW0..W\nW...W\nWWWWW\n0. Player\n');
}

/** Nine full slots, both kinds of equipment, a potion, and a mob nearby. */
function full(): Run {
  const kinds = [
    'Sword',
    'ChainMail',
    'StoneskinPotion',
    ...Array.from({ length: 10 }, () => 'SmokeBomb'),
  ];
  const items = kinds.map((kind) => `1. Item ${kind}`).join('\n');
  const run = Run.inWorld(
    `9 3\nWWWWWWWWW\nW01....2W\nWWWWWWWWW\n0. Player\n${items}\n2. Mob Mimic\n`,
  );
  run.play({ kind: 'move', direction: 'right' });
  for (const slot of [0, 1, 2]) {
    if (run.state.hero.selected !== slot) run.play({ kind: 'select', slot });
    run.play({ kind: 'use' });
  }
  run.play({ kind: 'move', direction: 'left' });
  run.play({ kind: 'move', direction: 'right' });
  return run;
}

/** The end of a run after walking into robots. */
function dead(): Run {
  const run = Run.inWorld(GAUNTLET.replace('1. Item Sword', '1. Item GoldenApple'));
  for (let turn = 0; turn < 200 && run.match.turn.kind === 'decide'; turn++) {
    const { hero, ground } = run.state;
    const isFree = !ground.walls.has(hero.at.x + 1, hero.at.y);
    run.play(isFree ? { kind: 'move', direction: 'right' } : { kind: 'wait' });
  }
  return run;
}
