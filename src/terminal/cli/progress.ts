import { SingleBar } from 'cli-progress';
import { isAsciiOnly } from './ascii.ts';
import { isDumb } from './interactive.ts';

/** Milliseconds before a progress bar appears. */
const DELAY_MS = 1000;

const DEFAULT_SIZE = 40;

/** Progress bar on standard error, shown only on a terminal and only after a delay. */
export class ProgressBar {
  readonly #format: string;
  readonly #patience: number;
  readonly #size: number;
  readonly #startedAt = Date.now();
  #bar: SingleBar | undefined;

  /**
   * `format` follows cli-progress: `{bar}`, `{percentage}` and the values passed to `show`.
   * `isLong` shows the bar immediately. `size` is the length of the bar in characters.
   */
  constructor(format: string, isLong = false, size = DEFAULT_SIZE) {
    this.#format = format;
    this.#size = size;
    this.#patience = isLong ? 0 : DELAY_MS;
  }

  show(value: number, total: number, values: Readonly<Record<string, string>>): void {
    if (!process.stderr.isTTY || isDumb() || Date.now() - this.#startedAt < this.#patience) return;
    if (this.#bar === undefined) {
      this.#bar = new SingleBar({
        format: this.#format,
        barsize: this.#size,
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
