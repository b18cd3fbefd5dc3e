import { expect, test } from 'vitest';
import { glassRoad } from '../../games/dice/rules/glass-road.ts';
import { isDeep } from '../../support/deep.ts';
import { Journey } from './dice.ts';

/** Journeys whose bot wins and loses the first scenario, found by search. */
const ENDS = [
  ['won', 'greedy', { difficulty: 'easy', party: 'brawler,hunter' }, 'glass 2'],
  ['lost', 'rusher', { difficulty: 'hard', party: 'brawler' }, 'glass 7'],
] as const;

/** Number of actions in `npm test`, which ends before the scenario does. */
const SAMPLE = 12;

test.each(ENDS)('The Glass Road is %s by the %s bot', async (end, mind, options, seed) => {
  const player = { pack: glassRoad, mind };
  const journey = await Journey.begin(options, seed, {}, { speed: 'off' }, player);
  await journey.beginScene();
  await journey.playOn('clicks', isDeep ? undefined : SAMPLE);
  const { page, match } = journey;
  expect(await page.locator('header').first().innerText()).toContain('The Glass Road');
  if (isDeep) {
    expect(match.turn.kind).toBe('over');
    await page.locator(`.end-${end} h2`).waitFor();
    expect(await page.locator('.end-story').innerText()).not.toBe('');
    expect(await page.locator('.end-heroes li').count()).toBe(options.party.split(',').length);
  }
  expect(journey.problems).toEqual([]);
});
