import type { RogueAction, RogueEvent, RogueState } from '../../../../games/rogue/index.ts';
import type { Schedule } from '../../../../play/index.ts';
import { ErrandRun } from '../../../../presentation/rogue/errands.ts';
import type { Errand, Stop } from '../../../../presentation/rogue/errands.ts';

interface ErrandWalkOptions {
  readonly schedule: Schedule;
  /** Milliseconds of a step; with 0 all of them are taken at once. */
  readonly pace: () => number;
  readonly state: () => RogueState;
  /** Whether the player may act. */
  readonly isOpen: () => boolean;
  /** Takes a step; false where it was refused. */
  readonly take: (action: RogueAction) => boolean;
  readonly tell: (stop: Stop) => void;
}

/** Takes the steps of what goes on by itself, one after the other, until something is in the way. */
export class ErrandWalk {
  readonly #options: ErrandWalkOptions;
  #run: ErrandRun | undefined;
  #events: readonly RogueEvent[] = [];
  #cancel: (() => void) | undefined;

  constructor(options: ErrandWalkOptions) {
    this.#options = options;
  }

  get errand(): Errand | undefined {
    return this.#run?.errand;
  }

  begin(errand: Errand): void {
    this.stop();
    if (!this.#options.isOpen()) return;
    this.#run = new ErrandRun(errand);
    this.#events = [];
    this.#goOn();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#run = undefined;
  }

  /** Hears what came of a turn. */
  hear(events: readonly RogueEvent[]): void {
    this.#events = events;
  }

  #goOn(): void {
    const pace = this.#options.pace();
    do {
      if (this.#run !== undefined) this.#step(this.#run);
    } while (pace === 0 && this.errand !== undefined);
    if (this.errand !== undefined) this.#cancel = this.#options.schedule(pace, () => this.#goOn());
  }

  #step(run: ErrandRun): void {
    const { state, take, tell, isOpen } = this.#options;
    const next = run.next(state(), this.#events);
    if (next.kind === 'act' && take(next.action) && isOpen()) return;
    this.stop();
    if (next.kind === 'stop') tell(next.stop);
  }
}
