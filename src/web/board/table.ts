import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameEvent, Problem } from '../../core/index.ts';
import type { Answer, Session } from '../../play/index.ts';
import type { Speed } from '../storage/settings.ts';
import type { Asker } from '../engine/asker.ts';

/** The last thing to be told, for a status line and a live region. */
export type News<S, E> =
  | { readonly kind: 'events'; readonly before: S; readonly events: readonly E[] }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'undone'; readonly count: number };

/** Advice on one position: first where to look, then what it brings. */
export interface Hint {
  readonly at: number;
  readonly answer: Answer;
  readonly full: boolean;
}

/** What the game allows where it stands. */
export interface Present<S> {
  readonly cursor: number;
  readonly state: S;
  readonly isPersonToMove: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A match as a table reads it. */
export interface Course<S, E> {
  readonly cursor: number;
  readonly state: S;
  stateAt(count: number): S;
  eventsAt(index: number): readonly E[];
}

/** Which position is shown, and how its pieces get there. */
export interface Shows<E> {
  /** The entry count of the earlier position that is shown; undefined for the present one. */
  readonly viewed: ReadonlySignal<number | undefined>;
  /** Shows the position after so many entries at once. */
  jump(count: number): void;
  /** Shows what events bring about, from the position after `from` entries to that after `to`. */
  run(from: number, to: number, events: readonly E[]): void;
  /** Settles once nothing moves any more. */
  whenStill(): Promise<void>;
  close(): void;
}

export interface TableOptions {
  readonly session: Session;
  readonly asker: Asker;
  readonly pace: () => Speed;
  /** Called after every change of the match. */
  readonly onChange: () => void;
}

/** Milliseconds between what was last seen moving and a bot's answer, so that it can be followed. */
const PAUSE: Record<Speed, number> = { off: 220, slow: 800, normal: 450, fast: 200 };

/** One game on the board: who plays, what is shown, and who is thinking. */
export class Table<S, E extends GameEvent, M extends Course<S, E>, W extends Shows<E>> {
  readonly session: Session;
  readonly match: M;
  readonly asker: Asker;
  readonly playback: W;
  /** Where the game stands; replaced with every action, undo and redo. */
  readonly present: Signal<Present<S>>;
  readonly news = signal<News<S, E> | undefined>(undefined);
  readonly flipped = signal(false);
  /** Whether the end of the game is to be announced. */
  readonly announces = signal(false);
  readonly #pace: () => Speed;
  readonly #onChange: () => void;
  readonly #hint = signal<Hint | undefined>(undefined);

  constructor({ session, asker, pace, onChange }: TableOptions, match: M, playback: W) {
    this.session = session;
    this.asker = asker;
    this.#pace = pace;
    this.#onChange = onChange;
    this.match = match;
    this.playback = playback;
    this.present = signal(presentOf<S>(session, match));
  }

  /** The entry count of the position shown. */
  readonly shown = computed(() => this.playback.viewed.value ?? this.present.value.cursor);

  /** Whether an earlier position than the present one is shown. */
  readonly isReview = computed(() => this.playback.viewed.value !== undefined);

  readonly state = computed((): S => {
    const viewed = this.playback.viewed.value;
    return viewed === undefined ? this.present.value.state : this.match.stateAt(viewed);
  });

  /** Whether a person may act now. */
  readonly isOpen = computed(() => !this.isReview.value && this.present.value.isPersonToMove);

  readonly hint = computed(() => {
    const hint = this.#hint.value;
    return hint?.at === this.shown.value && this.isOpen.value ? hint : undefined;
  });

  /** Lets a bot that is to move begin; call it once when the table is shown. */
  start(): void {
    this.#proceed();
  }

  close(): void {
    this.asker.stop();
    this.playback.close();
  }

  /** A person's action as text; false where it is not a person's turn or the rules refuse it. */
  playText(text: string): boolean {
    return this.isOpen.value && this.#take(text);
  }

  undo(): void {
    this.asker.stop();
    const count = this.session.undo();
    if (count > 0) {
      this.news.value = { kind: 'undone', count };
      this.playback.jump(this.match.cursor);
      this.#changed();
    }
    this.#proceed();
  }

  redo(): void {
    if (!this.session.canRedo) return;
    this.asker.stop();
    const { cursor, state } = this.match;
    const events = this.session.redo() as E[];
    this.#show(cursor, state, events);
    this.#changed();
    this.#proceed();
  }

  /** Shows where to look; asked again, what it brings. */
  async askHint(): Promise<void> {
    const known = this.hint.value;
    if (known !== undefined) {
      this.#hint.value = { ...known, full: true };
      return;
    }
    if (!this.isOpen.value || this.asker.thinking.value !== undefined) return;
    const answer = await this.asker.ask(this.session, 'hint');
    if (answer !== undefined) this.#hint.value = { at: this.match.cursor, answer, full: false };
  }

  /** Asks a bot again that broke down. */
  retry(): void {
    this.asker.stop();
    this.#proceed();
  }

  /** Shows the position after so many entries; the bot waits while it is an earlier one. */
  view(count: number): void {
    this.asker.stop();
    this.playback.jump(Math.max(0, Math.min(count, this.match.cursor)));
    this.#proceed();
  }

  /** Shows the next entry of the log, moving what it moves. */
  viewNext(): void {
    const at = this.shown.value;
    if (at >= this.match.cursor) return;
    const before = this.match.stateAt(at);
    const events = this.match.eventsAt(at);
    this.news.value = { kind: 'events', before, events };
    this.playback.run(at, at + 1, events);
    this.#proceed();
  }

  #take(text: string): boolean {
    this.asker.stop();
    const { cursor, state } = this.match;
    const played = this.session.play(text);
    if (!played.ok) {
      this.news.value = { kind: 'problem', problem: played.problem };
      return false;
    }
    this.#show(cursor, state, played.events as readonly E[]);
    this.#changed();
    if (this.session.isOver) void this.#announce();
    this.#proceed();
    return true;
  }

  async #announce(): Promise<void> {
    const at = this.match.cursor;
    await this.#afterMovement();
    this.announces.value = at === this.match.cursor && this.session.isOver;
  }

  #show(from: number, before: S, events: readonly E[]): void {
    this.news.value = { kind: 'events', before, events };
    this.playback.run(from, this.match.cursor, events);
  }

  #changed(): void {
    this.present.value = presentOf<S>(this.session, this.match);
    this.announces.value = false;
    this.#onChange();
  }

  #proceed(): void {
    const { session } = this;
    if (this.isReview.value || session.isOver || session.isPersonToMove) return;
    if (this.asker.thinking.value === undefined) void this.#letBotMove();
  }

  async #letBotMove(): Promise<void> {
    const answer = await this.asker.ask(this.session, 'move', this.#afterMovement());
    if (answer !== undefined && !this.#take(answer.action)) this.asker.fail();
  }

  async #afterMovement(): Promise<void> {
    await this.playback.whenStill();
    await new Promise((resolve) => setTimeout(resolve, PAUSE[this.#pace()]));
  }
}

function presentOf<S>(
  session: Session,
  { cursor, state }: { readonly cursor: number; readonly state: S },
): Present<S> {
  const { isPersonToMove, canUndo, canRedo } = session;
  return { cursor, state, isPersonToMove, canUndo, canRedo };
}
