import type { Session } from '../../play/index.ts';
import type { Grid } from '../cells/grid.ts';
import type { Context } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { AnyLook } from '../model/look.ts';
import { BEAT_LENGTHS, SPEEDS } from '../model/settings.ts';
import type { Speed } from '../model/settings.ts';
import type { Screen } from '../model/screen.ts';
import { Playback } from './playback.ts';
import { drawReplay } from './replay-drawing.ts';

/** How long the viewer waits between two actions, in beats of an animation. */
const REST_BEATS = 6;
/** With animations off, an action is shown for so many milliseconds. */
const STILL = 900;

/** Shows a match again: step by step, or by itself. The match is left as it is. */
export class ReplayScreen implements Screen {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly #back: Screen | undefined;
  #at: number;
  #speed: Speed;
  #isRunning = false;
  #playback: Playback<unknown> | undefined;
  #cancelRest: (() => void) | undefined;

  constructor(context: Context, look: AnyLook, session: Session, back: Screen | undefined) {
    this.context = context;
    this.look = look;
    this.session = session;
    this.#back = back;
    this.#speed = context.settings.speed;
    const { cursor, log } = session.match;
    this.#at = cursor === log.length ? 0 : cursor;
  }

  /** How many entries have been shown. */
  get at(): number {
    return this.#at;
  }

  get speed(): Speed {
    return this.#speed;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  get frame(): unknown {
    return this.#playback?.frame;
  }

  /** How many entries there are to show. */
  get end(): number {
    return this.session.match.log.length;
  }

  leave(): void {
    this.#halt();
  }

  draw(grid: Grid): void {
    drawReplay(grid, this);
  }

  onKey(key: Key): Screen | undefined {
    if (isKey(key, 'q', 'escape', 'v')) return this.#back;
    if (isKey(key, '?', 'f1')) return this.context.routes.help(this, this.session);
    if (isKey(key, 'space', 'enter')) this.#toggle();
    else if (isKey(key, '-', '=', '+')) this.#changeSpeed(isKey(key, '-') ? -1 : 1);
    else this.#move(key);
    return this;
  }

  #move(key: Key): void {
    const wasMoving = this.#playback !== undefined;
    if (isKey(key, 'right')) {
      this.#halt();
      if (!wasMoving) this.#forward();
    } else if (isKey(key, 'left')) this.#jump(this.#at - 1);
    else if (isKey(key, 'down', 'pagedown')) this.#jump(this.#turnEnd(1));
    else if (isKey(key, 'up', 'pageup')) this.#jump(this.#turnEnd(-1));
    else if (isKey(key, 'home')) this.#jump(0);
    else if (isKey(key, 'end')) this.#jump(this.end);
  }

  #jump(at: number): void {
    this.#halt();
    this.#at = Math.max(0, Math.min(this.end, at));
  }

  /** The entry count at the end of the next turn, or of the one before. */
  #turnEnd(by: -1 | 1): number {
    const { match } = this.session;
    const turns = this.look.notate(match.stateAt(0), match.log);
    const ends = [0, ...turns.map(({ first, count }) => first + count)];
    const found =
      by > 0 ? ends.find((end) => end > this.#at) : ends.findLast((end) => end < this.#at);
    return found ?? this.#at;
  }

  #changeSpeed(by: -1 | 1): void {
    const index = SPEEDS.indexOf(this.#speed) + by;
    this.#speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, index))] ?? this.#speed;
  }

  #toggle(): void {
    const wasRunning = this.#isRunning;
    this.#halt();
    if (wasRunning) return;
    if (this.#at === this.end) this.#at = 0;
    this.#isRunning = true;
    this.#forward();
  }

  /** Shows the next entry, seed by seed where animations are on. */
  #forward(): void {
    const { match } = this.session;
    if (this.#at === this.end) {
      this.#isRunning = false;
      return;
    }
    const before = match.stateAt(this.#at);
    const length = BEAT_LENGTHS[this.#speed];
    const beats = length === 0 ? [] : this.look.animate(before, match.eventsAt(this.#at));
    this.#at += 1;
    if (beats.length === 0) {
      this.#rest();
      return;
    }
    const { schedule } = this.context.environment;
    this.#playback = new Playback(beats, length, schedule, (isOver) => {
      if (isOver) this.#rest();
      this.context.redraw();
    });
  }

  #rest(): void {
    this.#playback = undefined;
    if (!this.#isRunning) return;
    const length = BEAT_LENGTHS[this.#speed] * REST_BEATS;
    this.#cancelRest = this.context.environment.schedule(length === 0 ? STILL : length, () => {
      this.#forward();
      this.context.redraw();
    });
  }

  #halt(): void {
    this.#isRunning = false;
    this.#cancelRest?.();
    this.#playback?.stop();
    this.#playback = undefined;
  }
}
