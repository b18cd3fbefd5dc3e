import type { Problem } from '#core';
import type { Best, PuzzleRecords } from './puzzle-records.ts';

interface PuzzleGame {
  /** Key under which results are stored. */
  readonly puzzle: string;
  /** Current name of the save. */
  readonly save: () => string;
  /** Number of entries at the start. */
  readonly cursor: number;
  /** True if its first moves are unknown, because it continues a game begun under older rules. */
  readonly isContinued: boolean;
}

/**
 * Result of one puzzle game. It counts towards the best result unless a hint was followed or its
 * first moves are unknown.
 */
export class PuzzleResult {
  readonly #records: PuzzleRecords | undefined;
  readonly #puzzle: string;
  readonly #save: () => string;
  readonly #isContinued: boolean;
  #isHelped: boolean;
  #previousBest: Best | undefined;

  constructor(records: PuzzleRecords | undefined, game: PuzzleGame) {
    const { puzzle, save, cursor, isContinued } = game;
    this.#records = records;
    this.#puzzle = puzzle;
    this.#save = save;
    this.#isContinued = isContinued;
    this.#isHelped = cursor > 0 && records?.isHelped(save()) === true;
  }

  /**
   * True if a hint was followed since the first move, with `cursor` entries made. Taking every move
   * back hides the help; redoing them restores it.
   */
  isHelpedAt(cursor: number): boolean {
    return cursor > 0 && this.#isHelped;
  }

  /** Best result so far, by metric. */
  get best(): Best {
    return this.#records?.best(this.#puzzle) ?? {};
  }

  /** Best result before the latest solution; undefined until one is stored. */
  get previousBest(): Best | undefined {
    return this.#previousBest;
  }

  /**
   * Records a move played after `cursor` entries. Call it before the move. After a hint the game
   * counts as helped, until it is replayed from the start.
   */
  noteMove(cursor: number, isHint: boolean): Problem | undefined {
    this.#previousBest = undefined;
    this.#isHelped = isHint || (cursor > 0 && this.#isHelped);
    return this.noteSave();
  }

  /** Stores the helped flag under the current name of the save. */
  noteSave(): Problem | undefined {
    return this.#records?.noteHelp(this.#save(), this.#isHelped);
  }

  /** Stores the result of a solution. */
  noteSolved(counts: Best): Problem | undefined {
    if (this.#isHelped || this.#isContinued) return undefined;
    this.#previousBest = this.best;
    return this.#records?.keep(this.#puzzle, counts);
  }
}
