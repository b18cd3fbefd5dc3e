import type { AnyGame, Parsed } from '#core';
import type { Language } from '#i18n';

/** Collection of games under one menu entry, each loaded on demand. */
export interface GameLibrary {
  /**
   * Loads a game, or returns the problems of its rules. Rules that are slow to compile are refused
   * with `rules-slow` unless `isPatient`: compiling them blocks keys and clicks.
   */
  open(id: string, isPatient?: boolean): Promise<Parsed<AnyGame>>;
  /** Cancels the current load, if possible. The game is then not opened. */
  stop?(): void;
  /** Returns a game that is available immediately, for example one opened earlier. */
  find(id: string): AnyGame | undefined;
  titleOf(id: string, language: Language): string;
}
