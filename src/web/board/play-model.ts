import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameEvent } from '#core';
import { OpenedGame, restOf, strideOf } from '#play';
import type {
  Hint,
  News,
  OpenedGameOptions,
  Playback,
  PlayController,
  ReviewPace,
  Session,
  Working,
} from '#play';
import type { Speed } from '../storage/settings.ts';
import { schedule } from '../ui/schedule.ts';

/** What the game allows where it stands. */
export interface Present<S> {
  readonly cursor: number;
  readonly state: S;
  readonly isPersonToMove: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A match as the model reads it. */
export interface Course<S> {
  readonly cursor: number;
  readonly state: S;
  stateAt(count: number): S;
}

/** The parts of an opened game that the page decides; how it is shown is up to its model. */
type Opening = Omit<
  OpenedGameOptions,
  'playback' | 'schedule' | 'pause' | 'rest' | 'stride' | 'batch'
>;

export interface PlayModelOptions extends Opening {
  readonly pace: () => Speed;
  readonly playsForced: () => boolean;
}

/** Milliseconds between what was last seen moving and a bot's answer, so that it can be followed. */
const PAUSE: Readonly<Record<Speed, number>> = { off: 220, slow: 800, normal: 450, fast: 200 };
/** Milliseconds that a position of a review is looked at. */
const REST: Readonly<Record<Speed, number>> = { off: 900, slow: 1200, normal: 600, fast: 250 };

/** One game on the board, as signals: what its controller knows, for the parts of the page. */
export class PlayModel<S, A, E extends GameEvent, M extends Course<S>, W extends Playback> {
  readonly session: Session;
  readonly match: M;
  readonly playback: W;
  readonly opened: OpenedGame;
  readonly flipped = signal(false);
  /** How fast a review goes on by itself. */
  readonly reviewPace = signal<ReviewPace>(1);
  /** Where the game stands; replaced with every action, undo and redo. */
  readonly present: Signal<Present<S>>;
  readonly #viewed = signal<number | undefined>(undefined);
  readonly #news = signal<News<S, E> | undefined>(undefined);
  readonly #hint = signal<Hint | undefined>(undefined);
  readonly #thinking = signal<'move' | 'hint' | undefined>(undefined);
  readonly #working = signal<Working | undefined>(undefined);
  readonly #isBroken = signal(false);
  readonly #announces = signal(false);
  readonly #isRunning = signal(false);

  constructor({ pace, ...options }: PlayModelOptions, match: M, playback: W) {
    this.session = options.session;
    this.match = match;
    this.playback = playback;
    this.opened = new OpenedGame({
      ...options,
      playback,
      schedule,
      pause: () => PAUSE[pace()],
      rest: () => restOf(this.reviewPace.peek(), REST[pace()]),
      stride: () => strideOf(this.reviewPace.peek()),
      batch,
    });
    this.present = signal(this.#readPresent());
    this.controller.subscribe(() => this.#read());
  }

  get controller(): PlayController {
    return this.opened.controller;
  }

  /** The last thing to be told, for a status line and a live region. */
  readonly news: ReadonlySignal<News<S, E> | undefined> = this.#news;
  readonly hint: ReadonlySignal<Hint | undefined> = this.#hint;
  /** What a bot is asked for. */
  readonly thinking: ReadonlySignal<'move' | 'hint' | undefined> = this.#thinking;
  /** How far the work on a move has come that takes long. */
  readonly working: ReadonlySignal<Working | undefined> = this.#working;
  /** Whether the engine broke down over the last question. */
  readonly isBroken: ReadonlySignal<boolean> = this.#isBroken;
  /** Whether the end of the game is to be announced. */
  readonly announces: ReadonlySignal<boolean> = this.#announces;
  /** Whether a review goes on by itself. */
  readonly isRunning: ReadonlySignal<boolean> = this.#isRunning;

  /** The entry count of the position shown. */
  readonly shown = computed(() => this.#viewed.value ?? this.present.value.cursor);

  /** Whether an earlier position than the present one is shown. */
  readonly isReview = computed(() => this.#viewed.value !== undefined);

  readonly state = computed((): S => {
    const viewed = this.#viewed.value;
    return viewed === undefined ? this.present.value.state : this.match.stateAt(viewed);
  });

  /** Whether a person may act now. */
  readonly isOpen = computed(() => {
    const isFree = !this.isReview.value && this.#working.value === undefined;
    return isFree && this.present.value.isPersonToMove;
  });

  /** Leaves the game for good. */
  close(): void {
    this.opened.leave();
  }

  /** Takes a person's action; false where it is not a person's turn or the rules refuse it. */
  play(action: A): boolean {
    return this.controller.play(action);
  }

  /** The same with the text of an action, or with those of several as one move. */
  playText(actions: string | readonly string[]): boolean {
    return this.controller.playText(actions);
  }

  undo(): void {
    this.controller.undo();
  }

  redo(): void {
    this.controller.redo();
  }

  /** Shows at once what moves, or drops the move that is worked out. */
  skip(): void {
    if (this.#working.peek() === undefined) this.playback.settle();
    else this.undo();
  }

  /** Shows where to look; asked again, what it brings. */
  askHint(): void {
    this.controller.askHint();
  }

  /** Asks a bot again that broke down. */
  retry(): void {
    this.controller.retry();
  }

  /** Shows the position after this many entries; the bot waits while it is an earlier one. */
  view(count: number): void {
    this.controller.view(count);
  }

  /** Shows the next entry of the log, moving what it moves. */
  viewNext(): void {
    this.controller.viewNext();
  }

  /** Lets the review go on by itself, or stops it. */
  toggleReview(): void {
    this.controller.toggleReview();
  }

  /** The end was announced. */
  dismiss(): void {
    this.controller.dismiss();
  }

  /** Takes over what the controller has come to; called within a batch. */
  #read(): void {
    const { controller } = this;
    const [before, now] = [this.present.peek(), this.#readPresent()];
    const names = Object.keys(now) as (keyof Present<S>)[];
    if (names.some((name) => before[name] !== now[name])) this.present.value = now;
    this.#viewed.value = controller.viewed;
    this.#news.value = controller.news as News<S, E> | undefined;
    this.#hint.value = controller.hint;
    this.#thinking.value = controller.thinking;
    this.#working.value = controller.working;
    this.#isBroken.value = controller.trouble !== undefined;
    this.#announces.value = controller.announces;
    this.#isRunning.value = controller.isRunning;
  }

  #readPresent(): Present<S> {
    const { cursor, state } = this.match;
    const { canUndo, canRedo } = this.controller;
    return { cursor, state, isPersonToMove: this.session.isPersonToMove, canUndo, canRedo };
  }
}
