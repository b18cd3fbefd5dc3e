import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { assertDefined, defaultOptions, makeStream, makeTranscript, Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { describe, expect, test } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage } from '../../support/browser/page.ts';
import { Journey } from './dice.ts';
import type { InputMethod } from './dice.ts';
import { openRulesGame } from './zrf.ts';

const PHONE = { width: 390, height: 844 };

/** Number of actions per input method in `npm test`. */
const SAMPLE = 5;

async function expectSaved(page: Page, entries: number): Promise<void> {
  await page.reload();
  await page.locator(`main.dice[data-entries="${entries}"]`).waitFor();
}

test.runIf(isDeep)('a finished journey is saved and shows its ending', async () => {
  const journey = await Journey.begin({}, 'clicks');
  await journey.beginScene();
  await journey.playOn('clicks');
  const { page, match } = journey;
  expect(match.turn.kind).toBe('over');
  await page.locator('.end h2').waitFor();
  await expectSaved(page, match.cursor);
  expect(await page.locator('.end-story').innerText()).not.toBe('');
  expect(journey.problems).toEqual([]);
});

const MANNERS = [
  ['clicks', {}],
  ['keys', {}],
  ['touch', { touch: true, viewport: PHONE }],
] as const;

// Most other tests play by clicks.
describe.each(MANNERS.slice(isDeep ? 0 : 1))('playing by %s', (manner: InputMethod, options) => {
  test('works for a scenario in a fresh page', async () => {
    const journey = await Journey.setOut({ route: 'fog-at-low-pell' }, manner, options);
    await journey.beginScene();
    await journey.playOn(manner, isDeep ? undefined : SAMPLE);
    if (isDeep) await journey.page.locator('.end').waitFor();
    await expectSaved(journey.page, journey.match.cursor);
    expect(journey.problems).toEqual([]);
  });
});

test.runIf(isDeep).each(['clicks', 'keys', 'touch'] as const)(
  'the tutorial and the first two scenarios can be finished by %s',
  async (manner) => {
    for (const route of ['goose-chase', 'fog-at-low-pell', 'market-day']) {
      const options = manner === 'touch' ? { touch: true, viewport: PHONE } : {};
      const journey = await Journey.begin({ route }, `${manner} ${route}`, options);
      await journey.beginScene();
      await journey.playOn(manner);
      await journey.page.locator('.end').waitFor();
      expect(journey.match.turn.kind).toBe('over');
      expect(journey.problems).toEqual([]);
    }
  },
);

test.runIf(isDeep)('a campaign continues in camp by clicks', async () => {
  const journey = await Journey.begin({ route: 'campaign', party: 'brawler,mystic' }, 'camp');
  await journey.beginScene();
  await journey.playOn('clicks');
  await journey.take('clicks', 'go-on');
  for (let count = 0; count < 40 && journey.state.scene === undefined; count++) {
    await journey.act('clicks');
  }
  expect(journey.state.scene).toBeDefined();
  await journey.beginScene();
});

/** Transcript of a campaign in camp, after a victory, when the first hero can trade dice. */
function campTranscript(): string {
  const mind = assertDefined(findJourneyMind('greedy'));
  const game = makeJourneyGame(tideBells);
  const party = 'brawler,hunter';
  for (let seed = 0; ; seed++) {
    const options = { route: 'campaign', party, difficulty: 'easy', mode: 'story' } as const;
    const match = new Match(game, options, `camp ${seed}`);
    const random = makeStream(`camp ${seed}`, 'mind');
    for (let count = 0; count < 3000 && match.turn.kind === 'decide'; count++) {
      const { actions } = match.turn;
      const texts = actions.map((one) => game.makeAction(match.state, one));
      const offers = (start: string) => texts.some((text) => text.startsWith(start));
      if (!offers('reward ') && offers('give 1 ') && offers('take 1 '))
        return makeTranscript(match);
      match.play(mind.choose(match.state, random));
    }
  }
}

test('in camp, a die is given up by tapping and taken by dragging', async () => {
  const { page, problems } = await openRulesGame('#/dice', { speed: 'off' });
  const buffer = Buffer.from(campTranscript());
  const file = { name: 'camp.txt', mimeType: 'text/plain', buffer };
  await page.locator('.open-zip').setInputFiles(file);
  const dice = () => page.locator('.owner-pool .trade-die').count();
  await page.locator('.owner-pool').waitFor();
  const before = await dice();
  await page.locator('[data-trade^="give 1 "]').first().click();
  await page.locator('.trade-put').click();
  await expect.poll(dice).toBe(before + 1);
  const die = page.locator('.owner-pool [data-trade^="take 1 "]').first();
  await die.dragTo(page.locator('.trade-types').first());
  await expect.poll(dice).toBe(before);
  expect(problems).toEqual([]);
});

