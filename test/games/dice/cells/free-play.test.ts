import { expect, it } from 'vitest';
import { diceStage } from './stage.ts';

it('is in the menu of adventures and starts a scenario composed from the seed', () => {
  const stage = diceStage({}, { width: 100, height: 30 });
  expect(stage.press('down')).toMatch(/▸ The Tide Bells: Free play/);
  expect(stage.press('enter')).toMatch(/Where to +◂ Free play, level 1 ▸/);
  expect(stage.text).toMatch(/Random seed +\S+/);
  expect(stage.press('right')).toMatch(/Free play, level 2/);
  const story = stage.press('enter');
  expect(story).toContain('Free play, level 2');
  expect(story).toContain('Nobody has written this story down.');
});
