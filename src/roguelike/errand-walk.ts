import type { Schedule } from '#play';
import type { ErrandSteps } from './errand.ts';

interface ErrandWalkOptions<S, A, St> {
  readonly schedule: Schedule;
  /** Milliseconds per step; 0 takes up to `maxAtOnce` steps together. */
  readonly pace: () => number;
  readonly maxAtOnce: number;
  readonly state: () => S;
  /** True if the player may act. */
  readonly isOpen: () => boolean;
  /** Takes a step; returns false if it is refused. */
  readonly take: (action: A) => boolean;
  /** Called at the end. No reason is passed when the last step was refused or ended the run. */
  readonly ended: (stop?: St) => void;
}

/** Runs an automatic action step by step until something stops it. */
export class ErrandWalk<S, A, E, Er, St> {
  readonly #options: ErrandWalkOptions<S, A, St>;
  #run: ErrandSteps<S, A, E, Er, St> | undefined;
  #events: readonly E[] = [];
  #cancel: (() => void) | undefined;

  constructor(options: ErrandWalkOptions<S, A, St>) {
    this.#options = options;
  }

  get errand(): Er | undefined {
    return this.#run?.errand;
  }

  begin(run: ErrandSteps<S, A, E, Er, St>): void {
    this.stop();
    if (!this.#options.isOpen()) return;
    this.#run = run;
    this.#events = [];
    this.#continueRun();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#run = undefined;
  }

  /** Stores the events of the last turn for the next step. */
  setEvents(events: readonly E[]): void {
    this.#events = events;
  }

  #continueRun(): void {
    const { schedule, maxAtOnce } = this.#options;
    const pace = this.#options.pace();
    const maxSteps = pace === 0 ? maxAtOnce : 1;
    for (let count = 0; count < maxSteps && this.#run !== undefined; count++) this.#step(this.#run);
    if (this.#run !== undefined) this.#cancel = schedule(pace, () => this.#continueRun());
  }

  #step(run: ErrandSteps<S, A, E, Er, St>): void {
    const { state, take, ended, isOpen } = this.#options;
    const next = run.next(state(), this.#events);
    if (next.kind === 'act' && take(next.action) && isOpen()) return;
    this.stop();
    ended(next.kind === 'stop' ? next.stop : undefined);
  }
}
