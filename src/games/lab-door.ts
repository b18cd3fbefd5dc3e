import type { AnyGame, OptionValues, Problem } from '#core';
import type { CountTurns, Coverage, RunArena, StudyKind } from '#lab';

/** A game's additions to the lab. Kept small; the rest loads on demand. */
export interface LabDoor {
  /** Bots and figures of a single-player game. */
  readonly loadRuns?: () => Promise<RunArena>;
  /** Kinds of study for this game only, by id. */
  readonly kinds?: Readonly<Record<string, () => Promise<StudyKind>>>;
  /** Counts whole turns; undefined for games of others. */
  readonly countTurns?: CountTurns;
  /** Moves of a game that took too long to compute; undefined for games of others. */
  readonly costlyMoves?: (game: AnyGame, options: OptionValues) => readonly Problem[] | undefined;
  /** Items of a game's rules that studies look for; undefined for games of others. */
  readonly coverageOf?: (game: AnyGame, options: OptionValues) => Promise<Coverage | undefined>;
}
