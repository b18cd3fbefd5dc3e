import type { AnyGame, OptionValues, Problem, Seed } from '#core';
import type { Language, Messages } from '#i18n';
import type { NamedSession, Seat, Session } from '#play';
import type { GameLibrary } from '#voice/game-library.ts';
import type { SavedTold } from '#voice/saved-told.ts';
import type { Environment } from './environment.ts';
import type { AnyLook } from './look.ts';
import type { Say } from '#i18n/say.ts';
import type { Settings } from './settings.ts';
import type { Screen } from './screen.ts';
import type { KeyLabel } from './key.ts';

/** What a new game starts from. */
export interface Wish {
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed?: Seed;
}

/** A screen explained. */
export interface HelpPage {
  readonly title: string;
  readonly text: string;
  readonly keys: readonly KeyLabel[];
}

/** Every screen that another one leads to; closed, they lead back, or out of the arcade. */
export interface Routes {
  title(): Screen;
  newGame(game: AnyGame, back: Screen, wish?: Wish): Screen;
  saved(back: Screen): Screen;
  play(game: NamedSession, back: Screen): Screen;
  replay(session: Session, back: Screen | undefined): Screen;
  settings(back: Screen): Screen;
  /** Help with a game, or with one page of its screens. */
  help(back: Screen, session?: Session, page?: HelpPage): Screen;
  ask(question: string, yes: () => Screen | undefined, no: Screen): Screen;
  /** The same in the middle of a game, unasked for: keys meant for the game do not answer it. */
  interrupt(question: string, yes: () => Screen | undefined, no: Screen): Screen;
}

/** A key of the play screen that a game brings itself. */
export interface OwnCommand {
  readonly key: string;
  /** What it does, for the key bar. */
  readonly label: string;
  /** What it does and what follows, for help. */
  help(): readonly KeyLabel[];
  /** Returns the screen to show next, which may be `back`. */
  run(back: Screen): Screen;
}

/**
 * What one entry of the menu brings to the text screens: how its games are drawn, and where it needs
 * them, screens and keys of its own.
 */
export interface LookModule {
  /** The look of a game, where this module draws it. */
  lookOf(game: AnyGame, language: Language): AnyLook | undefined;
  /** Its games, where they are many. */
  readonly library?: GameLibrary;
  /** What the menu opens, where that is not the start of the one game. */
  menu?(context: Context, back: Screen): Screen;
  /** A screen of its own to play a session, in place of the general one. */
  play?(context: Context, game: NamedSession, back: Screen): Screen | undefined;
  /** What lists say of a saved game, where that is not its seats and moves; undefined where it cannot be read. */
  tellSaved?(context: Context, text: string): SavedTold | undefined;
  /** The keys of that screen, for help. */
  help?(context: Context, session: Session): readonly KeyLabel[] | undefined;
  /** Keys that a session has beside those of all games. */
  commands?(context: Context, session: Session): readonly OwnCommand[];
  /** What is told of a session once, as soon as it holds. */
  notices?(context: Context, session: Session): readonly string[];
}

/** What every screen has at hand. */
export interface Context {
  readonly environment: Environment;
  readonly routes: Routes;
  readonly settings: Settings;
  readonly messages: Messages;
  readonly say: Say;
  changeSettings(settings: Settings): void;
  /** Notes why a game could not be saved, or that it was saved after all. */
  noteSaved(name: string, problem: Problem | undefined): void;
  /** A line of news, shown by whatever screen is up until the next key. */
  tell(news: string): void;
  readonly news: string;
  /** What the entries of the menu bring, by their ids. */
  readonly modules: ReadonlyMap<string, LookModule>;
  /** The module that draws a game, where that is not drawn as any other one. */
  moduleOf(game: AnyGame): LookModule | undefined;
  lookOf(game: AnyGame): AnyLook;
  /** Shows a screen when it is there, if the one that waits for it is still up. */
  follow(waiting: Screen, coming: Promise<Screen>): void;
  /** Draws what comes of all that changes meanwhile as one frame, and nothing in between. */
  batch<T>(change: () => T): T;
  /** Asks for the screen to be drawn again, when something changed without a key. */
  redraw(): void;
}
