import { expect, test } from 'vitest';
import { TYPED_GAMES, typedGame } from '../../games/zrf/typed-game.ts';
import { isDeep } from '../../support/deep.ts';
import { OVER_DIALOG, openRulesGame } from './zrf.ts';

test.runIf(isDeep).each(TYPED_GAMES)('%s can be typed to its end as %s', async (id) => {
  const { link, texts } = typedGame(id, 'typed');
  const { page, problems } = await openRulesGame(link, { speed: 'off' });
  const field = page.locator('.typed input');
  for (const text of texts) {
    await field.fill(text);
    // A forced pass may be under way: the field keeps a text that comes too early.
    const type = async () => {
      if ((await field.inputValue()) !== '') await field.press('Enter');
      return field.inputValue();
    };
    await expect.poll(type).toBe('');
  }
  await page.locator(OVER_DIALOG).waitFor();
  expect(problems).toEqual([]);
});
