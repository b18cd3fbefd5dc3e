import { must, startMatch } from '#core';
import type { AnyGame, AnyMatch, Turn } from '#core';
import { CommandFailed, EXIT, formatProblems, say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { MAX_TEXT_BYTES, readRegularFile, shownPath } from '#terminal/files/read-file.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import {
  mainLine,
  makePgn,
  openRecord,
  positionNotationOf,
  readerFor,
  treeOfMatch,
} from '../notation/index.ts';
import type { GameTree } from '../notation/index.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
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

function requireGameIn(
  cli: Cli,
  game: ZrfGame,
  file: string,
  text: string,
  at: number,
): ChosenGame {
  const trees = openRecord(game, text, readerFor(game));
  if (!trees.ok) {
    const shown = shownPath(file);
    const problems = trees.problems.map((problem) => ({ ...problem, file: shown }));
    throw new CommandFailed(formatProblems(cli, problems));
  }
  const tree = trees.value[at - 1];
  const count = trees.value.length;
  if (tree !== undefined) return { tree, count };
  throw usage(cli, 'cli-play-game-number', { count, found: at });
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
): { readonly match: AnyMatch; readonly news: string } {
  const game = requireBoardGame(cli, anyGame);
  const at = numberIn(cli, number);
  const { tree, count } = requireGameIn(cli, game, file, text, at);
  const { variant, start = 'usual' } = tree;
  const match = startMatch(anyGame, { variant, start }, seed);
  for (const { actions } of mainLine(tree)) {
    for (const one of actions) {
      match.play(must(game.parseAction(match.state as ZrfState, one)));
    }
  }
  const [white, black] = [tree.tags.get('White') ?? '?', tree.tags.get('Black') ?? '?'];
  const players = [white, black].every((name) => name === '?') ? '' : `${white} – ${black}`;
  const news = count === 1 ? players : say(cli, 'cli-play-game-of', { number: at, count, players });
  return { match, news };
}

interface RecordRequest {
  readonly file: string;
  readonly text: string;
  /** Number of the game in the file, as typed. */
  readonly number: string | undefined;
  readonly seed: string;
}

/** Name of a seat in a PGN tag: a person has none. */
function seatName(letter: string | undefined): string {
  return letter === 'C' ? 'Turnwright' : '?';
}

/** A match as PGN; `seats` has H for a person and C for the computer. */
export function pgnOf(cli: Cli, match: AnyMatch, seats: string): string {
  const game = requireBoardGame(cli, match.game);
  const log = match.log.slice(0, match.cursor);
  if (log.some(({ by }) => by < 0)) {
    throw new CommandFailed(say(cli, 'cli-play-pgn-chance'), EXIT.usage);
  }
  const start = match.stateAt(0) as ZrfState;
  const rules = game.rulesOf(start);
  const isUsual = (match.options as { start?: string }).start === 'usual';
  const tags = new Map([
    ['White', seatName(seats[0])],
    ['Black', seatName(seats[1])],
  ]);
  const title = game.variants.find(({ key }) => key === start.variant)?.title ?? start.variant;
  const isChess = game.id === 'chess' && start.variant === game.options.variant.default;
  if (!isChess) tags.set('Variant', title);
  const actions = log.map(({ action }) => action as ZrfAction);
  const turn = match.turn as Turn<ZrfAction>;
  const readerOf = readerFor(game);
  const tree = treeOfMatch(game, start, actions, { turn, isUsual, tags, readerOf });
  const fen = isUsual ? undefined : positionNotationOf(rules).make(rules, start);
  if (!isUsual && fen === undefined) {
    throw new CommandFailed(say(cli, 'cli-play-pgn-start'), EXIT.usage);
  }
  const firstPly = rules.turnOrder.entries[start.turn]?.player === 1 ? 1 : 0;
  return makePgn(tree, { firstPly, fen });
}
