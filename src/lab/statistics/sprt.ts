/**
 * Generalised sequential probability ratio test on pairs of games, as in fishtest (`LLR_logistic` of
 * `LLRcalc.py`). It compares the most likely distributions of pair scores that have the expected scores
 * of two Elo differences (M. Van den Bergh, cantate.be/Fishtest/support_MLE_multinomial.pdf; X. Li,
 * J. Liu and Z. Ying, "Generalized sequential probability ratio test for separate families of
 * hypotheses"). Unlike its normal approximation it is accurate far from both hypotheses. The limits
 * are Wald's.
 */
import { elementAt } from '#core';
import { scoreAt } from './elo.ts';
import type { PairCounts } from './pair-counts.ts';

/** Hypotheses of a test: logistic Elo differences, the first one lower. */
export interface SprtBounds {
  readonly elo0: number;
  readonly elo1: number;
  /** Probability of accepting `elo1` if `elo0` is true; 0.05 by default. */
  readonly alpha?: number;
  /** Probability of accepting `elo0` if `elo1` is true; 0.05 by default. */
  readonly beta?: number;
}

export interface SprtResult {
  /** Logarithm of the likelihood ratio of `elo1` and `elo0`. */
  readonly llr: number;
  /** Limits: `elo0` is accepted at `lower` or below, `elo1` at `upper` or above. */
  readonly lower: number;
  readonly upper: number;
  /** The fate of `elo1`; undefined while the test continues. */
  readonly verdict: 'accepted' | 'refused' | undefined;
}

/** State of a test after some pairs. Throws RangeError unless elo0 < elo1. */
export function sprt(
  counts: PairCounts,
  { elo0, elo1, alpha = 0.05, beta = 0.05 }: SprtBounds,
): SprtResult {
  if (!(elo0 < elo1)) throw new RangeError(`sprt: ${elo0} is not below ${elo1}`);
  const llr = logLikelihoodRatio(counts, scoreAt(elo0), scoreAt(elo1));
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const verdict = llr >= upper ? 'accepted' : llr <= lower ? 'refused' : undefined;
  return { llr, lower, upper, verdict };
}

/** Stands for a count of 0, which would make some expected scores impossible. */
const ALMOST_ZERO = 1e-3;

function logLikelihoodRatio(counts: PairCounts, score0: number, score1: number): number {
  if (counts.every((count) => count === 0)) return 0;
  const weights = counts.map((count) => (count === 0 ? ALMOST_ZERO : count));
  const [x0, x1] = [multiplier(weights, score0), multiplier(weights, score1)];
  let llr = 0;
  for (const [points, weight] of weights.entries()) {
    const one = 1 + x0 * (points / 4 - score0);
    const other = 1 + x1 * (points / 4 - score1);
    llr += weight * Math.log(one / other);
  }
  return llr;
}

/** Steps of the bisection, to the precision of a double. */
const STEPS = 60;

/**
 * Lagrange multiplier x of the most likely distribution with an expected score: the observed shares,
 * each divided by 1 + x (score of the pair - expected score). It is the root of a decreasing function.
 */
function multiplier(weights: readonly number[], score: number): number {
  let [low, high] = [-1 / (1 - score), 1 / score];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    let excess = 0;
    for (let points = 0; points < weights.length; points++) {
      const deviation = points / 4 - score;
      excess += (elementAt(weights, points) * deviation) / (1 + middle * deviation);
    }
    if (excess > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
