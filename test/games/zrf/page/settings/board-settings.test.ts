import { expect, test } from 'vitest';
import { lookOf, parseBoards } from '#games/zrf/page/settings/board-settings.ts';
import { parseCoordinates } from '#games/zrf/page/settings/coordinate-settings.ts';

test('each game keeps its look; invalid parts are ignored', () => {
  const settings = parseBoards({
    looks: { chess: { pieces: 'wood', theme: 'paper' }, shogi: { pieces: 3, theme: 'neon' } },
    premoves: false,
  });
  expect(lookOf(settings, 'chess')).toEqual({ pieces: 'wood', theme: 'paper' });
  expect(lookOf(settings, 'shogi')).toEqual({});
  expect(lookOf(settings, 'constructor')).toEqual({});
  expect(settings.premoves).toBe(false);
  expect(parseBoards('x')).toEqual({ looks: {}, premoves: true });
});

test('coordinates stored by earlier versions are read', () => {
  const defaults = { plain: 'outside', numbered: 'off', pictured: 'off', numbers: true };
  expect(parseCoordinates({ plain: false, pictured: true })).toEqual({
    ...defaults,
    plain: 'off',
    pictured: 'outside',
  });
  expect(parseCoordinates({ plain: 'inside', pictured: 'sideways' })).toEqual({
    ...defaults,
    plain: 'inside',
  });
  expect(parseCoordinates({ numbered: 'inside', numbers: false })).toEqual({
    ...defaults,
    numbered: 'inside',
    numbers: false,
  });
  expect(parseCoordinates({ numbers: 'yes' })).toEqual(defaults);
});
