import { assertDefined, CHANCE } from '#core';
import type { AnyMatch, TimeControl } from '#core';
import type { Schedule } from './playback.ts';
import { botBudget, lowTime, timeLeft, timesOf } from './clock/times.ts';
import type { Times } from './clock/times.ts';

/** One player's clock. */
export interface ClockFace {
  /** Milliseconds left. */
  readonly left: number;
  readonly isRunning: boolean;
  /** True if little time is left. */
  readonly isLow: boolean;
}

/** Time left below which clocks show tenths of a second. */
export const TENTHS_BELOW = 10_000;
const SECOND = 1000;
const TENTH = 100;

interface Options {
  readonly match: AnyMatch;
  readonly control: TimeControl;
  /** Clock of the shell, in milliseconds. */
  readonly now: () => number;
  readonly schedule: Schedule;
  /** True for a seat whose time runs out automatically. Bots are charged when they answer. */
  readonly runsOut: (seat: number) => boolean;
  /** Called when a seat has no time left. */
  readonly flagged: (seat: number) => void;
  /** Called when a seat has little time left. */
  readonly warn: (seat: number) => void;
}

/**
 * The clocks of a match, one per seat; at most one runs. Times of recorded entries are read from the
 * match. Time used since then, for example on moves taken back, is added to the next entry.
 */
export class MatchClock {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  /** Milliseconds used by each seat that no entry contains yet. */
  readonly #unrecorded = new Map<number, number>();
  #running: { readonly seat: number; readonly since: number } | undefined;
  #cancel = (): void => undefined;
  /** Cache: times of the record up to its last entry, if `next` decides then. */
  #times:
    | { readonly last: object | undefined; readonly next: number; readonly all: readonly Times[] }
    | undefined;
  #warned: number | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Calls `listener` whenever a display changes. The returned function unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  face(seat: number): ClockFace {
    const { match, control } = this.#options;
    const { ending } = match;
    const isOut = ending?.reason === 'time' && ending.by === seat;
    const left = isOut ? 0 : this.left(seat);
    const isRunning = this.#running?.seat === seat && !this.#isFree(seat);
    const isLow = left <= lowTime(control) && match.turn.kind !== 'over' && !this.#isFree(seat);
    return { left, isRunning, isLow: isLow && (isRunning || control.kind === 'game') };
  }

  left(seat: number): number {
    return timeLeft(this.#options.control, this.#timesOf(seat), this.#used(seat));
  }

  /** Time limit for the next action of a bot. */
  budget(seat: number): number {
    return botBudget(this.#options.control, this.left(seat));
  }

  /** Runs the clock of one seat, or none. */
  run(seat: number | undefined): void {
    if (seat === this.#running?.seat) {
      this.#tick();
      return;
    }
    this.#bank();
    this.#running = seat === undefined ? undefined : { seat, since: this.#options.now() };
    this.#tick();
  }

  /** True if the time of a seat is over. Reports it then. */
  checkFlag(seat: number): boolean {
    if (this.left(seat) > 0) return false;
    this.#options.flagged(seat);
    return true;
  }

  /** Time to record with the next entry of a seat. The first one costs no time. */
  timeUsed(seat: number | undefined): number {
    return seat === undefined || this.#isFree(seat) ? 0 : this.#used(seat);
  }

  /** Starts the time of a seat again, once it is recorded. */
  restart(seat: number | undefined): void {
    if (seat === undefined) return;
    this.#unrecorded.delete(seat);
    if (this.#running?.seat === seat) this.#running = { seat, since: this.#options.now() };
  }

  /** Stops the clock of a bot, which used this much time for its search. */
  charge(seat: number, milliseconds: number): void {
    if (this.#running?.seat === seat) this.#running = undefined;
    this.#unrecorded.set(seat, (this.#unrecorded.get(seat) ?? 0) + milliseconds);
    this.#tick();
  }

  /**
   * Keeps the time of entries that are undone (`sign` 1) or redone (-1): it stays used. A limit per
   * move starts again.
   */
  move(from: number, to: number, sign: 1 | -1): void {
    const { match, control } = this.#options;
    if (control.kind === 'move') {
      this.#running = undefined;
      this.#unrecorded.clear();
      return;
    }
    for (let index = from; index < to; index += 1) {
      const { by, time = 0 } = assertDefined(match.entryAt(index));
      this.#unrecorded.set(by, Math.max(0, (this.#unrecorded.get(by) ?? 0) + sign * time));
    }
  }

  /** True before the first entry of a seat, which costs no time. */
  #isFree(seat: number): boolean {
    return this.#timesOf(seat).entries === 0;
  }

  #used(seat: number): number {
    const running = this.#running;
    const passed = running?.seat === seat ? this.#options.now() - running.since : 0;
    // The shell's clock may be set back.
    return (this.#unrecorded.get(seat) ?? 0) + Math.max(0, passed);
  }

  #bank(): void {
    const running = this.#running;
    if (running !== undefined) this.#unrecorded.set(running.seat, this.#used(running.seat));
  }

  #timesOf(seat: number): Times {
    const { match } = this.#options;
    const { cursor, turn, game, options } = match;
    const next = turn.kind === 'decide' ? turn.player : CHANCE;
    const last = match.entryAt(cursor - 1);
    let times = this.#times;
    if (times?.last !== last || times?.next !== next) {
      const all = timesOf(match.log.slice(0, cursor), game.players(options), next);
      times = { last, next, all };
      this.#times = times;
    }
    return assertDefined(times.all[seat]);
  }

  /** Updates the displays, and again when they change next. */
  #tick(): void {
    this.#cancel();
    const seat = this.#running?.seat;
    const { schedule, runsOut, warn } = this.#options;
    if (seat !== undefined && !this.#isFree(seat)) {
      const { left, isLow } = this.face(seat);
      if (left === 0 && runsOut(seat)) {
        this.checkFlag(seat);
        return;
      }
      if (!isLow) this.#warned = this.#warned === seat ? undefined : this.#warned;
      else if (this.#warned !== seat && runsOut(seat)) {
        this.#warned = seat;
        warn(seat);
      }
      if (left > 0) this.#cancel = schedule(untilChange(left), () => this.#tick());
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Milliseconds until a display of the time left changes. Times are rounded up. */
function untilChange(left: number): number {
  const step = left > TENTHS_BELOW ? SECOND : TENTH;
  return Math.max(1, Math.ceil(left - (Math.ceil(left / step) - 1) * step));
}
