import { batch, computed, signal } from '@preact/signals';
import { must, assertDefined } from '#core';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import type { SolvedMove } from '#games/zrf/puzzles/index.ts';
import { Review, STILL } from '#play';
import { schedule } from '#web/ui/schedule.ts';
import type { PuzzlePace } from '../../settings/puzzle-settings.ts';

/** Positions before the first step and after each step. */
function statesAfter(
  game: ZrfGame,
  state: ZrfState,
  steps: readonly string[],
): readonly ZrfState[] {
  const states = [state];
  for (const step of steps) {
    const before = assertDefined(states.at(-1));
    states.push(game.apply(before, must(game.parseAction(before, step))).state);
  }
  return states;
}

/** Milliseconds between moves. */
export const PACE: Readonly<Record<PuzzlePace, number>> = {
  slow: 1300,
  normal: 700,
  fast: 350,
  fastest: 140,
};

/** A solution shown move by move, separate from the game. */
export class Solution {
  readonly moves: readonly SolvedMove[];
  readonly #states: readonly ZrfState[];
  readonly #review: Review;
  /** Number of moves shown so far. */
  readonly at = signal(0);
  readonly isPlaying = signal(true);
  readonly cells = computed(() => assertDefined(this.#states[this.at.value]).cells);

  constructor(
    game: ZrfGame,
    state: ZrfState,
    moves: readonly SolvedMove[],
    pace: () => PuzzlePace,
  ) {
    this.moves = moves;
    const states = [state];
    for (const { steps } of moves) {
      states.push(assertDefined(statesAfter(game, assertDefined(states.at(-1)), steps).at(-1)));
    }
    this.#states = states;
    this.#review = new Review({
      at: 0,
      end: () => moves.length,
      show: () => undefined,
      playback: STILL,
      schedule,
      rest: () => PACE[pace()],
      changed: () => this.#read(),
    });
    this.#review.runAfterRest();
    this.#read();
  }

  toggle(): void {
    const { isRunning } = this.#review;
    this.#review.stop();
    if (!isRunning) this.#review.runAfterRest();
    this.#read();
  }

  /** Shows the position after `at` moves and pauses. */
  go(at: number): void {
    this.#review.jump(at);
    this.#read();
  }

  close(): void {
    this.#review.stop();
  }

  #read(): void {
    batch(() => {
      this.at.value = this.#review.at;
      this.isPlaying.value = this.#review.isRunning;
    });
  }
}
