import type { Command } from 'commander';
import { isSeed, SEED_LENGTH_MAX, startMatch } from '../../core/index.ts';
import type { AnyGame, AnyMatch, OptionValues } from '../../core/index.ts';
import { caves } from '../../games/caves/index.ts';
import { isWorldName, makeMap, readWorld, rogue } from '../../games/rogue/index.ts';
import type { WorldReport } from '../../games/rogue/index.ts';
import { loadSession, parseSeats, Session } from '../../play/index.ts';
import type { Seat } from '../../play/index.ts';
import { nameParty } from '../../presentation/dice/names.ts';
import { openArcade } from '../arcade/open-arcade.ts';
import { isInteractive } from '../cli/interactive.ts';
import { CommandFailed, EXIT, printError, say, tellProblems, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import type { Say } from '../../i18n/say.ts';
import { freshSeed } from '../arcade/environment.ts';
import { gamesFor } from '../rules/games-for.ts';
import { rulesLibrary } from '../rules/rules-library.ts';
import { inputKind } from '../files/input-kind.ts';
import { STDIO } from '../files/read-file.ts';
import { readWorldAt, rogueServices } from '../files/worlds.ts';
import { tellWarning } from './check-answer.ts';
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
import { MovePlay, printPlayed } from './play-moves.ts';
import { matchOfZsg, replayFile, tellRejected, verifyZsg, zsgOf } from './play-zsg.ts';
import { readSaved } from './play-saved.ts';
import type { SavedText } from './play-saved.ts';
import { writeOutput } from './write-output.ts';

interface PlayFlags extends GameFlags {
  /** A kind of world, or one that comes with the program, by its name. */
  readonly world?: string;
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

const EXAMPLES = [
  'turnwright play chess',
  'turnwright play kalah --moves "36 5 2"',
  'turnwright play rogue --world first-steps --moves "wait; wait"',
  'turnwright play chess --seats "bot-1 bot-1" --save -',
  'echo e4 | turnwright play chess --seats "person bot-3"',
  'turnwright play saved.txt',
] as const;

/** `turnwright play <game>`: on a terminal the arcade, else the moves given and the result. */
export function definePlay(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
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
      const saved = readSaved(cli, what);
      if (saved !== undefined) {
        await playOn(cli, saved, given);
        return;
      }
      const [name, flags] = await withWorld(cli, what, given);
      const game = await requireGame(cli, name, flags);
      const menu = name.toLowerCase();
      if (opensMenu(menu, flags)) {
        await openMenu(cli, menu);
        return;
      }
      const seed = requireSeed(cli, flags.seed ?? freshSeed());
      const options = requireOptions(cli, game, flags);
      if (flags.verify === true && flags.zsg === undefined)
        throw usage(cli, 'cli-play-verify-alone');
      if (flags.zsg !== undefined) await playZsg(cli, game, flags.zsg, seed, flags);
      else {
        const match = startMatch(game, withNames(cli, game, options, seed, flags), seed);
        await play(cli, new Session(match, requireSeats(cli, match, flags)), flags, '');
      }
    });
}

/** A world is played in Rogue, as the world of its options: a file, or one that comes with the program. */
async function withWorld(
  cli: Cli,
  what: string,
  flags: PlayFlags,
): Promise<readonly [string, PlayFlags]> {
  if (isWorldName(what) || (what === STDIO && inputKind() === 'world'))
    return playedWorld(cli, readWorldAt(what), flags);
  const wanted = what.toLowerCase() === rogue.id ? flags.world?.toLowerCase() : undefined;
  const known = rogueServices.worlds().find(({ name }) => name === wanted);
  if (known === undefined) return [what, flags];
  const { world: _, ...others } = flags;
  return playedWorld(cli, readWorld(await known.load()), others);
}

function playedWorld(
  cli: Cli,
  { plan, warnings }: Pick<WorldReport, 'plan' | 'warnings'>,
  flags: PlayFlags,
): readonly [string, PlayFlags] {
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

/** On a terminal the arcade, unless something else is asked for. */
async function play(cli: Cli, session: Session, flags: PlayFlags, news: string): Promise<void> {
  if (opensArcade(flags)) await playInArcade(cli, session, news);
  else await playByMoves(cli, session, flags);
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
  const match = matchOfZsg(game, replayed, seed);
  await play(cli, new Session(match, requireSeats(cli, match, flags)), flags, news);
}

/** Goes on with a saved game, with its seats or those given. */
async function playOn(cli: Cli, { file, text }: SavedText, flags: PlayFlags): Promise<void> {
  const { seed, zsg } = flags;
  if (isChosen(flags) || seed !== undefined || zsg !== undefined)
    throw usage(cli, 'cli-play-saved-options', { file });
  const loaded = loadSession(text, await gamesFor(text));
  if (!loaded.ok) throw new CommandFailed(tellProblems(cli, loaded.problems));
  const { match, seats, name } = loaded.value;
  const chosen = flags.seats === undefined ? seats : requireSeats(cli, match, flags);
  await play(cli, new Session(match, chosen, name), flags, '');
}

function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: SEED_LENGTH_MAX });
}

/** In the arcade a person and bots at all other places; adventures, and games by moves, have persons alone. */
function defaultSeats(game: AnyGame, players: number, flags: PlayFlags): string {
  if (isAdventure(game) || !opensArcade(flags)) return new Array(players).fill('person').join(' ');
  return ['person', ...Array.from({ length: players - 1 }, () => 'bot-2')].join(' ');
}

function requireSeats(cli: Cli, { game, options }: AnyMatch, flags: PlayFlags): readonly Seat[] {
  const players = game.players(options);
  const seats = parseSeats(flags.seats ?? defaultSeats(game, players, flags), players);
  if (seats.ok) return seats.value;
  throw new CommandFailed(tellProblems(cli, seats.problems), EXIT.usage);
}

async function playInArcade(cli: Cli, session: Session, news: string): Promise<void> {
  const { exitScreen } = await import('../../screen/index.ts');
  cli.exitCode = await openArcade(cli, (context) => {
    const { environment, routes } = context;
    if (news !== '') context.tell(news);
    const { id } = session.match.game;
    rulesLibrary.remember(id);
    return routes.play({ session, name: environment.saves.freshName(id) }, exitScreen);
  });
}

/** Plays the moves of `--moves` or of standard input; bots answer, or play alone. */
async function playByMoves(cli: Cli, session: Session, flags: PlayFlags): Promise<void> {
  const { match } = session;
  const look = await requireLook(cli, match.game);
  const asJson = flags.json === true;
  if (asJson && [flags.save, flags.saveZsg].includes(STDIO))
    throw usage(cli, 'cli-play-two-outputs');
  const moving = new MovePlay(session, look, (id, args) => say(cli, id, args));
  try {
    const ending = await moving.take(await movesFor(session, flags));
    if (ending.kind !== 'refused') {
      if (flags.save !== undefined) writeOutput(cli, flags.save, session.save());
      if (flags.saveZsg !== undefined)
        writeOutput(cli, flags.saveZsg, zsgOf(cli, match, seatLetters(session.seats)));
    }
    const isSilent = ending.kind === 'done' && [flags.save, flags.saveZsg].includes(STDIO);
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
async function movesFor({ seats }: Session, flags: PlayFlags): Promise<string> {
  if (flags.moves !== undefined) return flags.moves;
  const isAsked = flags.zsg === undefined && seats.some(({ kind }) => kind === 'person');
  return isAsked ? readInput() : '';
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += String(part);
  return text;
}
