import { playText } from '#core';
import type { AnyMatch, Problem } from '#core';
import type { Engine, Session } from '#play';
import type { AnyLook } from '#screen';
import type { Say } from '#i18n/say.ts';
import { translateTurns } from '#voice/turns.ts';
import { EXIT, printData, printError, printOut, say } from '../cli/cli.ts';
import type { Cli, ExitCode } from '../cli/cli.ts';
import { StopSignal } from '../cli/signals.ts';
import { makeBotEngine } from '../engine/engines.ts';
import type { SourceOf } from '../engine/engines.ts';
import { describeMatch, describeProblem, printMatch } from './describe.ts';

/** Maximum number of entries for bots, since some rules allow endless games. */
const MAX_ENTRIES = 10_000;

/** Illegal move, counted from 1. */
export interface RefusedMove {
  readonly move: number;
  readonly text: string;
  readonly problem: Problem;
}

type Ending =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refused: RefusedMove }
  | { readonly kind: 'stopped'; readonly code: ExitCode };

/**
 * Plays a session by text, without a screen: reads moves of people from lists, and lets bots
 * answer.
 */
export class MovePlay {
  readonly session: Session;
  readonly look: AnyLook;
  readonly #words: Say;
  readonly #engine: Engine;
  #taken = 0;

  /**
   * `sourceOf` returns the rules text of games that are not built into the bot threads; `seat` adds
   * engines of other programs to our bots.
   */
  constructor(
    session: Session,
    look: AnyLook,
    words: Say,
    sourceOf: SourceOf,
    seat: (bots: Engine) => Engine = (bots) => bots,
  ) {
    this.session = session;
    this.look = look;
    this.#words = words;
    this.#engine = seat(makeBotEngine(sourceOf));
  }

  /** True if any seat has a bot. */
  get hasBots(): boolean {
    return this.session.seats.some(({ kind }) => kind === 'bot');
  }

  /** Plays a list of moves, with the bots' replies, and stops at the first illegal move. */
  async take(list: string): Promise<Ending> {
    let rest = list;
    for (;;) {
      const stopped = await this.#answer();
      if (stopped !== undefined) return { kind: 'stopped', code: stopped };
      const { match } = this.session;
      const first = this.look.readMove(match.state, rest, this.#words);
      if (first === undefined) return { kind: 'done' };
      this.#taken += 1;
      const move = this.#taken;
      if (first.kind === 'refused') return { kind: 'refused', refused: { ...first, move } };
      for (const text of first.actions) {
        const played = playText(match, text);
        if (!played.ok)
          return { kind: 'refused', refused: { move, text, problem: played.problem } };
      }
      rest = first.rest;
    }
  }

  /** Moves so far in the game's notation. */
  get notation(): string {
    const { match } = this.session;
    const log = match.log.slice(0, match.cursor);
    const turns = translateTurns(this.look.notate(match.stateAt(0), log), this.#words);
    return turns.map(({ text }) => text).join(' ');
  }

  close(): void {
    this.#engine.close();
  }

  /**
   * Plays bot moves until a person is to move or the game ends. Returns the exit code if stopped.
   */
  async #answer(): Promise<ExitCode | undefined> {
    const { session } = this;
    const stopping = new StopSignal();
    try {
      for (;;) {
        const { seat } = session;
        if (seat?.kind !== 'bot') return undefined;
        if (session.match.cursor >= MAX_ENTRIES) return EXIT.failed;
        const answer = await this.#engine.ask(session.question('move'));
        if (stopping.code !== undefined) return stopping.code;
        if (answer === undefined) return EXIT.failed;
        const played = session.playText(answer.action);
        if (!played.ok) throw new RangeError(`a bot answered ${answer.action}`);
      }
    } finally {
      stopping.forget();
    }
  }
}

/** Prints the final position; with bots also the moves. */
export function printPlayed(cli: Cli, play: MovePlay, ending: Ending, asJson: boolean): void {
  const { match } = play.session;
  if (ending.kind === 'refused') printRefused(cli, match, play.look, ending.refused, asJson);
  else {
    if (ending.kind === 'stopped') cli.exitCode = ending.code;
    const message = say(cli, 'cli-play-stopped', { actions: match.cursor });
    if (asJson) {
      const error = ending.kind === 'stopped' ? { error: { message } } : {};
      printData(cli, { ...error, ...describeMatch(match, play.look) });
    } else {
      if (play.hasBots && match.cursor > 0) printOut(`${play.notation}\n`);
      printOut(printMatch(cli, match, play.look));
    }
    if (ending.kind === 'stopped') printError(message);
  }
}

function printRefused(
  cli: Cli,
  match: AnyMatch,
  look: AnyLook,
  { move, text, problem }: RefusedMove,
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
