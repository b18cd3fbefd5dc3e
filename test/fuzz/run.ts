import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import type { Outcome } from './measure.ts';
import { ReadingProcess } from './process.ts';
import { shrink } from './shrink.ts';

/** Results of all inputs of a reader. */
export interface Figures {
  readonly reader: string;
  readonly inputs: number;
  readonly accepted: number;
  readonly slowest: number;
  readonly largest: number;
  readonly seconds: number;
  /** One text per kind of failure, with the smallest input that causes it. */
  readonly failures: readonly string[];
}

/** Maximum number of failures to investigate per reader. */
const MAX_FAILURES = 5;
/**
 * Number of separate re-measurements of an input over a limit, because earlier inputs may have
 * caused the excess.
 */
const MAX_REPEATS = 2;
const MAX_SHOWN = 3000;

/** Feeds a reader its inputs, and finds the cause of each failure. */
export class Run {
  readonly #process: ReadingProcess;
  readonly #file: string;
  readonly #reader: string;
  readonly #seed: string;
  readonly #failures = new Map<string, string>();

  /** Takes a process, which can be reused for the next reader. */
  constructor(process: ReadingProcess, reader: string, seed: string) {
    this.#file = process.file;
    this.#process = process;
    this.#reader = reader;
    this.#seed = seed;
  }

  async read(inputs: number): Promise<Figures> {
    const start = performance.now();
    let [accepted, slowest, largest] = [0, 0, 0];
    let asked = false;
    for (let index = 0; index < inputs; index += 1) {
      if (!asked) {
        this.#process.ask({ reader: this.#reader, seed: this.#seed, from: index, to: inputs });
        asked = true;
      }
      const outcome = await this.#process.answer();
      asked = typeof outcome !== 'string';
      const failure = failureOf(outcome);
      const final = failure === undefined ? outcome : await this.#lookInto(failure, outcome, index);
      if (typeof final === 'string') continue;
      if (final.accepted) accepted += 1;
      slowest = Math.max(slowest, final.ms);
      largest = Math.max(largest, final.mb);
    }
    const seconds = (performance.now() - start) / 1000;
    const failures = [...this.#failures.values()];
    return { reader: this.#reader, inputs, accepted, slowest, largest, seconds, failures };
  }

  /** Measures a failed input again on its own and returns the final outcome. */
  async #lookInto(failure: Failure, outcome: Outcome | 'hang' | 'crash', index: number) {
    if (this.#failures.has(failure.key) || this.#failures.size >= MAX_FAILURES) return outcome;
    const input = await this.#inputAt(index);
    let again = failure;
    for (
      let time = 0;
      time < MAX_REPEATS && typeof outcome !== 'string' && !outcome.error;
      time += 1
    ) {
      const soloResult = await this.#readAlone(input);
      const found = failureOf(soloResult);
      if (found === undefined) return soloResult;
      again = found;
    }
    const smallest = await this.#shrink(input, again);
    const shown = JSON.stringify(smallest).slice(0, MAX_SHOWN);
    this.#failures.set(
      failure.key,
      `${this.#reader}, input ${index} of seed ${this.#seed}: ${again.what}\n` +
        `  of ${input.length} characters these ${smallest.length} do: ${shown}`,
    );
    return outcome;
  }

  async #inputAt(index: number): Promise<string> {
    const process = new ReadingProcess(this.#file);
    process.ask({ reader: this.#reader, seed: this.#seed, index });
    const answer = await process.answer<{ input: string }>();
    process.stop();
    return typeof answer === 'string' ? '' : answer.input;
  }

  async #readAlone(input: string): Promise<Outcome | 'hang' | 'crash'> {
    const process = new ReadingProcess(this.#file);
    process.ask({ reader: this.#reader, input });
    const answer = await process.answer();
    process.stop();
    return answer;
  }

  /** Throwing inputs are tried in one process; the others need one each. */
  async #shrink(input: string, { key }: Failure): Promise<string> {
    const process = new ReadingProcess(this.#file);
    const smallest = await shrink(input, async (smaller) => {
      process.ask({ reader: this.#reader, input: smaller });
      return failureOf(await process.answer())?.key === key;
    });
    process.stop();
    return smallest;
  }
}
