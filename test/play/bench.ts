import { startMatch } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { must, parseOptions, parseTimeControl } from '#core';
import { parseSeats, PlayController, Session } from '#play';
import type { Answer, Engine, Passage, Playback, PlayOptions, Question } from '#play';

/** Lets all pending promises settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}

/** Engine that answers on command. */
export class FakeEngine implements Engine {
  readonly questions: Question[] = [];
  /** Questions to prepare for. */
  readonly prepared: Question[] = [];
  stops = 0;
  #waiting: { resolve(answer: Answer | undefined): void; reject(error: Error): void }[] = [];

  ask(question: Question): Promise<Answer | undefined> {
    this.questions.push(question);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  prepare(question: Question): void {
    this.prepared.push(question);
  }

  stop(): void {
    this.stops += 1;
  }

  close(): void {
    this.stop();
  }

  /** Answers the question at `index`, or the latest, even if cancelled. */
  async answer(action: string, index = this.#waiting.length - 1): Promise<void> {
    this.#waiting[index]?.resolve({ action, value: 3, exact: false });
    await settle();
  }

  /** Replies to the question at `index`, or the latest, with more than an action. */
  async reply(answer: Answer, index = this.#waiting.length - 1): Promise<void> {
    this.#waiting[index]?.resolve(answer);
    await settle();
  }

  async fail(reason: string): Promise<void> {
    this.#waiting.at(-1)?.reject(new Error(reason));
    await settle();
  }
}

/** Records the positions shown. Animations last until settled. */
export class FakePlayback implements Playback {
  readonly shown: string[] = [];
  isMoving = false;
  moves = false;
  #waiting: (() => void)[] = [];

  jump(count: number): void {
    this.settle();
    this.shown.push(`=${count}`);
  }

  run({ from, to, events }: Passage): void {
    this.settle();
    this.shown.push(`${from}-${to}${events.length === 0 ? ' without events' : ''}`);
    this.isMoving = this.moves;
  }

  settle(): void {
    this.isMoving = false;
    for (const call of this.#waiting.splice(0)) call();
  }

  whenStill(call: () => void): void {
    if (this.isMoving) this.#waiting.push(call);
    else call();
  }

  close(): void {
    this.#waiting = [];
    this.isMoving = false;
  }
}

/** Timers that fire on command. */
export class FakeClock {
  readonly timers = new Map<() => void, number>();

  readonly schedule = (milliseconds: number, callback: () => void): (() => void) => {
    this.timers.set(callback, milliseconds);
    return () => void this.timers.delete(callback);
  };

  /** Fires the next timer. Returns its delay. */
  async tick(): Promise<number | undefined> {
    const [next] = this.timers;
    if (next === undefined) return undefined;
    this.timers.delete(next[0]);
    next[0]();
    await settle();
    return next[1];
  }
}

/** Time that passes on command, with its timers. */
export class FakeTime {
  #now = 0;
  readonly #timers = new Map<() => void, number>();

  readonly now = (): number => this.#now;

  readonly schedule = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = () => callback();
    this.#timers.set(timer, this.#now + milliseconds);
    return () => void this.#timers.delete(timer);
  };

  /** Lets time pass, firing the timers that are due on the way. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, at]) => at <= end).sort((a, b) => a[1] - b[1]);
      const [timer, at] = due[0] ?? [];
      if (timer === undefined || at === undefined) break;
      this.#now = at;
      this.#timers.delete(timer);
      timer();
      await settle();
    }
    this.#now = end;
  }
}

export interface BenchOptions extends Partial<
  Pick<
    PlayOptions,
    'pause' | 'rest' | 'stride' | 'stepping' | 'batch' | 'now' | 'schedule' | 'warn' | 'playsForced'
  >
> {
  /** Time control as text. */
  readonly control?: string;
  readonly seats?: string;
  readonly houses?: string;
  readonly moves?: string;
  readonly makeStepping?: (session: Session) => PlayOptions['stepping'];
}

/** Kalah game with a controller and no display. */
export class Bench {
  readonly engine = new FakeEngine();
  readonly playback = new FakePlayback();
  readonly clock = new FakeClock();
  readonly session: Session;
  readonly play: PlayController;
  keeps = 0;
  /** Number of notifications to listeners. */
  told = 0;

  constructor({
    seats = 'person person',
    houses = '6',
    moves,
    control = '',
    makeStepping,
    ...more
  }: BenchOptions) {
    const options = must(parseOptions(kalah.options, { houses }));
    const match = startMatch(kalah, options, 'a-seed', { clock: parseTimeControl(control) });
    this.session = new Session(match, must(parseSeats(seats, 2)));
    for (const move of moves?.split(' ') ?? []) assertPlayed(this.session.playText(move));
    const stepping = makeStepping?.(this.session);
    this.play = new PlayController({
      session: this.session,
      engine: this.engine,
      playback: this.playback,
      schedule: this.clock.schedule,
      pause: () => 0,
      keep: () => void (this.keeps += 1),
      ...(stepping === undefined ? {} : { stepping }),
      ...more,
    });
    this.play.subscribe(() => (this.told += 1));
  }

  get cursor(): number {
    return this.session.match.cursor;
  }

  /** Number of notifications during a change. */
  countChanges(change: () => unknown): number {
    const before = this.told;
    change();
    return this.told - before;
  }
}

function assertPlayed(played: { readonly ok: boolean }): void {
  if (!played.ok) throw new RangeError('refused');
}
