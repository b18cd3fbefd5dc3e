import { describe, expect, it } from 'vitest';
import { reportRuns, wilson } from '#lab';
import type { RunResult } from '#lab';

function run(turns: number, end: string, won = 0): RunResult {
  return { figures: { turns, won }, words: { ends: end, ...(won === 0 ? { levels: '1' } : {}) } };
}

describe('reportRuns', () => {
  it('returns means with intervals, and shares of words', () => {
    const report = reportRuns([run(10, 'wizard'), run(20, 'wizard'), run(30, 'alive', 1)]);
    expect(report.runs).toBe(3);
    const { value, least, most } = report.figures['turns'] ?? { value: 0, least: 0, most: 0 };
    expect(value).toBeCloseTo(20);
    expect([least < 20, most > 20]).toEqual([true, true]);
    expect(report.words['ends']?.['wizard']).toMatchObject({ count: 2, share: 2 / 3 });
  });

  it('computes shares over the runs that have a word', () => {
    const report = reportRuns([run(10, 'bat'), run(30, 'alive', 1)]);
    expect(report.words['levels']).toEqual({ 1: { count: 1, ...wilson(1, 1) } });
  });

  it("uses Wilson's interval for a figure that is a share", () => {
    const { figures } = reportRuns([run(10, 'bat'), run(20, 'bat'), run(30, 'alive', 1)]);
    const { share, least, most } = wilson(1, 3);
    expect(figures['won']).toEqual({ value: share, least, most });
  });

  it('keeps figures within their bounds', () => {
    const runs = [...new Array<RunResult>(199).fill(run(1000, 'alive')), run(700, 'bat')];
    const limited = reportRuns(runs, { turns: { least: 0, most: 1000 } }).figures['turns'];
    expect(limited?.value).toBe(998.5);
    expect(limited?.most).toBe(1000);
    expect(limited?.least).toBeGreaterThan(970);
    const same = reportRuns(runs.slice(0, 199)).figures['turns'];
    expect(same?.least).toBeGreaterThan(970);
  });
});

it('reportRuns returns amounts as shares of the sum over all runs', () => {
  const runs = [{ bat: 1, mole: 2 }, { mole: 5 }, {}].map((damage) => ({
    ...run(10, 'alive'),
    parts: { damage },
  }));
  const { bat, mole } = reportRuns(runs).parts['damage'] ?? {};
  expect([bat?.value, mole?.value]).toEqual([1 / 8, 7 / 8]);
  expect(mole?.least).toBeLessThan(7 / 8);
  expect(mole?.most).toBe(1);
  expect(reportRuns([run(10, 'alive')]).parts).toEqual({});
});

it('reportRuns returns shares of the runs that have a set', () => {
  const packs = [['sword', 'bow'], ['bow'], undefined];
  const runs = packs.map((held) => ({
    ...run(10, 'alive'),
    ...(held === undefined ? {} : { sets: { held } }),
  }));
  const { held } = reportRuns(runs).sets;
  expect(held).toEqual({
    bow: { count: 2, ...wilson(2, 2) },
    sword: { count: 1, ...wilson(1, 2) },
  });
});
