import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { PERSON, Session } from '#play';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { openRulesGame } from './zrf.ts';

const greedy = assertDefined(findJourneyMind('greedy'));

/** Link to a campaign of the greedy bot at the first state that fits. */
function linkTo(isThere: (state: JourneyState) => boolean): string {
  const options = { route: 'campaign', party: 'brawler,hunter', difficulty: 'easy' } as const;
  const match = new Match(makeJourneyGame(tideBells), { ...options, mode: 'story' }, 'story-0');
  const whims = makeStream('story-0', 'mind');
  while (match.turn.kind === 'decide' && !isThere(match.state)) {
    match.play(greedy.choose(match.state, whims));
  }
  const packed = deflateRawSync(new Session(match, [PERSON, PERSON]).save());
  return `#/dice/tide-bells/t/${packed.toString('base64url')}`;
}

test('a choice in camp is made, told, and put on the map of the campaign', async () => {
  const link = linkTo(({ campaign }) => campaign.asks.length > 0);
  const { page, problems } = await openRulesGame(link, { speed: 'off' });
  await page.locator('.tale h3', { hasText: "Jory's Peg" }).waitFor();
  expect(await page.locator('.offers-limit').count()).toBe(0);
  await page.locator('[data-action="choose gaol"]').click();
  const tale = page.locator('dialog.dialog-tale');
  expect(await tale.innerText()).toContain('three pegs under OUT');
  await tale.locator('.primary').click();
  await page.locator('.offers-limit').first().waitFor();
  await page.locator('.road-open').first().click();
  const road = page.locator('dialog.dialog-road');
  expect(await road.locator('.road-won .road-label').allInnerTexts()).toHaveLength(1);
  expect(await road.locator('.road-ahead').count()).toBe(8);
  expect(await road.locator('.road-decisions').innerText()).toContain('gaol at Saltby');
  expect(await road.locator('.road-sealed').count()).toBe(3);
  // The map is drawn at its full height, above the decisions.
  const [map, list] = [road.locator('.road-map'), road.locator('.road-decisions')];
  const bottom = await map.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await list.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the reward of a mark shows its die with the sign, and goes on it', async () => {
  const isMark = ({ campaign }: JourneyState) => {
    const hero = campaign.heroes.find(({ offered }) => offered.length > 0);
    const isGrown = campaign.heroes.every(({ owed }) => !owed.limit && !owed.skill);
    return isGrown && hero?.offered.some(({ kind }) => kind === 'mark') === true;
  };
  const { page, problems } = await openRulesGame(linkTo(isMark), { speed: 'off' });
  const card = page.locator('.reward', { hasText: 'A mark' });
  await card.waitFor();
  expect(await card.locator('.solid-mark').count()).toBe(1);
  expect(await card.locator('.reward-effects').innerText()).toMatch(/^For your .+ d\d+\. ./);
  expect(await violationsOf(page)).toEqual([]);
  const held = page.locator('.owners .solid-mark');
  const before = await held.count();
  await card.locator('button').click();
  await expect.poll(() => held.count()).toBe(before + 1);
  expect(problems).toEqual([]);
});

test('a campaign ends with its ending', async () => {
  const link = linkTo(({ campaign }) => campaign.stage === 'won');
  const { page, problems } = await openRulesGame(link, { speed: 'off' });
  const ending = page.locator('.tale-ending');
  await ending.waitFor();
  expect(await ending.locator('h3').innerText()).toMatch(/The Minutes|In Green Ink|The Watch/);
  await page.locator('.road-open').first().click();
  expect(await page.locator('.road-sealed').count()).toBe(2);
  expect(problems).toEqual([]);
});
