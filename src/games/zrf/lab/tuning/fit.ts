/**
 * Logistic regression of game results on positions (Texel's method): the terms of the evaluation are
 * chosen so that its lead predicts best how the game goes on. Terms stay near the values derived from
 * the rules, and those of neighbouring squares near each other, unless the games say otherwise.
 */
import { assertDefined, float64At, int32At } from '#core';
import { WHOLE_LATENESS } from '../../rules/index.ts';
import type { SampledGame } from './self-play.ts';
import type { TuningTerms } from './tuning-terms.ts';

/** Positions as factors of terms. */
export interface Positions {
  readonly count: number;
  /** Results from 0 to 1, leads by the derived evaluation, and lateness from 0 to 1. */
  readonly results: Float64Array;
  readonly leads: Float64Array;
  readonly shares: Float64Array;
  /**
   * Factors of position i: from `starts[i]` to `middles[i]` of terms that are followed by their change
   * towards the end of a game, and from there to `starts[i + 1]` of the others.
   */
  readonly starts: Int32Array;
  readonly middles: Int32Array;
  readonly terms: Int32Array;
  readonly factors: Float32Array;
  /** Leads that searches expected, and 1 for the last position of each game. */
  readonly expected: Float64Array;
  readonly isLast: Uint8Array;
}

/** Some of the positions: from one index to another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const FIRST_SIZE = 1024;

/** Factors of terms, in arrays that double when they are full. */
class Factors {
  terms = new Int32Array(FIRST_SIZE);
  factors = new Float32Array(FIRST_SIZE);
  length = 0;

  add(term: number, factor: number): void {
    if (this.length === this.terms.length) {
      const [terms, factors] = [this.terms, this.factors];
      this.terms = new Int32Array(2 * this.length);
      this.factors = new Float32Array(2 * this.length);
      this.terms.set(terms);
      this.factors.set(factors);
    }
    this.terms[this.length] = term;
    this.factors[this.length] = factor;
    this.length += 1;
  }

  addAll(collected: ReadonlyMap<number, number>): void {
    for (const [term, factor] of collected) if (factor !== 0) this.add(term, factor);
  }
}

/** Writes the positions of games as factors of terms. */
export function positionsOf(games: readonly SampledGame[], terms: TuningTerms): Positions {
  const results: number[] = [];
  const leads: number[] = [];
  const shares: number[] = [];
  const starts: number[] = [0];
  const middles: number[] = [];
  const found = new Factors();
  const expected: number[] = [];
  const lasts: number[] = [];
  for (const { half, samples } of games) {
    for (const [index, sample] of samples.entries()) {
      const { changing, constant } = terms.collect(sample);
      found.addAll(changing);
      middles.push(found.length);
      found.addAll(constant);
      starts.push(found.length);
      results.push(half / 2);
      expected.push(sample.expected);
      lasts.push(index === samples.length - 1 ? 1 : 0);
      leads.push(sample.lead);
      shares.push(sample.lateness / WHOLE_LATENESS);
    }
  }
  return {
    count: results.length,
    results: Float64Array.from(results),
    leads: Float64Array.from(leads),
    shares: Float64Array.from(shares),
    starts: Int32Array.from(starts),
    middles: Int32Array.from(middles),
    terms: found.terms.slice(0, found.length),
    factors: found.factors.slice(0, found.length),
    expected: Float64Array.from(expected),
    isLast: Uint8Array.from(lasts),
  };
}

/** Expected result at a lead, in units of the scale. Algebraic, so that it is exact on every engine. */
function expectation(lead: number): number {
  return 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead);
}

/** Part of the next position's expectation in a target; the part left is that of all later ones. */
const TRUST = 0.3;

/**
 * Results to fit to, from 0 to 1: what the searches of later positions of a game expected, nearer ones
 * counting more, and its result. A result alone says little of a position long before the mistake that
 * decided the game. See R. Sutton, "Learning to predict by the methods of temporal differences" (1988).
 */
export function targetsOf({ count, results, expected, isLast }: Positions, scale: number) {
  const targets = new Float64Array(count);
  for (let index = count - 1; index >= 0; index -= 1) {
    if (isLast[index] === 1) {
      targets[index] = float64At(results, index);
      continue;
    }
    const next = expectation(float64At(expected, index + 1) / scale);
    targets[index] = TRUST * next + (1 - TRUST) * float64At(targets, index + 1);
  }
  return targets;
}

function slope(lead: number): number {
  const square = 1 + lead * lead;
  return 0.5 / (square * Math.sqrt(square));
}

function leadOf(positions: Positions, values: Float64Array, index: number): number {
  const { starts, middles, terms, factors } = positions;
  let early = float64At(positions.leads, index);
  let change = 0;
  const middle = int32At(middles, index);
  const end = int32At(starts, index + 1);
  let at = int32At(starts, index);
  for (; at < middle; at += 1) {
    const term = int32At(terms, at);
    const factor = factors[at] as number;
    early += factor * float64At(values, term);
    change += factor * float64At(values, term + 1);
  }
  for (; at < end; at += 1)
    early += (factors[at] as number) * float64At(values, int32At(terms, at));
  return early + float64At(positions.shares, index) * change;
}

