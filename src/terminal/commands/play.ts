import type { Command } from 'commander';
import { isSeed, playText, SEED_LENGTH_MAX, startMatch } from '../../core/index.ts';
import type { AnyGame, AnyMatch, OptionValues, Problem } from '../../core/index.ts';
import { caves } from '../../games/caves/index.ts';
import { isWorldName, makeMap, rogue } from '../../games/rogue/index.ts';
import { parseSeats, PERSON, Session } from '../../play/index.ts';
import type { Seat } from '../../play/index.ts';
import { nameParty } from '../../presentation/dice/names.ts';
import type { AnyLook } from '../../screen/index.ts';
import { openArcade } from '../arcade/open-arcade.ts';
import { isInteractive } from '../cli/interactive.ts';
import {
  CommandFailed,
  EXIT,
  printData,
  printError,
  printOut,
  say,
  tellProblems,
  usage,
} from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { Say } from '../../i18n/say.ts';
import { freshSeed } from '../arcade/environment.ts';
import { rulesLibrary } from '../rules/rules-library.ts';
import { writeWhole } from '../files/write-file.ts';
import { readWorldAt } from '../files/worlds.ts';
import { tellWarning } from './check-answer.ts';
import { describeMatch, describeProblem, printMatch } from './describe.ts';
import {
  addGameFlags,
  DICE,
  gameWords,
  isAdventure,
  isChosen,
  requireGame,
  requireLook,
  requireOptions,
} from './game-options.ts';
import type { GameFlags } from './game-options.ts';
import { matchOfZsg, replayFile, saveZsg, tellRejected, verifyZsg } from './play-zsg.ts';

interface PlayFlags extends GameFlags {
  readonly moves?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly json?: boolean;
  readonly save?: string;
  readonly saveZsg?: string;
  readonly zsg?: string;
  readonly verify?: boolean;
}

const DEFAULT_SEATS = 'person bot-2';

/** `turnwright play <game>`: on a terminal the arcade, else the moves given and the result. */
export function definePlay(command: Command, cli: Cli): void {
  command
    .argument('<game>', say(cli, 'cli-play-what', { games: gameWords().join(', ') }))
    .option('--moves <list>', say(cli, 'cli-play-moves'));
  addGameFlags(command, cli)
    .option('--seats <list>', say(cli, 'cli-play-seats', { default: DEFAULT_SEATS }))
    .option('--seed <text>', say(cli, 'cli-seed'))
    .option('--save <file>', say(cli, 'cli-play-save'))
    .option('--zsg <file>', say(cli, 'cli-play-zsg'))
    .option('--verify', say(cli, 'cli-play-verify'))
    .option('--save-zsg <file>', say(cli, 'cli-play-save-zsg'))
    .option('--json', say(cli, 'cli-json'))
    .action(async (what: string, given: PlayFlags) => {
      const [name, flags] = isWorldName(what) ? playedWorld(cli, what, given) : [what, given];
      const game = await requireGame(cli, name, flags);
      if (opensMenu(name, flags)) {
        await openMenu(cli, name);
        return;
      }
      const seed = requireSeed(cli, flags.seed ?? freshSeed());
      const options = requireOptions(cli, game, flags);
      if (flags.verify === true && flags.zsg === undefined)
        throw usage(cli, 'cli-play-verify-alone');
      if (flags.zsg !== undefined) await playZsg(cli, game, flags.zsg, seed, flags);
      else
        await play(
          cli,
          startMatch(game, withNames(cli, game, options, seed, flags), seed),
          flags,
          '',
        );
    });
}

/** A world file is played in Rogue, as the world of its options. */
function playedWorld(cli: Cli, path: string, flags: PlayFlags): [string, PlayFlags] {
  const { plan, warnings } = readWorldAt(path);
  if (!plan.ok) throw new CommandFailed(tellProblems(cli, plan.problems));
  for (const warning of warnings) printError(tellWarning(cli, warning));
  const option = [...(flags.option ?? []), 'world=file', `map=${makeMap(plan.value)}`];
  return [rogue.id, { ...flags, option }];
}

/** Games with a menu of their own. */
const WITH_MENU: readonly string[] = [DICE, rogue.id, caves.id];

/** Whether `play dice` or the like leaves all to be chosen: the adventure, the way, the party; the world. */
function opensMenu(name: string, flags: PlayFlags): boolean {
  const { moves, save, saveZsg, zsg, seed, seats, json } = flags;
  const isGiven = [moves, save, saveZsg, zsg, seed, seats, json].some((flag) => flag !== undefined);
  return WITH_MENU.includes(name) && !isGiven && !isChosen(flags) && isInteractive();
}

async function openMenu(cli: Cli, name: string): Promise<void> {
  cli.exitCode = await openArcade(cli, (context) => {
    const title = context.routes.title();
    return context.modules.get(name)?.menu?.(context, title) ?? title;
  });
}

/** Heroes who are played by persons have names; those of given moves are as the party has them. */
function withNames(
  cli: Cli,
  game: AnyGame,
  options: OptionValues,
  seed: string,
  flags: PlayFlags,
): OptionValues {
  if (!isAdventure(game) || !opensArcade(flags)) return options;
  const words: { readonly say: Say } = { say: (id, args) => say(cli, id, args) };
  return { ...options, party: nameParty(String(options['party']), seed, words) };
}

