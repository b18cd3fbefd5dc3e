import { computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Problem } from '../../../core/index.ts';
import { makeAction } from '../../../games/kalah/index.ts';
import type { KalahAction, KalahEvent, KalahState, Player } from '../../../games/kalah/index.ts';
import type { Answer, Session } from '../../../session/index.ts';
import type { Asker } from '../../thinking/asker.ts';
import { kalahMatch } from './match.ts';
import type { KalahMatch } from './match.ts';
import type { Pace } from './script.ts';
import { Showing } from './showing.ts';

/** The last thing to be told, for a status line and a live region. */
export type News =
  | {
      readonly kind: 'events';
      readonly before: KalahState;
      readonly events: readonly KalahEvent[];
    }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'undone'; readonly count: number };

/** Advice on one position: first where to look, then what it brings. */
export interface Hint {
  readonly at: number;
  readonly answer: Answer;
  readonly full: boolean;
}

/** What the game allows where it stands. */
export interface Present {
  readonly cursor: number;
  readonly state: KalahState;
  readonly isPersonToMove: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface TableOptions {
  readonly session: Session;
  readonly asker: Asker;
  readonly pace: () => Pace;
  /** Called after every change of the match. */
  readonly onChange: () => void;
}

/** Milliseconds between what was last seen moving and a bot's answer, so that it can be followed. */
const PAUSE: Record<Pace, number> = { off: 220, slow: 800, normal: 450, fast: 200 };

/** One game on the board: who plays, what is shown, and who is thinking. */
export class Table {
  readonly session: Session;
  readonly match: KalahMatch;
  readonly asker: Asker;
  readonly showing: Showing;
  /** Where the game stands; replaced with every action, undo and redo. */
  readonly present: Signal<Present>;
  readonly news = signal<News | undefined>(undefined);
  readonly flipped = signal(false);
  /** Whether the end of the game is to be announced. */
  readonly announces = signal(false);
  readonly #pace: () => Pace;
  readonly #onChange: () => void;
  readonly #hint = signal<Hint | undefined>(undefined);

  constructor({ session, asker, pace, onChange }: TableOptions) {
    this.session = session;
    this.asker = asker;
    this.#pace = pace;
    this.#onChange = onChange;
    this.match = kalahMatch(session.match);
    this.showing = new Showing(this.match, pace);
    this.present = signal(presentOf(session, this.match));
  }

  /** The entry count of the position shown. */
  readonly shown = computed(() => this.showing.viewed.value ?? this.present.value.cursor);

  /** Whether an earlier position than the present one is shown. */
  readonly isReview = computed(() => this.showing.viewed.value !== undefined);

  readonly state = computed((): KalahState => {
    const viewed = this.showing.viewed.value;
    return viewed === undefined ? this.present.value.state : this.match.stateAt(viewed);
  });

  /** The sowing that led to the position shown. */
  readonly lastMove = computed(() => {
    const at = this.showing.viewed.value ?? this.present.value.cursor;
    const events = at === 0 ? [] : this.match.eventsAt(at - 1);
    const sowings = events.filter((event) => event.kind === 'sow');
    const [first, last] = [sowings[0], sowings.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    return { from: first.from, last: last.last, player: first.player };
  });

  /** Whether a person may play a house now. */
  readonly isOpen = computed(() => !this.isReview.value && this.present.value.isPersonToMove);

  readonly hint = computed(() => {
    const hint = this.#hint.value;
    return hint?.at === this.shown.value && this.isOpen.value ? hint : undefined;
  });

  /** Who sits at the lower side: the only person there is, else ONE; or turned around. */
  readonly bottom = computed((): Player => {
    const people = this.session.seats.filter(({ kind }) => kind === 'person').length;
    const low = people === 1 && this.session.seats[1]?.kind === 'person';
    return low === this.flipped.value ? 0 : 1;
  });

  /** Lets a bot that is to move begin; call it once when the table is shown. */
  start(): void {
    this.#proceed();
  }

  close(): void {
    this.asker.stop();
    this.showing.close();
  }

  /** A person's action; false where it is not a person's turn or the rules refuse it. */
  play(action: KalahAction): boolean {
    return this.isOpen.value && this.#take(makeAction(action));
  }

  undo(): void {
    this.asker.stop();
    const count = this.session.undo();
    if (count > 0) {
      this.news.value = { kind: 'undone', count };
      this.showing.jump(this.match.cursor);
      this.#changed();
    }
    this.#proceed();
  }

  redo(): void {
    if (!this.session.canRedo) return;
    this.asker.stop();
    const { cursor, state } = this.match;
    const events = this.session.redo() as KalahEvent[];
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
    this.showing.jump(Math.max(0, Math.min(count, this.match.cursor)));
    this.#proceed();
  }

  /** Shows the next entry of the log, moving the seeds. */
  viewNext(): void {
    const at = this.shown.value;
    if (at >= this.match.cursor) return;
    const before = this.match.stateAt(at);
    const events = this.match.eventsAt(at);
    this.news.value = { kind: 'events', before, events };
    this.showing.run(at, at + 1, events);
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
    this.#show(cursor, state, played.events as readonly KalahEvent[]);
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

  #show(from: number, before: KalahState, events: readonly KalahEvent[]): void {
    this.news.value = { kind: 'events', before, events };
    this.showing.run(from, this.match.cursor, events);
  }

  #changed(): void {
    this.present.value = presentOf(this.session, this.match);
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
    await this.showing.whenStill();
    await new Promise((resolve) => setTimeout(resolve, PAUSE[this.#pace()]));
  }
}

function presentOf(session: Session, match: KalahMatch): Present {
  const { cursor, state } = match;
  const { isPersonToMove, canUndo, canRedo } = session;
  return { cursor, state, isPersonToMove, canUndo, canRedo };
}
