import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { makeRoute, parseRoute } from '#web/address/route.ts';
import { pageOf } from '#web/app/entries.ts';

test.each([
  ['', { kind: 'arcade' }],
  ['#', { kind: 'arcade' }],
  ['#/', { kind: 'arcade' }],
  ['#/text', { kind: 'text' }],
  ['#/kalah', { kind: 'game', game: 'kalah' }],
  ['#/kalah/t/abc_-', { kind: 'game', game: 'kalah', shared: 'abc_-' }],
  ['#/kalah/t', { kind: 'unknown', path: 'kalah/t' }],
  ['#/kalah/t/a/b', { kind: 'unknown', path: 'kalah/t/a/b' }],
  ['#/zrf', { kind: 'game', game: 'zrf' }],
  ['#/zrf/chess', { kind: 'game', game: 'zrf', part: 'chess' }],
  ['#/zrf/user:my-rules', { kind: 'game', game: 'zrf', part: 'user:my-rules' }],
  ['#/zrf/chess/t/abc_-', { kind: 'game', game: 'zrf', part: 'chess', shared: 'abc_-' }],
  ['#/zrf/chess/x', { kind: 'unknown', path: 'zrf/chess/x' }],
  ['#/zrf/<b>', { kind: 'unknown', path: 'zrf/<b>' }],
  ['#/kalah/chess', { kind: 'game', game: 'kalah', part: 'chess' }],
  ['#/<b>', { kind: 'unknown', path: '<b>' }],
])('%s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each(['#/', '#/text', '#/kalah', '#/kalah/t/abc', '#/zrf/user:a', '#/zrf/hex/t/b'])(
  '%s is parsed and written back unchanged',
  (hash) => {
    expect(makeRoute(parseRoute(hash))).toBe(hash);
  },
);

test('every game of the catalogue can be opened in the page', () => {
  expect(catalogue.filter(({ id }) => pageOf(id) === undefined)).toEqual([]);
});
