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
import { tellUsageError } from './cli/usage-errors.ts';

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
      tellError(error.message, asJson);
      return error.code;
    }
    tellError(error instanceof Error ? (error.stack ?? error.message) : String(error), asJson);
    return EXIT.failed;
  }
}

/** Whoever asked for data gets data, whatever happens: one JSON value on standard output. */
function tellError(message: string, asJson: boolean): void {
  printError(message);
  if (asJson) printJson({ ok: false, error: { message } });
}

/** The texts that help needs, and those of most commands. */
const CLI_TOPICS = [['cli'], ['terminal', 'common']];

function makeCli(args: readonly string[]): Cli {
  const languages = findLanguages();
  const given = languageArgument(args);
  const wanted = given === undefined ? languagesWanted() : [given];
  const messages = readMessages(
    chooseLanguage(wanted, shownOf(languages), DEFAULT_LANGUAGE),
    undefined,
    CLI_TOPICS,
  );
  return { messages, language: given, exitCode: EXIT.ok };
}

function languagesWanted(): string[] {
  const chosen = readSettingsFile().texts['language'];
  return [...(chosen === undefined ? [] : [chosen]), ...wantedByEnvironment()];
}

/** What may be an option: all that comes before a bare --. */
function optionsIn(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

/** The value of --lang, wherever it stands: help and usage errors speak that language, too. */
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
  const text = tellUsageError(cli, error);
  if (text !== '') tellError(text, asJson);
  return EXIT.usage;
}

function leaveWithoutOutput(cli: Cli, error: NodeJS.ErrnoException): void {
  // A closed pipe, or a terminal that is gone.
  if (error.code === 'EPIPE' || error.code === 'EIO') process.exit();
  printError(say(cli, 'cli-output-failed', { ...systemReason(error) }));
  process.exit(EXIT.failed);
}
