import { startMatch } from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { decode, makePositionLine, makeZsg, parseZsg, replayZsg } from '../rules/index.ts';
import type { ReplayedZsg, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import {
  CommandFailed,
  EXIT,
  printData,
  printOut,
  say,
  formatProblems,
  usage,
} from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { rulesLibrary } from './rules-library.ts';
import { readRegularFile, MAX_TEXT_BYTES } from '#terminal/files/read-file.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { requireVariant } from './variant.ts';

function requireRules(cli: Cli, game: AnyGame): ZrfGame {
  if (isZrfGame(game)) return game;
  throw usage(cli, 'cli-game-no-variants', { game: game.id });
}

/** A save replayed as far as the rules allow, with one letter per player if it has them. */
interface PlayedZsg extends ReplayedZsg {
  readonly seats: string;
}

/** Replays a save of the original program; `variant` overrides the variant it names. */
export function replayFile(
  cli: Cli,
  game: AnyGame,
  file: string,
  variant: string | undefined,
): PlayedZsg {
  const rules = requireRules(cli, game);
  const bytes = readRegularFile(file, MAX_TEXT_BYTES);
  if (!bytes.ok)
    throw new CommandFailed(bytes.problems.map((one) => cli.messages.sayProblem(one)).join('\n'));
  const zsg = parseZsg(decode(bytes.value), file);
  if (!zsg.ok) throw new CommandFailed(formatProblems(cli, zsg.problems));
  const key = variant === undefined ? zsg.value.variant : requireVariant(cli, game, variant);
  const replayed = replayZsg(rules, { ...zsg.value, variant: key });
  if (replayed.ok) return { ...replayed.value, seats: zsg.value.seats };
  throw new CommandFailed(
    formatProblems(
      cli,
      replayed.problems.map((problem) => ({ ...problem, file })),
    ),
  );
}

/** Reports the number of recorded moves the rules allow; exit code 0 only if all are legal. */
export function verifyZsg(
  cli: Cli,
  game: AnyGame,
  file: string,
  replayed: PlayedZsg,
  asJson: boolean,
): void {
  const { accepted, total, first, seats } = replayed;
  const { players } = requireRules(cli, game).rulesOf(replayed.start);
  const deciding = players.filter(({ kind }) => kind === 'decides').length;
  const isSeated = [0, players.length, deciding].includes(seats.length);
  if (first !== undefined) cli.exitCode = EXIT.failed;
  if (asJson) {
    const message = first && say(cli, 'cli-zsg-accepted', { file, accepted, total });
    const rejected = first && { first, error: { message, line: first.line } };
    const missing = { actions: total, end: true, seats: true };
    printData(cli, { accepted, total, ...rejected, missing, seatsFit: isSeated });
    return;
  }
  printOut(say(cli, 'cli-zsg-accepted', { file, accepted, total }));
  printOut(say(cli, 'cli-zsg-unchecked'));
  const counts = { letters: seats, found: seats.length, wanted: deciding };
  if (!isSeated) printOut(say(cli, 'cli-zsg-seats', counts));
  if (first !== undefined) printOut(formatRejected(cli, file, first));
}

/** Formats the first illegal move and the legal alternatives. */
export function formatRejected(
  cli: Cli,
  file: string,
  { line, move, text, legal }: NonNullable<ReplayedZsg['first']>,
): string {
  const heading = `${file}:${line}: ${say(cli, 'cli-zsg-rejected', { move, text })}`;
  return [heading, ...legal.map((one) => `  ${one}`)].join('\n');
}

/** Makes a match at the end of the saved game. */
export function matchOfZsg(game: AnyGame, replayed: ReplayedZsg, seed: string): AnyMatch {
  const { variant, start, isUsualStart, hasChance, state, actions } = replayed;
  // Dice rolls cannot be reproduced; a game with dice starts from its final position.
  const begins = hasChance ? state : start;
  const isUsual = isUsualStart && !hasChance;
  const position = (at: ZrfState) =>
    isZrfGame(game) ? makePositionLine(game.rulesOf(at), at) : '';
  const options = isUsual ? { variant, start: 'usual' } : { variant, start: position(begins) };
  const match = startMatch(game, options, seed);
  if (!hasChance) for (const action of actions) match.play(action);
  return match;
}

/** Converts a match to a save of the original program. */
export function zsgOf(cli: Cli, match: AnyMatch, seats: string): string {
  const game = requireRules(cli, match.game);
  const actions = match.log.slice(0, match.cursor).map(({ action }) => action as ZrfAction);
  const start = match.stateAt(0) as ZrfState;
  return makeZsg(game, start, actions, { seats, rulesFile: rulesLibrary.mainOf(game.id) });
}
