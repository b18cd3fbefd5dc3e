import type { OptionSpec, OptionValues } from './options.ts';
import type { Parsed, Problem } from './parsed.ts';
import type { Position } from './position.ts';
import type { Random, Seed } from './random.ts';

/** How a game ended. `winners` is empty for a draw and for a co-operative loss. */
export interface Outcome {
  /** One number per player, in the order of players. */
  readonly scores: readonly number[];
  /** The players who won, counted from 0. */
  readonly winners: readonly number[];
  /** A word for why it ended, the key of a sentence in the shells. */
  readonly reason: string;
}

/** One possible result of a chance turn; the weight is a positive integer. */
export interface ChanceOutcome<A> {
  readonly action: A;
  readonly weight: number;
}

/** What happens next in a state. Players are counted from 0; `actions` is never empty. */
export type Turn<A> =
  | { readonly kind: 'decide'; readonly player: number; readonly actions: readonly A[] }
  | {
      readonly kind: 'chance';
      readonly outcomes: readonly ChanceOutcome<A>[];
      /** The stream of the seed that decides, for games with several; `chance` where it is not said. */
      readonly stream?: string | undefined;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Something that happened, for shells to show, describe or count: plain data distinguished by `kind`. */
export interface GameEvent {
  readonly kind: string;
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /**
   * True where undo does not go back past the step: it showed what was hidden, or ended a turn of
   * which others have seen all there is to see.
   */
  readonly reveals?: boolean;
}

/**
 * Actions that take long to apply are worked out in another thread, by the same game: `apply` and
 * `turn` need not do it again.
 */
export interface Foresight<S, A> {
  /** Tries an action that is not refused; true where it is applied in no time from now on. */
  isQuick(state: S, action: A): boolean;
  /** What the other thread is asked, as text. */
  ask(state: S, action: A): string;
  /** What it answers, as text; throws where the question is none. */
  answer(question: string): string;
  /** Takes the answer, so that the action is quick. */
  take(state: S, action: A, answer: string): void;
}

/**
 * What bots have to find out about a game before they can judge it, in slices of any size. What was
 * found out is kept with the game, and where it is sliced makes no difference.
 */
export interface Learning {
  /**
   * Goes on for about this many positions, at least one; true once everything is known, or what there
   * is can be made do with.
   */
  run(positions: number): boolean;
  /**
   * Puts together what is known so far: `position` and `evaluate` make do with it. Else they find out
   * the rest.
   */
  makeDo(): void;
}

/** What the rules of a game were read from: texts by their fingerprint, and where they lay. */
export interface RulesSource {
  /** 16 hexadecimal digits; others where the rules are others. */
  readonly fingerprint: string;
  readonly path: string;
}

/**
 * A game: rules as pure functions over plain data. States are immutable and deterministic: the same
 * options, seed and actions give the same state on every machine. Everything else (matches, transcripts,
 * bots, move counts) is a function over these members.
 */
export interface Game<S, A, E extends GameEvent, O extends OptionValues> {
  /** The name of the game in commands and files. */
  readonly id: string;
  /**
   * The version of the rules: any change of behaviour raises it. Transcripts of earlier versions are
   * opened where they come out the same.
   */
  readonly rules: number;
  /** Where the rules come from that are a text themselves; saved games name them by it. */
  readonly source?: RulesSource;
  readonly options: OptionSpec<O>;
  players(options: O): number;
  /** A proven upper bound of the number of actions and chance outcomes in one game. */
  longest(options: O): number;
  start(options: O, seed: Seed): S;
  turn(state: S): Turn<A>;
  /**
   * Whether somebody is to act who has nothing to decide: a turn that has begun can go on in one way
   * only, or it can only be passed. Shells may take that action by themselves. An only move at the
   * beginning of a turn is a decision all the same.
   */
  isForced?(state: S): boolean;
  /**
   * Whether a decision has begun that takes several actions, such as a choice of dice: undo takes
   * back all of it. Games in which each action is a decision of its own leave it out.
   */
  isMidway?(state: S): boolean;
  /** Why the action cannot be taken now, or undefined where it can. */
  refuse(state: S, action: A): Problem | undefined;
  /** Takes an action that is not refused; throws RangeError otherwise. Never changes its argument. */
  apply(state: S, action: A): Step<S, E>;
  /** The state as far as the player may know it. */
  view(state: S, player: number): S;
  /**
   * A state that the player cannot tell from this one, with what they do not know redrawn: their
   * views of both are equal, and so is what they may do (OpenSpiel's `ResampleFromInfostate`). Games
   * in which a view hides anything have it; it is asked for in states in which somebody decides.
   */
  resample?(state: S, player: number, random: Random): S;
  /** The points of each player so far, for lists of games; games that count none leave it out. */
  scoreSoFar?(state: S): readonly number[];
  /** The whole state as text: equal texts are equal states. */
  makeState(state: S): string;
  parseState(text: string): Parsed<S>;
  /** The action as text: one line, no spaces at either end, no `~`. */
  makeAction(state: S, action: A): string;
  /** Reads an action and says why where it cannot be read or taken. */
  parseAction(state: S, text: string): Parsed<A>;
  /**
   * A mutable position for search. Games of two players and perfect information have it; undefined
   * where the options make it a different game.
   */
  position?(state: S): Position<A> | undefined;
  /**
   * How well each player stands while the game goes on, from -1 to 1. Games have it in which bots
   * may play on from any state in thought: nothing is hidden, and chance comes in its own turns.
   */
  evaluate?(state: S): readonly number[];
  /** What `position` and `evaluate` have to find out first; games that know it all leave it out. */
  learn?(state: S): Learning;
  /** For games of which an action may take long to apply. */
  readonly foresight?: Foresight<S, A>;
}

/** Any game of a mixed list; its states and actions are opaque to whoever holds it. */
export type AnyGame = Game<unknown, unknown, GameEvent, OptionValues>;
