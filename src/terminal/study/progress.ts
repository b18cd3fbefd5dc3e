import { formatFigure, mainFigureOf } from '#lab';
import type { Coordinator } from '#lab';
import { printError, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { isDumb } from '../cli/interactive.ts';
import { ProgressBar } from '../cli/progress.ts';

/** Milliseconds between updates of the bar, and between lines without a terminal. */
const UPDATE_INTERVAL = 500;
const LINE_INTERVAL = 10_000;
/** Maximum share of the time spent on computing the current figure. */
const FIGURE_SHARE = 0.05;
const FIGURE_INTERVAL = 1000;

/** Short enough for all figures on 80 columns. */
const BAR_SIZE = 12;

/** Description of the workers; `isMissing` if nothing is played until the user has done something. */
export interface PlayedBy {
  readonly text: string;
  readonly isMissing?: boolean;
}

/**
 * Progress of a study on standard error: a bar on a terminal, a line every 10 s elsewhere. Nothing
 * is shown for short runs.
 */
export class StudyProgress {
  readonly #cli: Cli;
  readonly #coordinator: Coordinator;
  readonly #workers: () => PlayedBy;
  readonly #bar: ProgressBar;
  readonly #timer: NodeJS.Timeout;
  readonly #startedAt = performance.now();
  readonly #unitsBefore: number;
  #lineAt = performance.now();
  #figure = '';
  #figureDueAt = 0;

  constructor(cli: Cli, coordinator: Coordinator, workers: () => PlayedBy) {
    this.#cli = cli;
    this.#coordinator = coordinator;
    this.#workers = workers;
    this.#bar = new ProgressBar('{bar} {percentage} % · {line}', false, BAR_SIZE);
    this.#unitsBefore = coordinator.progress.units;
    this.#timer = setInterval(() => {
      this.show();
    }, UPDATE_INTERVAL);
  }

  show(): void {
    const { units, all } = this.#coordinator.progress;
    if (process.stderr.isTTY && !isDumb()) {
      this.#bar.show(units, all, { line: this.#line() });
      return;
    }
    const now = performance.now();
    if (now - this.#lineAt < LINE_INTERVAL) return;
    this.#lineAt = now;
    printError(this.#line());
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#bar.stop();
  }

  #line(): string {
    const { units, all } = this.#coordinator.progress;
    const workers = this.#workers();
    if (workers.isMissing) return workers.text;
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const rate = (units - this.#unitsBefore) / seconds;
    const { stop } = this.#coordinator.study.plan;
    const parts = [
      say(this.#cli, 'lab-progress-done', { done: units, all }),
      ...(rate > 0
        ? [
            say(this.#cli, 'lab-progress-rate', { rate: rate.toFixed(rate < 10 ? 1 : 0) }),
            say(this.#cli, stop.kind === 'units' ? 'lab-progress-left' : 'lab-progress-at-most', {
              time: timeOf((all - units) / rate),
            }),
          ]
        : []),
      this.#currentFigure(units),
      say(this.#cli, 'lab-progress-chunks', { chunks: this.#coordinator.chunks }),
      workers.text,
    ];
    return parts.filter((part) => part !== '').join(' · ');
  }

  #currentFigure(units: number): string {
    const now = performance.now();
    if (units === 0 || now < this.#figureDueAt) return this.#figure;
    const { study, results } = this.#coordinator;
    const figure = mainFigureOf(study.report(results));
    this.#figure = figure === undefined ? '' : formatFigure(this.#cli.messages, figure);
    const took = performance.now() - now;
    this.#figureDueAt = now + Math.max(FIGURE_INTERVAL, took / FIGURE_SHARE);
    return this.#figure;
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Duration as 0:07, 12:30 or 2:05:00. */
export function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole < HOUR) return `${minutes}:${two(whole % MINUTE)}`;
  return `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(whole % MINUTE)}`;
}
