import { CHECKPOINT, makeBatch, makeCheckpoint, makeCut, makeOutcome } from '#core';
import type { AnyMatch, Problem } from '#core';
import { isSessionBegun } from './begun.ts';
import type { Session } from './session.ts';

/** Change made to a saved game by another session. */
export type SaveNews =
  /** Both sessions continued the game. This one is saved under a new name from now on. */
  | { readonly kind: 'parted'; readonly name: string; readonly before: string }
  /** Only the other session continued the game. `text` is its current save. */
  | { readonly kind: 'continued'; readonly text: string }
  /** Another session starts or stops playing the game. Bots move in one session only. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'here' };

/** Handles news of a game. Returns false if a continued game could not be taken over. */
export type TakeNews = (news: SaveNews) => boolean;

/** Subscription to a game in a store. */
export interface Following {
  /** Claims the game after an action here, so that bots move in this tab or terminal. */
  take(): void;
  stop(): void;
}

/** Storage of games by name: occasional snapshots, with a journal of the changes since. */
export interface SaveStore {
  /**
   * Replaces a saved game with `text`, the session's snapshot. `news` holds the lines that the
   * journal lacks. Returns the problem `save-newer` if another session has continued the game; the
   * save is then left unchanged.
   */
  write(name: string, text: string, session: Session, news: string): Problem | undefined;
  /**
   * Appends journal lines to a saved game. Returns a problem on failure, for example if another
   * session has written the game since. The caller then writes a full snapshot.
   */
  append(name: string, lines: string, session: Session): Problem | undefined;
  /** Unused name for a save of a game. */
  freshName(game: string): string;
  /** Reports changes made by other sessions. Omitted by stores that detect them only on writing. */
  follow?(name: string, session: Session, take: TakeNews): Following;
}

function annotationsOf({ annotationNotes }: Session): string {
  return Object.values(annotationNotes).join('\n');
}

/** Minimum length in characters of a journal that justifies a new snapshot. */
const MIN_JOURNAL = 16_384;

/** Hash and state after `count` entries, if they are available. */
function checkpointLines(match: AnyMatch, count: number): string[] {
  const checkpoint = match.checkpointAt(count);
  const state = checkpoint && makeCheckpoint(match.game, checkpoint, '#>');
  return [match.hashLineAt(count), state].flatMap((line) => line ?? []);
}

/**
 * Saves a session to a store after every change, once it has begun. The first save is a snapshot.
 * Later ones append to a journal until it outgrows the snapshot, so the cost of an action does not
 * depend on the length of the game. If another session has continued the game, both are kept and
 * this one gets a new name. `take` receives that news, and other sessions' changes while the game
 * is followed.
 */
export class Autosave {
  readonly #session: Session;
  readonly #store: SaveStore;
  /** Check digits of the saved entries. A difference means that the past was rewritten. */
  readonly #savedChecks: string[] = [];
  #name: string;
  readonly #take: TakeNews;
  #following: Following | undefined;
  #isElsewhere = false;
  /**
   * True if the stored version was written by another session; the next save must be a full
   * snapshot.
   */
  #isTheirs = false;
  #problem: Problem | undefined;
  #isOver = false;
  #isWritten = false;
  /** Lengths of the stored snapshot and journal, in characters. */
  #snapshot = 0;
  #journal = 0;
  /** Annotations in the stored snapshot; a journal holds none. */
  #annotations = '';

  constructor(session: Session, store: SaveStore, name: string, take: TakeNews = () => false) {
    this.#session = session;
    this.#store = store;
    this.#name = name;
    this.#take = take;
  }

  /** Current name of the save. */
  get name(): string {
    return this.#name;
  }

