import { backFrom, explainWish, isSamePath, readSteps } from '../../analysis/index.ts';
import type { Evaluator, Refutation, TreePath } from '../../analysis/index.ts';
import type { TreeCursor } from './tree-cursor.ts';

/** The question why the turn at the cursor is not better, and its answer. */
export class WhyNot {
  readonly #cursor: TreeCursor;
  readonly #evaluator: Evaluator;
  readonly #changed: () => void;
  #asked: TreePath | undefined;
  #refutation: Refutation | undefined;
  #fault = '';

  constructor(cursor: TreeCursor, evaluator: Evaluator, changed: () => void) {
    this.#cursor = cursor;
    this.#evaluator = evaluator;
    this.#changed = changed;
  }

  /** True if the turn at the cursor has been asked about. */
  get isAsked(): boolean {
    return this.#asked !== undefined && isSamePath(this.#asked, this.#cursor.path);
  }

  /** The answer; undefined while the reply is searched. */
  get refutation(): Refutation | undefined {
    return this.isAsked ? this.#refutation : undefined;
  }

  get fault(): string {
    return this.#fault;
  }

  /** Forgets the question when the cursor has moved. */
  drop(): void {
    if (!this.isAsked) this.#asked = undefined;
  }

  async ask(): Promise<void> {
    const { game, node, path } = this.#cursor;
    if (node === undefined) return;
    const before = this.#cursor.stateAt(backFrom(path));
    const after = this.#cursor.stateAt(path);
    const turn = game.turn(before);
    if (turn.kind !== 'decide') return;
    this.#asked = path;
    this.#refutation = undefined;
    this.#fault = '';
    try {
      const steps = readSteps(game, before, node.actions);
      const wish = { state: before, player: turn.player, steps };
      const refutation = await explainWish(game, this.#evaluator, wish, after);
      if (this.#asked !== path || refutation === undefined) return;
      this.#refutation = refutation;
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
    }
    this.#changed();
  }
}
