import type { AnyMatch } from '#core';
import type { Answer, Engine, Question } from '#play';
import { moveForm, TurnTexts } from '../../protocols/index.ts';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import type { EngineCommand, SeatedProtocol } from './engine-command.ts';
import { EngineFault } from './engine-fault.ts';
import { EngineProcess } from './engine-process.ts';
import { positionLine, STANDARD_GAMES } from './position-line.ts';
import type { AskedGame } from './position-line.ts';

/** Times in milliseconds. */
export interface Patience {
  /** For the engine to start. */
  readonly start: number;
  /** For an answer, beyond the time for thinking. */
  readonly answer: number;
}

export const USUAL_PATIENCE: Patience = { start: 20_000, answer: 15_000 };

export interface OpponentSettings {
  readonly command: EngineCommand;
  readonly protocol: SeatedProtocol;
  /** Options of the engine: names and values. */
  readonly options: readonly (readonly [string, string])[];
  /** Time for each move, in milliseconds. */
  readonly thinking: number;
  readonly patience: Patience;
}

/** An engine that has introduced itself. */
interface Ready {
  readonly process: EngineProcess;
  readonly asked: AskedGame;
}

/**
 * Lets an engine of another program answer questions about a match. Its moves are read by the rules.
 * It starts with the first question, and again after a failure.
 */
export class Opponent implements Engine {
  readonly #settings: OpponentSettings;
  readonly #game: ZrfGame;
  readonly #match: () => AnyMatch;
  #ready: Promise<Ready> | undefined;
  #process: EngineProcess | undefined;
  #isSearching = false;
  /** Settles when the engine is free. */
  #busy: Promise<unknown> = Promise.resolve();
  #asked = 0;
  /** Resolves the promise of the current question without an answer. */
  #cancel: () => void = () => undefined;
  /** Answers for the remaining steps of a turn, by state. */
  readonly #plan = new Map<string, Answer>();

  /** `match` is the match on screen: its history is passed on. */
  constructor(settings: OpponentSettings, game: ZrfGame, match: () => AnyMatch) {
    this.#settings = settings;
    this.#game = game;
    this.#match = match;
  }

  async ask(question: Question): Promise<Answer | undefined> {
    const planned = this.#plan.get(question.state);
    if (planned !== undefined) return planned;
    this.stop();
    const id = this.#asked;
    const isCurrent = () => id === this.#asked;
    const answer = this.#busy.then(() => this.#answer(question, isCurrent));
    this.#busy = answer.catch(() => undefined);
    return new Promise((resolve, reject) => {
      this.#cancel = () => resolve(undefined);
      answer.then(resolve, reject);
    });
  }

  stop(): void {
    this.#asked += 1;
    this.#cancel();
    if (this.#isSearching) this.#process?.send('stop');
  }

  close(): void {
    this.stop();
    this.#end();
  }

  #end(): void {
    this.#process?.close();
    this.#process = undefined;
    this.#ready = undefined;
  }

  /** The answer to a question; undefined if it is no longer current before the search. */
  async #answer(question: Question, isCurrent: () => boolean): Promise<Answer | undefined> {
    if (!isCurrent()) return undefined;
    const parsed = this.#game.parseState(question.state);
    if (!parsed.ok) throw new RangeError(`not a state of ${this.#game.id}`);
    try {
      if (this.#process?.hasFailed === true) this.#end();
      this.#ready ??= this.#start(parsed.value);
      const ready = await this.#ready;
      return isCurrent()
        ? await this.#think(ready, parsed.value, question.milliseconds)
        : undefined;
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  async #start(state: ZrfState): Promise<Ready> {
    const { command, protocol, options, patience } = this.#settings;
    const form = moveForm(protocol, this.#game.rulesOf(state));
    if (form === undefined) throw new EngineFault('variant', this.#game.id);
    const process = new EngineProcess(command);
    this.#process = process;
    const introduction: string[] = [];
    process.send(protocol);
    await process.until((line) => {
      if (line.startsWith('option ')) introduction.push(line);
      return line === `${protocol}ok`;
    }, patience.start);
    const variant = variantOption(introduction, this.#game, state.variant);
    const isStandard = this.#game.id === STANDARD_GAMES[protocol];
    if (variant === undefined && !isStandard) throw new EngineFault('variant', this.#game.id);
    const chosen = variant === undefined ? [] : [variant];
    for (const [name, value] of [...chosen, ...options]) {
      process.send(`setoption name ${name} value ${value}`);
    }
    process.send(protocol === 'uci' ? 'ucinewgame' : 'usinewgame');
    process.send('isready');
    await process.until((line) => line === 'readyok', patience.start);
    const isFirst = state.variant === this.#game.variants[0]?.key;
    const knowsStart = variant !== undefined || (isStandard && isFirst);
    return { process, asked: { game: this.#game, form, protocol, knowsStart } };
  }

  /** Thinks for the usual time, or for `limit` if the clock leaves less. */
  async #think({ process, asked }: Ready, state: ZrfState, limit = Infinity): Promise<Answer> {
    const line = positionLine(asked, this.#match(), state);
    if (line === undefined) throw new EngineFault('variant', this.#game.id);
    const { protocol, patience } = this.#settings;
    const thinking = Math.max(1, Math.floor(Math.min(this.#settings.thinking, limit)));
    const time =
      protocol === 'uci' ? `movetime ${thinking}` : `btime 0 wtime 0 byoyomi ${thinking}`;
    process.send(line);
    process.send(`go ${time}`);
    const since = performance.now();
    this.#isSearching = true;
    try {
      const isMove = (word: string) => /^bestmove\s/.test(word);
      const found = await process.until(isMove, thinking + patience.answer);
      const answer = this.#read(asked, state, found.split(/\s+/)[1] ?? '');
      return limit === Infinity ? answer : { ...answer, milliseconds: performance.now() - since };
    } finally {
      this.#isSearching = false;
    }
  }

  /** The answer for the first step of a move; plans the others. */
  #read({ game, form }: AskedGame, state: ZrfState, text: string): Answer {
    if (text === 'resign') throw new EngineFault('resigns');
    const turn = new TurnTexts(game, form).find(state, text);
    if (turn === undefined) throw new EngineFault('illegal', text.slice(0, 40));
    this.#plan.clear();
    let [at, first]: [ZrfState, Answer | undefined] = [state, undefined];
    for (const action of turn) {
      const answer = { action: game.makeAction(at, action) };
      if (first === undefined) first = answer;
      else this.#plan.set(game.makeState(at), answer);
      at = game.apply(at, action).state;
    }
    if (first === undefined) throw new EngineFault('illegal', text);
    return first;
  }
}

/** The option that chooses the variant of a game, if the engine offers it. */
function variantOption(
  introduction: readonly string[],
  { id, variants }: ZrfGame,
  variant: string,
): readonly [string, string] | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');
  const wanted = plain(variant === variants[0]?.key ? id : variant);
  for (const line of introduction) {
    const [, name, rest] = /^option name (U[CS]I_Variant) type combo (.*)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) continue;
    const offered = rest
      .split(/\bvar\s+/)
      .slice(1)
      .map((word) => word.trim());
    const found = offered.find((word) => plain(word) === wanted);
    if (found !== undefined) return [name, found];
  }
  return undefined;
}