/** Whether the arcade opens: on a terminal, unless something else is asked for. */
function opensArcade({ moves, save, saveZsg, json }: PlayFlags): boolean {
  const isGiven = [moves, save, saveZsg].some((flag) => flag !== undefined) || json === true;
  return !isGiven && isInteractive();
}

/** On a terminal the arcade, unless it is told what to do instead. */
async function play(cli: Cli, match: AnyMatch, flags: PlayFlags, news: string): Promise<void> {
  if (!opensArcade(flags)) await playMoves(cli, match, flags);
  else await playInArcade(cli, match, flags.seats, news);
}

/** Opens a game that the original program saved at its end, or only says whether it is legal. */
async function playZsg(
  cli: Cli,
  game: AnyGame,
  file: string,
  seed: string,
  flags: PlayFlags,
): Promise<void> {
  const replayed = replayFile(cli, game, file, flags.variant);
  if (flags.verify === true) {
    verifyZsg(cli, game, file, replayed, flags.json === true);
    return;
  }
  const { first, accepted, total } = replayed;
  const news = first === undefined ? '' : say(cli, 'cli-zsg-accepted', { file, accepted, total });
  if (first !== undefined) printError(tellRejected(cli, file, first));
  await play(cli, matchOfZsg(game, replayed, seed), flags, news);
}

function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: SEED_LENGTH_MAX });
}

/** A person, and bots at all other places; adventures are played by persons alone. */
function defaultSeats(game: AnyGame, players: number): string {
  if (isAdventure(game)) return new Array(players).fill('person').join(' ');
  return ['person', ...Array.from({ length: players - 1 }, () => 'bot-2')].join(' ');
}

function requireSeats(
  cli: Cli,
  { game, options }: AnyMatch,
  text: string | undefined,
): readonly Seat[] {
  const players = game.players(options);
  const seats = parseSeats(text ?? defaultSeats(game, players), players);
  if (seats.ok) return seats.value;
  throw new CommandFailed(tellProblems(cli, seats.problems), EXIT.usage);
}

async function playInArcade(
  cli: Cli,
  match: AnyMatch,
  text: string | undefined,
  news: string,
): Promise<void> {
  const session = new Session(match, requireSeats(cli, match, text));
  cli.exitCode = await openArcade(cli, (context) => {
    const { environment, routes } = context;
    if (news !== '') context.tell(news);
    rulesLibrary.remember(match.game.id);
    const name = environment.saves.freshName(match.game.id);
    return routes.play({ session, name }, routes.title());
  });
}

async function playMoves(cli: Cli, match: AnyMatch, flags: PlayFlags): Promise<void> {
  const look = await requireLook(cli, match.game);
  // Without seats nobody is known to be a bot.
  const people = Array.from({ length: match.game.players(match.options) }, () => 'person');
  const seats = requireSeats(cli, match, flags.seats ?? people.join(' '));
  const text = flags.moves ?? (flags.zsg === undefined ? await readInput() : '');
  const refused = takeMoves(cli, match, look, text);
  if (refused !== undefined) {
    tellRefused(cli, match, look, refused, flags.json === true);
    return;
  }
  if (flags.save !== undefined) saveTranscript(cli, match, flags.save);
  if (flags.saveZsg !== undefined) saveZsg(cli, match, flags.saveZsg, seatLetters(seats));
  printResult(cli, match, look, flags.json === true);
}

/** H for a person, C for the computer. */
function seatLetters(seats: readonly Seat[]): string {
  return seats.map(({ kind }) => (kind === 'bot' ? 'C' : 'H')).join('');
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
function takeMoves(cli: Cli, match: AnyMatch, look: AnyLook, list: string): Refused | undefined {
  const words: Say = (id, args) => say(cli, id, args);
  let rest = list;
  for (let move = 1; ; move += 1) {
    const first = look.readMove(match.state, rest, words);
    if (first === undefined) return undefined;
    if (first.kind === 'refused') return { ...first, move };
    for (const text of first.actions) {
      const played = playText(match, text);
      if (!played.ok) return { move, text, problem: played.problem };
    }
    rest = first.rest;
  }
}

function printResult(cli: Cli, match: AnyMatch, look: AnyLook, asJson: boolean): void {
  if (asJson) printData(cli, describeMatch(match, look));
  else printOut(printMatch(cli, match, look));
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
    printData(cli, { error, ...describeMatch(match, look) });
    return;
  }
  const reason = cli.messages.sayProblem(problem);
  printError(say(cli, 'cli-play-refused', { move, text, reason }));
  printError(printMatch(cli, match, look));
}

function saveTranscript(cli: Cli, match: AnyMatch, file: string): void {
  const persons = Array.from({ length: match.game.players(match.options) }, () => PERSON);
  const problem = writeWhole(file, new Session(match, persons).save());
  if (problem !== undefined) throw new CommandFailed(tellProblems(cli, [problem]));
}
