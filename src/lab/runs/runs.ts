import type { Game, GameEvent, OptionValues, Seed } from '#core';
import type { Phrase } from '../report/report.ts';
import type { Bounds } from '../statistics/interval.ts';

/** Result of one run of a single-player game. */
export interface RunResult {
  /** Figures to average. All runs of a game have the same ones. */
  readonly figures: Readonly<Record<string, number>>;
  /** Words to report as shares, e.g. the way the run ended. A run may lack some of them. */
  readonly words: Readonly<Record<string, string>>;
  /** Amounts by word, e.g. damage by attacker, to report as shares of the sum over all runs. */
  readonly parts?: Parts;
  /**
   * Any number of words of a run, e.g. the items in the pack of a winner, to report as shares of the
   * runs that have the list.
   */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
}

type Parts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Task for a bot: one run to play. */
export interface RunTask {
  readonly bot: string;
  /** Parts of the game to remove. */
  readonly without?: readonly string[];
  readonly options: OptionValues;
  /** Seed of the series. A run depends only on the seed and its index. */
  readonly seed: Seed;
  readonly index: number;
  /** Attempt at the world of this index, from 0; see `attemptOf`. */
  readonly attempt?: number;
  /** Maximum number of turns. */
  readonly turns: number;
}

/** Single-player game whose bots are compared by their progress. */
export interface RunArena {
  readonly bots: readonly string[];
  /** Removable parts of the game with their names. */
  readonly removable: ReadonlyMap<string, Phrase>;
  /**
   * Possible ends of a run and sources of damage. Their texts are in `lab-run-end` and
   * `lab-run-damage`, unless `nameOf` has others.
   */
  readonly words: { readonly ends: readonly string[]; readonly damage: readonly string[] };
  /** Default maximum number of turns. */
  readonly turns: number;
  /** Figures with known bounds, in runs of at most this many turns. */
  boundsFor(turns: number): Readonly<Record<string, Bounds>>;
  /** Figures that are 0 or 1 in every run. */
  readonly shares: readonly string[];
  /** Figures that measure the value of a removed part, the most important first. */
  readonly measures: readonly string[];
  play(task: RunTask): RunResult;
  /** Name of a word, part or set that these options add to the game; undefined for others. */
  readonly nameOf?: (id: string, word: string) => Phrase | undefined;
  /** The arena of a game with some options; the same for all options without it. */
  readonly within?: (options: OptionValues) => RunArena;
  /** True if removing a part cannot have changed this run. It is then not played again. */
  readonly isSame?: (result: RunResult, without: string) => boolean;
}

/**
 * Plays a run until it is over or `canContinue` returns false, passing each step's events to `watch`.
 * Throws RangeError after `most` actions.
 */
export function playOut<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  start: S,
  choose: (view: S) => A,
  canContinue: (state: S) => boolean,
  maxActions: number,
  watch?: (events: readonly E[]) => void,
): S {
  let state = start;
  for (let entry = 0; canContinue(state); entry++) {
    if (entry > maxActions) throw new RangeError(`a run of ${game.id} goes on`);
    const step = game.apply(state, choose(game.view(state, 0)));
    watch?.(step.events);
    state = step.state;
  }
  return state;
}
