import { describe, expect, it } from 'vitest';
import { makeStream } from '#core';
import type { Random } from '#core';
import { repeats } from '#test/support/deep.ts';
import { eloAt, eloOf, scoreAt } from '#lab/statistics/elo.ts';
import type { PairCounts } from '#lab/statistics/pair-counts.ts';
import { scoreMoments } from '#lab/statistics/pair-counts.ts';
import { sprt } from '#lab/statistics/sprt.ts';
import type { SprtBounds } from '#lab/statistics/sprt.ts';
import { nextBoundary } from '#lab/statistics/stop.ts';
import { pairPoints, RELATIONS } from './simulated-pairs.ts';
import type { Relation } from './simulated-pairs.ts';

describe('Elo', () => {
  it.each([
    [0.5, 0],
    [0.640065, 100],
    [0.909091, 400],
    [0.090909, -400],
  ])('of a score of %d is %d', (score, elo) => {
    expect(eloAt(score)).toBeCloseTo(elo, 2);
    expect(scoreAt(elo)).toBeCloseTo(score, 6);
  });

  it('is infinite at 0 and 1', () => {
    expect(eloOf({ share: 1, least: 0.5, most: 1 })).toEqual({
      value: Infinity,
      least: 0,
      most: Infinity,
    });
    expect(eloAt(0)).toBe(-Infinity);
    expect([scoreAt(-Infinity), scoreAt(Infinity)]).toEqual([0, 1]);
  });
});

describe('the log-likelihood ratio', () => {
  // Source: the formula of LLR_logistic in fishtest, with roots found by scipy.optimize.brentq.
  it.each<{ counts: PairCounts; elo0: number; elo1: number; llr: number }>([
    { counts: [10_789, 19_328, 33_806, 19_402, 10_543], elo0: -3, elo1: 1, llr: 2.1310678118 },
    { counts: [39, 2226, 31_451, 2412, 40], elo0: 0.2, elo1: 0.9, llr: 2.16254258 },
    { counts: [10, 20, 40, 20, 10], elo0: 0, elo1: 5, llr: -0.0345068509 },
    { counts: [2, 8, 20, 30, 40], elo0: 0, elo1: 20, llr: 5.0759777538 },
    { counts: [0, 0, 3, 5, 12], elo0: -5, elo1: 15, llr: 1.134691719 },
    { counts: [120, 40, 10, 0, 0], elo0: 0, elo1: 10, llr: -4.9633914038 },
    { counts: [0, 0, 0, 0, 10], elo0: 0, elo1: 50, llr: 1.3361648625 },
  ])('of $counts for $elo0 and $elo1 is $llr', ({ counts, elo0, elo1, llr }) => {
    expect(sprt(counts, { elo0, elo1 }).llr).toBeCloseTo(llr, 7);
  });

  it('approaches that of a normal distribution near the hypotheses', () => {
    const counts: PairCounts = [100, 200, 390, 210, 110];
    const { n, mean, variance } = scoreMoments(counts);
    const [score0, score1] = [scoreAt(0), scoreAt(5)];
    const normal = (n * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance);
    expect(sprt(counts, { elo0: 0, elo1: 5 }).llr).toBeCloseTo(normal, 3);
  });
});

describe('the test', () => {
  const bounds = { elo0: 0, elo1: 10 };

  it("has Wald's limits and continues between them", () => {
    const { llr, lower, upper, verdict } = sprt([0, 0, 0, 0, 0], bounds);
    expect([llr, verdict]).toEqual([0, undefined]);
    expect(upper).toBeCloseTo(Math.log(19), 12);
    expect(lower).toBeCloseTo(-Math.log(19), 12);
    expect(sprt([0, 0, 0, 0, 0], { ...bounds, beta: 0.1 }).lower).toBeCloseTo(
      Math.log(0.1 / 0.95),
      12,
    );
  });

  it('accepts the higher hypothesis, or refuses it', () => {
    expect(sprt([100, 300, 600, 500, 300], bounds).verdict).toBe('accepted');
    expect(sprt([300, 500, 600, 300, 100], bounds).verdict).toBe('refused');
  });

  it('refuses hypotheses in the wrong order', () => {
    expect(() => sprt([1, 1, 1, 1, 1], { elo0: 5, elo1: 5 })).toThrow(RangeError);
  });
});

const STUDIES = repeats(60, 1000);
const LIMIT = STUDIES * (0.05 + 3 * Math.sqrt((0.05 * 0.95) / STUDIES));

/** Verdict on pairs with a true Elo difference, at the first boundary with one. */
function verdictOn(
  random: Random,
  elo: number,
  bounds: SprtBounds,
  draws: number,
  relation: Relation,
) {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const share = scoreAt(elo);
  let pairs = 0;
  for (;;) {
    for (const boundary = nextBoundary(pairs); pairs < boundary; pairs++) {
      const points = pairPoints(random, share, draws, relation);
      counts[points] = (counts[points] ?? 0) + 1;
    }
    const { verdict } = sprt(counts, bounds);
    if (verdict !== undefined) return verdict;
  }
}

const CASES = [
  { elo0: 0, elo1: 10 },
  { elo0: 0, elo1: 50 },
  { elo0: 200, elo1: 250 },
].flatMap((bounds) =>
  [0, 0.4, 0.9]
    .filter((draws) => scoreAt(bounds.elo1) + draws / 2 <= 1)
    .flatMap((draws) => RELATIONS.map((relation) => ({ ...bounds, draws, relation }))),
);

describe('the test is wrong in at most 5 % of the studies', () => {
  it.each(CASES)(
    'with $elo0 or $elo1 Elo, $draws draws, games $relation',
    ({ draws, relation, ...bounds }) => {
      let [accepted, refused] = [0, 0];
      for (let study = 0; study < STUDIES; study++) {
        const random = makeStream(`study ${study}`, `sprt ${bounds.elo1} ${draws} ${relation}`);
        if (verdictOn(random, bounds.elo0, bounds, draws, relation) === 'accepted') accepted += 1;
        if (verdictOn(random, bounds.elo1, bounds, draws, relation) === 'refused') refused += 1;
      }
      expect(accepted).toBeLessThanOrEqual(LIMIT);
      expect(refused).toBeLessThanOrEqual(LIMIT);
    },
  );
});
