import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH, startMatch } from '#core';
import type { AnyGame, AnyMatch, OptionValues } from '#core';
import type {
  EngineFlags,
  ForeignOutput,
  ForeignSaves,
  SeatedEngine,
} from '#games/commands-door.ts';
import {
  commandsDoorOf,
  libraryOf,
  loadForeignSaves,
  resolvePlayRequest,
} from '#games/commands.ts';
import type { Say } from '#i18n/say.ts';
import { loadSession, parseSeats, reopen, Session } from '#play';
import type { Engine, Seat } from '#play';
import type { Context } from '#screen';
import { describeOrigin, describeReopened } from '#voice/saved-game.ts';
import { openArcade } from '../arcade/open-arcade.ts';
import { isInteractive } from '../cli/interactive.ts';
import { CommandFailed, EXIT, printError, say, formatProblems, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { freshSeed } from '../cli/fresh-seed.ts';
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
import {
  addEngineFlags,
  ENGINE_SEATS,
  requireEngine,
  requireSeated,
  seatByName,
} from './play-engine.ts';
import { refuseClock, requireClock } from './play-clock.ts';
import { MovePlay, printPlayed } from './play-moves.ts';
import { writeAtomic } from '../files/write-file.ts';
import { statSync } from 'node:fs';
import { readSave } from '../files/save-file.ts';

/** Text of a saved game and its file. */
interface SavedText {
  readonly file: string;
  readonly text: string;
}

/** First word of every transcript. */
const FIRST_WORD = 'turnwright ';

/** Saved game at a path; undefined if the path contains anything else. */
function readSaved(cli: Cli, path: string): SavedText | undefined {
  if (path !== STDIO && statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    return undefined;
  }
  const text = readTextFile(path);
  if (!text.ok || !text.value.startsWith(FIRST_WORD)) return undefined;
  if (path === STDIO) return { file: path, text: text.value };
  const saved = readSave(path);
  if (!saved.ok) throw new CommandFailed(formatProblems(cli, saved.problems));
  return { file: path, text: saved.value.text };
}

/** Writes output to a file; `-` is standard output. */
function writeOutput(cli: Cli, file: string, text: string): void {
  if (file === STDIO) {
    process.stdout.write(text);
    return;
  }
  const problem = writeAtomic(file, text);
  if (problem !== undefined) throw new CommandFailed(formatProblems(cli, [problem]));
}

interface PlayFlags extends GameFlags, EngineFlags {
  readonly moves?: string;
  readonly seats?: string;
  readonly clock?: string;
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
  'turnwright play chess --engine stockfish --engine-option "Skill Level=5"',
  'echo e4 | turnwright play chess --seats "person bot-3"',
  'turnwright play chess --clock 5+3',
  'turnwright play games.pgn --game 2',
  'turnwright play saved.txt',
] as const;

/**
 * `turnwright play <game>`: opens the arcade on a terminal; otherwise plays the given moves and
 * prints the result.
 */
export async function definePlay(command: Command, cli: Cli): Promise<void> {
  const words = await gameWords();
  const foreign = await loadForeignSaves();
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<game>', say(cli, 'cli-play-what', { games: words.join(', ') }))
    .argument('[file]', say(cli, 'cli-play-file'))
    .option('--moves <list>', say(cli, 'cli-play-moves'));
  addEngineFlags(addGameFlags(command, cli), cli)
    .option('--seats <list>', say(cli, 'cli-play-seats', { default: DEFAULT_SEATS }))
    .option('--clock <time>', say(cli, 'cli-play-clock'))
    .option('--seed <text>', say(cli, 'cli-seed'))
    .option('--save <file>', say(cli, 'cli-play-save'));
  for (const saves of foreign) saves.addFlags(command, cli);
  command
    .option('--json', say(cli, 'cli-json'))
    .action(async (nameOrFile: string, givenFile: string | undefined, givenFlags: PlayFlags) => {
      const saved = readSaved(cli, nameOrFile);
      if (saved !== undefined) {
        await continueSaved(cli, saved, { flags: givenFlags, foreign, file: givenFile });
        return;
      }
      const request = { name: nameOrFile, flags: givenFlags };
      const { name, flags, file = givenFile } = await resolvePlayRequest(cli, request);
      const game = await requireGame(cli, name, flags);
      const menu = name.toLowerCase();
      const settings = { flags, foreign, file };
      if (opensMenu(menu, settings)) {
        await openMenu(cli, menu);
        return;
      }
      const seed = requireSeed(cli, flags.seed ?? freshSeed());
      const options = await requireOptions(cli, game, flags);
      for (const saves of foreign) saves.requireInput(cli, flags);
      const resumed = inputOf(settings);
      if (resumed !== undefined) {
        refuseClock(cli, flags.clock);
        await resume(cli, game, resumed, seed, settings);
      } else {
        const completed = await complete(cli, game, options, seed, settings);
        const clock = requireClock(cli, game, completed, flags.clock);
        const match = startMatch(game, completed, seed, { clock });
        await play(cli, await seatMatch(cli, match, settings), settings, '');
      }
    });
}

/** A session, and the engine of another program that takes part in it. */
interface Seated {
  readonly session: Session;
  readonly engine: SeatedEngine | undefined;
}

/** Flags of the command, and the save formats of other programs that it supports. */
interface PlayContext {
  readonly flags: PlayFlags;
  readonly foreign: readonly ForeignSaves[];
  /** File named after the game. */
  readonly file: string | undefined;
}

/** Saved game of another program. */
interface ForeignFile {
  readonly saves: ForeignSaves;
  readonly file: string;
}

function inputOf({ foreign, flags, file }: PlayContext): ForeignFile | undefined {
  return foreign.flatMap((saves): ForeignFile[] => {
    const input = saves.input(flags, file);
    return input === undefined ? [] : [{ saves, file: input }];
  })[0];
}

function outputsOf({ flags, foreign }: PlayContext): readonly ForeignOutput[] {
  return foreign.flatMap((saves) => saves.outputs(flags));
}

/** True to open the menu of the game, for a command such as `play dice` that sets nothing. */
function opensMenu(name: string, settings: PlayContext): boolean {
  if (commandsDoorOf(name)?.hasMenu !== true) return false;
  const { flags } = settings;
  const { moves, save, seed, seats, json, engine, clock } = flags;
  const input = inputOf(settings);
  const isGiven = [moves, save, seed, seats, json, engine, clock, input].some(
    (flag) => flag !== undefined,
  );
  return !isGiven && outputsOf(settings).length === 0 && !isChosen(flags) && isInteractive();
}

async function openMenu(cli: Cli, name: string): Promise<void> {
  cli.exitCode = await openArcade(cli, (context) => {
    const title = context.routes.title();
    return context.modules.get(name)?.menu?.(context, title) ?? title;
  });
}

/** Completes the options of a match for people in the arcade. */
async function complete(
  cli: Cli,
  game: AnyGame,
  options: OptionValues,
  seed: string,
  settings: PlayContext,
): Promise<OptionValues> {
  const library = opensArcade(settings) ? await libraryOf(game) : undefined;
  return library?.complete?.(cli, game, options, seed) ?? options;
}

/** True to open the arcade: on a terminal without flags that ask for printed output. */
function opensArcade(settings: PlayContext): boolean {
  const { moves, save, json } = settings.flags;
  const isGiven = [moves, save].some((flag) => flag !== undefined) || json === true;
  return !isGiven && outputsOf(settings).length === 0 && isInteractive();
}

/** Opens the arcade on a terminal; otherwise plays by moves. */
async function play(cli: Cli, seated: Seated, settings: PlayContext, news: string): Promise<void> {
  if (opensArcade(settings)) await playInArcade(cli, seated, news);
  else await playByMoves(cli, seated, settings);
}

/** Opens a game saved by another program, unless the flags only read it. */
async function resume(
  cli: Cli,
  game: AnyGame,
  { saves, file }: ForeignFile,
  seed: string,
  settings: PlayContext,
): Promise<void> {
  const resumed = saves.resume(cli, game, file, seed, settings.flags);
  if (resumed === undefined) return;
  const { match, news, analysis = '' } = resumed;
  const seated = await seatMatch(cli, match, settings);
  seated.session.annotations.analysis = analysis;
  await play(cli, seated, settings, news);
}

/** Continues a saved game, with its own seats or those from the flags. */
async function continueSaved(
  cli: Cli,
  { file, text }: SavedText,
  settings: PlayContext,
): Promise<void> {
  const { flags } = settings;
  if (isChosen(flags) || flags.seed !== undefined || inputOf(settings) !== undefined)
    throw usage(cli, 'cli-play-saved-options', { file });
  refuseClock(cli, flags.clock);
  const { session, news } = requireSession(cli, text, await gamesFor(text));
  const { match, seats, name } = session;
  const engine = await requireEngine(cli, match, flags);
  const chosen =
    flags.seats === undefined ? seats : await requireSeats(cli, match, settings, engine);
  requireSeated(cli, chosen, engine);
  if (news !== '' && !opensArcade(settings)) printError(news);
  await play(cli, { session: new Session(match, chosen, name), engine }, settings, news);
}

/** Opens a saved game, continuing one begun under older rules, which `news` then says. */
function requireSession(
  cli: Cli,
  text: string,
  games: readonly AnyGame[],
): { readonly session: Session; readonly news: string } {
  const words: Say = (id, args) => say(cli, id, args);
  const loaded = loadSession(text, games);
  if (loaded.ok)
    return { session: loaded.value, news: describeOrigin(loaded.value.match, words) ?? '' };
  const found = reopen({ text }, games);
  const isContinued = found.kind === 'fault' && found.part === 'checkpoint';
  if (!isContinued || found.session === undefined)
    throw new CommandFailed(formatProblems(cli, loaded.problems));
  return { session: found.session, news: describeReopened(found, words) ?? '' };
}

function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
}

