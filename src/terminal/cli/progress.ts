import { SingleBar } from 'cli-progress';
import { isAsciiOnly } from './ascii.ts';
import { isDumb } from './interactive.ts';

/** Work that takes less long needs no bar, in milliseconds. */
const PATIENCE = 1000;

/** A progress bar on standard error, for people: only on a terminal, and only after a while. */
export class ProgressBar {
  readonly #format: string;
  readonly #patience: number;
  readonly #begun = Date.now();
  #bar: SingleBar | undefined;

  /**
   * `format` is as of cli-progress: `{bar}`, `{percentage}` and what `show` is given. Work that is known to be
   * long is shown at once.
   */
  constructor(format: string, isLong = false) {
    this.#format = format;
    this.#patience = isLong ? 0 : PATIENCE;
  }

  show(value: number, total: number, values: Readonly<Record<string, string>>): void {
    if (!process.stderr.isTTY || isDumb() || Date.now() - this.#begun < this.#patience) return;
    if (this.#bar === undefined) {
      this.#bar = new SingleBar({
        format: this.#format,
        barCompleteChar: isAsciiOnly() ? '#' : '█',
        barIncompleteChar: isAsciiOnly() ? '.' : '░',
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
