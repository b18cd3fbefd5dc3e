import type { Problem } from '#core';
import type { JourneyGame, Pack } from '../rules/index.ts';
import type { Language, Messages } from '#i18n';
import type { GameLibrary } from '#voice/game-library.ts';
import type { ProfileStore } from './records/profile.ts';

/** A path that is not a playable adventure, with its problems. */
export interface BrokenAdventure {
  readonly where: string;
  readonly problems: readonly Problem[];
}

/** Adventures found by the shell. */
export interface AdventureShelf {
  readonly packs: readonly Pack[];
  readonly broken: readonly BrokenAdventure[];
}

/** A playable adventure. */
export interface OpenAdventure {
  readonly pack: Pack;
  readonly game: JourneyGame;
}

/** Adventures, each as one game. */
export interface Adventures extends GameLibrary {
  /** Available adventures. `fresh` repeats the search, because files may have been added. */
  shelf(fresh?: boolean): AdventureShelf;
  /** The adventure of a game id. */
  adventureOf(id: string): OpenAdventure | undefined;
  gameOf(pack: Pack): JourneyGame;
}

/** Services the dice game needs besides the common ones. */
export interface DiceServices {
  readonly adventures: Adventures;
  readonly records: ProfileStore;
  /** Messages of a language. */
  readonly messages: (language: Language) => Messages;
}