/**
 * Default seats: in the arcade one person against bots. Games without bots, and games played by
 * moves, have only people.
 */
async function defaultSeats(
  game: AnyGame,
  players: number,
  settings: PlayContext,
): Promise<string> {
  if (settings.flags.engine !== undefined) return ENGINE_SEATS;
  const onlyPersons = !opensArcade(settings) || (await refusalOfBots(game)) !== undefined;
  if (onlyPersons) return new Array(players).fill('person').join(' ');
  return ['person', ...Array.from({ length: players - 1 }, () => 'bot-2')].join(' ');
}

/** Session of a match with the seats of the flags. */
async function seatMatch(cli: Cli, match: AnyMatch, settings: PlayContext): Promise<Seated> {
  const engine = await requireEngine(cli, match, settings.flags);
  const seats = await requireSeats(cli, match, settings, engine);
  requireSeated(cli, seats, engine);
  return { session: new Session(match, seats), engine };
}

async function requireSeats(
  cli: Cli,
  { game, options }: AnyMatch,
  settings: PlayContext,
  engine: SeatedEngine | undefined,
): Promise<readonly Seat[]> {
  const players = game.players(options);
  const seatText = settings.flags.seats ?? (await defaultSeats(game, players, settings));
  const seats = parseSeats(seatByName(cli, seatText, engine), players);
  if (seats.ok) return seats.value;
  throw new CommandFailed(formatProblems(cli, seats.problems), EXIT.usage);
}