test('dice roll before the result is shown, and a key skips the roll without changing the game', async () => {
  const journey = await Journey.begin({}, 'rolls', {}, { speed: 'slow' });
  await journey.beginScene();
  const { page } = journey;
  const checks = () =>
    page.locator('.check-die').evaluateAll((dice) => dice.map((die) => die.ariaLabel ?? ''));
  let seen = false;
  for (let count = 0; count < 80 && !seen; count++) {
    await journey.act('keys');
    seen =
      (await page.locator('.check[data-won]').or(page.locator('.check .check-die small')).count()) >
      0;
  }
  expect(seen).toBe(true);
  expect(await page.locator('.outcome-won, .outcome-lost').count()).toBe(0);
  expect(await page.locator('.asked-news').innerText()).toBe('');
  await page.keyboard.press('KeyX');
  await page.locator('.outcome-won, .outcome-lost').waitFor();
  expect((await checks()).join()).toMatch(/: \d/);
  expect(await page.locator('.asked-news').innerText()).not.toBe('');
});

test('dice can be dragged into a check, which shows the chance, and decisions can be undone', async () => {
  const settings = { speed: 'off' };
  const { page } = await Journey.begin({ party: 'brawler' }, 'drag', {}, settings, ({ scene }) => {
    const phase = scene?.phases.at(-1);
    return phase?.kind === 'pick' && phase.end === 'check';
  });
  const die = page.locator('.die-button[data-action]').first();
  const text = await die.getAttribute('data-action');
  const entries = Number(await page.locator('main.dice').getAttribute('data-entries'));
  await die.dragTo(page.locator('.check'));
  await page.locator(`main.dice[data-entries="${entries + 1}"]`).waitFor();
  await page.locator('.outcome-odds').waitFor();
  expect(await page.locator('.outcome-odds').innerText()).toMatch(/Chance: \d+ %/);
  expect(await page.locator(`.die-chosen[data-action="${text ?? ''}"]`).count()).toBe(1);
  await page.keyboard.press('KeyU');
  await expect.poll(() => page.locator('.die-chosen').count()).toBe(0);
});

test('hints mention keys or buttons as appropriate, and can be turned off', async () => {
  const journey = await Journey.begin({}, 'hints', { touch: true, viewport: PHONE });
  const { page } = journey;
  await page.locator('dialog.dialog-intro .primary').tap();
  const hint = page.locator('.tutorial p');
  await expect.poll(() => hint.innerText()).toContain('“Travel”');
  await page.keyboard.press('Shift');
  await expect.poll(() => hint.innerText()).toContain('Press T');
  await page.locator('.tutorial .quiet').tap();
  await hint.waitFor({ state: 'detached' });
  await page.locator('.notice', { hasText: 'Hints are off' }).waitFor();
  await page.reload();
  await page.locator('main.dice[data-entries="0"]').waitFor();
  await page.locator('.offer[data-action]').first().waitFor();
  expect(await hint.count()).toBe(0);
});

test('impossible actions give a reason, tapping a place travels there, and the glossary finds terms', async () => {
  const journey = await Journey.begin({ route: 'fog-at-low-pell' }, 'why', { touch: true });
  await journey.beginScene();
  const { page } = journey;
  const explore = page.locator('.offer', { hasText: 'Explore' }).first();
  expect(await explore.getAttribute('aria-disabled')).toBe('true');
  await explore.tap({ force: true });
  const hint = page.locator('.offer-hint');
  await expect.poll(() => hint.innerText()).toBe('There is nothing to explore in the Refuge.');
  expect(await explore.getAttribute('aria-description')).toBe(await hint.innerText());
  const place = page.locator('button.place-card').first();
  const name = await place.locator('.place-name').innerText();
  await place.tap();
  const here = page.locator('.place-card[aria-current] .place-name');
  await expect.poll(() => here.innerText()).toBe(name);
  await page.locator('[data-tool="dice-page-glossary"]').tap();
  await page.locator('dialog input').fill('cannot flee');
  await expect.poll(() => page.locator('.glossary dt').allInnerTexts()).toEqual(['Relentless']);
});

