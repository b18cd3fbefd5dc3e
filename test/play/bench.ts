import { startMatch } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { must, parseOptions } from '#core';
import { parseSeats, PlayController, Session } from '#play';
import type { Answer, Engine, Passage, Playback, PlayOptions, Question } from '#play';

/** Lets all that is promised already come true. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}

/** An engine that answers when it is told to. */
export class FakeEngine implements Engine {
  readonly asked: Question[] = [];
  /** What it was to prepare for. */
  readonly prepared: Question[] = [];
  stops = 0;
  #waiting: { resolve(answer: Answer | undefined): void; reject(error: Error): void }[] = [];

  ask(question: Question): Promise<Answer | undefined> {
    this.asked.push(question);
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

  /** Answers the question of that index, or the latest, even where it was dropped. */
  async answer(action: string, index = this.#waiting.length - 1): Promise<void> {
    this.#waiting[index]?.resolve({ action, value: 3, exact: false });
    await settle();
  }

  async fail(reason: string): Promise<void> {
    this.#waiting.at(-1)?.reject(new Error(reason));
    await settle();
  }
}

/** Shows positions by noting them; movements last until they are ended. */
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

/** Timers that run out when they are told to. */
export class FakeClock {
  readonly timers = new Map<() => void, number>();

  readonly schedule = (milliseconds: number, callback: () => void): (() => void) => {
    this.timers.set(callback, milliseconds);
    return () => void this.timers.delete(callback);
  };

  /** Lets the next timer run out; returns how long it was. */
  async tick(): Promise<number | undefined> {
    const [next] = this.timers;
    if (next === undefined) return undefined;
    this.timers.delete(next[0]);
    next[0]();
    await settle();
    return next[1];
  }
}

export interface BenchOptions extends Partial<
  Pick<PlayOptions, 'pause' | 'rest' | 'stride' | 'stepping' | 'batch'>
> {
  readonly seats?: string;
  readonly houses?: string;
  readonly moves?: string;
  readonly makeStepping?: (session: Session) => PlayOptions['stepping'];
}

/** A game of Kalah with a controller and nobody who shows it. */
export class Bench {
  readonly engine = new FakeEngine();
  readonly playback = new FakePlayback();
  readonly clock = new FakeClock();
  readonly session: Session;
  readonly play: PlayController;
  keeps = 0;
  /** How often listeners were told. */
  told = 0;

  constructor({
    seats = 'person person',
    houses = '6',
    moves,
    makeStepping,
    ...more
  }: BenchOptions) {
    const options = must(parseOptions(kalah.options, { houses }));
    this.session = new Session(startMatch(kalah, options, 'a-seed'), must(parseSeats(seats, 2)));
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

  /** How often listeners are told while something is done. */
  tells(change: () => unknown): number {
    const before = this.told;
    change();
    return this.told - before;
  }
}

function assertPlayed(played: { readonly ok: boolean }): void {
  if (!played.ok) throw new RangeError('refused');
}
