import type { Command } from 'commander';
import type { AnyGame, AnyMatch, OptionValues, Problem } from '#core';
import type { Engine, GameSource } from '#play';
import type { Answer } from '#terminal/cli/check-answer.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { CommandRow, GameFlags } from '#terminal/cli/command-row.ts';
import type { InputKind } from '#terminal/files/input-kind.ts';

/** A command specific to one game. */
export interface GameCommand extends CommandRow {
  readonly name: string;
  /** The preceding command in help. */
  readonly after: string;
}

/** Flags that seat an engine of another program. */
export interface EngineFlags {
  readonly engine?: string;
  readonly engineOption?: readonly string[];
  readonly engineTime?: string;
}

/** Engine of another program in a seat. */
export interface SeatedEngine {
  /** Its name in seats and saves. */
  readonly mind: string;
  /** Engine for all questions about a match, given our bots for the other seats. */
  seat(bots: Engine, match: AnyMatch): Engine;
}

/** Access to games in files, for the command line. */
export interface LibraryCommands {
  /** Names of its games. */
  words(): readonly string[];
  /**
   * Finds a game by name; reports a usage error if the name has this library's form but no such
   * game exists.
   */
  require(cli: Cli, name: string, flags: GameFlags): Promise<AnyGame | undefined>;
  /** Finds a game by the id in a transcript. */
  find(id: string): Promise<AnyGame | undefined>;
  owns(game: AnyGame): boolean;
  /** Source texts that workers build an unknown game from, by its id. */
  sourceOf?(id: string): GameSource | undefined;
  /** Records that a game was played, so it can be found later. */
  remember?(id: string): void;
  /** Completes the options of a match with human players. */
  complete?(cli: Cli, game: AnyGame, options: OptionValues, seed: string): OptionValues;
  /** Seats an engine of another program; reports a usage error if it cannot play the game. */
  seatEngine?(
    cli: Cli,
    game: AnyGame,
    options: OptionValues,
    flags: EngineFlags,
  ): Promise<SeatedEngine>;
  /** Reasons that matches ended because their next move is too slow to compute. */
  costly?(game: AnyGame, options: OptionValues): readonly Problem[];
}

/** A request to `play`: a name and flags, which a game may rewrite. */
export interface PlayRequest<F extends GameFlags = GameFlags> {
  readonly name: string;
  readonly flags: F;
  /** File to open in the game. */
  readonly file?: string;
}

/** A match to resume, and a message to show first. */
export interface Resumed {
  readonly match: AnyMatch;
  readonly news: string;
  /** Analysis that the session begins with. */
  readonly analysis?: string;
}

/** Import and export of another program's saved games for `play`. */
export interface ForeignSaves {
  addFlags(command: Command, cli: Cli): void;
  /** Path of the file to read: that of a flag, or `file`, the argument after the game. */
  input(flags: object, file: string | undefined): string | undefined;
  /** Files to write. */
  outputs(flags: object): readonly ForeignOutput[];
  /** Rejects flags that require an input file if none is named. */
  requireInput(cli: Cli, flags: object): void;
  /** Opens a file; undefined if that already completes the command. */
  resume(cli: Cli, game: AnyGame, file: string, seed: string, flags: object): Resumed | undefined;
}

/** A file to write in the format of other programs. */
export interface ForeignOutput {
  readonly file: string;
  /** The match as text; `seats` has H for a person and C for the computer. */
  readonly make: (cli: Cli, match: AnyMatch, seats: string) => string;
}

/** A game's files, as `check` detects and validates them. */
export interface CheckedFiles {
  /** Kind of text on standard input, detected by its first word. */
  readonly input?: InputKind;
  /** True for bytes of this kind, on standard input or in a file whose name tells nothing. */
  isInput?(bytes: Uint8Array): boolean;
  /** True for the kind assumed when no other matches; its errors name the missing part. */
  readonly isDefault?: true;
  /** True if the path looks like such a file. */
  isFile?(path: string): boolean;
  /**
   * True for a folder or zip that is a complete unit; `seemsFolder`, for one that seems intended as
   * such. Judged by the names inside.
   */
  isFolder?(names: readonly string[]): boolean;
  seemsFolder?(names: readonly string[]): boolean;
  /** Names of everything in a zip; undefined if it cannot be read. */
  listZip?(path: string): readonly string[] | undefined;
  /** Validates the files at a path; with `isStrict`, warnings count as problems. */
  answer(path: string, isStrict: boolean): Answer | Promise<Answer>;
}

/**
 * Converts a flag's text to an option value; undefined for a flag that is not an option of the
 * game.
 */
type ReadFlag = (cli: Cli, game: AnyGame, text: string) => Promise<string | undefined>;

/**
 * A game's additions to the command line. Kept small for fast start-up; the rest loads on demand.
 */
export interface CommandsDoor {
  readonly commands?: readonly GameCommand[];
  /** Subcommands of `study`, by name. */
  readonly studies?: Readonly<Record<string, CommandRow>>;
  /** True if `play` opens this game's menu when nothing else is chosen. */
  readonly hasMenu?: true;
  /** Message that rejects bots and action counts for games that only people can play. */
  readonly refusesBots?: string;
  /** Flags that are more than aliases of options. */
  readonly flags?: Readonly<Record<string, ReadFlag>>;
  readonly loadLibrary?: () => Promise<LibraryCommands>;
  readonly loadFiles?: () => Promise<readonly CheckedFiles[]>;
  readonly loadForeignSaves?: () => Promise<ForeignSaves>;
  /** Rewrites a name and flags that stand for a file of the game. */
  readonly loadResolver?: () => Promise<
    <F extends GameFlags>(cli: Cli, request: PlayRequest<F>) => Promise<PlayRequest<F>>
  >;
}
