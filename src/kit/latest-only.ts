/** Lets only what belongs to the latest question through: answers to earlier ones are dropped. */
export class LatestOnly {
  #latest: symbol | undefined;

  /** Begins a question, which drops the one before. The result tells whether it is the latest still. */
  begin(): () => boolean {
    const mine = Symbol('question');
    this.#latest = mine;
    return () => this.#latest === mine;
  }

  /** Drops the latest question, if there is one. */
  drop(): void {
    this.#latest = undefined;
  }

  /** Begins a question, and calls `use` or `fail` with what comes of it while it is the latest. */
  ask<T>(answer: Promise<T>, use: (answer: T) => void, fail: (reason: string) => void): void {
    const isLatest = this.begin();
    answer.then(
      (value) => {
        if (isLatest()) use(value);
      },
      (error: unknown) => {
        if (isLatest()) fail(error instanceof Error ? error.message : String(error));
      },
    );
  }
}