test('the stage does not move, and the list of actions shows that it scrolls', async () => {
  const viewport = { width: 1366, height: 640 };
  const settings = { speed: 'off', guidance: 'off' };
  const journey = await Journey.begin(
    { route: 'fog-at-low-pell' },
    'stage',
    { viewport },
    settings,
  );
  await journey.beginScene();
  const { page } = journey;
  const tops = new Set<number>();
  let cut = 0;
  for (let count = 0; count < SAMPLE; count++) {
    const isCut = () =>
      page.locator('.offers-list').evaluate(({ scrollHeight, clientHeight, scrollTop }) => {
        return scrollHeight - clientHeight - scrollTop > 8;
      });
    await expect
      .poll(async () => (await page.locator('.offers-more').count()) === 1)
      .toBe(await isCut());
    cut += Number(await isCut());
    tops.add(Math.round((await page.locator('.stage').boundingBox())?.y ?? 0));
    await journey.act('clicks');
  }
  expect(tops.size).toBe(1);
  expect(cut).toBeGreaterThan(0);
});

test('a long press on a skill describes it, and the main action does not move', async () => {
  const options = { touch: true, viewport: PHONE };
  const journey = await Journey.begin({ route: 'fog-at-low-pell' }, 'held', options);
  await journey.beginScene();
  const { page } = journey;
  const places = new Set<number>();
  const main = page.locator('.offers-foot .offer').first();
  for (let count = 0; count < SAMPLE; count++) {
    if ((await main.count()) > 0) places.add(Math.round((await main.boundingBox())?.y ?? 0));
    await journey.act('touch');
  }
  expect(places.size).toBe(1);
  const skill = page.locator('.offers-skills .offer').first();
  for (let count = 0; count < SAMPLE && (await skill.count()) === 0; count++)
    await journey.act('touch');
  await skill.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect.poll(() => page.locator('.offer-hint').innerText()).not.toBe('');
  const entries = await page.locator('main.dice').getAttribute('data-entries');
  await skill.dispatchEvent('pointerup', { pointerType: 'touch' });
  await skill.dispatchEvent('click');
  expect(await page.locator('main.dice').getAttribute('data-entries')).toBe(entries);
});

const LOOKS = [
  ['ru', true, PHONE],
  ['en', false, { width: 1366, height: 768 }],
] as const;

// In `npm test`, every-page.test.ts checks the same dialogs at moments of a journey.
test.runIf(isDeep).each(LOOKS)(
  'every page and dialog passes accessibility checks (%s)',
  async (language, dark, viewport) => {
    const found: string[] = [];
    const settings = { speed: 'off', language };
    const { page } = await openRulesGame('#/dice', settings, { dark, viewport });
    const look = async (name: string, on: Page) => {
      found.push(...(await violationsOf(on)).map((text) => `${name}: ${text}`));
      const text = await on.locator('body').innerText();
      expect(text).not.toMatch(/dice-[a-z]|problem-|undefined|\{|\}/);
    };
    await page.locator('.adventure').first().waitFor();
    await look('adventures', page);
    const journey = await Journey.begin({}, 'axe', { dark, viewport }, settings);
    await look('story', journey.page);
    await journey.beginScene();
    await journey.playOn('clicks', 6);
    await look('table', journey.page);
    const sides = ['label-map', 'dice-screen-heroes', 'dice-screen-piles', 'dice-screen-journal'];
    for (const tool of [...sides, 'dice-page-glossary', 'label-colours']) {
      await journey.page.locator(`[data-tool="${tool}"]`).click();
      await journey.page.locator('dialog[open]').waitFor();
      await look(tool, journey.page);
      await journey.page.keyboard.press('Escape');
      await journey.page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
  },
);

const ROOT = 'content/adventures/tide-bells/';

/** Zip of the shipped adventure under another name. */
function zipOf(change: (text: string) => string): Buffer {
  const read = (name: string) => readFileSync(ROOT + name, 'utf8');
  const names = ['adventure.yaml', 'i18n/en.yaml', 'i18n/ru.yaml'];
  const texts = names.map((name) => [
    name,
    name === 'adventure.yaml' ? change(read(name)) : read(name),
  ]);
  const bytes = texts.map(([name = '', text = '']) => [name, new TextEncoder().encode(text)]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>));
}

