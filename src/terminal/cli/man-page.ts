import type { Command } from 'commander';
import type { Say } from '#i18n/say.ts';
import { examplesOf } from './examples.ts';

/** Escapes a text for roff. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&');
}

interface Described {
  readonly term: string;
  readonly about: string;
}

function described({ term, about }: Described): string[] {
  return ['.TP', `.B ${roff(term)}`, roff(about)];
}

function sectionOf(program: Command, command: Command): string[] {
  const help = program.createHelp();
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  const parts = [
    ...help.visibleArguments(command).map((argument) => ({
      term: help.argumentTerm(argument),
      about: argument.description,
    })),
    ...options.map((option) => ({ term: help.optionTerm(option), about: option.description })),
  ];
  const examples = examplesOf(command).flatMap((line) => [roff(line), '.br']);
  return [
    `.SS ${roff(help.subcommandTerm(command))}`,
    roff(command.description()),
    ...parts.flatMap(described),
    ...(examples.length === 0 ? [] : ['.PP', '.nf', ...examples, '.fi']),
  ];
}

/** Manual page, for `man`, of a program whose commands have been defined. */
export function manPage(program: Command, version: string, say: Say): string {
  const help = program.createHelp();
  const name = program.name();
  const heading = (id: string) => `.SH ${roff(say(id).replace(/:$/, '').toLocaleUpperCase())}`;
  const options = help.visibleOptions(program).map((option) => ({
    term: help.optionTerm(option),
    about: option.description,
  }));
  return [
    `.TH ${name.toUpperCase()} 1 "" "${roff(`${name} ${version}`)}"`,
    heading('cli-man-name'),
    `${name} \\- ${roff(program.description())}`,
    heading('cli-heading-usage'),
    `.B ${name}`,
    roff(help.commandUsage(program).replace(`${name} `, '')),
    heading('cli-heading-options'),
    ...options.flatMap(described),
    heading('cli-heading-commands'),
    ...program.commands.flatMap((command) => sectionOf(program, command)),
  ].join('\n');
}
