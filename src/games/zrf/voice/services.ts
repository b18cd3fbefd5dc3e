import type { PuzzleSolver } from '../puzzles/index.ts';
import type { Analyser, Best, PuzzleRecords } from '#play';
import type { Parsed } from '#core';
import type { Language, Messages } from '#i18n';
import type { GameLibrary } from '#voice/game-library.ts';

/** A puzzle's place on the trail from easy to hard. */
export interface Waypoint {
  /** `place` starts at 0; `difficulty` is 1 to 5. */
  readonly place: number;
  readonly difficulty: number;
  /** Shortest solution in each metric. */
  readonly fewest: Best;
}

/** A library game as listed before its rules are read. */
export interface LibraryItem {
  readonly id: string;
  readonly title: string;
  /** Alternative names in all languages. */
  readonly names: readonly string[];
  /** True if added by the player. */
  readonly isAdded: boolean;
  /** True for a puzzle, if that is known before its rules are read. */
  readonly isPuzzle?: true;
  readonly waypoint?: Waypoint;
}

/** Saved rules: the id of the game, and a description of the location. */
export interface SavedRules {
  readonly id: string;
  readonly file: string;
}

/** Board games from rules files, each read when opened. */
export interface Library extends GameLibrary {
  list(language: Language): readonly LibraryItem[];
  /**
   * Saves rules as the player's own: replaces the player's rules with this id, or adds new ones.
   */
  save?(title: string, text: string, id?: string): Parsed<SavedRules>;
  /** File name of an open game's rules. */
  mainOf?(id: string): string;
  /** Translated texts of the rules, if any. */
  words(id: string, language: Language): Messages | undefined;
}

/** Additional services that rules files need from the shell. */
export interface ZrfServices {
  readonly library: Library;
  readonly solver?: PuzzleSolver;
  readonly records?: PuzzleRecords;
  /** Starts an engine that analyses positions. */
  readonly startAnalyser?: () => Analyser;
  /** Text of a file with positions or games, decoded. */
  readRecord?(path: string): Parsed<string>;
}
