import type { Schedule } from '#play';
import type { ErrandSteps } from './errand.ts';

interface ErrandWalkOptions<S, A, St> {
  readonly schedule: Schedule;
  /** Milliseconds of a step; with 0 as many are taken at once as there may be. */
  readonly pace: () => number;
  readonly maxAtOnce: number;
  readonly state: () => S;
  /** Whether the player may act. */
  readonly isOpen: () => boolean;
  /** Takes a step; false where it was refused. */
  readonly take: (action: A) => boolean;
  /** Called at the end; without a reason where the last step was refused or ended the run. */
  readonly ended: (stop?: St) => void;
}

/** Takes the steps of what goes on by itself, one after the other, until something is in the way. */
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
    this.#goOn();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#run = undefined;
  }

  /** Hears what came of a turn. */
  hear(events: readonly E[]): void {
    this.#events = events;
  }

  #goOn(): void {
    const { schedule, maxAtOnce } = this.#options;
    const pace = this.#options.pace();
    const most = pace === 0 ? maxAtOnce : 1;
    for (let count = 0; count < most && this.#run !== undefined; count++) this.#step(this.#run);
    if (this.#run !== undefined) this.#cancel = schedule(pace, () => this.#goOn());
  }

  #step(run: ErrandSteps<S, A, E, Er, St>): void {
    const { state, take, ended, isOpen } = this.#options;
    const next = run.next(state(), this.#events);
    if (next.kind === 'act' && take(next.action) && isOpen()) return;
    this.stop();
    ended(next.kind === 'stop' ? next.stop : undefined);
  }
}
