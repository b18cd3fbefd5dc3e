import { SingleBar } from 'cli-progress';

/** Work that takes less long needs no bar, in milliseconds. */
const PATIENCE = 1000;

/** A progress bar on standard error, for people: only on a terminal, and only after a while. */
export class ProgressBar {
  readonly #format: string;
  readonly #begun = Date.now();
  #bar: SingleBar | undefined;

  /** `format` is as of cli-progress: `{bar}`, `{percentage}` and what `show` is given. */
  constructor(format: string) {
    this.#format = format;
  }

  show(value: number, total: number, values: Readonly<Record<string, string>>): void {
    if (!process.stderr.isTTY || Date.now() - this.#begun < PATIENCE) return;
    if (this.#bar === undefined) {
      this.#bar = new SingleBar({
        format: this.#format,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        hideCursor: true,
        clearOnComplete: true,
      });
      this.#bar.start(total, value, values);
    }
    this.#bar.update(value, values);
  }

  stop(): void {
    this.#bar?.stop();
  }
}
