import { expect, test } from 'vitest';
import { PERSON } from '#play';
import { play } from './rules-table.ts';
import { settled } from './stage.ts';

test('moves and captures on a board play sounds, and undo does not', async () => {
  const stage = play('chess', { moves: ['e2e4'] });
  expect(stage.sounds).toEqual([]);
  stage.press(': d 7 d 5 enter');
  await settled();
  expect(stage.sounds).toEqual(['piece-move']);
  stage.press(': e 4 d 5 enter');
  await settled();
  expect(stage.sounds).toEqual(['piece-move', 'piece-take']);
  stage.press('u');
  await settled();
  expect(stage.sounds).toEqual(['piece-move', 'piece-take']);
});

test('the end of a game plays its sound after the last move', async () => {
  const seats = [{ kind: 'bot', strength: 1 } as const, PERSON];
  const stage = play('chess', { seats, moves: ['f2f3', 'e7e5', 'g2g4'] });
  stage.press(': d 8 h 4 enter');
  await settled();
  expect(stage.sounds).toEqual(['piece-move', 'game-victory']);
});
