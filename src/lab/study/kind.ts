import type { AnyGame, AnyMatch, OptionValues, Parsed, Problem } from '#core';
import type { RunArena } from '../runs/runs.ts';
import type { SplitCount } from '../perft/split-count.ts';
import type { Report } from '../report/report.ts';
import type { Coverage } from './coverage.ts';
import type { ShippedRules } from './shipped-rules.ts';
import type { FailedUnit } from './chunk.ts';
import type { Plan, PlannedGame } from './plan.ts';

/** Access to games, which the lab does not know by name. */
export interface StudyGames {
  /** Game of a plan; undefined if this build has no such game or cannot open its texts. */
  find(game: PlannedGame): Promise<AnyGame | undefined>;
  /** Bots and figures of a single-player game. */
  findRuns(id: string): Promise<RunArena | undefined>;
  /** Moves of a game that took too long to compute since it was opened, which end its matches. */
  costlyMoves(game: AnyGame, options: OptionValues): readonly Problem[];
  /** Count of whole turns, for games that split them into actions; undefined for other games. */
  countTurns?(game: AnyGame, options: OptionValues): Promise<SplitCount | undefined>;
  /** Knowledge for studies of rules, which can do without. */
  readonly rules?: {
    /** Items of a game's rules that may never happen; undefined if the game does not list them. */
    coverageOf(game: AnyGame, options: OptionValues): Promise<Coverage | undefined>;
    shipped(): Promise<ShippedRules>;
  };
}

/** Units played in a cell, and the tally of those that did not fail. */
export interface CellResult<T> {
  readonly units: number;
  readonly tally: T;
  /** Number of failed units, and the first of them. */
  readonly failed: number;
  readonly failures: readonly FailedUnit[];
}

/** Results of a study, by cell. */
export interface Results<T> {
  readonly cells: readonly CellResult<T>[];
  /** True if every unit was played or the stopping rule was met. */
  readonly isComplete: boolean;
}

/**
 * Study ready to run. Tallies are plain JSON. Merging is associative to the last bit: the report is
 * the same however the units of a cell are divided into chunks.
 */
export interface Study<T> {
  readonly plan: Plan;
  /** True to play the cells one after another, for studies whose first cells answer alone. */
  readonly isSequential?: boolean;
  /** Number of units of a cell, at most; Infinity if only the plan limits it. */
  units(cell: number): number;
  emptyTally(cell: number): T;
  /** Plays one unit and adds it to the tally of its chunk; a long unit returns its slices. */
  play(cell: number, index: number, tally: T): Iterator<unknown> | undefined;
  /** Adds the tally of later units of the same cell. */
  merge(into: T, more: T): void;
  /** True if the stopping rule of the plan is met. Called when all cells have the same units. */
  isAnswered(cells: readonly CellResult<T>[]): boolean;
  /** Pure function of the plan and the results. */
  report(results: Results<T>): Report;
  /** Match of a unit, to look at it move by move; undefined if the kind plays no matches. */
  match?(cell: number, index: number): AnyMatch | undefined;
  /** Seed of a unit. */
  seedOf(cell: number, index: number): string;
}

/** Study whose tallies are opaque. */
export type AnyStudy = Study<unknown>;

/** Kind of study. */
export interface StudyKind {
  readonly id: string;
  /** Prepares a plan, or explains why this build cannot. */
  open(plan: Plan, games: StudyGames): Promise<Parsed<AnyStudy>>;
}
