import { computed, effect, signal } from '@preact/signals';
import { must, assertDefined } from '../../../../core/index.ts';
import type { ZrfGame, ZrfState } from '../../../../games/zrf/index.ts';
import type { SolvedMove } from '../../../../puzzles/index.ts';
import type { PuzzlePace } from '../../../storage/puzzle-settings.ts';

/** The position after each step that is given as text, the one before them first. */
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

/** Milliseconds from one move to the next. */
export const PACE: Readonly<Record<PuzzlePace, number>> = {
  slow: 1300,
  normal: 700,
  fast: 350,
  fastest: 140,
};

/** A solution that is shown move by move, beside the game and not in it. */
export class Solution {
  readonly moves: readonly SolvedMove[];
  readonly #states: readonly ZrfState[];
  /** How many moves were made. */
  readonly at = signal(0);
  readonly isPlaying = signal(true);
  readonly cells = computed(() => assertDefined(this.#states[this.at.value]).cells);
  readonly #stop: () => void;

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
    this.#stop = effect(() => {
      if (!this.isPlaying.value) return undefined;
      if (this.isAtEnd.value) {
        this.isPlaying.value = false;
        return undefined;
      }
      const timer = setTimeout(() => this.#show(this.at.peek() + 1), PACE[pace()]);
      // Every move asks for the next one.
      return this.at.value < 0 ? undefined : () => clearTimeout(timer);
    });
  }

  readonly isAtEnd = computed(() => this.at.value >= this.moves.length);

  toggle(): void {
    if (this.isAtEnd.peek()) this.#show(0);
    this.isPlaying.value = !this.isPlaying.peek();
  }

  /** Shows the position after this many moves, and stays there. */
  go(at: number): void {
    this.isPlaying.value = false;
    this.#show(at);
  }

  close(): void {
    this.#stop();
  }

  #show(at: number): void {
    this.at.value = Math.max(0, Math.min(this.moves.length, at));
  }
}
