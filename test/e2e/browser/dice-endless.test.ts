import type { Page } from 'playwright-core';
import { assertDefined, makeStream, makeTranscript, Match } from '#core';
import type { AnyMatch } from '#core';
import { dailyOf, makeJourneyGame, phaseOf } from '#games/dice/rules/index.ts';
import type { JourneyAction } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { dailyOptions, nameDaily } from '#games/dice/voice/endless/daily.ts';
import { parseProfile } from '#games/dice/voice/records/parse-profile.ts';
import { expect, test } from 'vitest';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { wordsIn } from '../../games/dice/voice/stage.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { openRulesGame } from './zrf.ts';

const PHONE = { width: 390, height: 844 };
const KEY = 'turnwright.dice';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const words = wordsIn('en');

/** A daily before its last action, and that action as text. */
interface NearlyDone {
  readonly date: string;
  readonly text: string;
  readonly action: string;
}

function playDaily(date: string): NearlyDone & { readonly isPick: boolean } {
  const daily = dailyOf(date);
  const begin = () => new Match(game, dailyOptions(daily, words), daily.seed);
  const match = begin();
  const whims = makeStream('whims', 'mind');
  const actions: JourneyAction[] = [];
  while (match.turn.kind === 'decide') {
    const action = greedy.choose(match.state, whims);
    actions.push(action);
    match.play(action);
  }
  const last = assertDefined(actions.pop());
  const before = begin();
  for (const action of actions) before.play(action);
  const { state } = before;
  const phase = state.scene && phaseOf(state.scene);
  return {
    date,
    text: makeTranscript(before as unknown as AnyMatch),
    action: game.makeAction(state, last),
    isPick: phase?.kind === 'pick',
  };
}

/** The first daily of the year that ends with a button, not with the choice of a die. */
function nearlyDone(): NearlyDone {
  for (let day = 1; day < 29; day++) {
    const done = playDaily(`2031-01-${String(day).padStart(2, '0')}`);
    if (!done.isPick) return done;
  }
  throw new Error('Every daily ends with the choice of a die.');
}

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(new URL(hash, page.url()).href);
}

/** Checks accessibility, and that no message is missing. */
async function look(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/dice-[a-z]|undefined|\{|\}/);
}

test('twists are picked in the form of free play, and apply to its scenario', async () => {
  const { page, problems } = await openRulesGame('#/dice/tide-bells:free', { speed: 'off' });
  await page.locator('.set-out').waitFor();
  expect(await page.locator('.party-hero').count()).toBe(4);
  await page.locator('.twists summary').click();
  await page.locator('[name="twist-harm"]').check();
  expect(await page.locator('[name="twist-pulling-punches"]').isDisabled()).toBe(true);
  await page.locator('[name="twist-badly-hurt"]').check();
  expect(await page.locator('.twists summary').innerText()).toContain('2, score ×1.15');
  await look(page);
  await page.locator('.set-out-go').click();
  const story = page.locator('dialog.dialog-intro');
  await story.waitFor();
  expect(await story.innerText()).toMatch(/Badly Hurt[\s\S]*Hard Knocks/);
  expect(problems).toEqual([]);
});

test('the daily is played, recorded once and shown with its result', async () => {
  const { date, text, action } = nearlyDone();
  const time = `${date}T12:00:00`;
  const { page, problems } = await openRulesGame(
    '#/dice',
    { speed: 'off' },
    { viewport: PHONE, time },
  );
  const title = nameDaily(date, words);
  await page.locator('.endless-daily h3', { hasText: title }).waitFor();
  await page.locator('.endless-heroes img').first().waitFor({ state: 'attached' });
  await page.locator('.endless .endless-open').click();
  await page.locator('.daily h2', { hasText: title }).waitFor();
  await look(page);
  await page.locator('.daily .primary').click();
  await page.locator('dialog.dialog-intro').waitFor();

  await open(page, '#/dice');
  const buffer = Buffer.from(text);
  const file = { name: 'daily.txt', mimeType: 'text/plain', buffer };
  await page.locator('.open-zip').setInputFiles(file);
  await page.locator(`[data-action="${action}"]`).first().click();
  await page.locator('.end-news').waitFor();
  expect(await page.locator('.end-news').innerText()).toContain(title);
  await look(page);
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
  const profile = assertDefined(parseProfile(stored));
  expect(profile.dailies).toHaveLength(1);
  expect(profile.counted).toHaveLength(1);

  await open(page, '#/dice');
  const points = new Intl.NumberFormat('en').format(assertDefined(profile.dailies[0]).score);
  await page.locator('.endless-daily', { hasText: points }).waitFor();
  await page.locator('.endless .endless-open').click();
  await page.locator('.daily-signs').first().waitFor();
  await look(page);
  await page.locator('.daily button', { hasText: 'without a score' }).waitFor();
  expect(problems).toEqual([]);
});

test('records have friendly empty pages, and survive damaged storage', async () => {
  const { page, problems } = await openRulesGame('#/dice', { speed: 'off' });
  await page.evaluate((key) => localStorage.setItem(key, '{"heroes":[{"class":"dragon"}'), KEY);
  await page.reload();
  await page.locator('.endless-records').click();
  await page.locator('.dice-records .empty', { hasText: 'No scores yet' }).waitFor();
  await look(page);
  await page.locator('.dice-records-tabs a', { hasText: 'Achievements' }).click();
  await page.locator('.dice-record-missing').first().waitFor();
  await look(page);
  await page.locator('.dice-records-tabs a', { hasText: 'Heroes' }).click();
  await page.locator('.dice-records .empty', { hasText: 'No heroes yet' }).waitFor();
  expect(problems).toEqual([]);
});
