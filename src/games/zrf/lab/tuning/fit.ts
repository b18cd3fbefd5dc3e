/**
 * Logistic regression of game results on positions (Texel's method): the terms of the evaluation are
 * chosen so that its lead predicts the result best. Terms stay near the values derived from the rules,
 * and those of neighbouring squares near each other, unless the games say otherwise.
 */
import { assertDefined, float64At, int32At } from '#core';
import type { SampledGame } from './self-play.ts';
import type { TuningTerms } from './tuning-terms.ts';

/** Positions as factors of terms. */
export interface Positions {
  readonly count: number;
  /** Results from 0 to 1, and leads by the derived evaluation. */
  readonly results: Float64Array;
  readonly leads: Float64Array;
  /** Factors of position i: from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Int32Array;
  readonly terms: Int32Array;
  readonly factors: Float64Array;
}

/** Writes the positions of games as factors of terms. */
export function positionsOf(games: readonly SampledGame[], terms: TuningTerms): Positions {
  const results: number[] = [];
  const leads: number[] = [];
  const starts: number[] = [0];
  const indexes: number[] = [];
  const factors: number[] = [];
  for (const { half, samples } of games) {
    for (const sample of samples) {
      const collected = new Map<number, number>();
      terms.collect(sample, collected);
      for (const [term, factor] of collected) {
        if (factor === 0) continue;
        indexes.push(term);
        factors.push(factor);
      }
      starts.push(indexes.length);
      results.push(half / 2);
      leads.push(sample.lead);
    }
  }
  return {
    count: results.length,
    results: Float64Array.from(results),
    leads: Float64Array.from(leads),
    starts: Int32Array.from(starts),
    terms: Int32Array.from(indexes),
    factors: Float64Array.from(factors),
  };
}

/** Expected result at a lead, in units of the scale. Algebraic, so that it is exact on every engine. */
function expectation(lead: number): number {
  return 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead);
}

function slope(lead: number): number {
  const square = 1 + lead * lead;
  return 0.5 / (square * Math.sqrt(square));
}

function leadOf(positions: Positions, values: Float64Array, index: number): number {
  const { starts, terms, factors } = positions;
  let lead = float64At(positions.leads, index);
  const end = int32At(starts, index + 1);
  for (let at = int32At(starts, index); at < end; at += 1) {
    lead += float64At(factors, at) * float64At(values, int32At(terms, at));
  }
  return lead;
}

/** Mean square error of the predicted results. */
export function errorOf(positions: Positions, values: Float64Array, scale: number): number {
  let sum = 0;
  for (let index = 0; index < positions.count; index += 1) {
    const error =
      expectation(leadOf(positions, values, index) / scale) - float64At(positions.results, index);
    sum += error * error;
  }
  return sum / Math.max(1, positions.count);
}

const LEAST_SCALE = 20;
const MOST_SCALE = 5000;
const SCALE_STEPS = 40;
/** Golden ratio, less one. */
const GOLDEN = 0.6180339887498949;

/** Scale of leads with the least error, by golden section. */
export function scaleOf(positions: Positions, values: Float64Array): number {
  let [low, high] = [LEAST_SCALE, MOST_SCALE];
  let [one, two] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [errorOne, errorTwo] = [errorOf(positions, values, one), errorOf(positions, values, two)];
  for (let step = 0; step < SCALE_STEPS; step += 1) {
    if (errorOne <= errorTwo) {
      [high, two, errorTwo] = [two, one, errorOne];
      one = high - GOLDEN * (high - low);
      errorOne = errorOf(positions, values, one);
    } else {
      [low, one, errorOne] = [one, two, errorTwo];
      two = low + GOLDEN * (high - low);
      errorTwo = errorOf(positions, values, two);
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
}

/** Gradient of the objective by terms in units of their deviations. */
function gradientOf(
  positions: Positions,
  terms: TuningTerms,
  values: Float64Array,
  { scale, caution }: FitSettings,
): Float64Array {
  const { deviations, neighbours } = terms;
  const gradient = new Float64Array(deviations.length);
  const weight = 1 / (VARIANCE * ALIKE * scale);
  const { starts, terms: indexes, factors } = positions;
  for (let index = 0; index < positions.count; index += 1) {
    const lead = leadOf(positions, values, index) / scale;
    const error = expectation(lead) - float64At(positions.results, index);
    const push = weight * error * slope(lead);
    const end = int32At(starts, index + 1);
    for (let at = int32At(starts, index); at < end; at += 1) {
      const term = int32At(indexes, at);
      gradient[term] = float64At(gradient, term) + push * float64At(factors, at);
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
