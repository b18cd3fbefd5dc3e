import { signal } from '@preact/signals';
import type { PuzzleSolver } from '#games/zrf/puzzles/index.ts';
import { noteFewest } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';
import { questionOf } from './solver-model.ts';
import { fewestAt, keyAt } from './records.ts';
import type { PuzzlePlayModel } from '../game/puzzle-play-model.ts';

/** Positions searched in the background before a puzzle counts as too large. */
const MAX_POSITIONS = 2_000_000;

/** Minimum number of moves of a puzzle, or the state of the search for it. */
export type Optimum =
  | { readonly kind: 'known'; readonly fewest: number }
  | { readonly kind: 'sought' | 'large' | 'unsolvable' };

/** Background search for the minimum number of moves, if it is not known yet. */
export class OptimumSeeker {
  readonly #model: PuzzlePlayModel;
  readonly #makeSolver: () => PuzzleSolver;
  readonly #failed = signal<ReadonlyMap<PuzzleMetric, Optimum>>(new Map());
  #solver: PuzzleSolver | undefined;
  #sought: PuzzleMetric | undefined;

  constructor(model: PuzzlePlayModel, makeSolver: () => PuzzleSolver) {
    this.#model = model;
    this.#makeSolver = makeSolver;
  }

  optimum(metric: PuzzleMetric): Optimum {
    const fewest = fewestAt(this.#model, metric);
    if (fewest !== undefined) return { kind: 'known', fewest };
    return this.#failed.value.get(metric) ?? { kind: 'sought' };
  }

  /** Starts the search unless it has already succeeded or failed. */
  async seek(metric: PuzzleMetric): Promise<void> {
    if (this.#sought === metric || this.optimum(metric).kind !== 'sought') return;
    this.#sought = metric;
    this.#solver ??= this.#makeSolver();
    const question = questionOf(this.#model, 'solution', metric);
    try {
      const answer = await this.#solver.ask({
        ...question,
        state: question.start,
        most: MAX_POSITIONS,
      });
      if (answer === undefined) return;
      if (answer.kind === 'solution') noteFewest(keyAt(this.#model), metric, answer.optimum);
      else this.#fail(metric, answer.kind === 'unsolvable' ? 'unsolvable' : 'large');
    } catch {
      this.#fail(metric, 'large');
    }
    if (this.#sought === metric) this.close();
  }

  close(): void {
    this.#sought = undefined;
    this.#solver?.close();
    this.#solver = undefined;
  }

  #fail(metric: PuzzleMetric, kind: 'large' | 'unsolvable'): void {
    this.#failed.value = new Map([...this.#failed.value, [metric, { kind }]]);
  }
}
