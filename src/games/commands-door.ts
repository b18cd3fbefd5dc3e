import type { Command } from 'commander';
import type { AnyGame, AnyMatch, OptionValues, Problem } from '#core';
import type { RunArena } from '#lab';
import type { GameSource } from '#play';
import type { Answer } from '#terminal/cli/check-answer.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { CommandRow, GameFlags } from '#terminal/cli/command-row.ts';
import type { InputKind } from '#terminal/files/input-kind.ts';

/** A command that is about one game. */
export interface GameCommand extends CommandRow {
  readonly name: string;
  /** The command that stands before it in help. */
  readonly after: string;
}

/** A count of ways of playing that goes on in slices. */
export interface Counting {
  readonly nodes: readonly number[];
  readonly share: number;
  run(steps: number): boolean;
}

/** A count, and why ways of playing ended early whose next move takes too long to work out. */
export interface Counted {
  readonly counting: Counting;
  readonly costly: () => readonly Problem[];
}

/** Games that are found in files, as the command line comes by them. */
export interface LibraryCommands {
  /** The words that name its games. */
  words(): readonly string[];
  /** The game of that name; a mistake of the caller if the name is one of its own, but there is no such game. */
  require(cli: Cli, name: string, flags: GameFlags): Promise<AnyGame | undefined>;
  /** The game that a transcript names by its id. */
  find(id: string): Promise<AnyGame | undefined>;
  owns(game: AnyGame): boolean;
  /** The texts that threads make a game from which they do not know by its id. */
  sourceOf?(id: string): GameSource | undefined;
  /** Notes that a game was played, for the next time it is asked for. */
  remember?(id: string): void;
  /** Completes the options of a match that persons play. */
  complete?(cli: Cli, options: OptionValues, seed: string): OptionValues;
  /** Counts turns, where actions are only parts of them. */
  count?(game: AnyGame, options: OptionValues, depth: number): Counted;
  /** The reasons that ended matches whose next move takes too long to work out. */
  costly?(game: AnyGame, options: OptionValues): readonly Problem[];
}

/** A request to `play`: a name and flags, of which a game may make others. */
export interface Wish<F extends GameFlags = GameFlags> {
  readonly name: string;
  readonly flags: F;
}

/** A match to go on with, and what is said of it first. */
export interface Resumed {
  readonly match: AnyMatch;
  readonly news: string;
}

/** Saved games of another program, which `play` reads and writes. */
export interface ForeignSaves {
  addFlags(command: Command, cli: Cli): void;
  /** The files to read and to write. */
  input(flags: object): string | undefined;
  output(flags: object): string | undefined;
  /** Refuses flags that need a file to read, where none is named. */
  requireInput(cli: Cli, flags: object): void;
  /** Opens a file; undefined where that was all there is to do. */
  resume(cli: Cli, game: AnyGame, file: string, seed: string, flags: object): Resumed | undefined;
  /** A match as the other program saves it; `seats` has H for a person and C for the computer. */
  save(cli: Cli, match: AnyMatch, seats: string): string;
}

/** Files of a game as `check` finds and judges them. */
export interface CheckedFiles {
  /** Their kind on standard input, by the word of its beginning. */
  readonly input?: InputKind;
  /** True if whatever is nothing else is taken for one, which says what it lacks. */
  readonly isDefault?: true;
  /** True for the path of such a file. */
  isFile?(path: string): boolean;
  /** True for a folder or zip that is one as a whole, and for a folder that seems to be meant so, by the names in it. */
  isFolder?(names: readonly string[]): boolean;
  seemsFolder?(names: readonly string[]): boolean;
  /** The names of all that lies in a zip; undefined where it cannot be read. */
  listZip?(path: string): readonly string[] | undefined;
  /** Judges what lies at a path; `isStrict`: warnings count as problems. */
  answer(path: string, isStrict: boolean): Answer | Promise<Answer>;
}

/** The value of an option by the text of a flag; undefined for a flag that is no option of the game. */
type ReadFlag = (cli: Cli, game: AnyGame, text: string) => Promise<string | undefined>;

/** The command line's additions for one game: light enough for every start, all else comes when it is needed. */
export interface CommandsDoor {
  readonly commands?: readonly GameCommand[];
  /** True if `play` opens a menu of its own where nothing else is chosen. */
  readonly hasMenu?: true;
  /** The message that refuses bots and counts of moves, where persons alone can play it. */
  readonly refusesBots?: string;
  /** Flags that are not simply options by another name. */
  readonly flags?: Readonly<Record<string, ReadFlag>>;
  readonly loadLibrary?: () => Promise<LibraryCommands>;
  /** The arena that shows how far its bots get, for games of one player. */
  readonly loadArena?: () => Promise<RunArena>;
  readonly loadFiles?: () => Promise<readonly CheckedFiles[]>;
  readonly loadForeignSaves?: () => Promise<ForeignSaves>;
  /** Turns a name and flags into others, where they stand for a file of the game. */
  readonly loadWish?: () => Promise<
    <F extends GameFlags>(cli: Cli, wish: Wish<F>) => Promise<Wish<F>>
  >;
}
