import type { GameEvent, OptionValue, OptionValues } from '../../core/index.ts';
import type { Area, Grid } from '../cells/grid.ts';
import type { Say } from '../../i18n/say.ts';
import type { Key, KeyLabel } from './key.ts';

/** Who somebody is to the reader of a sentence. */
export type Who = 'you' | 'bot' | 'one' | 'two';

/** What can be told of the people at the board. */
export interface Company {
  who(player: number): Who;
  /** Names for labels, by player. */
  readonly names: readonly string[];
  /** The player whose side lies nearest to the reader. */
  readonly south: number;
}

/** All that a drawing of the board shows. */
export interface BoardContent<S, A, F, H> {
  readonly state: S;
  /** A moment of an animation, drawn in place of the state. */
  readonly frame: F | undefined;
  /** What the person to move points at; undefined while nobody may choose. */
  readonly hand: H | undefined;
  /** The action before, and who took it. */
  readonly last: { readonly before: S; readonly by: number; readonly action: A } | undefined;
  /** The action a hint points at. */
  readonly hint: A | undefined;
  readonly company: Company;
}

/** What a key means at the board: pointing elsewhere, an action, or several as they are typed. */
export type Press<A, H> =
  | { readonly kind: 'point'; readonly hand: H }
  | { readonly kind: 'play'; readonly action: A }
  | { readonly kind: 'run'; readonly actions: readonly string[] };

/** One moment of an animation, and how many beats it stays. */
export interface Beat<F> {
  readonly frame: F;
  readonly beats: number;
}

/** One turn in the game's notation, and the entries of the log it covers. */
export interface Notated {
  readonly by: number;
  readonly text: string;
  readonly first: number;
  readonly count: number;
}

/** What a bot expects, seen by the player who asked. */
export interface Expectation {
  readonly value: number;
  readonly exact: boolean;
}

/** What the options of a game mean, where it brings these words itself. */
export interface OwnWords {
  /** The word that ids of messages about its options begin with. */
  readonly family: string;
  /** A value of an option in words, where no message has it. */
  value(option: string, value: OptionValue): string | undefined;
  /** Who sits there, such as "White". */
  player(options: OptionValues, player: number, say: Say): string;
}

/**
 * How a game is drawn in cells, told in sentences and played by keys: states (S), actions (A) and
 * events (E) are the game's, frames of animations (F) and what a person points at (H, the hand) the
 * look's own. Looks know no colours but by name and no texts but by id.
 */
export interface Look<S, A, E extends GameEvent, F, H> {
  readonly game: string;
  readonly words?: OwnWords;
  /** What the hand of the player to move points at first. */
  point(state: S, before: H | undefined): H;
  press(state: S, hand: H, key: Key, company: Company): Press<A, H> | undefined;
  draw(grid: Grid, area: Area, content: BoardContent<S, A, F, H>, say: Say): void;
  /** What an action looks like, moment by moment; the state after it is shown in the end. */
  animate(before: S, events: readonly E[]): readonly Beat<F>[];
  /** What happened, in whole sentences. */
  tell(before: S, events: readonly E[], company: Company, say: Say): string[];
  /** Whose turn it is, or how the game ended. */
  tellTurn(state: S, company: Company, say: Say): string;
  /** What would come of playing what the hand points at. */
  preview(state: S, hand: H, say: Say): string;
  /** What a hint says first, and what it explains when asked again. */
  hint(action: A, say: Say, state: S): string;
  explain(state: S, action: A, expected: Expectation | undefined, say: Say): string;
  notate(state: S, log: readonly { readonly by: number; readonly action: A }[]): Notated[];
  /** The keys of the board, for the key bar and for help. */
  keys(state: S, say: Say): readonly KeyLabel[];
  /** The rules, a paragraph each; in a state, those of the game as it is played there. */
  rules(say: Say, state: S): string[];
  /** The board as text, for the command line. */
  print(state: S, names: readonly string[]): string;
  /** The board alone in its text form, and the texts of single actions in a list of moves. */
  makeBoard(state: S): string;
  splitMoves(state: S, text: string): string[];
}

/** Any look of a mixed list; what it draws is opaque to whoever holds it. */
export type AnyLook = Look<unknown, unknown, GameEvent, unknown, unknown>;
