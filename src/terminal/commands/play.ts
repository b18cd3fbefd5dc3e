import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH, startMatch } from '#core';
import type { AnyGame, AnyMatch, OptionValues } from '#core';
import type { ForeignSaves } from '#games/commands-door.ts';
import { commandsDoorOf, libraryOf, loadForeignSaves, readWish } from '#games/commands.ts';
import type { Say } from '#i18n/say.ts';
import { loadSession, parseSeats, Session } from '#play';
import type { Seat } from '#play';
import { openArcade } from '../arcade/open-arcade.ts';
import { isInteractive } from '../cli/interactive.ts';
import { CommandFailed, EXIT, say, tellProblems, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { freshSeed } from '../arcade/environment.ts';
import { STDIO, readTextFile } from '../files/read-file.ts';
import type { GameFlags } from '../cli/command-row.ts';
import {
  addGameFlags,
  gameWords,
  isChosen,
  refusalOfBots,
  requireGame,
  requireLook,
  requireOptions,
} from './game-options.ts';
import { gamesFor } from '../games/games-for.ts';
import { MovePlay, printPlayed } from './play-moves.ts';
import { writeWhole } from '../files/write-file.ts';
import { statSync } from 'node:fs';
import { readSave } from '../files/save-file.ts';

/** The text of a saved game, and the file that it is in. */
interface SavedText {
  readonly file: string;
  readonly text: string;
}

/** The first word of every transcript. */
const FIRST_WORD = 'turnwright ';

/** The saved game at a path; undefined where there is something else. */
function readSaved(cli: Cli, path: string): SavedText | undefined {
  if (path !== STDIO && statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    return undefined;
  }
  const text = readTextFile(path);
  if (!text.ok || !text.value.startsWith(FIRST_WORD)) return undefined;
  if (path === STDIO) return { file: path, text: text.value };
  const saved = readSave(path);
  if (!saved.ok) throw new CommandFailed(tellProblems(cli, saved.problems));
  return { file: path, text: saved.value.text };
}

/** Writes what a command was asked to write: `-` is standard output. */
function writeOutput(cli: Cli, file: string, text: string): void {
  if (file === STDIO) {
    process.stdout.write(text);
    return;
  }
  const problem = writeWhole(file, text);
  if (problem !== undefined) throw new CommandFailed(tellProblems(cli, [problem]));
}

interface PlayFlags extends GameFlags {
  readonly moves?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly json?: boolean;
  readonly save?: string;
}

const DEFAULT_SEATS = 'person bot-2';

const EXAMPLES = [
  'turnwright play chess',
  'turnwright play kalah --moves "36 5 2"',
  'turnwright play rogue --world first-steps --moves "wait; wait"',
  'turnwright play chess --seats "bot-1 bot-1" --save -',
  'echo e4 | turnwright play chess --seats "person bot-3"',
  'turnwright play saved.txt',
] as const;

/** `turnwright play <game>`: on a terminal the arcade, else the moves given and the result. */
export async function definePlay(command: Command, cli: Cli): Promise<void> {
  const words = await gameWords();
  const foreign = await loadForeignSaves();
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<game>', say(cli, 'cli-play-what', { games: words.join(', ') }))
    .option('--moves <list>', say(cli, 'cli-play-moves'));
  addGameFlags(command, cli)
    .option('--seats <list>', say(cli, 'cli-play-seats', { default: DEFAULT_SEATS }))
    .option('--seed <text>', say(cli, 'cli-seed'))
    .option('--save <file>', say(cli, 'cli-play-save'));
  for (const saves of foreign) saves.addFlags(command, cli);
  command.option('--json', say(cli, 'cli-json')).action(async (what: string, given: PlayFlags) => {
    const saved = readSaved(cli, what);
    if (saved !== undefined) {
      await playOn(cli, saved, given, foreign);
      return;
    }
    const { name, flags } = await readWish(cli, { name: what, flags: given });
    const game = await requireGame(cli, name, flags);
    const menu = name.toLowerCase();
    if (opensMenu(menu, flags, foreign)) {
      await openMenu(cli, menu);
      return;
    }
    const seed = requireSeed(cli, flags.seed ?? freshSeed());
    const options = await requireOptions(cli, game, flags);
    for (const saves of foreign) saves.requireInput(cli, flags);
    const resumed = inputOf(foreign, flags);
    if (resumed !== undefined) await resume(cli, game, resumed, seed, { flags, foreign });
    else {
      const ways = { flags, foreign };
      const match = startMatch(game, await complete(cli, game, options, seed, ways), seed);
      const seats = await requireSeats(cli, match, ways);
      await play(cli, new Session(match, seats), ways, '');
    }
  });
}

/** The flags of the command, and the saved games of other programs that they may name. */
interface Ways {
  readonly flags: PlayFlags;
  readonly foreign: readonly ForeignSaves[];
}

/** A file of another program. */
interface ForeignFile {
  readonly saves: ForeignSaves;
  readonly file: string;
}

function inputOf(foreign: readonly ForeignSaves[], flags: PlayFlags): ForeignFile | undefined {
  return foreign.flatMap((saves): ForeignFile[] => {
    const file = saves.input(flags);
    return file === undefined ? [] : [{ saves, file }];
  })[0];
}

function outputsOf({ flags, foreign }: Ways): readonly ForeignFile[] {
  return foreign.flatMap((saves) => {
    const file = saves.output(flags);
    return file === undefined ? [] : [{ saves, file }];
  });
}

/** True if `play dice` or the like leaves all to be chosen: the adventure, the way, the party; the world. */
function opensMenu(name: string, flags: PlayFlags, foreign: readonly ForeignSaves[]): boolean {
  if (commandsDoorOf(name)?.hasMenu !== true) return false;
  const { moves, save, seed, seats, json } = flags;
  const files = foreign.flatMap((saves) => [saves.input(flags), saves.output(flags)]);
  const isGiven = [moves, save, seed, seats, json, ...files].some((flag) => flag !== undefined);
  return !isGiven && !isChosen(flags) && isInteractive();
}

async function openMenu(cli: Cli, name: string): Promise<void> {
  cli.exitCode = await openArcade(cli, (context) => {
    const title = context.routes.title();
    return context.modules.get(name)?.menu?.(context, title) ?? title;
  });
}

/** Completes the options of a match that persons play. */
async function complete(
  cli: Cli,
  game: AnyGame,
  options: OptionValues,
  seed: string,
  ways: Ways,
): Promise<OptionValues> {
  const library = opensArcade(ways) ? await libraryOf(game) : undefined;
  return library?.complete?.(cli, options, seed) ?? options;
}

/** Whether the arcade opens: on a terminal, unless something else is asked for. */
function opensArcade(ways: Ways): boolean {
  const { moves, save, json } = ways.flags;
  const isGiven = [moves, save].some((flag) => flag !== undefined) || json === true;
  return !isGiven && outputsOf(ways).length === 0 && isInteractive();
}

/** On a terminal the arcade, unless something else is asked for. */
async function play(cli: Cli, session: Session, ways: Ways, news: string): Promise<void> {
  if (opensArcade(ways)) await playInArcade(cli, session, news);
  else await playByMoves(cli, session, ways);
}

/** Opens a game that another program saved, if there is more to do than to read it. */
async function resume(
  cli: Cli,
  game: AnyGame,
  { saves, file }: ForeignFile,
  seed: string,
  ways: Ways,
): Promise<void> {
  const resumed = saves.resume(cli, game, file, seed, ways.flags);
  if (resumed === undefined) return;
  const { match, news } = resumed;
  const seats = await requireSeats(cli, match, ways);
  await play(cli, new Session(match, seats), ways, news);
}

/** Goes on with a saved game, with its seats or those given. */
async function playOn(
  cli: Cli,
  { file, text }: SavedText,
  flags: PlayFlags,
  foreign: readonly ForeignSaves[],
): Promise<void> {
  if (isChosen(flags) || flags.seed !== undefined || inputOf(foreign, flags) !== undefined)
    throw usage(cli, 'cli-play-saved-options', { file });
  const loaded = loadSession(text, await gamesFor(text));
  if (!loaded.ok) throw new CommandFailed(tellProblems(cli, loaded.problems));
  const { match, seats, name } = loaded.value;
  const ways = { flags, foreign };
  const chosen = flags.seats === undefined ? seats : await requireSeats(cli, match, ways);
  await play(cli, new Session(match, chosen, name), ways, '');
}

function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
}

