import type { Analyser } from '#play';
import type { AnalysedLine } from '#bots/analysis/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { readAnalysis } from './read-analysis.ts';
import { resultLine } from './result-line.ts';

export type Lines = readonly AnalysedLine<ZrfAction>[];

/** Positions per analysed state: enough to see blunders, and a second or two for a state. */
const NODES = 8_000;
/** Lines per state: two tell if the best move is the only good one. */
const LINES = 2;

/** Evaluates states to a fixed number of positions, one at a time. Results are cached. */
export class Evaluator {
  readonly #game: ZrfGame;
  readonly #analyser: Analyser;
  readonly #known = new WeakMap<ZrfState, Lines>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(game: ZrfGame, analyser: Analyser) {
    this.#game = game;
    this.#analyser = analyser;
  }

  /** Best lines of a state; undefined once closed. Rejects if the worker fails. */
  evaluate(state: ZrfState): Promise<Lines | undefined> {
    const asked = this.#last.then(() => this.#ask(state));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  async #ask(state: ZrfState): Promise<Lines | undefined> {
    if (this.#isClosed) return undefined;
    const result = resultLine(this.#game, state);
    if (result !== undefined) return [result];
    const known = this.#known.get(state);
    if (known !== undefined) return known;
    const text = await this.#analyser.ask({
      game: this.#game.id,
      state: this.#game.makeState(state),
      lines: LINES,
      nodes: NODES,
    });
    const lines = text && readAnalysis(this.#game, state, text);
    if (lines !== undefined) this.#known.set(state, lines);
    return lines;
  }

  close(): void {
    this.#isClosed = true;
    this.#analyser.close();
  }
}
