import { int32At } from '#core';
import { RECORD } from '../compile/record.ts';
import type { BoardMark } from './board.ts';
import type { TurnContext } from './turn-context.ts';

/** Stores the start and end of a record as those of the last step. */
export function noteLast(context: TurnContext, words: Int32Array, record: number): void {
  const from = int32At(words, record + RECORD.first);
  const to = int32At(words, record + RECORD.first + 1);
  context.lastFrom = from < 0 ? to : from;
  context.lastTo = to;
}

/** Answers questions about the position after a step, which is undone. */
export class Supposition {
  readonly #context: TurnContext;
  readonly #mark: BoardMark = { logged: 0, captured: 0, hashHigh: 0, hashLow: 0 };

  constructor(context: TurnContext) {
    this.#context = context;
  }

  /** Result of a test after a step, which is played on the board. */
  afterPlaying<T>(words: Int32Array, record: number, test: () => T): T {
    const { board } = this.#context;
    board.mark(this.#mark);
    board.play(words, record);
    const found = this.asLast(words, record, test);
    board.rewind(this.#mark);
    return found;
  }

  /** Result of a test with a step as the last one, on the board before it. */
  asLast<T>(words: Int32Array, record: number, test: () => T): T {
    const context = this.#context;
    const { lastFrom, lastTo } = context;
    noteLast(context, words, record);
    const found = test();
    context.lastFrom = lastFrom;
    context.lastTo = lastTo;
    return found;
  }
}
