import { assertDefined } from '#core';
import type { Grid, Size } from '#screen/cells/grid.ts';
import type { Key } from '#screen/model/key.ts';
import { SPEEDS } from '#screen/model/settings.ts';
import type { Speed } from '#screen/model/settings.ts';
import { commandOf, Review, STILL } from '#play';
import { SOLUTION_KEYS } from '../../voice/keymap.ts';
import type { Screen } from '#screen/model/screen.ts';
import { minSizeOf } from './layout.ts';
import { drawSolution } from './solution-drawing.ts';
import { framesOf, wordsOf } from './solution.ts';
import type { Solution, SolutionFrame } from './solution.ts';

/** Duration of each step in milliseconds; without animations as long as slow ones. */
const STEP_TIMES: Readonly<Record<Speed, number>> = { off: 900, slow: 900, normal: 400, fast: 120 };

/** Plays a solution, then returns to the player's position; the game itself is unchanged. */
export class SolutionScreen implements Screen {
  readonly minSize: Size;
  readonly solution: Solution;
  readonly #frames: readonly SolutionFrame[];
  readonly #moves: readonly string[];
  readonly #back: Screen;
  readonly #review: Review;
  #speed: Speed;

  constructor(solution: Solution, back: Screen) {
    this.solution = solution;
    this.minSize = minSizeOf(solution.puzzling, solution.session.match.state);
    this.#back = back;
    this.#frames = framesOf(solution.session, solution.answer.moves);
    this.#moves = wordsOf(solution, this.#frames);
    const { context } = solution;
    this.#speed = context.settings.speed;
    this.#review = new Review({
      at: 0,
      end: () => this.#frames.length - 1,
      show: () => undefined,
      playback: STILL,
      schedule: context.environment.schedule,
      rest: () => STEP_TIMES[this.#speed],
      changed: () => context.redraw(),
    });
  }

  get frame(): SolutionFrame {
    return assertDefined(this.#frames[this.#review.at]);
  }

  /** The moves in words. */
  get moves(): readonly string[] {
    return this.#moves;
  }

  get isRunning(): boolean {
    return this.#review.isRunning;
  }

  get speed(): Speed {
    return this.#speed;
  }

  enter(): void {
    this.#review.runAfterRest();
  }

  leave(): void {
    this.#review.stop();
  }

  draw(grid: Grid): void {
    drawSolution(grid, this);
  }

  onKey(key: Key): Screen | undefined {
    const command = commandOf(SOLUTION_KEYS, key);
    if (command === 'back') return this.#back;
    if (command === 'run') this.#toggle();
    else if (command === 'next') this.#jump(this.#between(1));
    else if (command === 'before') this.#jump(this.#between(-1));
    else if (command === 'first') this.#jump(0);
    else if (command === 'last') this.#jump(this.#frames.length - 1);
    else if (command === 'slower') this.#changeSpeed(-1);
    else if (command === 'faster') this.#changeSpeed(1);
    return this;
  }

  /** Index of the next or previous move boundary. */
  #between(by: 1 | -1): number {
    const isEnd = ({ isBetween }: SolutionFrame) => isBetween;
    if (by < 0) return this.#frames.findLastIndex((one, at) => at < this.#review.at && isEnd(one));
    return this.#frames.findIndex((one, at) => at > this.#review.at && isEnd(one));
  }

  #jump(at: number): void {
    this.#review.jump(at < 0 ? this.#review.at : at);
  }

  #changeSpeed(by: 1 | -1): void {
    const index = SPEEDS.indexOf(this.#speed) + by;
    this.#speed = SPEEDS[Math.max(1, Math.min(SPEEDS.length - 1, index))] ?? this.#speed;
  }

  #toggle(): void {
    const { isRunning } = this;
    this.#review.stop();
    if (!isRunning) this.#review.runAfterRest();
  }
}
