import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { deriveSeed, makeStream, pick } from '#core';
import { endsTurn, moveForm, TurnTexts } from '#games/zrf/protocols/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';

/** Lines of a program as they come, without waiting for a clock. */
class Lines {
  readonly #child;
  readonly #lines: AsyncIterator<string>;

  constructor(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
    this.#child = spawn(file, [...args], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Reads on to the first line with this beginning. */
  async until(beginning: string): Promise<string> {
    for (;;) {
      const next = await this.#lines.next();
      if (next.done === true) throw new Error(`ended before ${beginning}`);
      if (next.value.startsWith(beginning)) return next.value;
    }
  }

  /** Resolves to the exit code. */
  async quit(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
    this.send('quit');
    return ended;
  }
}

/** One game of a match. */
export interface GuiGame {
  readonly turns: number;
  /** Score of the engine: 1 for a win, 0.5 for a draw or a game stopped at the limit. */
  readonly score: number;
}

/** Game and limits of a match. */
export interface GuiMatch {
  readonly game: ZrfGame;
  readonly games: number;
  readonly maxTurns: number;
  /** Words after `go`. */
  readonly go: string;
  readonly seed: string;
}

/**
 * A scripted chess interface: plays a match against an engine by UCI, checking its moves by the
 * rules. The interface itself moves at random; sides change after every game.
 */
export async function playMatch(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { game, games, maxTurns, go, seed }: GuiMatch,
): Promise<{ readonly played: readonly GuiGame[]; readonly code: number | null }> {
  const variant = game.options.variant.default;
  const form = moveForm('uci', game.playOf(variant).rules);
  if (form === undefined) throw new RangeError(`no squares in ${game.id}`);
  const texts = new TurnTexts(game, form);
  const engine = new Lines(file, args, env);
  engine.send('uci');
  await engine.until('uciok');
  const played: GuiGame[] = [];
  for (let index = 0; index < games; index++) {
    const random = makeStream(deriveSeed(seed, index), 'gui');
    engine.send('ucinewgame');
    engine.send('isready');
    await engine.until('readyok');
    let state = game.start({ variant }, '');
    const moves: string[] = [];
    for (;;) {
      const turn = game.turn(state);
      if (turn.kind !== 'decide' || moves.length >= maxTurns) break;
      const setup = moves.length === 0 ? '' : ` moves ${moves.join(' ')}`;
      const isEngine = turn.player === index % 2;
      if (isEngine) {
        engine.send(`position startpos${setup}`);
        engine.send(`go ${go}`);
      }
      const text = isEngine
        ? ((await engine.until('bestmove ')).split(' ')[1] ?? '')
        : texts.textOf(state, randomTurn(game, state, random));
      const steps = texts.find(state, text);
      if (steps === undefined) throw new Error(`illegal move ${text} after ${moves.join(' ')}`);
      state = steps.reduce((at, action) => game.apply(at, action).state, state);
      moves.push(text);
    }
    const turn = game.turn(state);
    const winners = turn.kind === 'over' ? turn.outcome.winners : [];
    const score = winners.length !== 1 ? 0.5 : winners[0] === index % 2 ? 1 : 0;
    played.push({ turns: moves.length, score });
  }
  return { played, code: await engine.quit() };
}

function randomTurn(
  game: ZrfGame,
  start: ZrfState,
  random: ReturnType<typeof makeStream>,
): readonly ZrfAction[] {
  const steps: ZrfAction[] = [];
  for (let state = start; ;) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') return steps;
    const action = pick(random, turn.actions);
    steps.push(action);
    state = game.apply(state, action).state;
    if (endsTurn(action, state)) return steps;
  }
}