/** In the arcade a person and bots at all other places; games for persons, and games by moves, have persons alone. */
async function defaultSeats(game: AnyGame, players: number, ways: Ways): Promise<string> {
  const areAll = !opensArcade(ways) || (await refusalOfBots(game)) !== undefined;
  if (areAll) return new Array(players).fill('person').join(' ');
  return ['person', ...Array.from({ length: players - 1 }, () => 'bot-2')].join(' ');
}

async function requireSeats(
  cli: Cli,
  { game, options }: AnyMatch,
  ways: Ways,
): Promise<readonly Seat[]> {
  const players = game.players(options);
  const wanted = ways.flags.seats ?? (await defaultSeats(game, players, ways));
  const seats = parseSeats(wanted, players);
  if (seats.ok) return seats.value;
  throw new CommandFailed(tellProblems(cli, seats.problems), EXIT.usage);
}

async function playInArcade(cli: Cli, session: Session, news: string): Promise<void> {
  const { exitScreen } = await import('#screen');
  const library = await libraryOf(session.match.game);
  cli.exitCode = await openArcade(cli, (context) => {
    const { environment, routes } = context;
    if (news !== '') context.tell(news);
    const { id } = session.match.game;
    library?.remember?.(id);
    return routes.play({ session, name: environment.saves.freshName(id) }, exitScreen);
  });
}

