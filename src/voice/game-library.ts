import type { AnyGame, Parsed } from '#core';
import type { Language } from '#i18n';

/** Many games under one entry of the menu, each read when it is opened. */
export interface GameLibrary {
  /**
   * The game of that id, or what is wrong with its rules. Rules that take long to open are refused with
   * `rules-slow`, unless somebody is patient: keys and clicks are not answered meanwhile.
   */
  open(id: string, isPatient?: boolean): Promise<Parsed<AnyGame>>;
  /** Ends the opening that is under way, where that is possible: it will not open the game. */
  stop?(): void;
  /** A game that can be had at once, as those are that were opened before. */
  find(id: string): AnyGame | undefined;
  titleOf(id: string, language: Language): string;
}
