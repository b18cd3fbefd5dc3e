import type { PuzzleSolver } from '../puzzles/index.ts';
import type { Best, PuzzleRecords } from '#play';
import type { Parsed } from '#core';
import type { Language, Messages } from '#i18n';
import type { GameLibrary } from '#voice/game-library.ts';

/** Where a puzzle stands on the way from easy to hard. */
export interface Waypoint {
  /** From 0, and from 1 to 5. */
  readonly place: number;
  readonly difficulty: number;
  /** The shortest solution, in each way of counting. */
  readonly fewest: Best;
}

/** A game of the library, as a list shows it before its rules are read. */
export interface LibraryItem {
  readonly id: string;
  readonly title: string;
  /** What else it is called, in all languages. */
  readonly names: readonly string[];
  /** Whether a person put it there. */
  readonly isAdded: boolean;
  readonly waypoint?: Waypoint;
}

/** Rules that were written: the id of the game, and where they lie in words. */
export interface KeptRules {
  readonly id: string;
  readonly file: string;
}

/** Board games of rules files, each read when it is opened. */
export interface Library extends GameLibrary {
  list(language: Language): readonly LibraryItem[];
  /** Keeps rules among the person's own: replacing those with the id if they are, or as new ones. */
  keep?(title: string, text: string, id?: string): Parsed<KeptRules>;
  /** The name of the file with the rules of an open game. */
  mainOf?(id: string): string;
  /** The texts of the rules in a language, where somebody translated them. */
  words(id: string, language: Language): Messages | undefined;
}

/** What rules files need of the shell beside what all screens need. */
export interface ZrfServices {
  readonly library: Library;
  readonly solver?: PuzzleSolver;
  readonly records?: PuzzleRecords;
}
