import type { Analyser, AnalysisText } from '#play';
import { readAnalysis, resultLine } from '../../analysis/index.ts';
import type { AnalysedLine } from '../../analysis/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';

/** Best lines of a state, as far as they are known. */
export interface FoundLines {
  readonly state: ZrfState;
  readonly depth: number;
  readonly lines: readonly AnalysedLine<ZrfAction>[];
}

/** Positions searched for each position on the board. */
const NODES = 250_000;
const LINES = 3;

/** The engine that analyses the position on the board, in a thread. */
export class LiveAnalysis {
  readonly #game: ZrfGame;
  readonly #analyser: Analyser;
  readonly #changed: () => void;
  readonly #known = new WeakMap<ZrfState, FoundLines>();
  #found: FoundLines | undefined;
  #fault = '';
  #isOn = true;
  #wanted: ZrfState | undefined;

  /** `changed` is called when there are other lines. */
  constructor(game: ZrfGame, analyser: Analyser, changed: () => void) {
    this.#game = game;
    this.#analyser = analyser;
    this.#changed = changed;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  get fault(): string {
    return this.#fault;
  }

  /** Lines found last; those of an earlier position until the first result. */
  get found(): FoundLines | undefined {
    return this.#found;
  }

  /** Lines of a state; undefined until the first result. */
  linesOf(state: ZrfState): FoundLines | undefined {
    return this.#found?.state === state ? this.#found : undefined;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted !== undefined) this.follow(wanted);
  }

  /** Analyses a state, in place of any other. */
  follow(state: ZrfState): void {
    if (state === this.#wanted) return;
    this.#wanted = state;
    const result = resultLine(this.#game, state);
    const known =
      result === undefined ? this.#known.get(state) : { state, depth: 0, lines: [result] };
    if (!this.#isOn || known !== undefined) {
      this.#analyser.stop();
      this.#found = known ?? this.#found;
      return;
    }
    void this.#ask(state);
  }

  /** Stops until the next state is followed. */
  rest(): void {
    this.#wanted = undefined;
    this.#analyser.stop();
  }

  close(): void {
    this.#wanted = undefined;
    this.#analyser.close();
  }

  async #ask(state: ZrfState): Promise<void> {
    const question = {
      game: this.#game.id,
      state: this.#game.makeState(state),
      lines: LINES,
      nodes: NODES,
    };
    try {
      const text = await this.#analyser.ask(question, (progress) => this.#take(state, progress));
      if (text !== undefined) this.#known.set(state, this.#take(state, text));
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
      this.#changed();
    }
  }

  #take(state: ZrfState, text: AnalysisText): FoundLines {
    const found = { state, depth: text.depth, lines: readAnalysis(this.#game, state, text) };
    if (state === this.#wanted) {
      this.#found = found;
      this.#fault = '';
      this.#changed();
    }
    return found;
  }
}
