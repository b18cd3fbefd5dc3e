import { CHANCE } from '#core';
import type { AnyMatch, Outcome, Problem } from '#core';
import { numberedParticipants } from '#voice/participants.ts';
import type { Participants } from '#voice/participants.ts';
import type { Say } from '#i18n/say.ts';
import type { AnyLook } from '#screen';
import { say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';

/** Names of players in printed data. */
const PLAYER_WORDS = ['one', 'two', 'three', 'four', 'five'] as const;

function playerWord(player: number): string {
  return PLAYER_WORDS[player] ?? String(player + 1);
}

/** Match as data for `--json`: state, moves played, legal moves and result. */
export function describeMatch(match: AnyMatch, look: AnyLook) {
  const { game, origin, turn } = match;
  const outcome = turn.kind === 'over' ? describeOutcome(turn.outcome) : null;
  return {
    game: game.id,
    options: match.options,
    seed: match.seed,
    board: look.makeBoard(match.state),
    state: game.makeState(match.state),
    ...(origin === undefined ? {} : { begun: { rules: origin.rules, moves: origin.count } }),
    moves: match.cursor,
    played: playedIn(match),
    legal:
      turn.kind === 'decide' ? turn.actions.map((one) => game.makeAction(match.state, one)) : [],
    status: statusOf(match),
    next: turn.kind === 'decide' ? playerWord(turn.player) : null,
    outcome,
  };
}

/** All entries so far, chance included, in the notation of `--moves` and transcripts. */
function playedIn(match: AnyMatch) {
  return match.log.slice(0, match.cursor).map(({ by, action }, index) => ({
    by: by === CHANCE ? 'chance' : playerWord(by),
    action: match.game.makeAction(match.stateAt(index), action),
  }));
}

function describeOutcome({ scores, winners, reason }: Outcome) {
  return { scores, winners: winners.map(playerWord), reason };
}

function statusOf({ turn }: AnyMatch): string {
  if (turn.kind !== 'over') return 'active';
  const [winner] = turn.outcome.winners;
  return winner === undefined ? 'draw' : playerWord(winner);
}

/** Board as text, followed by whose turn it is or the result. */
export function printMatch(cli: Cli, match: AnyMatch, look: AnyLook): string {
  const participants = numbered(cli, match);
  const words: Say = (id, args) => say(cli, id, args);
  const turn = look.describeTurn(match.state, participants, words);
  return `${look.print(match.state, participants.names, words)}\n\n${turn}`;
}

/** Participants with numbered names; on the command line no one is "you". */
export function numbered(cli: Cli, match: AnyMatch): Participants {
  const count = match.game.players(match.options);
  return numberedParticipants(count, (id, args) => say(cli, id, args));
}

/** Problem as data; `move` counts from 1. */
export function describeProblem(problem: Problem, move?: number) {
  const { code, message, line } = problem;
  return {
    ...(move === undefined ? {} : { move }),
    ...(line === undefined ? {} : { line }),
    code,
    message,
  };
}
