import { Review, restOf, REVIEW_PACES, strideOf } from '../../play/index.ts';
import type { ReviewPace, Session } from '../../play/index.ts';
import type { Grid, Size } from '../cells/grid.ts';
import { FULL_SIZE } from '../menus/too-small.ts';
import type { Context } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { AnyLook } from '../model/look.ts';
import { BEAT_LENGTHS, SPEEDS } from '../model/settings.ts';
import type { Speed } from '../model/settings.ts';
import type { Screen } from '../model/screen.ts';
import { BeatPlayback } from './beat-playback.ts';
import { drawReplay } from './replay-drawing.ts';

/** How long the viewer waits between two actions, in beats of an animation. */
const REST_BEATS = 6;
/** With animations off, an action is shown for this many milliseconds. */
const STILL = 900;

/** Shows a match again: step by step, or by itself. The match is left as it is. */
export class ReplayScreen implements Screen {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly least?: Size;
  readonly #back: Screen | undefined;
  readonly #playback: BeatPlayback;
  readonly #review: Review;
  #speed: Speed;
  #pace: ReviewPace = 1;
  #isTicking = false;

  constructor(context: Context, look: AnyLook, session: Session, back: Screen | undefined) {
    this.context = context;
    this.look = look;
    this.session = session;
    if (look.replay !== undefined) this.least = FULL_SIZE;
    this.#back = back;
    this.#speed = context.settings.speed;
    const { schedule } = context.environment;
    const { match } = session;
    this.#playback = new BeatPlayback({
      animate: (before, events) => look.animate(before, events),
      length: () => (this.#pace === 1 ? BEAT_LENGTHS[this.#speed] : 0),
      schedule,
      update: (change) => this.#tick(change),
    });
    this.#review = new Review({
      at: match.cursor === this.end ? 0 : match.cursor,
      end: () => this.end,
      playback: this.#playback,
      schedule,
      rest: () => restOf(this.#pace, BEAT_LENGTHS[this.#speed] * REST_BEATS || STILL),
      stride: () => strideOf(this.#pace),
      show: (from) => {
        const before = match.stateAt(from);
        this.#playback.run({ from, to: from + 1, before, events: match.eventsAt(from) });
      },
      changed: () => this.#tick(() => undefined),
    });
  }

  /** How many entries have been shown. */
  get at(): number {
    return this.#review.at;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** How many times faster than usual it goes by itself. */
  get pace(): ReviewPace {
    return this.#pace;
  }

  get isRunning(): boolean {
    return this.#review.isRunning;
  }

  get frame(): unknown {
    return this.#playback.moment?.frame;
  }

  /** How many entries there are to show. */
  get end(): number {
    return this.session.match.length;
  }

  leave(): void {
    this.#review.stop();
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
    const review = this.#review;
    if (isKey(key, 'right')) {
      if (this.#playback.moment === undefined) review.next();
      else review.stop();
    } else if (isKey(key, 'left')) review.jump(this.at - 1);
    else if (isKey(key, 'down')) review.jump(this.#turnEnd(1));
    else if (isKey(key, 'up')) review.jump(this.#turnEnd(-1));
    else if (isKey(key, 'pagedown')) review.jump(this.at + this.#page);
    else if (isKey(key, 'pageup')) review.jump(this.at - this.#page);
    else if (/^\d$/.test(key.name)) review.jump(Math.round((this.end * Number(key.name)) / 10));
    else if (isKey(key, 'home')) review.jump(0);
    else if (isKey(key, 'end')) review.jump(this.end);
  }

  /** How many entries are skipped at a time. */
  get #page(): number {
    return Math.max(10, Math.round(this.end / 20));
  }

  /** The entry count at the end of the next turn, or of the one before. */
  #turnEnd(by: -1 | 1): number {
    const { match } = this.session;
    const turns = this.look.notate(match.stateAt(0), match.log);
    const ends = [0, ...turns.map(({ first, count }) => first + count)];
    const found =
      by > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    return found ?? this.at;
  }

  #changeSpeed(by: -1 | 1): void {
    const index = SPEEDS.indexOf(this.#speed) + REVIEW_PACES.indexOf(this.#pace) + by;
    this.#speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, index))] ?? this.#speed;
    this.#pace = REVIEW_PACES[Math.max(0, index - SPEEDS.length + 1)] ?? this.#pace;
  }

  #toggle(): void {
    const { isRunning } = this;
    this.#review.stop();
    if (!isRunning) this.#review.run();
  }

  /** Draws once what a timer brings about. */
  #tick(change: () => void): void {
    if (this.#isTicking) {
      change();
      return;
    }
    this.#isTicking = true;
    change();
    this.#isTicking = false;
    this.context.redraw();
  }
}
