import { EvaluationFeatures } from '../../rules/index.ts';
import type { Play, Tuning } from '../../rules/index.ts';
import { errorOf, fit, positionsOf, scaleOf } from './fit.ts';
import type { Positions } from './fit.ts';
import type { SampledGame } from './self-play.ts';
import { tunedValues } from './tuned-values.ts';
import { TuningTerms } from './tuning-terms.ts';

/** Weights of the derived values that are tried; the one that predicts other games best is used. */
const CAUTIONS = [0.03, 0.1, 0.3, 1, 3, 10] as const;

/** One in this many games is held out to judge the fit. */
const HELD_OUT = 6;

/** A tuning, and its mean square error in games held out. */
export interface Fitted {
  readonly tuning: Tuning;
  /** Positions of all games. */
  readonly positions: number;
  readonly error: { readonly derived: number; readonly tuned: number };
}

/** Part of the work of a fit that is done, from 0 to 1. */
export type FitProgress = Generator<number, Fitted | undefined>;

function* fitAll(
  terms: TuningTerms,
  { train, held }: { readonly train: Positions; readonly held: Positions },
): Generator<number, { readonly error: number; readonly caution: number }> {
  const scale = scaleOf(train, new Float64Array(terms.deviations.length));
  let best = { error: Infinity, caution: CAUTIONS[0] as number };
  for (const [done, caution] of CAUTIONS.entries()) {
    const values = yield* within(fit(train, terms, { scale, caution }), done);
    const error = errorOf(held, values, scale);
    if (error < best.error) best = { error, caution };
  }
  return best;
}

/** Progress of one of several equal parts. */
function* within<T>(part: Generator<number, T>, done: number): Generator<number, T> {
  for (;;) {
    const step = part.next();
    if (step.done === true) return step.value;
    yield (done + step.value) / (CAUTIONS.length + 1);
  }
}

/**
 * Fits the evaluation of a game without a tuning to the results of games. Undefined if they contain
 * too few positions to judge it.
 */
export function* fitGames(play: Play, games: readonly SampledGame[]): FitProgress {
  const derived = new EvaluationFeatures(play).parameters;
  const terms = new TuningTerms(play, derived);
  const isHeld = (_: SampledGame, index: number) => index % HELD_OUT === HELD_OUT - 1;
  const train = positionsOf(
    games.filter((game, index) => !isHeld(game, index)),
    terms,
  );
  const held = positionsOf(games.filter(isHeld), terms);
  if (train.count === 0 || held.count === 0) return undefined;
  const { error, caution } = yield* fitAll(terms, { train, held });
  const all = positionsOf(games, terms);
  const unchanged = new Float64Array(terms.deviations.length);
  const scale = scaleOf(all, unchanged);
  const changes = yield* within(fit(all, terms, { scale, caution }), CAUTIONS.length);
  const derivedError = errorOf(held, unchanged, scaleOf(train, unchanged));
  return {
    tuning: tunedValues(terms, derived, changes),
    positions: all.count,
    error: { derived: derivedError, tuned: error },
  };
}
