import { commandOf, Review, restOf, REVIEW_PACES, strideOf } from '#play';
import type { ReviewPace, Session } from '#play';
import type { Grid, Size } from '../cells/grid.ts';
import { REPLAY_KEYS } from '#voice/keymap.ts';
import { FULL_SIZE } from '../menus/too-small.ts';
import type { Context } from '../model/context.ts';
import type { Key } from '../model/key.ts';
import type { AnyLook } from '../model/look.ts';
import { BEAT_LENGTHS, SPEEDS } from '../model/settings.ts';
import type { Speed } from '../model/settings.ts';
import type { Screen } from '../model/screen.ts';
import { BeatPlayback } from './beat-playback.ts';
import { drawReplay } from './replay-drawing.ts';

/** Pause between two actions, in animation beats. */
const REST_BEATS = 6;
/** Milliseconds per action with animations off. */
const STILL_MS = 900;

type ReplayCommand = (typeof REPLAY_KEYS)[number]['command'];
/** Commands that jump to an entry. */
type Jump = Exclude<ReplayCommand, 'leave' | 'help' | 'run' | 'slower' | 'faster' | 'next'>;

/** Screen that replays a match, step by step or automatically, without changing it. */
export class ReplayScreen implements Screen {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly minSize?: Size;
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
    if (look.replay !== undefined) this.minSize = FULL_SIZE;
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
      rest: () => restOf(this.#pace, BEAT_LENGTHS[this.#speed] * REST_BEATS || STILL_MS),
      stride: () => strideOf(this.#pace),
      show: (from) => {
        const before = match.stateAt(from);
        this.#playback.run({ from, to: from + 1, before, events: match.eventsAt(from) });
      },
      changed: () => this.#tick(() => undefined),
    });
  }

  /** Number of entries shown so far. */
  get at(): number {
    return this.#review.at;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** Speed factor of automatic replay. */
  get pace(): ReviewPace {
    return this.#pace;
  }

  get isRunning(): boolean {
    return this.#review.isRunning;
  }

  get frame(): unknown {
    return this.#playback.moment?.frame;
  }

  /** Total number of entries. */
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
    const command = commandOf(REPLAY_KEYS, key);
    if (command === 'leave') return this.#back;
    if (command === 'help') return this.context.routes.help(this, this.session);
    if (command === 'run') this.#toggle();
    else if (command === 'slower') this.#changeSpeed(-1);
    else if (command === 'faster') this.#changeSpeed(1);
    else if (command === 'next') this.#next();
    else if (command !== undefined) this.#review.jump(this.#targetOf(command, key));
    return this;
  }

  #next(): void {
    if (this.#playback.moment === undefined) this.#review.next();
    else this.#review.stop();
  }

  /** Target entry count of a command. */
  #targetOf(command: Jump, key: Key): number {
    switch (command) {
      case 'before':
        return this.at - 1;
      case 'turn-next':
        return this.#turnEnd(1);
      case 'turn-before':
        return this.#turnEnd(-1);
      case 'page-next':
        return this.at + this.#page;
      case 'page-before':
        return this.at - this.#page;
      case 'share':
        return Math.round((this.end * Number(key.name)) / 10);
      case 'first':
        return 0;
      case 'last':
        return this.end;
    }
  }

  /** Number of entries skipped per page. */
  get #page(): number {
    return Math.max(10, Math.round(this.end / 20));
  }

  /** Entry count at the end of the next or previous turn. */
  #turnEnd(by: -1 | 1): number {
    const { match } = this.session;
    const turns = this.look.notate(match.stateAt(0), match.log);
    const turnEnds = [0, ...turns.map(({ first, count }) => first + count)];
    const found =
      by > 0 ? turnEnds.find((end) => end > this.at) : turnEnds.findLast((end) => end < this.at);
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

  /** Draws once after all changes made by a timer. */
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
