import { mergeLines } from '#core';
import type { AnyMatch } from '#core';
import { continues, renameGame, makeSeats } from '#play';
import type { SaveNews, Session, TakeNews } from '#play';
import { canSave, list, noteFailure, openStore, showStored, showGame } from './game-list.ts';
import type { StoredGame, SavedGame } from './game-list.ts';
import { randomWord } from './random-word.ts';
import {
  addLines,
  changeGame,
  findGame,
  isSameStamp,
  putSnapshot,
  textOf,
} from './save-records.ts';
import type { FoundGame, SnapshotRecord, Stamp, Summary } from './save-records.ts';
import { postNews } from './tab-news.ts';
import type { UnwrittenGame } from './unwritten.ts';

/** Scores of the players: final ones, or current ones if the game counts them. */
function scoresOf({ game, state, turn }: AnyMatch): readonly number[] {
  if (turn.kind === 'over') return turn.outcome.scores;
  return game.scoreSoFar?.(state) ?? [];
}

/** List metadata of a session. */
function summaryOf({ match, seats, isOver, name }: Session, updated: number): Summary {
  return {
    game: match.game.id,
    updated,
    seats: makeSeats(seats),
    scores: scoresOf(match),
    entries: match.cursor,
    over: isOver,
    ...(name === '' ? {} : { name }),
  };
}

/** Pending write of a game: a snapshot, or lines to append. */
interface PendingWrite {
  readonly snapshot?: string;
  readonly lines: string;
  readonly summary: Summary;
  /** Session to write in full if the stored version has changed. */
  readonly session: Session;
}

/** Notified of changes to a writer's game. */
export interface WriterOwner {
  /** Called when a session moves to a new save id. */
  moved(writer: Writer, session: Session, before: string): void;
  /** Called when both versions were kept while the game was not open on the page. */
  partedUnseen(): void;
}

/**
 * Writes one game to the database, one transaction at a time. Never overwrites another tab's
 * changes; if both tabs continued the game, this one moves to a new id.
 */
export class Writer {
  #id: string;
  readonly #owner: WriterOwner;
  #kept: StoredGame = { snapshot: '', lines: [] };
  #hasFailed = false;
  /** Stored version known to this writer. */
  #known: Stamp | undefined;
  /** Stored version after the current write. */
  #coming: Stamp | undefined;
  #todo: PendingWrite | undefined;
  #running: Promise<void> = Promise.resolve();
  #isBusy = false;
  #summary: Summary | undefined;
  /** Session of the last write, finished or attempted. */
  #last: Session | undefined;
  /** Receives changes by other tabs while the game is open on the page. */
  take: TakeNews | undefined;

  constructor(id: string, owner: WriterOwner) {
    this.#id = id;
    this.#owner = owner;
  }

  get id(): string {
    return this.#id;
  }

