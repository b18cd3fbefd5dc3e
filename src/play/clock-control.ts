import { assertDefined } from '#core';
import type { PlayOptions } from './play-options.ts';
import { StillPause } from './playback.ts';
import type { Answer } from './engine/engine.ts';
import { MatchClock } from './match-clock.ts';

interface Options extends Pick<PlayOptions, 'session' | 'playback' | 'schedule' | 'now' | 'warn'> {
  /** Seat that uses time now, or undefined. */
  readonly seat: () => number | undefined;
  /** Called when a seat has no time left. */
  readonly flagged: (seat: number) => void;
}

/**
 * Decides when the clocks of a match run. A person's clock starts when animation has ended, and
 * stops while the shell shows something else. A bot is charged the time of its search.
 */
export class ClockControl {
  readonly clock: MatchClock;
  readonly #options: Options;
  readonly #now: () => number;
  readonly #still: StillPause;
  #isHeld = false;
  #isPaused = false;
  /** Milliseconds charged for the bot's move that is about to be played. */
  #charged = 0;

  constructor(options: Options) {
    const { session, now, schedule, warn = () => undefined, flagged } = options;
    const { match } = session;
    this.#options = options;
    this.#now = assertDefined(now);
    this.#still = new StillPause(options.playback, schedule);
    this.clock = new MatchClock({
      match,
      control: assertDefined(match.clock),
      now: this.#now,
      schedule,
      runsOut: (seat) => this.#isPerson(seat),
      flagged,
      warn,
    });
  }

  /** True while the player has stopped the game. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  togglePause(): void {
    this.#isPaused = !this.#isPaused;
  }

  /** Stops a person's clock while `isHeld`. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.sync();
  }

  /** Runs the right clock after any change. */
  sync(): void {
    this.#still.stop();
    const seat = this.#seat;
    const isPerson = seat !== undefined && this.#isPerson(seat);
    this.clock.run(isPerson ? undefined : seat);
    if (!isPerson) return;
    this.#still.wait(
      () => 0,
      () => this.clock.run(this.#seat),
    );
  }

  /** Charges a bot for its search once it has answered. */
  charging(seat: number): (answer: Answer) => void {
    const since = this.#now();
    this.#charged = 0;
    return ({ milliseconds }) => {
      this.#charged = milliseconds ?? this.#now() - since;
      this.clock.charge(seat, this.#charged);
    };
  }

  /** Takes back the charge of a search whose move is not played. */
  cancel(seat: number | undefined): void {
    if (seat === undefined) return;
    this.clock.charge(seat, -this.#charged);
    this.#charged = 0;
  }

  close(): void {
    this.#still.stop();
    this.clock.run(undefined);
  }

  #isPerson(seat: number): boolean {
    return this.#options.session.seats[seat]?.kind === 'person';
  }

  get #seat(): number | undefined {
    const seat = this.#isPaused ? undefined : this.#options.seat();
    return seat !== undefined && this.#isHeld && this.#isPerson(seat) ? undefined : seat;
  }
}

/** Clocks of a match, if it has any and the shell has a clock. */
export function makeClocks(options: Options): ClockControl | undefined {
  const { session, now } = options;
  return session.match.clock === undefined || now === undefined
    ? undefined
    : new ClockControl(options);
}
