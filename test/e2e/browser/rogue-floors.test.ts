import { expect, test } from 'vitest';
import { assertDefined, makeStream } from '#core';
import { findRogueMind } from '#games/rogue/bots/index.ts';
import { floorIn, rogue } from '#games/rogue/rules/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { linkTo, openRogue, Run } from './rogue.ts';

const isDue = ({ hero }: RogueState) => (hero.growth?.due ?? 0) > 0;

/** A run on floors, played by a bot until a condition holds. */
function playUntil(seed: string, isReached: (state: RogueState) => boolean): Run {
  const run = new Run({ world: 'floors' }, seed);
  const mind = assertDefined(findRogueMind('fighter'));
  const whims = makeStream(seed, 'mind');
  for (let count = 0; count < 4000 && !isReached(run.state); count++)
    run.play(mind.choose(rogue.view(run.state, 0), whims));
  expect(isReached(run.state)).toBe(true);
  return run;
}

const onSecondFloor = () =>
  playUntil('page', (state) => isDue(state) && floorIn(state.course?.name)?.number === 2);

test('a new run has floors, and shows the floor and the goal', async () => {
  const { page, problems } = await openRogue();
  await page.locator('[data-start="random"]').click();
  await page.locator('dialog[open] [type="submit"], dialog[open] .primary').first().click();
  const goals = page.locator('.rogue-goals li');
  await goals.first().waitFor();
  expect(await goals.allInnerTexts()).toEqual(['Floor 1 of 5: Cellars', 'Crown on floor 5']);
  expect(problems).toEqual([]);
});

test.each([
  ['the keyboard', false],
  ['touch', true],
] as const)('a new level asks for a choice, made with %s', async (_, touch) => {
  const run = onSecondFloor();
  const viewport = touch ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const { page, problems } = await openRogue({}, { touch, viewport }, linkTo(run));
  const gifts = page.locator('.rogue-gifts button');
  await expect.poll(() => gifts.count()).toBe(3);
  const [, second = 'calm'] = run.state.hero.growth?.offers ?? [];
  if (touch) await gifts.nth(1).tap();
  else await page.keyboard.press('Digit2');
  await expect.poll(() => gifts.count()).toBe(0);
  await page.locator(`.rogue-corner [data-gift="${second}"]`).waitFor();
  expect(problems).toEqual([]);
});
