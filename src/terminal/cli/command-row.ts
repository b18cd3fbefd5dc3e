import type { Command } from 'commander';
import type { AnyGame, OptionValues } from '#core';
import type { Plan, PlannedGame, Report, Stop } from '#lab';
import type { Cli } from './cli.ts';

/** Flags that set a game's options, including those declared in the rows of games. */
export interface GameFlags {
  readonly option?: readonly string[];
}

/** Helpers for commands that take a game and its options. */
interface GameTools {
  readonly addGameFlags: (command: Command, cli: Cli, rows?: readonly string[]) => Command;
  readonly requireGame: (cli: Cli, name: string, flags?: GameFlags) => Promise<AnyGame>;
  readonly requireOptions: (cli: Cli, game: AnyGame, flags: GameFlags) => Promise<OptionValues>;
}

/** Flags of every command that runs a study. */
export interface StudyFlags {
  readonly jobs?: string;
  /** URL of the queue; true for the one in the environment. */
  readonly queue?: string | true;
  readonly chunk?: string;
  readonly report?: readonly string[];
  readonly json?: boolean;
}

/** Flags of studies whose end can depend on the results. */
export interface StopFlags {
  readonly until?: string;
  readonly sprt?: string;
}

/** Helpers for commands that run a study. */
export interface StudyTools {
  readonly addStudyFlags: (command: Command, cli: Cli) => Command;
  /** Stopping rule of the flags, with at most the given number of units. */
  readonly requireStop: (cli: Cli, flags: StopFlags, most: number) => Stop | undefined;
  readonly plannedGame: (game: AnyGame) => Promise<PlannedGame>;
  /** Runs a plan and returns its report, which `print` prints as text by default. */
  readonly runPlan: (
    cli: Cli,
    plan: Plan,
    flags: StudyFlags,
    print?: (cli: Cli, report: Report) => void,
  ) => Promise<Report>;
}

/** Services of the program available to a command. */
export interface Tools {
  /** Loads the arguments and options of another command. */
  readonly loadMore: (command: Command) => Promise<void>;
  readonly loadGameTools: () => Promise<GameTools>;
  readonly loadStudyTools: () => Promise<StudyTools>;
}

/** Defines the arguments, options and action of a command. */
export type Define = (command: Command, cli: Cli, tools: Tools) => void | Promise<void>;

export interface CommandRow {
  /** Message id of the description. */
  readonly about: string;
  /** Arguments as shown in the list of commands. */
  readonly usage: string;
  /** Loads the command lazily, when it is called. */
  readonly load: () => Promise<Define>;
}
