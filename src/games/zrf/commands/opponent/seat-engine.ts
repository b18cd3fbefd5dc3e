import type { AnyGame, AnyMatch } from '#core';
import type { EngineFlags, SeatedEngine } from '#games/commands-door.ts';
import type { Answer, Engine, Question } from '#play';
import { CommandFailed, say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { familyOf } from '../../notation/index.ts';
import { unsuitability } from '../../protocols/index.ts';
import type { ZrfGame } from '../../rules/index.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { mindOf, readEngineCommand } from './engine-command.ts';
import { EngineFault } from './engine-fault.ts';
import { Opponent, USUAL_PATIENCE } from './opponent.ts';
import type { OpponentSettings, Patience } from './opponent.ts';

const DEFAULT_SECONDS = '2';
const SECOND = 1000;

/** Engine of the `--engine` flags for a game; throws a usage error if it cannot play. */
export function seatEngine(
  cli: Cli,
  game: AnyGame,
  variant: string,
  flags: EngineFlags,
  patience: Patience = USUAL_PATIENCE,
): SeatedEngine {
  const command = readEngineCommand(flags.engine ?? '');
  if (command === undefined) throw usage(cli, 'cli-engine-no-program');
  if (!isZrfGame(game)) throw usage(cli, 'cli-engine-players', { game: game.id });
  const family = familyOf(game.playOf(variant).rules);
  const protocol = command.protocol ?? (family === 'shogi' ? 'usi' : 'uci');
  const reason = unsuitability(protocol, game, variant);
  if (reason !== undefined) {
    throw usage(cli, `cli-engine-${reason}`, { game: game.id, protocol: protocol.toUpperCase() });
  }
  const settings: OpponentSettings = {
    command,
    protocol,
    options: (flags.engineOption ?? []).map((text) => readOption(cli, text)),
    thinking: readTime(cli, flags.engineTime ?? DEFAULT_SECONDS),
    patience,
  };
  const mind = mindOf(command);
  return { mind, seat: (bots, match) => new Seated(cli, settings, mind, game, match, bots) };
}

function readOption(cli: Cli, text: string): readonly [string, string] {
  const at = text.indexOf('=');
  const isWhole = at > 0 && !/[\r\n]/.test(text);
  if (!isWhole) throw usage(cli, 'cli-engine-bad-option', { option: text });
  return [text.slice(0, at), text.slice(at + 1)];
}

function readTime(cli: Cli, text: string): number {
  const seconds = /^\d{1,4}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (seconds <= 0) throw usage(cli, 'cli-engine-bad-time', { time: text });
  return Math.max(1, Math.round(seconds * SECOND));
}

/** Answers the questions to one seat by another program, and all others by our bots. */
class Seated implements Engine {
  readonly #cli: Cli;
  readonly #program: string;
  readonly #mind: string;
  readonly #game: string;
  readonly #bots: Engine;
  readonly #opponent: Opponent;

  constructor(
    cli: Cli,
    settings: OpponentSettings,
    mind: string,
    game: ZrfGame,
    match: AnyMatch,
    bots: Engine,
  ) {
    this.#cli = cli;
    this.#program = settings.command.program;
    this.#mind = mind;
    this.#game = game.id;
    this.#bots = bots;
    this.#opponent = new Opponent(settings, game, () => match);
  }

  async ask(question: Question, tell?: (progress: unknown) => void): Promise<Answer | undefined> {
    if (question.mind !== this.#mind || question.game !== this.#game) {
      return this.#bots.ask(question, tell);
    }
    try {
      return await this.#opponent.ask(question);
    } catch (error) {
      throw error instanceof EngineFault ? this.#describe(error) : error;
    }
  }

  prepare(question: Question): void {
    this.#bots.prepare?.(question);
  }

  stop(): void {
    this.#opponent.stop();
    this.#bots.stop();
  }

  close(): void {
    this.#opponent.close();
    this.#bots.close();
  }

  #describe({ kind, detail }: EngineFault): CommandFailed {
    const args = { program: this.#program, detail };
    return new CommandFailed(say(this.#cli, `cli-engine-fault-${kind}`, args));
  }
}
