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

/** What hands and eyes need of a puzzle of sliding blocks. */
interface Posed {
  readonly handling: Handling;
  readonly ground: Squares;
}

/** A puzzle of sliding blocks: moves are made, taken back and counted as wholes. */
export class PuzzlePlayModel extends ZrfPlayModel {
  readonly handling: Handling;
  readonly ground: Squares;
  constructor(options: PlayModelOptions, file: OpenedFile, { handling, ground }: Posed) {
    const match: ZrfMatch = options.session.match as AnyMatch & ZrfMatch;
    const lengths = () => moveLengths(match.log.map(({ action }) => action));
    const stepping = moveStepping(options.session, lengths, options.playsForced);
    // Blocks follow the hand: all waits for their moves.
    super({ ...options, stepping, foreseer: undefined }, file);
    this.handling = handling;
    this.ground = ground;
  }

  /** The position that the puzzle begins with. */
  get origin(): ZrfState {
    return this.match.stateAt(0);
  }

  readonly #actions = computed((): readonly ZrfAction[] => {
    // The log grows with the present position.
    const { cursor } = this.present.value;
    return this.match.log.slice(0, Math.min(cursor, this.shown.value)).map(({ action }) => action);
  });

  readonly counts = computed((): Counts => countSteps(this.#actions.value));

  readonly isSolved = computed(() => this.state.value.ending?.winners.includes(0) === true);

  /** Takes back all moves; the next undo brings them back. */
  restart(): void {
    this.controller.restart();
  }
}

/** The model of a puzzle of sliding blocks that can be drawn as shapes; undefined for other games. */
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
