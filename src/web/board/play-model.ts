import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Ending, GameEvent } from '#core';
import { OpenedGame, restOf, strideOf } from '#play';
import type {
  ClockFace,
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

/** State of the game and the options to act in it. */
export interface Present<S> {
  readonly cursor: number;
  readonly state: S;
  readonly isPersonToMove: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The part of a match that the model reads. */
export interface MatchView<S> {
  readonly cursor: number;
  readonly state: S;
  stateAt(count: number): S;
}

/** Options for an opened game that the page supplies. The model adds the display. */
type Opening = Omit<
  OpenedGameOptions,
  'playback' | 'schedule' | 'now' | 'pause' | 'rest' | 'stride' | 'batch'
>;

export interface PlayModelOptions extends Opening {
  readonly pace: () => Speed;
  readonly playsForced: () => boolean;
}

/** Milliseconds between the end of animation and a bot's move. */
const PAUSE: Readonly<Record<Speed, number>> = { off: 220, slow: 800, normal: 450, fast: 200 };
/** Milliseconds per position of a running review. */
const REVIEW_REST: Readonly<Record<Speed, number>> = {
  off: 900,
  slow: 1200,
  normal: 600,
  fast: 250,
};

/** View model of one game: the controller's state as signals. */
export class PlayModel<S, A, E extends GameEvent, M extends MatchView<S>, W extends Playback> {
  readonly session: Session;
  readonly match: M;
  readonly playback: W;
  readonly opened: OpenedGame;
  readonly flipped = signal(false);
  /** Speed of a running review. */
  readonly reviewPace = signal<ReviewPace>(1);
  /** Current state of the game, replaced after every action, undo and redo. */
  readonly present: Signal<Present<S>>;
  readonly #viewed = signal<number | undefined>(undefined);
  readonly #news = signal<News<S, E> | undefined>(undefined);
  readonly #hint = signal<Hint | undefined>(undefined);
  readonly #thinking = signal<PlayController['thinking']>(undefined);
  readonly #working = signal<Working | undefined>(undefined);
  readonly #isBroken = signal(false);
  readonly #announces = signal(false);
  readonly #isRunning = signal(false);
  readonly #isPaused = signal(false);
  readonly #ending = signal<Ending | undefined>(undefined);
  readonly #canResign = signal(false);
  readonly #canOfferDraw = signal(false);
  /** Number of changes of the clocks' displays. */
  readonly #clockChanges = signal(0);

  constructor({ pace, ...options }: PlayModelOptions, match: M, playback: W) {
    this.session = options.session;
    this.match = match;
    this.playback = playback;
    this.opened = new OpenedGame({
      ...options,
      playback,
      schedule,
      now: Date.now,
      pause: () => PAUSE[pace()],
      rest: () => restOf(this.reviewPace.peek(), REVIEW_REST[pace()]),
      stride: () => strideOf(this.reviewPace.peek()),
      batch,
    });
    this.present = signal(this.#readPresent());
    this.#readEnds();
    this.controller.subscribe(() => this.#read());
    this.controller.clocks?.clock.subscribe(
      () => (this.#clockChanges.value = this.#clockChanges.peek() + 1),
    );
  }

  get controller(): PlayController {
    return this.opened.controller;
  }

  /** Latest news, for a status line and a live region. */
  readonly news: ReadonlySignal<News<S, E> | undefined> = this.#news;
  readonly hint: ReadonlySignal<Hint | undefined> = this.#hint;
  /** Purpose of the pending question to a bot. */
  readonly thinking: ReadonlySignal<PlayController['thinking']> = this.#thinking;
  /** Progress of a slow move. */
  readonly working: ReadonlySignal<Working | undefined> = this.#working;
  /** True if the engine failed on the last question. */
  readonly isBroken: ReadonlySignal<boolean> = this.#isBroken;
  /** True if the end of the game awaits its announcement. */
  readonly announces: ReadonlySignal<boolean> = this.#announces;
  /** True if a review is running. */
  readonly isRunning: ReadonlySignal<boolean> = this.#isRunning;
  /** True while the player has stopped the clocks. */
  readonly isPaused: ReadonlySignal<boolean> = this.#isPaused;
  readonly canResign: ReadonlySignal<boolean> = this.#canResign;
  readonly canOfferDraw: ReadonlySignal<boolean> = this.#canOfferDraw;
  /** Ending outside the rules. */
  readonly ending: ReadonlySignal<Ending | undefined> = this.#ending;

  /** Entry count of the position on display. */
  readonly shown = computed(() => this.#viewed.value ?? this.present.value.cursor);

  /** True if an earlier position is on display. */
  readonly isReview = computed(() => this.#viewed.value !== undefined);

  readonly state = computed((): S => {
    const viewed = this.#viewed.value;
    return viewed === undefined ? this.present.value.state : this.match.stateAt(viewed);
  });

  /** True if a player may act now. */
  readonly isOpen = computed(() => {
    const isFree = !this.isReview.value && this.#working.value === undefined;
    return isFree && !this.#isPaused.value && this.present.value.isPersonToMove;
  });

  /** Clock of a seat; undefined in a game without clocks. */
  clockOf(seat: number): ClockFace | undefined {
    // Reading the signals makes the caller follow them.
    const isFollowed = this.#clockChanges.value >= 0 && this.present.value.cursor >= 0;
    return isFollowed ? this.controller.clocks?.clock.face(seat) : undefined;
  }

  /** Closes the game. */
  close(): void {
    this.opened.leave();
  }

  /** Takes a player's action. Returns false if no player is to act, or if the rules refuse it. */
  play(action: A): boolean {
    return this.controller.play(action);
  }

  /** Like `play` for the text of an action, or for several actions as one move. */
  playText(actions: string | readonly string[]): boolean {
    return this.controller.playText(actions);
  }

  undo(): void {
    this.controller.undo();
  }

  redo(): void {
    this.controller.redo();
  }

  /** Skips the running animation, or cancels a pending move. */
  skip(): void {
    if (this.#working.peek() === undefined) this.playback.settle();
    else this.undo();
  }

  /** Shows where to look. A second request explains the hint. */
  requestHint(): void {
    this.controller.requestHint();
  }

  /** Repeats the question after a bot failure. */
  retry(): void {
    this.controller.retry();
  }

  /** Shows the position after `count` entries. Bots wait while an earlier position is shown. */
  view(count: number): void {
    this.controller.view(count);
  }

  /** Shows and animates the next entry of the log. */
  viewNext(): void {
    this.controller.viewNext();
  }

  /** Starts or stops the review. */
  toggleReview(): void {
    this.controller.toggleReview();
  }

  /** Marks the end as announced. */
  dismiss(): void {
    this.controller.dismiss();
  }

  /** Copies the controller's state to the signals. Call it within a batch. */
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
    this.#isPaused.value = controller.isPaused;
    this.#readEnds();
  }

  #readEnds(): void {
    const { ends } = this.controller;
    this.#ending.value = this.session.match.ending;
    this.#canResign.value = ends.resigning !== undefined;
    this.#canOfferDraw.value = ends.offered !== undefined;
  }

  #readPresent(): Present<S> {
    const { cursor, state } = this.match;
    const { canUndo, canRedo } = this.controller;
    return { cursor, state, isPersonToMove: this.session.isPersonToMove, canUndo, canRedo };
  }
}
