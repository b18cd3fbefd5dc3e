import { describe, expect, it } from 'vitest';
import {
  meanSequence,
  scoreSequence,
  shareSequence,
  tightestFor,
} from '#lab/statistics/confidence-sequence.ts';
import { wilson } from '#lab/statistics/interval.ts';
import { logGamma } from '#lab/statistics/log-gamma.ts';

describe('logGamma', () => {
  // Source: scipy.special.gammaln.
  it.each([
    [1e-20, 46.051701859880914],
    [0.1, 2.252712651734206],
    [0.5, 0.5723649429247],
    [1, 0],
    [2, 0],
    [3.7, 1.428072326665388],
    [15.99, 27.871864475940015],
    [250.3, 1130.1797890365851],
    [1e6, 12815504.569147611],
  ])('of %d is %d', (x, expected) => {
    expect(Math.abs(logGamma(x) - expected)).toBeLessThan(1e-13 * Math.max(1, Math.abs(expected)));
  });
});

describe('shareSequence', () => {
  // Source: roots found by scipy.optimize.brentq with gammaln.
  it.each([
    { of: [50, 100], least: 0.28160665307, most: 0.71839334693 },
    { of: [20, 1000], least: 0.00905129389, most: 0.03664703863 },
    { of: [1000, 2000], least: 0.46609436966, most: 0.53390563034 },
    { of: [0, 500], least: 0, most: 0.01323386175 },
    { of: [12.5, 40], least: 0.04967513461, most: 0.77425011432 },
    { of: [90_000, 100_000], least: 0.89668371788, most: 0.90326018585 },
    { of: [1, 10_000], least: 0, most: 0.00073899488 },
  ])('of $of is $least to $most', ({ of: [successes = 0, trials = 0], least, most }) => {
    const sequence = shareSequence(successes, trials);
    expect(sequence.share).toBe(successes / trials);
    expect(sequence.least).toBeCloseTo(least, 9);
    expect(sequence.most).toBeCloseTo(most, 9);
    const mirrored = shareSequence(trials - successes, trials);
    expect(mirrored.least).toBeCloseTo(1 - sequence.most, 9);
  });

  it('takes another level and another number of trials to be tightest at', () => {
    const { least, most } = shareSequence(300, 400, { alpha: 0.01, tightest: 500 });
    expect(least).toBeCloseTo(0.66810260699, 9);
    expect(most).toBeCloseTo(0.82206361571, 9);
  });

  it('contains the share and the interval of a fixed number of trials', () => {
    expect(shareSequence(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
    for (let trials = 1; trials <= 400; trials += 7) {
      for (let successes = 0; successes <= trials; successes += 0.25 * Math.ceil(trials / 20)) {
        const { share, least, most } = shareSequence(successes, trials);
        const fixed = wilson(successes, trials);
        expect(least).toBeLessThanOrEqual(Math.min(share, fixed.least));
        expect(most).toBeGreaterThanOrEqual(Math.max(share, fixed.most));
      }
    }
  });
});

describe('meanSequence', () => {
  it('is open to the bounds below 32 values', () => {
    const few = { n: 31, mean: 5, variance: 1 };
    expect(meanSequence(few)).toEqual({ value: 5, least: -Infinity, most: Infinity });
    const bounds = { least: 0, most: 10 };
    expect(meanSequence(few, { bounds })).toEqual({ value: 5, ...bounds });
  });

  it('extends sqrt(2 (n r² + 1) / (n r)² log(sqrt(n r² + 1) / alpha)) deviations', () => {
    // Source: std_conjmix_margin of drconfseq, by the authors of the sequence.
    const [n, alpha] = [1e8, 0.05];
    const evidence = -2 * Math.log(alpha);
    const r2 = (evidence + Math.log(1 + evidence)) / 2000;
    const margin = Math.sqrt(
      ((2 * (n * r2 + 1)) / (n * n * r2)) * Math.log(Math.sqrt(n * r2 + 1) / alpha),
    );
    const { least, most } = meanSequence({ n, mean: 7, variance: 9 });
    expect((most - least) / 2 / (3 * margin)).toBeCloseTo(1, 6);
  });

  it('is tightest, relative to a fixed number of values, at the chosen number', () => {
    const relative = (n: number) => {
      const { least, most } = meanSequence({ n, mean: 0, variance: 1e6 }, { tightest: 5000 });
      return (most - least) * Math.sqrt(n);
    };
    expect(relative(5000)).toBeLessThan(relative(4000));
    expect(relative(5000)).toBeLessThan(relative(6000));
  });

  it('has a width for identical values, which shrinks', () => {
    const widthAt = (n: number, mean: number) => {
      const { least, most } = meanSequence({ n, mean, variance: 0 });
      expect(least).toBeLessThan(mean);
      expect(most).toBeGreaterThan(mean);
      return most - least;
    };
    for (const mean of [0, 1, 250])
      expect(widthAt(1000, mean)).toBeLessThan(widthAt(100, mean) / 5);
  });
});

describe('scoreSequence', () => {
  it('is a mean over pairs, from 0 to 1', () => {
    const { share, least, most } = scoreSequence([0, 0, 0, 0, 100]);
    expect([share, most]).toEqual([1, 1]);
    expect(least).toBeGreaterThan(0.85);
    expect(scoreSequence([0, 0, 0, 0, 0])).toEqual({ share: 0, least: 0, most: 1 });
  });

  it('is narrower than a share of pairs, by their smaller variance', () => {
    // Independent games with 30 % draws and a score of 1/2.
    const score = scoreSequence([245, 420, 670, 420, 245]);
    const share = shareSequence(1000, 2000);
    expect(score.share).toBe(0.5);
    expect((score.most - score.least) / (share.most - share.least)).toBeLessThan(0.62);
  });
});

describe('tightestFor', () => {
  it('returns the number of units at which a sequence has a margin', () => {
    const units = tightestFor(0.01);
    const { least, most } = shareSequence(units / 2, units, { tightest: units });
    expect((most - least) / 2).toBeCloseTo(0.01, 4);
    expect(tightestFor(0.01, 0.25)).toBeLessThan(units / 3.9);
  });

  it('returns at least 2,000 units', () => {
    expect(tightestFor(0.2)).toBe(2000);
  });
});
