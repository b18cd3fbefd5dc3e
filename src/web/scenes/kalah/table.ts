import { batch, computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Problem } from '../../../core/index.ts';
import { makeAction } from '../../../games/kalah/index.ts';
import type {
  KalahAction,
  KalahEvent,
  KalahState,
  Pits,
  Player,
} from '../../../games/kalah/index.ts';
import type { Answer, Session } from '../../../session/index.ts';
import type { Asker } from '../../thinking/asker.ts';
import { kalahMatch } from './match.ts';
import type { KalahMatch } from './match.ts';
import { makeScript } from './script.ts';
import type { Pace, Script } from './script.ts';
import { followSeeds, seedsAt } from './seeds.ts';
import type { Seeds } from './seeds.ts';

/** The last thing to be told, for a status line and a live region. */
export type News =
  | { readonly kind: 'events'; readonly pits: Pits; readonly events: readonly KalahEvent[] }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'undone'; readonly count: number };

/** Advice on one position: first where to look, then what it brings. */
export interface Hint {
  readonly at: number;
  readonly answer: Answer;
  readonly full: boolean;
}

export interface Display {
  readonly seeds: Seeds;
  readonly script?: Script;
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
  readonly onChange: (session: Session) => void;
}

/** Milliseconds between what was last seen moving and a bot's answer, so that it can be followed. */
const PAUSE: Record<Pace, number> = { off: 220, slow: 800, normal: 450, fast: 200 };

/** One game on the board: who plays, what is shown, and who is thinking. */
export class Table {
  readonly session: Session;
  readonly match: KalahMatch;
  readonly #options: TableOptions;
  /** Where the game stands; replaced with every action, undo and redo. */
  readonly present: Signal<Present>;
  readonly #viewed = signal<number | undefined>(undefined);
  readonly display = signal<Display>({ seeds: [] });
  readonly news = signal<News | undefined>(undefined);
  readonly asker: Asker;
  readonly #hint = signal<Hint | undefined>(undefined);
  readonly flipped = signal(false);
  /** Whether the end of the game is to be announced. */
  readonly announces = signal(false);
  #waiting: (() => void)[] = [];

  constructor(options: TableOptions) {
    this.#options = options;
    this.session = options.session;
    this.asker = options.asker;
    this.match = kalahMatch(options.session.match);
    this.present = signal(presentOf(this.session, this.match));
    this.display.value = { seeds: seedsAt(this.match, this.match.cursor) };
  }

  /** The entry count of the position shown. */
  readonly shown = computed(() => this.#viewed.value ?? this.present.value.cursor);

  /** Whether an earlier position than the present one is shown. */
  readonly isReview = computed(() => this.#viewed.value !== undefined);

  readonly state = computed((): KalahState => {
    const viewed = this.#viewed.value;
    return viewed === undefined ? this.present.value.state : this.match.stateAt(viewed);
  });

  /** The sowing that led to the position shown. */
  readonly lastMove = computed(() => {
    const at = this.#viewed.value ?? this.present.value.cursor;
    const events = at === 0 ? [] : this.match.eventsAt(at - 1);
    const sowings = events.filter((event) => event.kind === 'sow');
    const [first, last] = [sowings[0], sowings.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    return { from: first.from, last: last.last, player: first.player };
  });

  readonly isMoving = computed(() => this.display.value.script !== undefined);

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
    this.#waiting = [];
  }

  /** A person's action; false where it is not a person's turn or the rules refuse it. */
  play(action: KalahAction): boolean {
    if (!this.isOpen.value) return false;
    return this.#take(makeAction(action));
  }

  undo(): void {
    this.asker.stop();
    const count = this.session.undo();
    if (count > 0) this.#jump({ kind: 'undone', count });
    this.#proceed();
  }

  redo(): void {
    if (!this.session.canRedo) return;
    this.asker.stop();
    this.settle();
    this.#viewed.value = undefined;
    const { pits } = this.match.state;
    const before = seedsAt(this.match, this.match.cursor);
    const events = this.session.redo() as KalahEvent[];
    this.#show(before, pits, events);
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

  /** Shows the position after so many entries; the present one where that is all of them. */
  view(count: number): void {
    const at = Math.max(0, Math.min(count, this.match.cursor));
    this.asker.stop();
    batch(() => {
      this.#viewed.value = at === this.match.cursor ? undefined : at;
      this.display.value = { seeds: seedsAt(this.match, at) };
      this.#wake();
    });
    this.#proceed();
  }

  /** Shows the next entry of the log, moving the seeds. */
  viewNext(): void {
    const at = this.shown.value;
    if (at >= this.match.cursor) return;
    this.settle();
    this.#show(seedsAt(this.match, at), this.match.stateAt(at).pits, this.match.eventsAt(at));
    this.#viewed.value = at + 1 === this.match.cursor ? undefined : at + 1;
    this.#proceed();
  }

  /** Ends a movement at once: all seeds lie where they belong. */
  settle(): void {
    const { script, seeds } = this.display.value;
    if (script !== undefined) this.display.value = { seeds };
    this.#wake();
  }

  /** Settles once nothing moves any more. */
  whenStill(): Promise<void> {
    if (!this.isMoving.value) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  #take(text: string): boolean {
    this.asker.stop();
    this.settle();
    const { pits } = this.match.state;
    const played = this.session.play(text);
    if (!played.ok) {
      this.news.value = { kind: 'problem', problem: played.problem };
      return false;
    }
    this.#show(this.display.value.seeds, pits, played.events as readonly KalahEvent[]);
    this.#changed();
    if (this.session.isOver) void this.#announce();
    this.#proceed();
    return true;
  }

  async #announce(): Promise<void> {
    const at = this.match.cursor;
    await this.whenStill();
    await pause(PAUSE[this.#options.pace()]);
    this.announces.value = at === this.match.cursor && this.session.isOver;
  }

  #show(before: Seeds, pits: Pits, events: readonly KalahEvent[]): void {
    const pace = this.#options.pace();
    const seeds = followSeeds(before, events);
    this.news.value = { kind: 'events', pits, events };
    this.display.value =
      pace === 'off' ? { seeds } : { seeds, script: makeScript(before, events, pace) };
  }

  #jump(news: News): void {
    batch(() => {
      this.#viewed.value = undefined;
      this.news.value = news;
      this.display.value = { seeds: seedsAt(this.match, this.match.cursor) };
      this.#changed();
      this.#wake();
    });
  }

  #changed(): void {
    this.present.value = presentOf(this.session, this.match);
    this.announces.value = false;
    this.#options.onChange(this.session);
  }

  #proceed(): void {
    const { session } = this;
    if (this.isReview.value || session.isOver || session.isPersonToMove) return;
    if (this.asker.thinking.value === undefined) void this.#letBotMove();
  }

  async #letBotMove(): Promise<void> {
    const answer = await this.asker.ask(this.session, 'move', this.#beforeMove());
    if (answer !== undefined && !this.#take(answer.action)) this.asker.fail();
  }

  async #beforeMove(): Promise<void> {
    await this.whenStill();
    await pause(PAUSE[this.#options.pace()]);
  }
}

function presentOf(session: Session, match: KalahMatch): Present {
  const { cursor, state } = match;
  const { isPersonToMove, canUndo, canRedo } = session;
  return { cursor, state, isPersonToMove, canUndo, canRedo };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