  /** True if another session is playing the game; bots do not move in this one. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  /** Listens for changes by other sessions until the game is closed. */
  follow(): void {
    this.#following ??= this.#store.follow?.(this.#name, this.#session, (news) =>
      this.#onNews(news),
    );
  }

  #onNews(news: SaveNews): boolean {
    if (news.kind === 'parted') this.#name = news.name;
    else if (news.kind !== 'continued') this.#isElsewhere = news.kind === 'elsewhere';
    const isTaken = this.#take(news);
    if (news.kind === 'continued' && isTaken) this.#isTheirs = true;
    return isTaken;
  }

  /** True if the session is in the store. It is not saved until it has begun. */
  get isKept(): boolean {
    return this.#isWritten;
  }

  /** Reason the current state is not saved, or undefined if it is. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Saves all changes since the last save. Does nothing before the first action or note. */
  save(): Problem | undefined {
    this.#problem = this.#save();
    return this.#problem;
  }

  #save(): Problem | undefined {
    if (!this.#isWritten && !isSessionBegun(this.#session)) return undefined;
    const wasOver = this.#isOver;
    const lines = this.#takeNews();
    // Finished games get a full snapshot, ready to be read and shared.
    if (!this.#isWritten || (this.#isOver && !wasOver)) return this.#write(lines);
    const isAnnotated = this.#annotations !== annotationsOf(this.#session);
    if (lines === '' && !this.#isTheirs && !isAnnotated) return undefined;
    if (this.#isElsewhere) this.#following?.take();
    if (this.#isTheirs || isAnnotated) return this.#write(lines);
    this.#journal += lines.length;
    if (this.#journal > Math.max(this.#snapshot, MIN_JOURNAL)) return this.#write(lines);
    const problem = this.#store.append(this.#name, lines, this.#session);
    return problem === undefined ? undefined : this.#write(lines);
  }

  /** Writes a full snapshot, for example after a rename. */
  rewrite(): Problem | undefined {
    if (!this.#isWritten) return this.save();
    return this.#write(this.#takeNews());
  }

  /** Writes a full snapshot and stops following the game. The session can still be continued. */
  close(): Problem | undefined {
    this.#problem = this.#close();
    this.#following?.stop();
    this.#following = undefined;
    return this.#problem;
  }

  #close(): Problem | undefined {
    // Retry a write that failed earlier.
    if (!this.#isWritten) return this.#problem === undefined ? undefined : this.#write('');
    if (this.#isTheirs) return undefined;
    const lines = this.#takeNews();
    return this.#journal + lines.length === 0 ? undefined : this.#write(lines);
  }

  #write(news: string): Problem | undefined {
    const text = this.#session.snapshot();
    this.#annotations = annotationsOf(this.#session);
    let problem = this.#store.write(this.#name, text, this.#session, news);
    if (problem?.code === 'save-newer') {
      const before = this.#name;
      const name = this.#store.freshName(this.#session.match.game.id);
      problem = this.#store.write(name, text, this.#session, '');
      this.#onNews({ kind: 'parted', name, before });
    }
    this.#isTheirs = false;
    this.#isWritten = problem === undefined;
    this.#snapshot = text.length;
    this.#journal = 0;
    return problem;
  }

  /** Lines to append to the journal. */
  #takeNews(): string {
    const { match } = this.#session;
    const lines: string[] = [];
    const sameCount = this.#countSame();
    const isReopened = this.#isOver && match.turn.kind !== 'over';
    if (isReopened || sameCount < this.#savedChecks.length) {
      lines.push(makeCut(sameCount));
      this.#savedChecks.length = sameCount;
      this.#isOver = false;
    }
    for (let index = sameCount; index < match.lineCount; index++) {
      lines.push(match.lineAt(index));
      this.#savedChecks.push(match.checkAt(index + 1));
      if ((index + 1) % CHECKPOINT > 0) continue;
      for (const line of checkpointLines(match, index + 1)) lines.push(line);
    }
    if (match.turn.kind === 'over' && !this.#isOver) {
      if (match.endingLine !== undefined) lines.push(match.endingLine);
      lines.push(makeOutcome(match.turn.outcome));
      this.#isOver = true;
    }
    return makeBatch(lines);
  }

  /** Number of saved entries, from the start, that still match. */
  #countSame(): number {
    const { match } = this.#session;
    let count = Math.min(this.#savedChecks.length, match.lineCount);
    while (count > 0 && this.#savedChecks[count - 1] !== match.checkAt(count)) count -= 1;
    return count;
  }
}
