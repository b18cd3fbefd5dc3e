import type { Sound } from '#audio';
import type { GameEvent } from '#core';
import type { Area, Grid, Size } from '../cells/grid.ts';
import type { Say } from '#i18n/say.ts';
import type { Expectation } from '#voice/expectation.ts';
import type { OptionWords } from '#voice/option-words.ts';
import type { Participants } from '#voice/participants.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import type { FirstMove } from '#voice/typed-move.ts';
import type { Key, KeyLabel } from './key.ts';

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
  readonly participants: Participants;
}

/** What a key means at the board: pointing elsewhere, an action, or several as they are typed. */
export type Press<A, H> =
  | { readonly kind: 'point'; readonly hand: H }
  | { readonly kind: 'play'; readonly action: A }
  | { readonly kind: 'run'; readonly actions: readonly string[] };

/** A moment of a match that is shown again, for looks that take the whole screen for that. */
export interface ReplayedMoment<S, A, E, F> {
  readonly state: S;
  /** A moment of an animation, drawn in place of the state. */
  readonly frame: F | undefined;
  /** What was done last and all that came of it; undefined at the beginning. */
  readonly last: { readonly before: S; readonly events: readonly E[] } | undefined;
  /** What was done next; undefined at the end, and where chance was next. */
  readonly next: A | undefined;
  /** How far the replay is. */
  readonly progress: string;
  readonly keys: readonly KeyLabel[];
}

/** One moment of an animation, and how many beats it stays. */
export interface Beat<F> {
  readonly frame: F;
  readonly beats: number;
}

/**
 * How a game is drawn in cells, told in sentences and played by keys: states (S), actions (A) and
 * events (E) are the game's, frames of animations (F) and what a person points at (H, the hand) the
 * look's own. Looks know no colours but by name and no texts but by id.
 */
export interface Look<S, A, E extends GameEvent, F, H> {
  readonly game: string;
  readonly words?: OptionWords;
  /** Whether it is drawn from right to left in languages read so; boards and pictures are not. */
  readonly isMirrored?: boolean;
  /** The fewest cells that the board fits into; a look without it shows a part of one that does not fit. */
  least?(state: S): Size;
  /** What the hand of the player to move points at first. */
  point(state: S, before: H | undefined): H;
  press(state: S, hand: H, key: Key, participants: Participants, say: Say): Press<A, H> | undefined;
  draw(grid: Grid, area: Area, content: BoardContent<S, A, F, H>, say: Say): void;
  /** Draws a moment of a replay on the whole screen, where the look does that by itself. */
  replay?(grid: Grid, moment: ReplayedMoment<S, A, E, F>, say: Say): void;
  /** What an action looks like, moment by moment; the state after it is shown in the end. */
  animate(before: S, events: readonly E[]): readonly Beat<F>[];
  /** What is heard of an action that led to a state; `persons` are the seats of those who hear it. */
  sounds?(after: S, events: readonly E[], persons: readonly number[]): readonly Sound[];
  /** What happened, in whole sentences. */
  describe(before: S, events: readonly E[], participants: Participants, say: Say): string[];
  /** Whose turn it is, or how the game ended. */
  describeTurn(state: S, participants: Participants, say: Say): string;
  /** What would come of playing what the hand points at. */
  preview(state: S, hand: H, say: Say): string;
  /** What a hint says first, and what it explains when asked again. */
  hint(action: A, say: Say, state: S): string;
  explain(state: S, action: A, expected: Expectation | undefined, say: Say): string;
  notate(state: S, log: readonly { readonly by: number; readonly action: A }[]): NotatedTurn[];
  /** The keys of the board, for the key bar and for help. */
  keys(state: S, say: Say): readonly KeyLabel[];
  /** The rules, a paragraph each; in a state, those of the game as it is played there. */
  rules(say: Say, state: S): string[];
  /** The board as text, for the command line. */
  print(state: S, names: readonly string[], say: Say): string;
  /** The board alone in its text form. */
  makeBoard(state: S): string;
  /** Reads the first move of a list as people write it; undefined where the list is empty. */
  readMove(state: S, list: string, say: Say): FirstMove | undefined;
}

/** Whether a line is typed with what a person points at. */
export function isTyped(hand: unknown): boolean {
  return typeof hand === 'object' && hand !== null && 'typed' in hand && hand.typed !== undefined;
}

/** Any look of a mixed list; what it draws is opaque to whoever holds it. */
export type AnyLook = Look<unknown, unknown, GameEvent, unknown, unknown>;
