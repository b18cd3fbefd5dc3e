import { EvaluationFeatures } from '../../rules/index.ts';
import type { Play, Tuning } from '../../rules/index.ts';
import { errorOf, fit, positionsOf, scaleOf } from './fit.ts';
import type { Positions, Range } from './fit.ts';
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
  positions: Positions,
  train: Range,
): Generator<number, { readonly error: number; readonly caution: number }> {
  const scale = scaleOf(positions, new Float64Array(terms.deviations.length), train);
  const held = { from: train.to, to: positions.count };
  let best = { error: Infinity, caution: CAUTIONS[0] as number };
  for (const [done, caution] of CAUTIONS.entries()) {
    const values = yield* within(fit(positions, terms, { scale, caution, range: train }), done);
    const error = errorOf(positions, values, scale, held);
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
  const trained = games.filter((game, index) => !isHeld(game, index));
  const positions = positionsOf([...trained, ...games.filter(isHeld)], terms);
  const train = { from: 0, to: trained.reduce((sum, { samples }) => sum + samples.length, 0) };
  const held = { from: train.to, to: positions.count };
  const all = { from: 0, to: positions.count };
  if (train.to === 0 || held.from === held.to) return undefined;
  const { error, caution } = yield* fitAll(terms, positions, train);
  const unchanged = new Float64Array(terms.deviations.length);
  const scale = scaleOf(positions, unchanged, all);
  const settings = { scale, caution, range: all };
  const changes = yield* within(fit(positions, terms, settings), CAUTIONS.length);
  const derivedScale = scaleOf(positions, unchanged, train);
  return {
    tuning: tunedValues(terms, derived, changes),
    positions: positions.count,
    error: { derived: errorOf(positions, unchanged, derivedScale, held), tuned: error },
  };
}
