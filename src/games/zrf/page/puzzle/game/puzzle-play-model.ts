import { computed } from '@preact/signals';
import type { AnyMatch } from '#core';
import { countSteps, moveLengths, slidingPuzzleOf } from '#games/zrf/puzzles/index.ts';
import type { ZrfAction, ZrfState } from '#games/zrf/rules/index.ts';
import type { Counts, Handling } from '#games/zrf/puzzles/index.ts';
import { moveStepping } from '#play';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import type { OpenedFile } from '../../files/opened-file.ts';
import { ZrfPlayModel } from '../../game/zrf-play-model.ts';
import type { ZrfMatch } from '../../game/match.ts';
import { groundOf } from './ground.ts';
import type { Squares } from './ground.ts';

/** Handling and board squares of a sliding-block puzzle. */
interface Posed {
  readonly handling: Handling;
  readonly ground: Squares;
}

/**
 * Model of a sliding-block puzzle, where moves of several steps are played, undone and counted as
 * one.
 */
export class PuzzlePlayModel extends ZrfPlayModel {
  readonly handling: Handling;
  readonly ground: Squares;
  constructor(options: PlayModelOptions, file: OpenedFile, { handling, ground }: Posed) {
    const match: ZrfMatch = options.session.match as AnyMatch & ZrfMatch;
    const lengths = () => moveLengths(match.log.map(({ action }) => action));
    const stepping = moveStepping(options.session, lengths, options.playsForced);
    // Blocks follow the pointer, so their moves are played synchronously, without the worker.
    super({ ...options, stepping, foreseer: undefined }, file);
    this.handling = handling;
    this.ground = ground;
  }

  /** Start position of the puzzle. */
  get origin(): ZrfState {
    return this.match.stateAt(0);
  }

  readonly #actions = computed((): readonly ZrfAction[] => {
    // Depends on the present position, with which the log grows.
    const { cursor } = this.present.value;
    return this.match.log.slice(0, Math.min(cursor, this.shown.value)).map(({ action }) => action);
  });

  readonly counts = computed((): Counts => countSteps(this.#actions.value));

  readonly isSolved = computed(() => this.state.value.ending?.winners.includes(0) === true);

  /** Undoes all moves; the next undo restores them. */
  restart(): void {
    this.controller.restart();
  }
}

/** Model of a sliding-block puzzle that can be drawn as shapes; undefined for other games. */
export function puzzlePlayModelOf(
  options: PlayModelOptions,
  file: OpenedFile,
): PuzzlePlayModel | undefined {
  const match: ZrfMatch = options.session.match as AnyMatch & ZrfMatch;
  const rules = file.game.rulesOf(match.state);
  const handling = slidingPuzzleOf(rules, match.stateAt(0).cells);
  const ground = handling && groundOf(rules.board, handling.puzzle);
  return ground && new PuzzlePlayModel(options, file, { handling, ground });
}