/** Mean square error of the predicted results. */
export function errorOf(
  positions: Positions,
  values: Float64Array,
  scale: number,
  { from, to }: Range,
): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) {
    const error =
      expectation(leadOf(positions, values, index) / scale) - float64At(positions.results, index);
    sum += error * error;
  }
  return sum / Math.max(1, to - from);
}

const LEAST_SCALE = 20;
const MOST_SCALE = 5000;
const SCALE_STEPS = 40;
/** Golden ratio, less one. */
const GOLDEN = 0.6180339887498949;

/** Scale of leads with the least error, by golden section. */
export function scaleOf(positions: Positions, values: Float64Array, range: Range): number {
  const errorAt = (scale: number) => errorOf(positions, values, scale, range);
  let [low, high] = [LEAST_SCALE, MOST_SCALE];
  let [one, two] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [errorOne, errorTwo] = [errorAt(one), errorAt(two)];
  for (let step = 0; step < SCALE_STEPS; step += 1) {
    if (errorOne <= errorTwo) {
      [high, two, errorTwo] = [two, one, errorOne];
      one = high - GOLDEN * (high - low);
      errorOne = errorAt(one);
    } else {
      [low, one, errorOne] = [one, two, errorTwo];
      two = low + GOLDEN * (high - low);
      errorTwo = errorAt(two);
    }
  }
  return (low + high) / 2;
}

/** Weight of a position: its error squared has this variance, and positions of a game are alike. */
const VARIANCE = 0.15;
const ALIKE = 6;
/** Usual difference between neighbouring squares, as a share of the usual deviation. */
const ROUGHNESS = 0.6;

const STEPS = 250;
const RATE = 0.1;
const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.99;
const TINY = 1e-9;

/** Settings of a fit. */
export interface FitSettings {
  readonly scale: number;
  /** Weight of the derived values: the higher, the closer the terms stay to them. */
  readonly caution: number;
  /** Results to fit to, of all positions. */
  readonly targets: Float64Array;
  /** Positions to fit to. */
  readonly range: Range;
}

/** Gradient of the objective by terms in units of their deviations. */
function gradientOf(
  positions: Positions,
  terms: TuningTerms,
  values: Float64Array,
  { scale, caution, targets, range }: FitSettings,
): Float64Array {
  const { deviations, neighbours } = terms;
  const gradient = new Float64Array(deviations.length);
  const weight = 1 / (VARIANCE * ALIKE * scale);
  const { starts, middles, terms: indexes, factors } = positions;
  for (let index = range.from; index < range.to; index += 1) {
    const lead = leadOf(positions, values, index) / scale;
    const error = expectation(lead) - float64At(targets, index);
    const push = weight * error * slope(lead);
    const late = push * float64At(positions.shares, index);
    const middle = int32At(middles, index);
    const end = int32At(starts, index + 1);
    let at = int32At(starts, index);
    for (; at < middle; at += 1) {
      const term = int32At(indexes, at);
      const factor = factors[at] as number;
      gradient[term] = float64At(gradient, term) + push * factor;
      gradient[term + 1] = float64At(gradient, term + 1) + late * factor;
    }
    for (; at < end; at += 1) {
      const term = int32At(indexes, at);
      gradient[term] = float64At(gradient, term) + push * (factors[at] as number);
    }
  }
  for (const [one, two] of neighbours) {
    for (const late of [0, 1]) {
      const deviation = ROUGHNESS * assertDefined(deviations[one + late]);
      const pull =
        (caution * (float64At(values, one + late) - float64At(values, two + late))) /
        (deviation * deviation);
      gradient[one + late] = float64At(gradient, one + late) + pull;
      gradient[two + late] = float64At(gradient, two + late) - pull;
    }
  }
  return gradient.map((value, term) => {
    const deviation = assertDefined(deviations[term]);
    return deviation * value + (caution * float64At(values, term)) / deviation;
  });
}

/** Terms that predict the results best, as changes of the derived values. Yields the share done. */
export function* fit(
  positions: Positions,
  terms: TuningTerms,
  settings: FitSettings,
): Generator<number, Float64Array> {
  const { deviations } = terms;
  const values = new Float64Array(deviations.length);
  const means = new Float64Array(deviations.length);
  const squares = new Float64Array(deviations.length);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = gradientOf(positions, terms, values, settings);
    const rate = RATE * (1 - step / STEPS);
    for (const [term, deviation] of deviations.entries()) {
      const slopeHere = float64At(gradient, term);
      const mean = FIRST_DECAY * float64At(means, term) + (1 - FIRST_DECAY) * slopeHere;
      const square =
        SECOND_DECAY * float64At(squares, term) + (1 - SECOND_DECAY) * slopeHere * slopeHere;
      means[term] = mean;
      squares[term] = square;
      const move = (rate * mean) / (Math.sqrt(square) + TINY);
      values[term] = float64At(values, term) - deviation * move;
    }
    yield (step + 1) / STEPS;
  }
  return values;
}
