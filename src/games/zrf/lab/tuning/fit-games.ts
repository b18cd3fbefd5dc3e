import { EvaluationFeatures } from '../../rules/index.ts';
import type { Play, Tuning } from '../../rules/index.ts';
import { errorOf, fit, positionsOf, scaleOf, targetsOf } from './fit.ts';
import type { SampledGame } from './self-play.ts';
import { tunedValues } from './tuned-values.ts';
import { TuningTerms } from './tuning-terms.ts';

/** Weights of the derived values, the most cautious first. */
const CAUTIONS = [10, 3, 1, 0.3, 0.1, 0.03] as const;

/** One in this many games is held out to judge the fits. */
const HELD_OUT = 10;

/** A tuning, and its mean square error in games held out. */
export interface Candidate {
  readonly tuning: Tuning;
  readonly error: number;
}

/** Tunings that stay more or less near the derived values, the nearest first. */
export interface Fitted {
  readonly candidates: readonly Candidate[];
  /** Positions of all games. */
  readonly positions: number;
  /** Error of the derived values in games held out. */
  readonly derivedError: number;
}

/** Games to judge fits by: one in so many, or the last one with positions if those have none. */
function heldOut(games: readonly SampledGame[]): ReadonlySet<SampledGame> {
  const held = games.filter((_, index) => index % HELD_OUT === HELD_OUT - 1);
  if (held.some(({ samples }) => samples.length > 0)) return new Set(held);
  const last = games.findLast(({ samples }) => samples.length > 0);
  return new Set(last === undefined ? [] : [last]);
}

/** Part of the work of a fit that is done, from 0 to 1. */
export type FitProgress = Generator<number, Fitted | undefined>;

/** Progress of one of several equal parts. */
function* within<T>(part: Generator<number, T>, done: number): Generator<number, T> {
  for (;;) {
    const step = part.next();
    if (step.done === true) return step.value;
    yield (done + step.value) / CAUTIONS.length;
  }
}

/**
 * Fits the evaluation of a game without a tuning to the results of games, more or less cautiously.
 * The fit that predicts results best may not play best: a match has to choose. Undefined if the
 * games contain too few positions to judge it.
 */
export function* fitGames(play: Play, games: readonly SampledGame[]): FitProgress {
  const derived = new EvaluationFeatures(play).parameters;
  const terms = new TuningTerms(play, derived);
  const held = heldOut(games);
  const trained = games.filter((game) => !held.has(game));
  const positions = positionsOf([...trained, ...held], terms);
  const train = { from: 0, to: trained.reduce((sum, { samples }) => sum + samples.length, 0) };
  const judged = { from: train.to, to: positions.count };
  if (train.to === 0 || judged.from === judged.to) return undefined;
  const unchanged = new Float64Array(terms.deviations.length);
  const scale = scaleOf(positions, unchanged, train);
  const targets = targetsOf(positions, scale);
  const candidates: Candidate[] = [];
  for (const [done, caution] of CAUTIONS.entries()) {
    const fitting = fit(positions, terms, { scale, caution, targets, range: train });
    const changes = yield* within(fitting, done);
    const error = errorOf(positions, changes, scale, judged);
    candidates.push({ tuning: tunedValues(terms, derived, changes), error });
  }
  const derivedError = errorOf(positions, unchanged, scale, judged);
  return { candidates, positions: positions.count, derivedError };
}