async function playInArcade(cli: Cli, { session, engine }: Seated, news: string): Promise<void> {
  const { exitScreen } = await import('#screen');
  const library = await libraryOf(session.match.game);
  const first = (context: Context) => {
    const { environment, routes } = context;
    if (news !== '') context.announce(news);
    const { id } = session.match.game;
    library?.remember?.(id);
    return routes.play({ session, name: environment.saves.freshName(id) }, exitScreen);
  };
  cli.exitCode = await openArcade(
    cli,
    first,
    engine && ((bots) => engine.seat(bots, session.match)),
  );
}

/** Plays the moves from `--moves` or standard input; bots reply, or play alone. */
async function playByMoves(
  cli: Cli,
  { session, engine }: Seated,
  settings: PlayContext,
): Promise<void> {
  const { flags } = settings;
  const outputs = outputsOf(settings);
  const isToStdio = [flags.save, ...outputs.map(({ file }) => file)].includes(STDIO);
  const { match } = session;
  const look = await requireLook(cli, match.game);
  const asJson = flags.json === true;
  if (asJson && isToStdio) throw usage(cli, 'cli-play-two-outputs');
  const library = await libraryOf(match.game);
  const words: Say = (id, args) => say(cli, id, args);
  const seat = engine && ((bots: Engine) => engine.seat(bots, match));
  const moving = new MovePlay(session, look, words, (id) => library?.sourceOf?.(id), seat);
  const save = () => {
    if (flags.save !== undefined) writeOutput(cli, flags.save, session.save());
    for (const { file, make } of outputs)
      writeOutput(cli, file, make(cli, match, seatLetters(session.seats)));
  };
  try {
    const taking = moving.take(await movesFor(session, settings));
    const ending = await taking.catch((error: unknown) => {
      // An engine of another program has failed: its moves so far are kept.
      if (error instanceof CommandFailed) save();
      throw error;
    });
    if (ending.kind !== 'refused') save();
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

/** Moves of people; without people standard input is not read. */
async function movesFor({ seats }: Session, settings: PlayContext): Promise<string> {
  const { moves } = settings.flags;
  if (moves !== undefined) return moves;
  const isResumed = inputOf(settings) !== undefined;
  const isAsked = !isResumed && seats.some(({ kind }) => kind === 'person');
  return isAsked ? readInput() : '';
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text;
}
