import type { Sound } from '#audio';
import type { GameEvent, OptionValues } from '#core';
import type { Language } from '#i18n';
import type { Area, Grid, Size } from '../cells/grid.ts';
import type { Say } from '#i18n/say.ts';
import type { Expectation } from '#voice/expectation.ts';
import type { OptionWords } from '#voice/option-words.ts';
import type { Participants } from '#voice/participants.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import type { FirstMove } from '#voice/typed-move.ts';
import type { Key, KeyLabel } from './key.ts';

/** Everything visible on a drawing of the board. */
export interface BoardContent<S, A, F, H> {
  readonly state: S;
  /** True after an ending outside the rules, which the state does not know: no one is to move. */
  readonly isEnded?: boolean;
  /** Animation frame drawn instead of the state. */
  readonly frame: F | undefined;
  /** Selection of the person to move; undefined while no one may choose. */
  readonly hand: H | undefined;
  /** Previous action and its player. */
  readonly last: { readonly before: S; readonly by: number; readonly action: A } | undefined;
  /** Action suggested by a hint. */
  readonly hint: A | undefined;
  readonly participants: Participants;
  readonly means: DrawingMeans;
  /** Draws the moves of the match, for looks that give them a place. */
  readonly drawMoves?: (grid: Grid, area: Area) => void;
  /** Draws an analysis in the place of the moves, also before the first one. */
  readonly drawAnalysis?: (grid: Grid, area: Area) => void;
}

/** Properties of the screen that decide the look of a board. */
export interface DrawingMeans {
  /** Settings contributed by games. */
  readonly settings: OptionValues;
  readonly language: Language;
  /** True if the screen shows only characters of ASCII. */
  readonly isAscii: boolean;
}

/** Meaning of a key at the board: a new selection, one action, or several actions as typed. */
export type Press<A, H> =
  | { readonly kind: 'point'; readonly hand: H }
  | { readonly kind: 'play'; readonly action: A }
  | { readonly kind: 'run'; readonly actions: readonly string[] };

/** Moment of a replayed match, for looks that draw replays on the whole screen. */
export interface ReplayedMoment<S, A, E, F> {
  readonly state: S;
  /** Animation frame drawn instead of the state. */
  readonly frame: F | undefined;
  /** Previous action with all its consequences; undefined at the beginning. */
  readonly last: { readonly before: S; readonly events: readonly E[] } | undefined;
  /** Next action; undefined at the end and before chance. */
  readonly next: A | undefined;
  /** Progress of the replay. */
  readonly progress: string;
  readonly keys: readonly KeyLabel[];
}

/** Animation frame and its duration in beats. */
export interface Beat<F> {
  readonly frame: F;
  readonly beats: number;
}

/**
 * Draws a game in cells, describes it in sentences and handles its keys. States (S), actions (A)
 * and events (E) belong to the game. Animation frames (F) and selections of a person (H, the hand)
 * belong to the look. Looks refer to colours by name and to texts by id.
 */
export interface Look<S, A, E extends GameEvent, F, H> {
  readonly game: string;
  readonly words?: OptionWords;
  /**
   * True if the board is drawn from right to left in right-to-left languages; boards and pictures
   * are not.
   */
  readonly isMirrored?: boolean;
  /** Minimum size of the board. Without it, a board that does not fit is shown in part. */
  minSize?(state: S): Size;
  /**
   * Size of the board and all around it in a room, for looks that place the list of moves themselves.
   */
  fit?(state: S, room: Size, south: number, means: DrawingMeans): Size | undefined;
  /** Initial selection of the player to move. */
  point(state: S, before: H | undefined): H;
  press(state: S, hand: H, key: Key, participants: Participants, say: Say): Press<A, H> | undefined;
  /** Handles a click on a part of the drawing. */
  click?(
    state: S,
    hand: H,
    part: string,
    participants: Participants,
    say: Say,
  ): Press<A, H> | undefined;
  draw(grid: Grid, area: Area, content: BoardContent<S, A, F, H>, say: Say): void;
  /** Draws a moment of a replay on the whole screen, for looks that support it. */
  replay?(grid: Grid, moment: ReplayedMoment<S, A, E, F>, say: Say): void;
  /** Animation of an action, frame by frame; the state after it is shown at the end. */
  animate(before: S, events: readonly E[]): readonly Beat<F>[];
  /** Sounds of an action that led to state `after`; `persons` are the seats of the listeners. */
  sounds?(after: S, events: readonly E[], persons: readonly number[]): readonly Sound[];
  /** Describes the events in whole sentences. */
  describe(before: S, events: readonly E[], participants: Participants, say: Say): string[];
  /** Describes whose turn it is, or the result of the game. */
  describeTurn(state: S, participants: Participants, say: Say): string;
  /** Describes the effect of playing the current selection. */
  preview(state: S, hand: H, say: Say): string;
  /** Text of a hint, and its explanation when the player presses again. */
  hint(action: A, say: Say, state: S): string;
  explain(state: S, action: A, expected: Expectation | undefined, say: Say): string;
  notate(state: S, log: readonly { readonly by: number; readonly action: A }[]): NotatedTurn[];
  /** Keys of the board, for the key bar and help. */
  keys(state: S, say: Say): readonly KeyLabel[];
  /** Signs that mark squares of the board, for help. */
  marks?(state: S, say: Say): readonly KeyLabel[];
  /** Rules, one paragraph per entry, for the variant of this state. */
  rules(say: Say, state: S): string[];
  /** Board as text, for the command line. */
  print(state: S, names: readonly string[], say: Say): string;
  /** Board only, in its text form. */
  makeBoard(state: S): string;
  /** Parses the first move of a list in everyday notation; undefined if the list is empty. */
  readMove(state: S, list: string, say: Say): FirstMove | undefined;
}

/** True if the selection is being typed as text. */
export function isTyped(hand: unknown): boolean {
  return typeof hand === 'object' && hand !== null && 'typed' in hand && hand.typed !== undefined;
}

/** Look of any game; its states and actions are opaque. */
export type AnyLook = Look<unknown, unknown, GameEvent, unknown, unknown>;
