import type { Problem } from '#core';
import type { JourneyGame, Pack } from '../rules/index.ts';
import type { Language, Messages } from '#i18n';
import type { GameLibrary } from '#voice/game-library.ts';

/** What lies among the adventures that cannot be played, and why. */
export interface BrokenAdventure {
  readonly where: string;
  readonly problems: readonly Problem[];
}

/** The adventures that the shell has found. */
export interface AdventureShelf {
  readonly packs: readonly Pack[];
  readonly broken: readonly BrokenAdventure[];
}

/** An adventure that can be played. */
export interface OpenAdventure {
  readonly pack: Pack;
  readonly game: JourneyGame;
}

/** Adventures, each of which is one game. */
export interface Adventures extends GameLibrary {
  /** What there is; looked for again where that is `fresh`, for people drop adventures in. */
  shelf(fresh?: boolean): AdventureShelf;
  /** The adventure of a game by its id. */
  adventureOf(id: string): OpenAdventure | undefined;
  gameOf(pack: Pack): JourneyGame;
}

/** What the dice game needs of the shell beside what all screens need. */
export interface DiceServices {
  readonly adventures: Adventures;
  /** The texts of a language. */
  readonly messages: (language: Language) => Messages;
}
