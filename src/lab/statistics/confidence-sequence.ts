/**
 * Confidence sequences: intervals after each unit of a study, all of which contain the truth with 95 %
 * probability. A study may stop as soon as its interval is narrow enough. With intervals for a fixed
 * number of units, such as Wilson's, it would miss the truth too often.
 *
 * Both kinds mix the likelihood ratios of all alternatives to a value. They exclude the value if the
 * mixture reaches 1 / 0.05 (Robbins 1970, "Statistical methods related to the law of the iterated
 * logarithm"; Ville's inequality). The prior of the mixture sets the number of units at which the
 * sequence is tightest: 1.55 times as wide as an interval for that fixed number.
 */
import { paddedMean } from './interval.ts';
import type { Estimate, Scale, Share } from './interval.ts';
import { logGamma } from './log-gamma.ts';
import { scoreMoments } from './pair-counts.ts';
import type { PairCounts } from './pair-counts.ts';
import { FIRST_BOUNDARY } from './stop.ts';
import type { Moments } from './sums.ts';

export interface SequenceOptions {
  /** Probability of ever missing the truth; 0.05 by default. */
  readonly alpha?: number;
  /** Number of units at which the sequence is tightest, fixed before the study; 2,000 by default. */
  readonly tightest?: number;
}

const ALPHA = 0.05;
const TIGHTEST = 2000;

/**
 * Units of a mixture's prior information for it to be tightest at `tightest` units (Howard, Ramdas,
 * McAuliffe and Sekhon 2021, "Time-uniform, nonparametric, nonasymptotic confidence sequences",
 * Annals of Statistics 49(2), section 3.5).
 */
function priorUnits(alpha: number, tightest: number): number {
  const evidence = -2 * Math.log(alpha);
  return tightest / (evidence + Math.log(1 + evidence));
}

/** Length of an asymptotic sequence on each side, in standard errors. */
function errorsAt(n: number, { alpha = ALPHA, tightest = TIGHTEST }: SequenceOptions): number {
  const ratio = n / priorUnits(alpha, tightest);
  return Math.sqrt((1 + 1 / ratio) * (Math.log(1 + ratio) - 2 * Math.log(alpha)));
}

/**
 * Mean of independent values: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha,
 * Kennedy and Ramdas (2024), "Time-uniform central limit theory and asymptotic confidence
 * sequences", Annals of Statistics. It depends on the moments only. One imagined value at each
 * plausible extreme keeps it open for identical values. Below 32 values it equals the bounds.
 *
 * For differences of paired shares, pass the bounds -1 and 1 with scale 2. For those of a figure, pass
 * its mean as scale. For ratios of sums, pass `ratioMoments`.
 */
export function meanSequence(moments: Moments, options: SequenceOptions & Scale = {}): Estimate {
  const { bounds = { least: -Infinity, most: Infinity } } = options;
  if (moments.n < FIRST_BOUNDARY) return { value: moments.mean, ...bounds };
  return paddedMean(moments, errorsAt(moments.n, options), 1, options);
}

/**
 * Score per game of the first side, over pairs of games. It adapts to the variance of the pairs,
 * which draws and exchanged sides reduce: `shareSequence` over pairs needs up to three times as many.
 */
export function scoreSequence(counts: PairCounts, options: SequenceOptions = {}): Share {
  const bounds = { least: 0, most: 1 };
  const score = meanSequence(scoreMoments(counts), { ...options, bounds, scale: 1 });
  return { share: score.value, least: score.least, most: score.most };
}

/** Steps of a bisection, to 1e-12. */
const STEPS = 40;

/**
 * Share of successes in independent trials: the beta-binomial mixture of Robbins, with priors centred
 * on each candidate share (Howard et al. 2021). It is valid for any number of trials.
 *
 * `successes` may be the sum of any values from 0 to 1: for a value x of mean p, the likelihood ratio
 * (q/p)^x ((1-q)/(1-p))^(1-x) is convex in x, so its mean is at most that of a trial, which is 1.
 */
export function shareSequence(
  successes: number,
  trials: number,
  { alpha = ALPHA, tightest = TIGHTEST }: SequenceOptions = {},
): Share {
  if (trials === 0) return { share: 0, least: 0, most: 1 };
  const share = successes / trials;
  const prior = priorUnits(alpha, tightest);
  const limit = -Math.log(alpha);
  const isExcluded = (p: number) => logMixture(p, successes, trials, prior) >= limit;
  return {
    share,
    least: successes === 0 ? 0 : boundary(0, share, isExcluded),
    most: successes === trials ? 1 : boundary(1, share, isExcluded),
  };
}

/**
 * Logarithm of the mixture of likelihood ratios against the share `p`, which is at most 0 at the
 * observed share and convex in p.
 */
function logMixture(p: number, successes: number, trials: number, prior: number): number {
  const [a, b] = [prior * p, prior * (1 - p)];
  const failures = trials - successes;
  return (
    logGamma(a + successes) -
    logGamma(a) -
    successes * Math.log(p) +
    (logGamma(b + failures) - logGamma(b) - failures * Math.log(1 - p)) -
    (logGamma(prior + trials) - logGamma(prior))
  );
}

/** Last excluded value on the way from `outer` to `inner`, or `outer` if none is excluded. */
function boundary(outer: number, inner: number, isExcluded: (p: number) => boolean): number {
  let [excluded, included] = [outer, inner];
  for (let step = 0; step < STEPS; step++) {
    const middle = (excluded + included) / 2;
    if (isExcluded(middle)) excluded = middle;
    else included = middle;
  }
  return excluded;
}

/**
 * Number of units at which a sequence should be tightest if a study stops once it extends `margin` on
 * each side. `deviation` is the expected standard deviation of the values. At least 2,000: mixtures
 * for fewer units rely on normal approximations of fewer units, and miss skewed means too often.
 */
export function tightestFor(margin: number, deviation = 0.5, alpha = ALPHA): number {
  const errors = errorsAt(1, { alpha, tightest: 1 });
  const root = (errors * deviation) / margin;
  return Math.max(TIGHTEST, Math.ceil(root * root));
}
