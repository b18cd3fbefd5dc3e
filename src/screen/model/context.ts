import type { AnyGame, OptionValues, Seed } from '../../core/index.ts';
import type { Messages } from '../../i18n/index.ts';
import type { Seat, Session } from '../../play/index.ts';
import type { Environment } from './environment.ts';
import type { AnyLook } from './look.ts';
import type { Say } from '../../i18n/say.ts';
import type { Settings } from './settings.ts';
import type { Screen } from './screen.ts';
import type { KeyLabel } from './key.ts';

/** What a new game starts from. */
export interface Wish {
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed?: Seed;
}

/** A session being played, and the name it is saved under. */
export interface OpenGame {
  readonly session: Session;
  readonly name: string;
}

/** A position to be drawn anew, in its text form. */
export interface Drawable {
  readonly game: AnyGame;
  readonly state: string;
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
  library(back: Screen): Screen;
  saved(back: Screen): Screen;
  play(open: OpenGame, back: Screen): Screen;
  replay(session: Session, back: Screen | undefined): Screen;
  /** The editor of puzzles, with an empty board or with a position. */
  editor(back: Screen, from?: Drawable): Screen;
  /** Sets up a position by hand, beginning with the one that a game has come to. */
  setUp(session: Session, back: Screen): Screen;
  settings(back: Screen): Screen;
  /** Help with a game, or with one page of its screens. */
  help(back: Screen, session?: Session, page?: HelpPage): Screen;
  ask(question: string, yes: () => Screen | undefined, no: Screen): Screen;
}

/** What every screen has at hand. */
export interface Context {
  readonly environment: Environment;
  readonly routes: Routes;
  readonly settings: Settings;
  readonly messages: Messages;
  readonly say: Say;
  changeSettings(settings: Settings): void;
  /** A line of news, shown by whatever screen is up until the next key. */
  tell(news: string): void;
  readonly news: string;
  lookOf(game: AnyGame): AnyLook | undefined;
  /** Shows a screen when it is there, if the one that waits for it is still up. */
  follow(waiting: Screen, coming: Promise<Screen>): void;
  /** Asks for the screen to be drawn again, when something changed without a key. */
  redraw(): void;
}
