import type { AnyGame, OptionValues, Problem, Seed, TimeControl } from '#core';
import type { Language, Messages } from '#i18n';
import type { NamedSession, Seat, Session } from '#play';
import type { GameLibrary } from '#voice/game-library.ts';
import type { SavedSummary } from '#voice/saved-summary.ts';
import type { Environment } from './environment.ts';
import type { AnyLook } from './look.ts';
import type { Say } from '#i18n/say.ts';
import type { Settings } from './settings.ts';
import type { Screen } from './screen.ts';
import type { KeyLabel } from './key.ts';

/** Initial values of a new game. */
export interface NewGameDefaults {
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed?: Seed;
  readonly clock?: TimeControl | undefined;
}

/** Help for one screen. */
export interface HelpPage {
  readonly title: string;
  readonly text: string;
  readonly keys: readonly KeyLabel[];
}

/** All screens reachable from others. Closing one returns to its parent, or exits the arcade. */
export interface Routes {
  title(): Screen;
  newGame(game: AnyGame, back: Screen, defaults?: NewGameDefaults): Screen;
  saved(back: Screen): Screen;
  play(game: NamedSession, back: Screen): Screen;
  replay(session: Session, back: Screen | undefined): Screen;
  settings(back: Screen): Screen;
  /** Help for a game, or for one page of its screens. */
  help(back: Screen, session?: Session, page?: HelpPage): Screen;
  ask(question: string, yes: () => Screen | undefined, no: Screen): Screen;
  /** Asks unprompted in the middle of a game; keys meant for the game do not answer. */
  interrupt(question: string, yes: () => Screen | undefined, no: Screen): Screen;
}

/** The game in play, for the commands of its module. */
export interface PlayDesk {
  /** Selection of the person to move; undefined while it is not a person's turn. */
  readonly hand: unknown;
  /** Saves changes to the session. */
  save(): void;
  /** Shows news that arrives later, unless the position has changed or another screen is open. */
  announceLater(news: string): void;
}

/** Game-specific key of the play screen. */
export interface OwnCommand {
  readonly key: string;
  /** Effect of the key, for the key bar; without it, only help explains the key. */
  readonly label?: string;
  /** Effect and follow-up of the key, for help. */
  help(): readonly KeyLabel[];
  /** Runs the command and returns the next screen, which may be `back`. */
  run(back: Screen, desk: PlayDesk): Screen;
}

/**
 * Text-mode module for one menu entry: the looks of its games, and optional custom screens and
 * keys.
 */
export interface LookModule {
  /** Look of a game, if this module draws it. */
  lookOf(game: AnyGame, language: Language): AnyLook | undefined;
  /** Library of games, for a module with many. */
  readonly library?: GameLibrary;
  /** Screen opened from the menu, instead of starting a single game. */
  menu?(context: Context, back: Screen): Screen;
  /** Custom screen for playing a session, instead of the general one. */
  play?(context: Context, game: NamedSession, back: Screen): Screen | undefined;
  /**
   * Description of a saved game in lists, instead of its seats and moves; undefined if it cannot be
   * read.
   */
  summariseSaved?(context: Context, text: string): SavedSummary | undefined;
  /** Keys of the custom screen, for help. */
  help?(context: Context, session: Session): readonly KeyLabel[] | undefined;
  /** True for a pasted text that `openPasted` opens. */
  canPaste?(text: string): boolean;
  /** Opens a pasted text in a format of the games, such as a position; `current` is the open game. */
  openPasted?(context: Context, text: string, back: Screen, current?: AnyGame): Screen;
  /** Extra keys of a session. */
  commands?(context: Context, session: Session): readonly OwnCommand[];
  /** Notices about a session, each shown once when it first applies. */
  notices?(context: Context, session: Session): readonly string[];
}

/** Services available to every screen. */
export interface Context {
  readonly environment: Environment;
  readonly routes: Routes;
  readonly settings: Settings;
  readonly messages: Messages;
  readonly say: Say;
  changeSettings(settings: Settings): void;
  /** Records that saving a game failed, or that it has succeeded since. */
  noteSaved(name: string, problem: Problem | undefined): void;
  /** Shows a line of news on the current screen until the next key. */
  announce(news: string): void;
  readonly news: string;
  /** Modules of the menu entries, by id. */
  readonly modules: ReadonlyMap<string, LookModule>;
  /** Module that draws a game; undefined for the generic look. */
  moduleOf(game: AnyGame): LookModule | undefined;
  lookOf(game: AnyGame): AnyLook;
  /** Shows a screen once it has loaded, if `waiting` is still the current screen. */
  follow(waiting: Screen, nextScreen: Promise<Screen>): void;
  /** Redraws once after all changes made by `change`. */
  batch<T>(change: () => T): T;
  /** Redraws the screen after a change without a key. */
  redraw(): void;
}
