import { batch, computed, signal } from '@preact/signals';
import type { AnyMatch } from '../../../../core/index.ts';
import { countSteps, moveLengths, slidingPuzzleOf } from '../../../../puzzles/index.ts';
import type { ZrfAction, ZrfState } from '../../../../games/zrf/index.ts';
import type { Counts, Handling } from '../../../../puzzles/index.ts';
import type { TableOptions } from '../../../board/table.ts';
import type { Book } from '../../../rules/files/opened-file.ts';
import { ZrfTable } from '../../../rules/game/table.ts';
import type { ZrfMatch } from '../../../rules/game/turns.ts';
import { groundOf } from './ground.ts';
import type { Ground } from './ground.ts';

/** What hands and eyes need of a puzzle of sliding blocks. */
interface Posed {
  readonly handling: Handling;
  readonly ground: Ground;
}

/** A puzzle of sliding blocks: moves are made, taken back and counted as wholes. */
export class PuzzleTable extends ZrfTable {
  readonly handling: Handling;
  readonly ground: Ground;
  /** How many entries were taken back by starting over; undo brings them back. */
  readonly #left = signal(0);

  constructor(options: TableOptions, book: Book, { handling, ground }: Posed) {
    super(options, book);
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

  /** Whether undo does anything: moves were made, or the puzzle was just started over. */
  readonly canUndo = computed(() => this.present.value.canUndo || this.#left.value > 0);

  readonly isSolved = computed(() => this.state.value.ending?.winners.includes(0) === true);

  /** Plays the steps of a move as one; those after the goal is reached are not taken. */
  playWay(texts: readonly string[]): boolean {
    if (!this.isOpen.value) return false;
    const steps = this.#upToEnd(texts);
    const last = steps.at(-1);
    if (last === undefined) return false;
    return batch(() => {
      this.#left.value = 0;
      // The table is told of the last step, and finds the others already taken.
      for (const step of steps.slice(0, -1)) if (!this.session.play(step).ok) break;
      return this.playText(last);
    });
  }

  override undo(): void {
    if (this.present.value.cursor === 0 && this.#left.value > 0) this.#redoTo(this.#left.value);
    else this.#undoTo(this.#boundary(this.present.value.cursor - 1, 'before'));
  }

  override redo(): void {
    this.#redoTo(this.#boundary(this.present.value.cursor + 1, 'after'));
  }

  /** Takes back all moves; the next undo brings them back. */
  restart(): void {
    const { cursor } = this.match;
    batch(() => {
      this.#undoTo(0);
      this.#left.value = cursor;
    });
  }

  /** Shows the position between two moves that is nearest in the direction one goes. */
  override view(count: number): void {
    super.view(this.#boundary(count, count < this.shown.value ? 'before' : 'after'));
  }

  override viewNext(): void {
    this.view(this.shown.value + 1);
  }

  #upToEnd(texts: readonly string[]): readonly string[] {
    const { game } = this.book;
    let { state } = this.match;
    for (const [index, text] of texts.entries()) {
      const action = game.parseAction(state, text);
      if (!action.ok) return texts;
      state = game.apply(state, action.value).state;
      if (state.ending !== undefined) return texts.slice(0, index + 1);
    }
    return texts;
  }

  /** The nearest end of a move, before or after so many entries. */
  #boundary(count: number, towards: 'before' | 'after'): number {
    let end = 0;
    for (const length of moveLengths(this.match.log.map(({ action }) => action))) {
      if (end + length > count && towards === 'before') return end;
      end += length;
      if (end >= count) return end;
    }
    return end;
  }

  #undoTo(count: number): void {
    const { session, match } = this;
    const taken = match.cursor - count;
    if (taken <= 0) return;
    batch(() => {
      while (match.cursor > count + 1) session.undo();
      super.undo();
      this.news.value = { kind: 'undone', count: taken };
      this.#left.value = 0;
    });
  }

  #redoTo(count: number): void {
    const { session, match } = this;
    batch(() => {
      this.#left.value = 0;
      while (match.cursor < count - 1 && match.canRedo) session.redo();
      super.redo();
    });
  }
}

/** The table of a puzzle of sliding blocks that can be drawn as shapes; undefined for other games. */
export function puzzleTableOf(options: TableOptions, book: Book): PuzzleTable | undefined {
  const match: ZrfMatch = options.session.match as AnyMatch & ZrfMatch;
  const rules = book.game.rulesOf(match.state);
  const handling = slidingPuzzleOf(rules, match.stateAt(0).cells);
  const ground = handling && groundOf(rules.board, handling.puzzle);
  return ground && new PuzzleTable(options, book, { handling, ground });
}
