import type { OptionSpec, OptionValues } from './options.ts';
import type { Parsed, Problem } from './parsed.ts';
import type { Position } from './position.ts';
import type { Random, Seed } from './random.ts';

/** Limits of a bot in one game. */
export interface BotLimits {
  /** Positions searched per move without a clock. */
  readonly nodes: number;
  /** Largest misjudgement of a position, in percent of the usual change of an estimate by a move. */
  readonly blur: number;
}

/** Level of bots, measured for one game. */
export interface BotLevel extends BotLimits {
  /** Share of the points against the level below, with its 95 % interval; the weakest has none. */
  readonly match?: LevelScore | undefined;
}

/** Share of the points of a match, with its 95 % interval. */
export interface LevelScore {
  readonly score: number;
  readonly least: number;
  readonly most: number;
}

/** Result of a finished game. `winners` is empty for a draw and for a cooperative loss. */
export interface Outcome {
  /** One score per player, in player order. */
  readonly scores: readonly number[];
  /** Winning players, counted from 0. */
  readonly winners: readonly number[];
  /** Reason for the end: a key for which shells have a sentence. */
  readonly reason: string;
}

/** Possible result of a chance turn. The weight is a positive integer. */
export interface ChanceOutcome<A> {
  readonly action: A;
  readonly weight: number;
}

/** Next step in a state. Players are counted from 0; `actions` is never empty. */
export type Turn<A> =
  | { readonly kind: 'decide'; readonly player: number; readonly actions: readonly A[] }
  | {
      readonly kind: 'chance';
      readonly outcomes: readonly ChanceOutcome<A>[];
      /** Random stream to draw from, for games with several; `chance` by default. */
      readonly stream?: string | undefined;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Event for shells to show, describe or count: plain data distinguished by `kind`. */
export interface GameEvent {
  readonly kind: string;
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /**
   * True if undo must stop after this step, because it revealed hidden information or ended a turn
   * that others have fully seen.
   */
  readonly reveals?: boolean;
}

/**
 * Computes slow actions ahead, in another thread with the same game. `apply` and `turn` then reuse
 * the result.
 */
export interface Foresight<S, A> {
  /** Tries a legal action. Returns true if applying it will be fast from now on. */
  isQuick(state: S, action: A): boolean;
  /** Request to the other thread, as text. */
  ask(state: S, action: A): string;
  /** Computes the reply in the other thread, as text. Throws for an invalid request. */
  answer(question: string): string;
  /** Stores the reply, which makes the action fast. */
  take(state: S, action: A, answer: string): void;
}

/**
 * Analysis that bots need before they can evaluate a game, in slices of any size. The results are
 * cached with the game, and the slicing does not affect them.
 */
export interface Learning {
  /**
   * Continues for about this many positions, at least one. Returns true once the analysis is
   * complete or was finished early.
   */
  run(positions: number): boolean;
  /**
   * Ends the analysis early: `position` and `evaluate` use the results so far. Otherwise they
   * complete it themselves.
   */
  finishEarly(): void;
}

/** Source of a game's rules: the path of the file, and a fingerprint of the text. */
export interface RulesSource {
  /** 16 hexadecimal digits that change with the rules. */
  readonly fingerprint: string;
  readonly path: string;
}

/**
 * A game: rules as pure functions over plain data. States are immutable and deterministic: the same
 * options, seed and actions give the same state on every machine. Everything else (matches,
 * transcripts, bots, move counts) is built on these members.
 */
export interface Game<S, A, E extends GameEvent, O extends OptionValues> {
  /** Name of the game in commands and files. */
  readonly id: string;
  /**
   * Version of the rules, raised by any change of behaviour. Transcripts of earlier versions still
   * open if they replay identically.
   */
  readonly rules: number;
  /** Rules file of a game that is read from one; saved games refer to it. */
  readonly source?: RulesSource;
  readonly options: OptionSpec<O>;
  players(options: O): number;
  /** Proven upper bound of the number of actions and chance outcomes in one game. */
  longest(options: O): number;
  start(options: O, seed: Seed): S;
  turn(state: S): Turn<A>;
  /**
   * True if the player to move has no decision: a turn in progress has a single continuation, or
   * passing is the only action. Shells may then take that action automatically. A single legal move
   * at the beginning of a turn still counts as a decision.
   */
  isForced?(state: S): boolean;
  /**
   * True in the middle of a decision that takes several actions, for example a choice of dice. Undo
   * then takes back all of it. Omitted by games in which each action is a decision.
   */
  isMidway?(state: S): boolean;
  /** Reason the action is illegal now, or undefined if it is legal. */
  refuse(state: S, action: A): Problem | undefined;
  /** Applies a legal action; throws RangeError otherwise. Never mutates its argument. */
  apply(state: S, action: A): Step<S, E>;
  /** State with everything hidden from the player removed. */
  view(state: S, player: number): S;
  /**
   * Redraws everything hidden from the player. The player's view and legal actions are the same in
   * both states (OpenSpiel's `ResampleFromInfostate`). Required of games whose views hide anything;
   * called in states with a player to move.
   */
  resample?(state: S, player: number, random: Random): S;
  /**
   * False if the player cannot win from here by any moves. Time that runs out against such a player
   * draws. Omitted by games that do not know.
   */
  canWin?(state: S, player: number): boolean;
  /** Points of each player so far, for lists of games. Omitted by games without points. */
  scoreSoFar?(state: S): readonly number[];
  /**
   * Complete state as text: equal texts are equal states. Recorded hashes skip lines that begin with
   * `~`: see `hashState`.
   */
  makeState(state: S): string;
  parseState(text: string): Parsed<S>;
  /** Action as text: one line, no spaces at either end, no `~`. */
  makeAction(state: S, action: A): string;
  /** Parses an action, with a problem if it is unreadable or illegal. */
  parseAction(state: S, text: string): Parsed<A>;
  /**
   * Mutable position for search, for games of two players and perfect information. Undefined if the
   * options make it a different kind of game.
   */
  position?(state: S): Position<A> | undefined;
  /**
   * Evaluation for each player during the game, from -1 to 1. Present if bots can play on from any
   * state: nothing is hidden, and chance has separate turns.
   */
  evaluate?(state: S): readonly number[];
  /** Analysis that `position` and `evaluate` need first. Omitted if they need none. */
  learn?(state: S): Learning;
  /** Measured levels of bots, weakest first. Undefined if the default levels apply. */
  levels?(state: S): readonly BotLevel[] | undefined;
  /** Precomputation of slow actions. */
  readonly foresight?: Foresight<S, A>;
}

/** Any game of a mixed list. Its states and actions are opaque to the caller. */
export type AnyGame = Game<unknown, unknown, GameEvent, OptionValues>;
