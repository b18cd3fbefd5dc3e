import type { Command } from 'commander';
import { printOut, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { Tools } from '../cli/command-row.ts';
import { wordsOf } from '../cli/completion-words.ts';
import { addExamples } from '../cli/examples.ts';
import { SHELLS, shellScript } from '../cli/shell-scripts.ts';
import { findLanguages } from '../files/languages.ts';
import { gameWords } from './game-options.ts';

const EXAMPLES = [
  'source <(turnwright completion bash)',
  'turnwright completion zsh > ~/.zfunc/_turnwright',
  'turnwright completion fish > ~/.config/fish/completions/turnwright.fish',
] as const;

/** `turnwright completion <shell>`: a script for completing commands, options and names. */
export function defineCompletion(command: Command, cli: Cli, { loadMore: load }: Tools): void {
  command.argument('<shell>', say(cli, 'cli-completion-shell', { shells: SHELLS.join(', ') }));
  addExamples(command, cli, EXAMPLES).action(async (name: string) => {
    const shell = SHELLS.find((one) => one === name);
    if (shell === undefined)
      throw usage(cli, 'cli-completion-unknown', { shell: name, shells: SHELLS.join(', ') });
    const program = command.parent ?? command;
    for (const other of program.commands) if (other !== command) await load(other);
    const names = new Map<string, readonly string[]>([
      ['game', await gameWords()],
      ['language', findLanguages()],
      ['shell', SHELLS],
    ]);
    printOut(shellScript(shell, wordsOf(program, names)));
  });
}
