import type { Asking } from './asking.ts';
import type { Changes } from './changes.ts';
import type { Hint } from './hint.ts';
import type { Session } from './session.ts';

interface Options {
  readonly session: Session;
  readonly asking: Asking;
  readonly changes: Changes;
}

/** Asks the engine for hints. */
export class Hints {
  readonly #options: Options;
  #hint: Hint | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Hint for the position after `count` entries. */
  at(count: number): Hint | undefined {
    return this.#hint?.at === count ? this.#hint : undefined;
  }

  /** Explains a hint. */
  explain(hint: Hint): void {
    this.#set({ ...hint, isExplained: true });
  }

  request(): void {
    const { session, asking } = this.#options;
    const at = session.match.cursor;
    asking.ask({
      purpose: 'hint',
      question: session.question('hint'),
      use: (answer) => this.#set({ at, answer, isExplained: false }),
    });
  }

  #set(hint: Hint): void {
    this.#hint = hint;
    this.#options.changes.touch();
  }
}