/** Plays the moves of `--moves` or of standard input; bots answer, or play alone. */
async function playByMoves(cli: Cli, session: Session, ways: Ways): Promise<void> {
  const { flags } = ways;
  const outputs = outputsOf(ways);
  const isToStdio = [flags.save, ...outputs.map(({ file }) => file)].includes(STDIO);
  const { match } = session;
  const look = await requireLook(cli, match.game);
  const asJson = flags.json === true;
  if (asJson && isToStdio) throw usage(cli, 'cli-play-two-outputs');
  const library = await libraryOf(match.game);
  const words: Say = (id, args) => say(cli, id, args);
  const moving = new MovePlay(session, look, words, (id) => library?.sourceOf?.(id));
  try {
    const ending = await moving.take(await movesFor(session, ways));
    if (ending.kind !== 'refused') {
      if (flags.save !== undefined) writeOutput(cli, flags.save, session.save());
      for (const { saves, file } of outputs)
        writeOutput(cli, file, saves.save(cli, match, seatLetters(session.seats)));
    }
    const isSilent = ending.kind === 'done' && isToStdio;
    if (!isSilent) printPlayed(cli, moving, ending, asJson);
  } finally {
    moving.close();
  }
}

/** H for a person, C for the computer. */
function seatLetters(seats: readonly Seat[]): string {
  return seats.map(({ kind }) => (kind === 'bot' ? 'C' : 'H')).join('');
}

/** The moves of persons; where there are none, nothing is waited for. */
async function movesFor({ seats }: Session, { flags, foreign }: Ways): Promise<string> {
  if (flags.moves !== undefined) return flags.moves;
  const isResumed = inputOf(foreign, flags) !== undefined;
  const isAsked = !isResumed && seats.some(({ kind }) => kind === 'person');
  return isAsked ? readInput() : '';
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += String(part);
  return text;
}
