import { computed, effect, signal } from '@preact/signals';
import type { Analyser, AnalysisText } from '#play';
import { readAnalysis, resultLine } from '../../analysis/index.ts';
import type { AnalysedLine } from '../../analysis/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { TreeModel } from './tree-model.ts';

/** Best lines of a state, as far as they are known. */
export interface EngineLines {
  readonly state: ZrfState;
  readonly depth: number;
  readonly lines: readonly AnalysedLine<ZrfAction>[];
}

/** Positions searched for each position on the board. */
const NODES = 250_000;
export const LINE_COUNTS = [1, 2, 3, 5] as const;

/** The engine that analyses the position at the cursor of a tree. */
export class EngineModel {
  readonly isOn = signal(true);
  readonly lineCount = signal<number>(3);
  /** True while lines are hidden, as during a puzzle. */
  readonly isHidden = signal(false);
  /** True while a review needs the processor. */
  readonly isPaused = signal(false);
  readonly found = signal<EngineLines | undefined>(undefined);
  readonly fault = signal('');
  readonly #game: ZrfGame;
  readonly #analyser: Analyser;
  readonly #stop: () => void;
  readonly #known = new WeakMap<ZrfState, Map<number, EngineLines>>();

  constructor(tree: TreeModel, analyser: Analyser) {
    this.#game = tree.game;
    this.#analyser = analyser;
    this.#stop = effect(() => {
      const state = tree.state.value;
      const count = this.lineCount.value;
      const isWanted = this.isOn.value && !this.isHidden.value && !this.isPaused.value;
      if (isWanted) void this.#analyse(state, count);
      else analyser.stop();
    });
  }

  close(): void {
    this.#stop();
    this.#analyser.close();
  }

  /** Best line of the position shown last; its value moves the bar. */
  readonly best = computed(() => this.found.value?.lines[0]);

  async #analyse(state: ZrfState, count: number): Promise<void> {
    const result = resultLine(this.#game, state);
    const known = this.#known.get(state)?.get(count);
    if (result !== undefined || known !== undefined) {
      this.#analyser.stop();
      this.found.value = known ?? { state, depth: 0, lines: result === undefined ? [] : [result] };
      return;
    }
    const question = {
      game: this.#game.id,
      state: this.#game.makeState(state),
      lines: count,
      nodes: NODES,
    };
    try {
      const text = await this.#analyser.ask(question, (progress) => this.#show(state, progress));
      if (text === undefined) return;
      const found = this.#show(state, text);
      const byCount = this.#known.get(state) ?? new Map<number, EngineLines>();
      this.#known.set(state, byCount.set(count, found));
    } catch (error) {
      this.fault.value = error instanceof Error ? error.message : String(error);
    }
  }

  #show(state: ZrfState, text: AnalysisText): EngineLines {
    const lines = readAnalysis(this.#game, state, text);
    const found = { state, depth: text.depth, lines };
    this.found.value = found;
    this.fault.value = '';
    return found;
  }
}
