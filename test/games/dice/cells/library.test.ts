import { expect, test } from 'vitest';
import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import { tideBellsGame } from '../rules/tide-bells.ts';

test('the library searches for adventures once, and never for other games', () => {
  let searches = 0;
  const library = new AdventureLibrary(() => {
    searches += 1;
    return { packs: [], broken: [] };
  });
  expect(library.find('kalah')).toBeUndefined();
  expect(library.titleOf('caves', 'en')).toBe('caves');
  expect(searches).toBe(0);
  expect(library.find(tideBellsGame.id)).toBeUndefined();
  expect(library.find('dice-none')).toBeUndefined();
  expect(searches).toBe(1);
});
