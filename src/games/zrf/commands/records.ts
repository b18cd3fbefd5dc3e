import type { AnyGame, AnyMatch, Problem } from '#core';
import type { Resumed } from '#games/commands-door.ts';
import { CommandFailed, EXIT, formatProblems, say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { MAX_TEXT_BYTES, readRegularFile, shownPath } from '#terminal/files/read-file.ts';
import type { ZrfGame } from '../rules/index.ts';
import { parseRecord, readerFor, resolveRecord } from '../notation/index.ts';
import type { GameTree } from '../notation/index.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { matchOfTree, pgnOfMatch, playerName, playersIn } from '../voice/records.ts';
import { analysisOfTree } from '../voice/kept-record.ts';
import { decodeRecord } from './record-text.ts';

function requireBoardGame(cli: Cli, game: AnyGame): ZrfGame {
  if (isZrfGame(game)) return game;
  throw usage(cli, 'cli-play-no-records', { game: game.id });
}

/** Text of a file with a board game. */
export function textOfFile(cli: Cli, game: AnyGame, file: string): string {
  requireBoardGame(cli, game);
  const bytes = readRegularFile(file, MAX_TEXT_BYTES);
  if (bytes.ok) return decodeRecord(bytes.value);
  throw new CommandFailed(bytes.problems.map((one) => cli.messages.sayProblem(one)).join('\n'));
}

/** A game of a file in its notation, and the number of games there. */
interface ChosenGame {
  readonly tree: GameTree;
  readonly count: number;
}

interface GameInFile {
  readonly file: string;
  readonly text: string;
  readonly at: number;
}

/** One game of a file, even if others are not legal. */
function requireGameIn(cli: Cli, game: ZrfGame, { file, text, at }: GameInFile): ChosenGame {
  const records = parseRecord(text);
  if (!records.ok) throw refusalOf(cli, file, records.problems);
  const { format, games } = records.value;
  const recorded = games[at - 1];
  if (recorded === undefined) {
    throw usage(cli, 'cli-play-game-number', { count: games.length, found: at });
  }
  const tree = resolveRecord(game, format, recorded, readerFor(game));
  if (tree.ok) return { tree: tree.value, count: games.length };
  throw refusalOf(cli, file, tree.problems);
}

function refusalOf(cli: Cli, file: string, problems: readonly Problem[]): CommandFailed {
  const shown = shownPath(file);
  return new CommandFailed(
    formatProblems(
      cli,
      problems.map((problem) => ({ ...problem, file: shown })),
    ),
  );
}

/** Number of a game in a file, counted from 1. */
function numberIn(cli: Cli, text: string | undefined): number {
  if (text === undefined) return 1;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw usage(cli, 'cli-play-game-form', { found: text });
}

/** A match at the end of the main line of a game in a file, and what the file held. */
export function matchOfRecord(
  cli: Cli,
  anyGame: AnyGame,
  { file, text, number, seed }: RecordRequest,
): Resumed {
  const game = requireBoardGame(cli, anyGame);
  const at = numberIn(cli, number);
  const { tree, count } = requireGameIn(cli, game, { file, text, at });
  const players = playersIn(tree.tags);
  const news = count === 1 ? players : say(cli, 'cli-play-game-of', { number: at, count, players });
  return { match: matchOfTree(game, tree, seed), news, analysis: analysisOfTree(tree) };
}

interface RecordRequest {
  readonly file: string;
  readonly text: string;
  /** Number of the game in the file, as typed. */
  readonly number: string | undefined;
  readonly seed: string;
}

/** A match as PGN; `seats` has H for a person, who has no name, and C for the computer. */
export function pgnOf(cli: Cli, match: AnyMatch, seats: string): string {
  const game = requireBoardGame(cli, match.game);
  const players = [...seats].map((letter) => playerName(letter === 'C'));
  const pgn = pgnOfMatch(game, match, players);
  if (pgn.ok) return pgn.value;
  throw new CommandFailed(formatProblems(cli, pgn.problems), EXIT.usage);
}