test('an adventure opened from a zip is stored, and a broken one reports the faulty line', async () => {
  const { page } = await openPage({ path: '#/dice' });
  const upload = (name: string, buffer: Buffer) =>
    page.locator('.open-zip').setInputFiles({ name, mimeType: 'application/zip', buffer });
  await upload(
    'bad.zip',
    zipOf((text) => text.replace('tutorial: goose-chase', 'tutorial: no-such')),
  );
  const trouble = page.locator('.adventure-trouble');
  await trouble.waitFor();
  expect(await trouble.innerText()).toMatch(/bad\.zip.*adventure\.yaml:\d+:\d+:.*no-such/s);
  await upload(
    'good.zip',
    zipOf((text) => text.replace('id: tide-bells', 'id: ebb-bells')),
  );
  await page.locator('[data-adventure="ebb-bells"]').waitFor();
  expect(await trouble.count()).toBe(0);
  const warned = (text: string) =>
    text
      .replace(/id: tide-bells/, 'id: ebb-bells')
      .replace('sets: [files-broken]', 'sets: [files-broken, proud]');
  await upload('warned.zip', zipOf(warned));
  await trouble.waitFor();
  expect(await trouble.innerText()).toMatch(
    /warned\.zip.*can be played.*adventure\.yaml:\d+:\d+:.*proud/s,
  );
  expect(await page.locator('[data-adventure="ebb-bells"]').count()).toBe(1);
  await page.reload();
  await page.locator('[data-adventure="ebb-bells"] .primary').click();
  await page.locator('.set-out-go').click();
  await page.locator('dialog.dialog-intro').waitFor();
  await page.goto(new URL('#/dice', page.url()).href);
  await page.locator('[data-adventure="ebb-bells"] button').click();
  await page.locator('[data-adventure="ebb-bells"]').waitFor({ state: 'detached' });
});

test('a saved game opens from the adventure picker and by drag and drop', async () => {
  const game = makeJourneyGame(tideBells);
  const saved = (seed: string) =>
    makeTranscript(new Match(game, defaultOptions(game.options), seed));
  const { page, problems } = await openPage({ path: '#/dice' });
  const buffer = Buffer.from(saved('picked'));
  const file = { name: 'journey.txt', mimeType: 'text/plain', buffer };
  await page.locator('.open-zip').setInputFiles(file);
  await page.locator('main.dice[data-entries="0"]').waitFor();
  await page.goto(new URL('#/kalah', page.url()).href);
  await page.locator('.page-game').waitFor();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'journey.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, saved('dropped'));
  await page.locator('main.dice[data-entries="0"]').waitFor();
  expect(problems).toEqual([]);
});

/** Transcript of the tutorial, won by a bot. */
function wonTutorial(): string {
  const game = makeJourneyGame(tideBells);
  const mind = assertDefined(findJourneyMind('greedy'));
  const options = {
    ...defaultOptions(game.options),
    route: 'goose-chase',
    difficulty: 'easy',
  } as const;
  for (let seed = 0; ; seed++) {
    const match = new Match(game, options, `won ${seed}`);
    const random = makeStream(`won ${seed}`, 'mind');
    while (match.turn.kind === 'decide') match.play(mind.choose(match.state, random));
    if (match.turn.kind === 'over' && match.turn.outcome.winners.length > 0)
      return makeTranscript(match);
  }
}

test('a won tutorial can be replayed, and leads to the campaign', async () => {
  const { page, problems } = await openRulesGame('#/dice', { speed: 'fast' });
  const buffer = Buffer.from(wonTutorial());
  const file = { name: 'won.txt', mimeType: 'text/plain', buffer };
  await page.locator('.open-zip').setInputFiles(file);
  await page.locator('.end-replay').click();
  const place = page.locator('.review-place');
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  const next = page.locator('.end-next');
  expect(await next.innerText()).toBe('Next: Fog at Low Pell');
  await next.click();
  await page.locator('dialog.dialog-intro').waitFor();
  expect(await page.locator('dialog.dialog-intro').innerText()).toContain('Fog at Low Pell');
  expect(problems).toEqual([]);
});

test('free play has its own button and starts a scenario generated from the seed', async () => {
  const { page, problems } = await openRulesGame('#/dice', { speed: 'off' });
  const adventure = page.locator('[data-adventure="tide-bells"]');
  await adventure.getByRole('link', { name: 'Free play' }).click();
  await expect.poll(() => page.locator('#route').inputValue()).toBe('free-1');
  await page.locator('#seed').fill('gulls');
  await page.locator('.set-out-go').click();
  const story = page.locator('dialog.dialog-intro');
  await story.locator('h2', { hasText: 'Free play, level 1' }).waitFor();
  expect(await story.innerText()).toContain('Nobody has written this story down.');
  expect(problems).toEqual([]);
});

test('the text screens are one link away', async () => {
  const { page } = await openPage({ path: '#/dice', reducedMotion: true });
  await page.locator('.text-link').click();
  await expect.poll(() => page.locator('#text-screen').textContent()).toMatch(/The Tide Bells/);
});
