import type { Command } from 'commander';
import type { AnyGame, OptionValues } from '#core';
import type { Cli } from './cli.ts';

/** The options by which commands choose a game's options; those that rows of games declare come with them. */
export interface GameFlags {
  readonly option?: readonly string[];
}

/** Ways for a command to come by a game and its options. */
interface GameTools {
  readonly addGameFlags: (command: Command, cli: Cli, rows?: readonly string[]) => Command;
  readonly requireGame: (cli: Cli, name: string, flags?: GameFlags) => Promise<AnyGame>;
  readonly requireOptions: (cli: Cli, game: AnyGame, flags: GameFlags) => Promise<OptionValues>;
}

/** All that a command may need of the program. */
export interface Tools {
  /** Loads the arguments and options of another command. */
  readonly others: (command: Command) => Promise<void>;
  readonly loadGameTools: () => Promise<GameTools>;
}

/** Gives a command its arguments, its options and its action. */
export type Define = (command: Command, cli: Cli, tools: Tools) => void | Promise<void>;

export interface CommandRow {
  /** The message that says what it does. */
  readonly about: string;
  /** Its arguments as the list of commands shows them. */
  readonly usage: string;
  /** Only the command that is called is loaded. */
  readonly load: () => Promise<Define>;
}
