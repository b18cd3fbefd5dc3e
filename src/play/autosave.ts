import { CHECKPOINT, makeBatch, makeCut, makeOutcome } from '#core';
import type { Problem } from '#core';
import { isBegun } from './begun.ts';
import type { Session } from './session.ts';

/** What somebody else did with a game that is kept here, too. */
export type SaveNews =
  /** They went on with it, and so did we: ours is kept under another name from now on. */
  | { readonly kind: 'parted'; readonly name: string; readonly before: string }
  /** They went on with it, and we did not: this is how it stands. */
  | { readonly kind: 'continued'; readonly text: string }
  /** They play it now, or nobody else does any more: bots move in one place only. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'here' };

/** Takes news of a game; false where a game that was continued could not be taken over. */
export type TakeNews = (news: SaveNews) => boolean;

/** A game that is watched in a store. */
export interface Following {
  /** Somebody acted here: bots move here from now on. */
  take(): void;
  stop(): void;
}

/** Where games are kept by name: whole now and then, and in between what is new. */
export interface SaveStore {
  /**
   * Keeps a game whole, in place of what was kept of it; the text is the session's snapshot, of
   * which the journal lacks `news`. The problem `save-newer` where somebody else has gone on with
   * the game, which stays as it is.
   */
  write(name: string, text: string, session: Session, news: string): Problem | undefined;
  /**
   * Adds lines of a journal to what was kept of a game. A problem where that cannot be, as when
   * somebody else has written the game since: then it is written whole.
   */
  append(name: string, lines: string, session: Session): Problem | undefined;
  /** A name that no kept game has. */
  freshName(game: string): string;
  /** Tells what others do with a game; stores that notice only when they write leave it out. */
  follow?(name: string, session: Session, take: TakeNews): Following;
}

/** A journal shorter than this is not worth a new snapshot. */
const MIN_JOURNAL = 16_384;

/**
 * Keeps a session in a store after every change, once it is begun: the first time whole, then what is new as lines
 * of a journal, and whole again when the journal has outgrown the snapshot. So one more action
 * costs the same however long the game is. Where somebody else has gone on with the game meanwhile,
 * both are kept: this one under another name from then on. `take` hears of that, and of what else
 * others do with the game while it is followed.
 */
export class Autosave {
  readonly #session: Session;
  readonly #store: SaveStore;
  /** The checks of the entries that are kept: where they differ, the past was rewritten. */
  readonly #kept: string[] = [];
  #name: string;
  readonly #take: TakeNews;
  #following: Following | undefined;
  #isElsewhere = false;
  /** Whether the store has it as somebody else wrote it: then it is to be written whole. */
  #isTheirs = false;
  #problem: Problem | undefined;
  #isOver = false;
  #isWritten = false;
  /** Characters of the snapshot and of the journal, as they are kept. */
  #snapshot = 0;
  #journal = 0;

  constructor(session: Session, store: SaveStore, name: string, take: TakeNews = () => false) {
    this.#session = session;
    this.#store = store;
    this.#name = name;
    this.#take = take;
  }

  /** What the game is kept as now. */
  get name(): string {
    return this.#name;
  }

  /** Whether somebody else plays the game now: bots are left to them. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  /** Hears of what others do with the game from now on, until it is closed. */
  follow(): void {
    this.#following ??= this.#store.follow?.(this.#name, this.#session, (news) => this.#hear(news));
  }

  #hear(news: SaveNews): boolean {
    if (news.kind === 'parted') this.#name = news.name;
    else if (news.kind !== 'continued') this.#isElsewhere = news.kind === 'elsewhere';
    const isTaken = this.#take(news);
    if (news.kind === 'continued' && isTaken) this.#isTheirs = true;
    return isTaken;
  }

  /** Whether the store has the session; it has none that was not begun. */
  get isKept(): boolean {
    return this.#isWritten;
  }

  /** Why the store does not have the session as it stands; undefined where it has it. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Keeps what has changed since the last time; nothing before the first action. */
  save(): Problem | undefined {
    this.#problem = this.#save();
    return this.#problem;
  }

  #save(): Problem | undefined {
    if (!this.#isWritten && !isBegun(this.#session.match)) return undefined;
    const wasOver = this.#isOver;
    const lines = this.#takeNews();
    // A game that is over is a file of its own, to be read and shared.
    if (!this.#isWritten || (this.#isOver && !wasOver)) return this.#write(lines);
    if (lines === '' && !this.#isTheirs) return undefined;
    if (this.#isElsewhere) this.#following?.take();
    if (this.#isTheirs) return this.#write(lines);
    this.#journal += lines.length;
    if (this.#journal > Math.max(this.#snapshot, MIN_JOURNAL)) return this.#write(lines);
    const problem = this.#store.append(this.#name, lines, this.#session);
    return problem === undefined ? undefined : this.#write(lines);
  }

  /** Keeps the session whole once more, as when its name has changed. */
  rewrite(): Problem | undefined {
    if (!this.#isWritten) return this.save();
    return this.#write(this.#takeNews());
  }

  /** Keeps the session whole when it is left; it may be continued all the same. */
  close(): Problem | undefined {
    this.#problem = this.#close();
    this.#following?.stop();
    this.#following = undefined;
    return this.#problem;
  }

  #close(): Problem | undefined {
    // What could not be written before may be possible now.
    if (!this.#isWritten) return this.#problem === undefined ? undefined : this.#write('');
    if (this.#isTheirs) return undefined;
    const lines = this.#takeNews();
    return this.#journal + lines.length === 0 ? undefined : this.#write(lines);
  }

  #write(news: string): Problem | undefined {
    const text = this.#session.snapshot();
    let problem = this.#store.write(this.#name, text, this.#session, news);
    if (problem?.code === 'save-newer') {
      const before = this.#name;
      const name = this.#store.freshName(this.#session.match.game.id);
      problem = this.#store.write(name, text, this.#session, '');
      this.#hear({ kind: 'parted', name, before });
    }
    this.#isTheirs = false;
    this.#isWritten = problem === undefined;
    this.#snapshot = text.length;
    this.#journal = 0;
    return problem;
  }

  /** What is to be added to the journal. */
  #takeNews(): string {
    const { match } = this.#session;
    const lines: string[] = [];
    const same = this.#countSame();
    if (same < this.#kept.length) {
      lines.push(makeCut(same));
      this.#kept.length = same;
      this.#isOver = false;
    }
    for (let index = same; index < match.lineCount; index++) {
      lines.push(match.lineAt(index));
      this.#kept.push(match.checkAt(index + 1));
      const hash = (index + 1) % CHECKPOINT === 0 ? match.hashLineAt(index + 1) : undefined;
      if (hash !== undefined) lines.push(hash);
    }
    if (match.turn.kind === 'over' && !this.#isOver) {
      lines.push(makeOutcome(match.turn.outcome));
      this.#isOver = true;
    }
    return makeBatch(lines);
  }

  /** How many of the entries that are kept are still those of the match. */
  #countSame(): number {
    const { match } = this.#session;
    let count = Math.min(this.#kept.length, match.lineCount);
    while (count > 0 && this.#kept[count - 1] !== match.checkAt(count)) count -= 1;
    return count;
  }
}
