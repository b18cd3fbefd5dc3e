import { computed, signal } from '@preact/signals';
import { assertDefined } from '#core';
import { beginsWith, graphOf, isSolvedBy, puzzlesOf, reviewOf } from '../../analysis/index.ts';
import type { Evaluator, Puzzle, ReviewedPosition } from '../../analysis/index.ts';
import { mainLine } from '../../notation/index.ts';
import type { TurnNode } from '../../notation/index.ts';
import type { ZrfAction } from '../../rules/index.ts';
import type { TreeModel } from './tree-model.ts';

type Reviewed = ReviewedPosition<ZrfAction>;

/** Progress of the answer to a puzzle. */
export type PuzzleStatus = 'asked' | 'checking' | 'right' | 'wrong' | 'shown';

/** Review of the main line: values by position, and puzzles from its mistakes. */
export class ReviewModel {
  readonly positions = signal<readonly (Reviewed | undefined)[]>([]);
  /** Turns of the reviewed line. */
  readonly line = signal<readonly TurnNode[]>([]);
  readonly isRunning = signal(false);
  readonly fault = signal('');
  /** Index of the puzzle being asked. */
  readonly puzzleAt = signal<number | undefined>(undefined);
  readonly status = signal<PuzzleStatus>('asked');
  readonly #tree: TreeModel;
  readonly #evaluator: Evaluator;
  readonly #learners: readonly number[];
  #run = 0;

  /** `learners` are the seats whose mistakes become puzzles. */
  constructor(tree: TreeModel, evaluator: Evaluator, learners: readonly number[]) {
    this.#tree = tree;
    this.#evaluator = evaluator;
    this.#learners = learners;
  }

  /** True if there is a review, and the main line begins with the reviewed turns. */
  readonly isCurrent = computed(() => {
    const now = mainLine(this.#tree.tree.value);
    const line = this.line.value;
    return (
      line.length > 0 && line.every(({ actions }, at) => actions.join() === now[at]?.actions.join())
    );
  });

  readonly review = computed(() => reviewOf(this.positions.value));
  readonly graph = computed(() => graphOf(this.positions.value));
  readonly done = computed(() => this.positions.value.filter((one) => one !== undefined).length);
  readonly puzzles = computed(() => puzzlesOf(this.review.value, this.#learners));
  readonly puzzle = computed((): Puzzle<ZrfAction> | undefined => {
    const at = this.puzzleAt.value;
    return at === undefined ? undefined : this.puzzles.value[at];
  });

  /** Reviews the main line. */
  async start(): Promise<void> {
    const run = ++this.#run;
    const line = mainLine(this.#tree.tree.peek());
    this.line.value = line;
    this.positions.value = Array.from({ length: line.length + 1 }, () => undefined);
    this.isRunning.value = true;
    this.fault.value = '';
    try {
      for (let at = line.length; at >= 0 && run === this.#run; at -= 1) await this.#look(at, run);
    } catch (error) {
      this.fault.value = error instanceof Error ? error.message : String(error);
    }
    if (run === this.#run) this.isRunning.value = false;
  }

  stop(): void {
    this.#run += 1;
    this.isRunning.value = false;
  }

  async #look(at: number, run: number): Promise<void> {
    const { game, states } = this.#tree;
    const line = this.line.peek();
    const state = states.after(line.slice(0, at));
    const lines = await this.#evaluator.evaluate(state);
    if (lines === undefined || run !== this.#run) return;
    const turn = game.turn(state);
    const best = lines[0]?.actions ?? [];
    const played = line[at]?.actions;
    const isBestPlayed = played !== undefined && beginsWith(game, state, best, played);
    const player = turn.kind === 'decide' ? turn.player : undefined;
    this.positions.value = this.positions.peek().with(at, { player, lines, isBestPlayed });
  }

  /** Path on the main line before the turn at an index. */
  pathTo(count: number): readonly number[] {
    return Array.from({ length: count }, () => 0);
  }

  /** Asks a puzzle; past the last one, the lesson is over. */
  ask(at: number): void {
    const puzzle = this.puzzles.peek()[at];
    this.puzzleAt.value = puzzle === undefined ? undefined : at;
    this.status.value = 'asked';
    if (puzzle !== undefined) this.#tree.go(this.pathTo(puzzle.turn.at));
  }

  leave(): void {
    this.puzzleAt.value = undefined;
  }

  /** Checks an answer by the value of its position. */
  async answer(steps: readonly ZrfAction[]): Promise<void> {
    const { game } = this.#tree;
    const puzzle = assertDefined(this.puzzle.peek());
    const before = this.#tree.stateAt(this.pathTo(puzzle.turn.at));
    const after = steps.reduce((at, step) => game.apply(at, step).state, before);
    const isBest = steps.every((step, index) => {
      const best = puzzle.turn.best.actions[index];
      return best?.record.join() === step.record.join();
    });
    this.status.value = 'checking';
    const lines = isBest ? undefined : await this.#evaluator.evaluate(after);
    const reached = lines?.[0];
    if (this.puzzle.peek() !== puzzle) return;
    const isRight = isBest || (reached !== undefined && isSolvedBy(puzzle, reached));
    this.status.value = isRight ? 'right' : 'wrong';
  }
}