  /** True if the last write failed, so that the next must be a full snapshot. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  write(snapshot: string, session: Session): void {
    this.#kept = { snapshot, lines: [] };
    this.#hasFailed = false;
    this.#plan({ snapshot, lines: '', session, summary: this.#show(session) });
  }

  append(lines: string, session: Session): void {
    this.#kept.lines.push(lines);
    const before = this.#todo;
    const summary = this.#show(session);
    this.#plan({ ...before, lines: (before?.lines ?? '') + lines, session, summary });
  }

  /** Renames the stored game, without changing its place in lists. */
  rename(save: SavedGame, name: string): void {
    const snapshot = renameGame(save.transcript, name);
    const summary = withName(save, name);
    this.#kept = { snapshot, lines: [] };
    this.#summary = summary;
    list(showGame(this.#id, summary, this.#kept));
    this.#isBusy = true;
    this.#running = this.#running.then(() => this.#try(() => this.#putName(name)));
  }

  /** The game to be written, or undefined once it is stored. */
  get unwritten(): UnwrittenGame | undefined {
    const summary = this.#isBusy || this.#hasFailed ? this.#summary : undefined;
    if (summary === undefined) return undefined;
    const { transcript } = showGame(this.#id, summary, this.#kept);
    const known = [this.#known, this.#coming].filter((stamp) => stamp !== undefined);
    return { id: this.#id, transcript, ...summary, known };
  }

  /** Retries a failed write. */
  retry(): void {
    const session = this.#last;
    if (this.#hasFailed && session !== undefined) this.write(session.snapshot(), session);
  }

  /** Drops pending writes and waits for the current one. */
  async stop(): Promise<void> {
    this.#todo = undefined;
    this.#summary = undefined;
    this.#last = undefined;
    await this.#running;
  }

  /** Waits for all pending writes. */
  settle(): Promise<void> {
    return this.#running;
  }

  /** Checks for changes by other tabs and offers them to the page. */
  async lookAgain(): Promise<void> {
    const found = await findGame(openStore(), this.#id);
    if (found === undefined || this.#isBusy || this.#hasFailed) return;
    if (isSameStamp(found.stamp, this.#known)) return;
    list(showStored(found));
    this.#offer(found);
  }

  /** Offers the stored version to the page, and adopts it if the page accepts. */
  #offer(found: FoundGame): void {
    if (this.#deliver({ kind: 'continued', text: textOf(found) })) this.#known = found.stamp;
  }

  #deliver(news: SaveNews): boolean {
    return this.take?.(news) === true;
  }

  #show(session: Session): Summary {
    const summary = summaryOf(session, Date.now());
    this.#summary = summary;
    list(showGame(this.#id, summary, this.#kept));
    return summary;
  }

  get #hasMore(): boolean {
    return this.#todo !== undefined;
  }

  #plan(todo: PendingWrite): void {
    const isIdle = !this.#hasMore;
    this.#todo = todo;
    this.#isBusy = true;
    if (isIdle) this.#running = this.#running.then(() => this.#run());
  }

  async #run(): Promise<void> {
    const todo = this.#todo;
    this.#todo = undefined;
    if (todo === undefined) return;
    this.#last = todo.session;
    await this.#try(() => this.#put(todo));
  }

  async #try(put: () => Promise<void>): Promise<void> {
    try {
      await put();
      canSave.value = true;
      postNews({ kind: 'written', id: this.#id });
    } catch (error) {
      this.#hasFailed = true;
      noteFailure(error);
    }
    this.#isBusy = this.#hasMore;
  }

  async #put(todo: PendingWrite): Promise<void> {
    if (todo.snapshot !== undefined) await this.#writeFull(todo.snapshot, todo);
    else if (!(await this.#add(todo))) this.#rewrite(todo.session);
  }

  async #putName(name: string): Promise<void> {
    const journal = randomWord(8);
    this.#known = undefined;
    await changeGame(openStore(), this.#id, journal, (text, summary) => ({
      ...withName(summary, name),
      transcript: renameGame(text, name),
    }));
  }

  async #add({ lines, summary }: PendingWrite): Promise<boolean> {
    const known = this.#known;
    if (known === undefined) return false;
    const coming = { journal: known.journal, count: known.count + 1 };
    this.#coming = coming;
    if (!(await addLines(openStore(), this.#id, known, lines, summary))) return false;
    this.#known = coming;
    return true;
  }

  async #writeFull(snapshot: string, { lines, summary, session }: PendingWrite): Promise<void> {
    const transcript = lines === '' ? snapshot : mergeLines(snapshot, [lines]).text;
    const journal = randomWord(8);
    const record: SnapshotRecord = { id: this.#id, transcript, journal, ...summary };
    const coming = { journal, count: 0 };
    this.#coming = coming;
    const kept = await putSnapshot(
      openStore(),
      record,
      (found) => isSameStamp(found.stamp, this.#known) || continues(transcript, textOf(found)),
    );
    if (kept === undefined) this.#known = coming;
    else await this.#giveWay(kept, record, session);
  }

  /**
   * Resolves a conflict with another tab. If the stored version contains this one, offers it to the
   * page; otherwise keeps both, and moves this one to a new id.
   */
  async #giveWay(theirs: FoundGame, ours: SnapshotRecord, session: Session): Promise<void> {
    list(showStored(theirs));
    if (!this.#hasMore && continues(textOf(theirs), ours.transcript)) {
      this.#summary = undefined;
      this.#offer(theirs);
      return;
    }
    const before = this.#id;
    this.#id = randomWord(12);
    this.#known = undefined;
    this.#owner.moved(this, session, before);
    list(showGame(this.#id, ours, this.#kept));
    if (!this.#deliver({ kind: 'parted', name: this.#id, before })) this.#owner.partedUnseen();
    const last = this.#todo?.session ?? session;
    this.#todo = undefined;
    await this.#writeFull(last.snapshot(), { lines: '', summary: this.#show(last), session: last });
  }

  /** Writes a full snapshot, with pending changes, because the journal has changed. */
  #rewrite(session: Session): void {
    const last = this.#todo?.session ?? session;
    this.#todo = undefined;
    this.write(last.snapshot(), last);
  }
}

/** Metadata with another name; empty for none. */
function withName({ game, updated, seats, scores, entries, over }: Summary, name: string): Summary {
  const summary = { game, updated, seats, scores, entries, over };
  return name === '' ? summary : { ...summary, name };
}
