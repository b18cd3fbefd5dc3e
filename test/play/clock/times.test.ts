import { describe, expect, it } from 'vitest';
import { assertDefined, CHANCE, parseTimeControl } from '#core';
import type { Entry } from '#core';
import { botBudget, lowTime, timeLeft, timesOf } from '#play/clock/times.ts';

/** Entries from pairs of player and seconds. */
function log(...entries: readonly (readonly [by: number, seconds: number])[]): Entry<string>[] {
  return entries.map(([by, seconds]) => ({ by, action: 'a', time: 1000 * seconds }));
}

function left(control: string, entries: readonly Entry<string>[], next: number, unrecorded = 0) {
  const times = timesOf(entries, 2, next);
  return [0, 1].map((player) => {
    const used = player === next ? unrecorded : 0;
    return timeLeft(assertDefined(parseTimeControl(control)), assertDefined(times[player]), used);
  });
}

describe('time left', () => {
  it.each([
    ['the start', '60+0', [], 0, 0, [60_000, 60_000]],
    ['a free first move', '60+0', [], 0, 9000, [60_000, 60_000]],
    ['time used', '60+0', log([0, 0], [1, 0], [0, 7]), 1, 0, [53_000, 60_000]],
    ['the move in progress', '60+0', log([0, 0], [1, 0]), 0, 1500, [58_500, 60_000]],
    ['an increment per turn', '60+2', log([0, 0], [1, 0], [0, 7]), 1, 0, [57_000, 62_000]],
    [
      'one increment for an extra move',
      '60+2',
      log([0, 0], [0, 3], [1, 0]),
      0,
      0,
      [59_000, 62_000],
    ],
    ['no increment in an unfinished turn', '60+2', log([0, 0]), 0, 0, [60_000, 60_000]],
    ['chance in between', '60+2', log([0, 0], [CHANCE, 0], [0, 5]), 0, 0, [55_000, 60_000]],
    ['no less than nothing', '10+0', log([0, 0], [1, 0]), 0, 12_000, [0, 10_000]],
    ['a limit per move', 'move 10', log([0, 0], [1, 0], [0, 9]), 1, 4000, [10_000, 6000]],
    [
      'a limit for several entries',
      'move 10',
      log([0, 0], [1, 0], [0, 4]),
      0,
      1000,
      [5000, 10_000],
    ],
  ] as const)('counts %s', (_, control, entries, next, unrecorded, expected) => {
    expect(left(control, entries, next, unrecorded)).toEqual(expected);
  });
});

describe('the warning', () => {
  it.each([
    ['60+0', 10_000],
    ['180+2', 18_000],
    ['900+10', 30_000],
    ['10+0', 5000],
    ['move 30', 10_000],
    ['move 9', 3000],
  ])('at %s starts at %i ms', (control, expected) => {
    expect(lowTime(assertDefined(parseTimeControl(control)))).toBe(expected);
  });
});

describe('the budget of a bot', () => {
  it.each([
    ['60+0', 60_000, 2000],
    ['180+2', 90_000, 4500],
    ['180+2', 1000, 250],
    ['move 10', 10_000, 5000],
  ])('at %s with %i ms left is %i ms', (control, time, expected) => {
    expect(botBudget(assertDefined(parseTimeControl(control)), time)).toBeCloseTo(expected);
  });

  it.each(['60+0', '60+1', '180+2', 'move 1'])('never uses up the time at %s', (text) => {
    const control = assertDefined(parseTimeControl(text));
    let time = control.kind === 'move' ? control.limit : control.initial;
    for (let turn = 0; turn < 500; turn += 1) {
      // A search may exceed its limit by a tenth, and by one slice.
      const used = botBudget(control, time) * 1.1 + (time < 1000 ? 0 : 60);
      expect(used).toBeLessThan(time);
      if (control.kind === 'game') time += control.increment - used;
    }
  });
});
