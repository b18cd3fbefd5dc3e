import { search } from '#bots';
import type { Finding } from '#bots';
import { below, deriveSeed, elementAt, makeStream } from '#core';
import type { Seed } from '#core';
import { EvaluationFeatures } from '../../rules/index.ts';
import type { Features, ZrfAction, ZrfGame, ZrfOptions, ZrfState } from '../../rules/index.ts';

/** Quiet position of a game, as a tuning needs it. */
export interface Sample extends Features {
  /** 1 if the first player is to move, else -1. */
  readonly turn: number;
  /** For each piece, `cell * positions + position`. */
  readonly places: readonly number[];
  readonly stock: readonly number[];
  /** Lead of the first player that the search of the position expected. */
  readonly expected: number;
}

/** Quiet positions of a game that bots played, and its result. */
export interface SampledGame {
  /** Half points of the first player: 2 for a win, 1 for a draw, 0 for a loss. */
  readonly half: number;
  readonly samples: readonly Sample[];
}

/** Limits of the games of a tuning. */
export interface SelfPlayLimits {
  /** Positions searched per move. */
  readonly nodes: number;
  /** A game that is not over after this many moves is drawn. */
  readonly longest: number;
}

/** Random moves at the start of a game: at least, and how many numbers from there on. */
const LEAST_OPENING = 4;
const OPENING_RANGE = 6;

/** One in this many quiet positions is kept: neighbours are too similar. */
const STRIDE = 2;

/** Random legal moves from the start, so that no two games are alike; undefined if they end it. */
function playOpening(game: ZrfGame, options: ZrfOptions, seed: Seed): ZrfState | undefined {
  const random = makeStream(seed, 'opening');
  let state = game.start(options, seed);
  for (let left = LEAST_OPENING + below(random, OPENING_RANGE); left > 0; left -= 1) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') return undefined;
    state = game.apply(state, elementAt(turn.actions, below(random, turn.actions.length))).state;
  }
  return game.turn(state).kind === 'decide' ? state : undefined;
}

/** Attempts at an opening that does not end the game. */
const MAX_OPENINGS = 100;

/** First opening of a game that leaves something to play. */
export function drawOpening(game: ZrfGame, options: ZrfOptions, seed: Seed): ZrfState {
  for (let attempt = 0; attempt < MAX_OPENINGS; attempt += 1) {
    const opened = playOpening(game, options, deriveSeed(seed, attempt));
    if (opened !== undefined) return opened;
  }
  return game.start(options, seed);
}

/** Best action by a search of a fixed number of positions, with what it expects. */
function searchState(game: ZrfGame, state: ZrfState, nodes: number): Finding<ZrfAction> {
  const position = game.position?.(state);
  if (position === undefined) throw new RangeError('no position to search');
  return search(position, { nodes });
}

/** Best action by a search of a fixed number of positions. */
export function searchAction(game: ZrfGame, state: ZrfState, nodes: number): ZrfAction {
  return searchState(game, state, nodes).action;
}

/** Half points of the first player in a finished game, or 1 if it is not over. */
export function halfPointsOf(game: ZrfGame, state: ZrfState): number {
  const turn = game.turn(state);
  const winners = turn.kind === 'over' ? turn.outcome.winners : [];
  if (winners.length !== 1) return 1;
  return winners[0] === 0 ? 2 : 0;
}

/** True if material is at rest: nothing must be answered, and the best move wins nothing at once. */
function isQuiet(game: ZrfGame, state: ZrfState, action: ZrfAction): boolean {
  const position = game.position?.(state);
  if (position?.isCheck?.() === true) return false;
  const moves = new Int32Array(position?.width ?? 0);
  const count = position?.moves(moves, 0) ?? 0;
  const key = action.record.join();
  const move = moves.subarray(0, count).find((one) => position?.action(one).record.join() === key);
  return move !== undefined && position?.isNoisy?.(move) !== true;
}

function sampleOf(
  features: EvaluationFeatures,
  state: ZrfState,
  player: number,
  expected: number,
): Sample {
  const { cells, stock } = state;
  const places = cells.flatMap((cell, at) => (cell > 0 ? [cell * cells.length + at] : []));
  return { ...features.of(state), turn: player === 0 ? 1 : -1, places, stock, expected };
}

/**
 * Plays a game of a bot against itself and collects its quiet positions. Their features are those of
 * the derived evaluation of `derived`, the same game perhaps without a tuning.
 */
export function sampleGame(
  game: ZrfGame,
  derived: ZrfGame,
  options: ZrfOptions,
  seed: Seed,
  { nodes, longest }: SelfPlayLimits,
): SampledGame {
  const features = new EvaluationFeatures(derived.playOf(options.variant));
  const samples: Sample[] = [];
  let state = drawOpening(game, options, seed);
  for (let made = 0; made < longest; made += 1) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') break;
    const { action, value } = searchState(game, state, nodes);
    if (made % STRIDE === 0 && isQuiet(game, state, action)) {
      samples.push(sampleOf(features, state, turn.player, value));
    }
    state = game.apply(state, action).state;
  }
  return { half: halfPointsOf(game, state), samples };
}
