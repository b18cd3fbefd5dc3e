import { expect, test } from 'vitest';
import { timeFor, timeWithin } from '#games/zrf/protocols/search/limits.ts';
import { limitsOf, readGo } from '#games/zrf/protocols/uci/go-words.ts';
import { CecpClock } from '#games/zrf/protocols/cecp/clock.ts';

const NO_MORE = { increment: 0, movesToGo: 0, byoyomi: 0 };

test('a move takes a share of the time and most of the increment', () => {
  expect(timeFor({ ...NO_MORE, remaining: 60_000 })).toBe(2000);
  expect(timeFor({ ...NO_MORE, remaining: 60_000, increment: 1000 })).toBe(2800);
  expect(timeFor({ ...NO_MORE, remaining: 60_000, movesToGo: 4 })).toBe(15_000);
  expect(timeFor({ ...NO_MORE, remaining: 0, byoyomi: 10_000 })).toBe(9940);
});

test('the clock never runs out, whatever it shows', () => {
  for (const remaining of [0, 1, 10, 50, 61, 100, 1000, 100_000]) {
    for (const increment of [0, 10, 5000]) {
      for (const movesToGo of [0, 1, 2, 40]) {
        const time = timeFor({ remaining, increment, movesToGo, byoyomi: 0 });
        expect(time).toBeGreaterThanOrEqual(1);
        expect(time).toBeLessThanOrEqual(Math.max(1, remaining * 0.8));
      }
    }
  }
  for (const time of [0, 1, 20, 100, 5000]) {
    expect(timeWithin(time)).toBeLessThanOrEqual(Math.max(1, time));
  }
});

const go = (text: string, prefix: string, unit = 1) =>
  limitsOf(readGo(text.split(' ')), prefix, unit);

test('UCI limits are read from the words after go', () => {
  expect(go('wtime 60000 btime 30000 winc 0 binc 0', 'b')).toEqual({ milliseconds: 1000 });
  expect(go('movetime 1000', 'w')).toEqual({ milliseconds: 970 });
  expect(go('depth 7 nodes 500', 'w')).toEqual({ depth: 7, nodes: 500 });
  expect(go('mate 3', 'w')).toEqual({ depth: 5 });
  expect(go('infinite', 'w')).toEqual({ isInfinite: true });
  expect(go('ponder wtime 1 btime 1', 'w')).toEqual({ isInfinite: true });
  expect(go('time 60 increment 0', '', 1000)).toEqual({ milliseconds: 2000 });
  expect(go('depth infinite', '')).toEqual({ isInfinite: true });
  expect(readGo(['depth', 'x', 'searchmoves', 'e2e4']).unknown).toEqual([
    ...['depth', 'x', 'searchmoves', 'e2e4'],
  ]);
});

test('CECP limits follow level, st, sd and time', () => {
  const clock = new CecpClock();
  expect(clock.limits(0)).toEqual({});
  clock.setLevel(['40', '0:30', '0']);
  expect(clock.limits(0)).toEqual({ milliseconds: 1000 });
  expect(clock.limits(38)).toEqual({ milliseconds: 15_000 });
  clock.setRemaining('600');
  expect(clock.limits(0)).toEqual({ milliseconds: 200 });
  clock.setDepth('4');
  clock.setFixed('5');
  expect(clock.limits(0)).toEqual({ depth: 4, milliseconds: 4900 });
  clock.reset();
  expect(clock.limits(0)).toEqual({ milliseconds: 4900 });
});
