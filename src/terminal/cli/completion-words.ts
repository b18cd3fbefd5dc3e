import type { Command, Option } from 'commander';

/** Completion candidate with its description. */
export interface Word {
  readonly word: string;
  readonly about: string;
}

/** Completion candidates by value placeholder, such as `game`. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** Option with the possible completions of its value, if it takes one. */
export interface OptionWords extends Word {
  readonly values: readonly string[] | 'files' | 'any' | 'none';
}

export interface CommandWords extends Word {
  readonly options: readonly OptionWords[];
  /** Candidates for arguments, in addition to files. */
  readonly values: readonly string[];
  readonly takesFiles: boolean;
}

export interface ProgramWords {
  readonly name: string;
  readonly options: readonly OptionWords[];
  readonly commands: readonly CommandWords[];
}

/** Placeholders of values that can be files. */
const FILES = ['file', 'path', 'game', 'puzzle', 'adventure'];

/** Completion data of a program whose commands have been defined. */
export function wordsOf(program: Command, names: Names): ProgramWords {
  const help = program.createHelp();
  const commands = program.commands.map((command): CommandWords => {
    const inputs = command.registeredArguments.map((argument) => argument.name());
    return {
      word: command.name(),
      about: command.description(),
      options: help.visibleOptions(command).flatMap((option) => optionWords(option, names)),
      values: inputs.flatMap((input) =>
        input === 'command'
          ? program.commands.map((other) => other.name())
          : (names.get(input === 'puzzle' ? 'game' : input) ?? []),
      ),
      takesFiles: inputs.some((input) => FILES.includes(input)),
    };
  });
  const options = help.visibleOptions(program).flatMap((option) => optionWords(option, names));
  return { name: program.name(), options, commands };
}

function optionWords(option: Option, names: Names): OptionWords[] {
  const { description: about, flags } = option;
  const value = /[<[]([^>\]]+)/.exec(flags)?.[1];
  const choices = value === undefined ? undefined : names.get(value);
  const other = value === undefined ? 'none' : FILES.includes(value) ? 'files' : 'any';
  const words = flags.match(/(?<![\w<])--?[a-z][\w-]*/gi) ?? [];
  return words.map((word) => ({ word, about, values: choices ?? other }));
}
