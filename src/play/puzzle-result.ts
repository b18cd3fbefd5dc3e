import type { Problem } from '#core';
import type { Best, PuzzleRecords } from './puzzle-records.ts';

interface PuzzleGame {
  /** The name of the puzzle that results are kept under. */
  readonly puzzle: string;
  /** The name of the save, which may become another one. */
  readonly save: () => string;
  /** Entries that were made before. */
  readonly cursor: number;
}

/** The result of one game of a puzzle: kept as the best there is, unless a hint was followed on the way. */
export class PuzzleResult {
  readonly #records: PuzzleRecords | undefined;
  readonly #puzzle: string;
  readonly #save: () => string;
  #isHelped: boolean;
  #before: Best | undefined;

  constructor(records: PuzzleRecords | undefined, { puzzle, save, cursor }: PuzzleGame) {
    this.#records = records;
    this.#puzzle = puzzle;
    this.#save = save;
    this.#isHelped = cursor > 0 && records?.isHelped(save()) === true;
  }

  /**
   * Whether a hint was followed since the first move, with so many entries made; taken back to the
   * start, the game is nobody's help, and made again it is as it was.
   */
  isHelpedAt(cursor: number): boolean {
    return cursor > 0 && this.#isHelped;
  }

  /** The best result there is, in each way of counting. */
  get best(): Best {
    return this.#records?.best(this.#puzzle) ?? {};
  }

  /** The best result before the solution that was kept last; undefined before one is. */
  get before(): Best | undefined {
    return this.#before;
  }

  /**
   * Notes how a move comes about that is played after `cursor` entries; call it before the move. What
   * follows a hint belongs to the hint, until a move from the start begins anew.
   */
  noteMove(cursor: number, isHint: boolean): Problem | undefined {
    this.#before = undefined;
    this.#isHelped = isHint || (cursor > 0 && this.#isHelped);
    return this.noteSave();
  }

  /** Notes whether a hint was followed for the save as it is called by now. */
  noteSave(): Problem | undefined {
    return this.#records?.noteHelp(this.#save(), this.#isHelped);
  }

  /** Keeps the counts of a solution. */
  noteSolved(counts: Best): Problem | undefined {
    if (this.#isHelped) return undefined;
    this.#before = this.best;
    return this.#records?.keep(this.#puzzle, counts);
  }
}
