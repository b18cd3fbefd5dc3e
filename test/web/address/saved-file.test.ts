import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '#games/index.ts';
import { addressOfSaved, routeOfGame } from '#web/address/saved-file.ts';
import { parseRoute } from '#web/address/route.ts';
import { unpackText } from '#web/address/share.ts';

beforeAll(() => {
  routeOfGame.value = (id) => ({ kind: 'game', ...placeOf(id) });
});

test.each([
  ['kalah', { game: 'kalah' }],
  ['rogue', { game: 'rogue' }],
  ['dice-tide-bells', { game: 'dice', part: 'tide-bells' }],
  ['nine-mens-morris', { game: 'zrf', part: 'nine-mens-morris' }],
])('a saved game of %s opens on the page of its game', async (game, place) => {
  const text = `\uFEFFturnwright 1\r\ngame ${game}\r\nrules 1\r\nseed a\r\n`;
  const opened = parseRoute((await addressOfSaved(text)) ?? '');
  expect(opened).toMatchObject({ kind: 'game', ...place });
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  expect(await unpackText(shared ?? '')).toEqual({ ok: true, value: text.slice(1) });
});

test.each(['', 'format: 1\nid: tide-bells\n', 'game kalah\n', 'PK\u0003\u0004'])(
  'other text is not a saved game: %j',
  async (text) => {
    expect(await addressOfSaved(text)).toBeUndefined();
  },
);
