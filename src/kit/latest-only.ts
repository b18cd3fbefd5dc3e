/** Passes on only the result of the latest request and drops earlier ones. */
export class LatestOnly {
  #latest: symbol | undefined;

  /**
   * Begins a request, which supersedes the previous one. The returned function is true while this
   * request is the latest.
   */
  begin(): () => boolean {
    const mine = Symbol('question');
    this.#latest = mine;
    return () => this.#latest === mine;
  }

  /** Drops the latest request, if any. */
  drop(): void {
    this.#latest = undefined;
  }

  /** Begins a request, and calls `use` or `fail` with its result if it is still the latest. */
  track<T>(answer: Promise<T>, use: (answer: T) => void, fail: (reason: string) => void): void {
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
