import { CommanderError } from 'commander';
import { chooseLanguage } from '#i18n';
import { openTitle } from './arcade/open-arcade.ts';
import { CommandFailed, EXIT, printError, printJson, say } from './cli/cli.ts';
import type { Cli, ExitCode } from './cli/cli.ts';
import {
  findLanguages,
  DEFAULT_LANGUAGE,
  readMessages,
  shownOf,
  wantedByEnvironment,
} from './files/languages.ts';
import { isInteractive } from './cli/interactive.ts';
import { systemReason } from './files/system-reason.ts';
import { makeProgram } from './program.ts';
import { readSettingsFile } from './files/settings-file.ts';
import { formatUsageError } from './cli/usage-errors.ts';

/** Runs a command line and resolves to its exit code. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const cli = makeCli(args);
  const onError = (error: NodeJS.ErrnoException) => leaveWithoutOutput(cli, error);
  process.stdout.on('error', onError);
  const asJson = optionsIn(args).includes('--json');
  try {
    if (cli.language !== undefined) requireLanguage(cli, cli.language);
    const isBare = args.every((arg, i) => arg.startsWith('--lang') || args[i - 1] === '--lang');
    if (isBare && isInteractive()) return await openTitle(cli);
    await makeProgram(cli).parseAsync(args, { from: 'user' });
    return cli.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return afterCommander(cli, error, asJson);
    if (error instanceof CommandFailed) {
      reportError(error.message, asJson);
      return error.code;
    }
    reportError(error instanceof Error ? (error.stack ?? error.message) : String(error), asJson);
    return EXIT.failed;
  }
}

/** Prints an error; with --json also one JSON value on standard output. */
function reportError(message: string, asJson: boolean): void {
  printError(message);
  if (asJson) printJson({ ok: false, error: { message } });
}

/** Message topics for help, then for most commands. */
const CLI_TOPICS = [['cli'], ['terminal', 'common']];

function makeCli(args: readonly string[]): Cli {
  const languages = findLanguages();
  const chosenLanguage = languageArgument(args);
  const preferred = chosenLanguage === undefined ? languagesWanted() : [chosenLanguage];
  const messages = readMessages(
    chooseLanguage(preferred, shownOf(languages), DEFAULT_LANGUAGE),
    undefined,
    CLI_TOPICS,
  );
  return { messages, language: chosenLanguage, exitCode: EXIT.ok };
}

function languagesWanted(): string[] {
  const chosen = readSettingsFile().texts['language'];
  return [...(chosen === undefined ? [] : [chosen]), ...wantedByEnvironment()];
}

/** Arguments before a bare --, which may be options. */
function optionsIn(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

/** Value of --lang in any position; help and usage errors use it too. */
function languageArgument(args: readonly string[]): string | undefined {
  const options = optionsIn(args);
  const joined = options.find((arg) => arg.startsWith('--lang='));
  if (joined !== undefined) return joined.slice('--lang='.length);
  const at = options.indexOf('--lang');
  return at < 0 ? undefined : options[at + 1];
}

function requireLanguage(cli: Cli, language: string): void {
  const languages = findLanguages();
  if (languages.includes(language)) return;
  const args = { language, languages: languages.join(', ') };
  throw new CommandFailed(cli.messages.say('cli-no-language', args), EXIT.usage);
}

function afterCommander(cli: Cli, error: CommanderError, asJson: boolean): ExitCode {
  if (error.exitCode === 0) return EXIT.ok;
  const text = formatUsageError(cli, error);
  if (text !== '') reportError(text, asJson);
  return EXIT.usage;
}

function leaveWithoutOutput(cli: Cli, error: NodeJS.ErrnoException): void {
  // The pipe is closed or the terminal is gone.
  if (error.code === 'EPIPE' || error.code === 'EIO') process.exit();
  printError(say(cli, 'cli-output-failed', { ...systemReason(error) }));
  process.exit(EXIT.failed);
}
