import type { Command } from 'commander';
import writeFileAtomic from 'write-file-atomic';
import { isSeed, playText, SEED_LENGTH_MAX, startMatch } from '../../core/index.ts';
import type { AnyMatch, Problem } from '../../core/index.ts';
import { parseSeats, PERSON, Session } from '../../session/index.ts';
import type { AnyLook } from '../../screen/index.ts';
import { isInteractive, runArcade } from '../arcade.ts';
import { CommandFailed, EXIT, printError, printOut, say, tellProblems, usage } from '../cli.ts';
import type { Cli } from '../cli.ts';
import { freshSeed } from '../environment.ts';
import { cannotWrite } from '../saves.ts';
import { describeMatch, describeProblem, printMatch } from './describe.ts';
import { addGameFlags, requireGame, requireLook, requireOptions } from './game-options.ts';
import type { GameFlags } from './game-options.ts';

interface PlayFlags extends GameFlags {
  readonly moves?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly json?: boolean;
  readonly save?: string;
}

const SEATS_PRESET = 'person bot-2';

/** `turnwright play <game>`: on a terminal the arcade, else the moves given and what came of them. */
export function addPlay(program: Command, cli: Cli): void {
  const command = program
    .command('play')
    .argument('<game>', say(cli, 'cli-play-game'))
    .description(say(cli, 'cli-play-about'))
    .option('--moves <list>', say(cli, 'cli-play-moves'));
  addGameFlags(command, cli)
    .option('--seats <list>', say(cli, 'cli-play-seats', { preset: SEATS_PRESET }))
    .option('--seed <text>', say(cli, 'cli-seed'))
    .option('--save <file>', say(cli, 'cli-play-save'))
    .option('--json', say(cli, 'cli-json'))
    .action(async (id: string, flags: PlayFlags) => {
      const game = requireGame(cli, id);
      const options = requireOptions(cli, game, flags);
      const match = startMatch(game, options, requireSeed(cli, flags.seed ?? freshSeed()));
      const isGiven = flags.moves !== undefined || flags.json === true || flags.save !== undefined;
      if (isGiven || !isInteractive()) await playMoves(cli, match, flags);
      else await playInArcade(cli, match, flags.seats ?? SEATS_PRESET);
    });
}

function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: SEED_LENGTH_MAX });
}

async function playInArcade(cli: Cli, match: AnyMatch, text: string): Promise<void> {
  const seats = parseSeats(text, match.game.players(match.options));
  if (!seats.ok) throw new CommandFailed(tellProblems(cli, seats.problems), EXIT.usage);
  const session = new Session(match, seats.value);
  cli.exitCode = await runArcade(cli, ({ environment, routes }) =>
    routes.play({ session, name: environment.saves.freshName(match.game.id) }, routes.title()),
  );
}

async function playMoves(cli: Cli, match: AnyMatch, flags: PlayFlags): Promise<void> {
  const look = requireLook(match.game);
  const text = flags.moves ?? (await readInput());
  const refused = takeMoves(match, look.splitMoves(match.state, text));
  if (refused !== undefined) {
    tellRefused(cli, match, look, refused, flags.json === true);
    return;
  }
  if (flags.save !== undefined) saveTranscript(cli, match, flags.save);
  printResult(cli, match, look, flags.json === true);
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += String(part);
  return text;
}

interface Refused {
  readonly move: number;
  readonly text: string;
  readonly problem: Problem;
}

/** Plays moves one after the other; stops at the first that is refused. */
function takeMoves(match: AnyMatch, texts: readonly string[]): Refused | undefined {
  for (const [index, text] of texts.entries()) {
    const played = playText(match, text);
    if (!played.ok) return { move: index + 1, text, problem: played.problem };
  }
  return undefined;
}

function printResult(cli: Cli, match: AnyMatch, look: AnyLook, asJson: boolean): void {
  printOut(asJson ? JSON.stringify(describeMatch(match, look)) : printMatch(cli, match, look));
}

function tellRefused(
  cli: Cli,
  match: AnyMatch,
  look: AnyLook,
  { move, text, problem }: Refused,
  asJson: boolean,
): void {
  cli.exitCode = EXIT.failed;
  if (asJson) {
    const error = { ...describeProblem(problem, move), text };
    printOut(JSON.stringify({ error, ...describeMatch(match, look) }));
    return;
  }
  const reason = cli.messages.sayProblem(problem);
  printError(say(cli, 'cli-play-refused', { move, text, reason }));
  printError(printMatch(cli, match, look));
}

function saveTranscript(cli: Cli, match: AnyMatch, file: string): void {
  const persons = Array.from({ length: match.game.players(match.options) }, () => PERSON);
  try {
    writeFileAtomic.sync(file, new Session(match, persons).save());
  } catch (error) {
    throw new CommandFailed(tellProblems(cli, [cannotWrite(file, error)]));
  }
}
