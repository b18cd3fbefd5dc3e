import { assertDefined } from '#core';
import { graphOf, isSolvedBy, puzzlesOf, reviewOf } from '../../analysis/index.ts';
import type {
  Evaluator,
  Puzzle,
  Review,
  ReviewedPosition,
  ReviewedTurn,
} from '../../analysis/index.ts';
import { mainLine } from '../../notation/index.ts';
import type { TurnNode } from '../../notation/index.ts';
import type { ZrfAction } from '../../rules/index.ts';
import type { TreeCursor } from './tree-cursor.ts';

type Reviewed = ReviewedPosition<ZrfAction>;

/** Progress of the answer to a puzzle. */
type PuzzleStatus = 'asked' | 'checking' | 'right' | 'wrong' | 'shown';

/** Review of the main line: values by position, and puzzles from its mistakes. */
export class GameReview {
  readonly #cursor: TreeCursor;
  readonly #evaluator: Evaluator;
  readonly #learners: readonly number[];
  readonly #changed: () => void;
  #positions: readonly (Reviewed | undefined)[] = [];
  #line: readonly TurnNode[] = [];
  #review: Review<ZrfAction> | undefined;
  #puzzles: readonly Puzzle<ZrfAction>[] | undefined;
  #run = 0;
  #isRunning = false;
  #puzzleAt: number | undefined;
  status: PuzzleStatus = 'asked';
  fault = '';

  /** `learners` are the players whose mistakes become puzzles. */
  constructor(
    cursor: TreeCursor,
    evaluator: Evaluator,
    learners: readonly number[],
    changed: () => void,
  ) {
    this.#cursor = cursor;
    this.#evaluator = evaluator;
    this.#learners = learners;
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Number of positions reviewed so far, and of all. */
  get progress(): { readonly done: number; readonly of: number } {
    const done = this.#positions.filter((one) => one !== undefined).length;
    return { done, of: this.#positions.length };
  }

  /** True if there is a review, and the main line begins with the reviewed turns. */
  get isCurrent(): boolean {
    const now = mainLine(this.#cursor.tree);
    return (
      this.#line.length > 0 &&
      this.#line.every(({ actions }, at) => actions.join() === now[at]?.actions.join())
    );
  }

  get review(): Review<ZrfAction> {
    this.#review ??= reviewOf(this.#positions);
    return this.#review;
  }

  /** Expected scores of the first player by position; undefined where missing. */
  get graph(): readonly (number | undefined)[] {
    return graphOf(this.#positions);
  }

  /** Turn that led to the position after `count` turns of the main line. */
  turnAt(count: number): ReviewedTurn<ZrfAction> | undefined {
    return this.isCurrent ? this.review.turns.find(({ at }) => at === count - 1) : undefined;
  }

  /** Number of turns before the next or previous mistake or turning point. */
  moment(count: number, direction: 1 | -1): number | undefined {
    if (!this.isCurrent) return undefined;
    const moments = this.review.turns
      .filter(({ judgement, isTurningPoint }) => isTurningPoint || isGrave(judgement))
      .map(({ at }) => at + 1);
    return direction > 0 ? moments.find((at) => at > count) : moments.findLast((at) => at < count);
  }

  /** Reviews the main line, from its end. */
  async start(): Promise<void> {
    const run = (this.#run += 1);
    this.#line = mainLine(this.#cursor.tree);
    this.#positions = Array.from({ length: this.#line.length + 1 }, () => undefined);
    this.#review = undefined;
    this.#puzzles = undefined;
    this.#isRunning = true;
    this.fault = '';
    try {
      for (let at = this.#line.length; at >= 0 && run === this.#run; at -= 1) {
        await this.#look(at, run);
      }
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
    if (run !== this.#run) return;
    this.#isRunning = false;
    this.#changed();
  }

  stop(): void {
    this.#run += 1;
    this.#isRunning = false;
  }

  async #look(at: number, run: number): Promise<void> {
    const { game, states } = this.#cursor;
    const state = states.after(this.#line.slice(0, at));
    const lines = await this.#evaluator.evaluate(state);
    if (lines === undefined || run !== this.#run) return;
    const turn = game.turn(state);
    const [best] = lines[0]?.actions ?? [];
    const played = this.#line[at]?.actions[0];
    const isBestPlayed = best !== undefined && game.makeAction(state, best) === played;
    const player = turn.kind === 'decide' ? turn.player : undefined;
    this.#positions = this.#positions.with(at, { player, lines, isBestPlayed });
    this.#review = undefined;
    this.#puzzles = undefined;
    this.#changed();
  }

  get puzzles(): readonly Puzzle<ZrfAction>[] {
    this.#puzzles ??= puzzlesOf(this.review, this.#learners);
    return this.#puzzles;
  }

  /** Index of the puzzle being asked. */
  get puzzleAt(): number | undefined {
    return this.#puzzleAt;
  }

  get puzzle(): Puzzle<ZrfAction> | undefined {
    return this.#puzzleAt === undefined ? undefined : this.puzzles[this.#puzzleAt];
  }

  /** True while the player looks for the solution of a puzzle. */
  get isAsking(): boolean {
    return this.puzzle !== undefined && this.status !== 'right' && this.status !== 'shown';
  }

  /** Asks a puzzle; returns false past the last one, when the lesson is over. */
  ask(at: number): boolean {
    const puzzle = this.puzzles[at];
    this.#puzzleAt = puzzle === undefined ? undefined : at;
    this.status = 'asked';
    if (puzzle !== undefined) this.#cursor.go(pathTo(puzzle.turn.at));
    return puzzle !== undefined;
  }

  leave(): void {
    this.#puzzleAt = undefined;
  }

  /** Checks an answer by the value of its position. */
  async answer(steps: readonly ZrfAction[]): Promise<void> {
    const { game } = this.#cursor;
    const puzzle = assertDefined(this.puzzle);
    const before = this.#cursor.stateAt(pathTo(puzzle.turn.at));
    const after = steps.reduce((at, step) => game.apply(at, step).state, before);
    const [best] = puzzle.turn.best.actions;
    const [first] = steps;
    const isBest =
      first !== undefined &&
      best !== undefined &&
      game.makeAction(before, first) === game.makeAction(before, best);
    this.status = 'checking';
    const lines = isBest ? undefined : await this.#evaluator.evaluate(after);
    if (this.puzzle !== puzzle) return;
    const reached = lines?.[0];
    const isRight = isBest || (reached !== undefined && isSolvedBy(puzzle, reached));
    this.status = isRight ? 'right' : 'wrong';
    this.#changed();
  }
}

function isGrave(judgement: ReviewedTurn<ZrfAction>['judgement']): boolean {
  return judgement === 'blunder' || judgement === 'mistake';
}

/** Path on the main line after a number of turns. */
export function pathTo(count: number): readonly number[] {
  return Array.from({ length: count }, () => 0);
}
