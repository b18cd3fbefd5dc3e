import { mergeLines } from '#core';
import type { AnyMatch } from '#core';
import { continues, renameGame, makeSeats } from '#play';
import type { SaveNews, Session, TakeNews } from '#play';
import { canSave, list, noteFailure, openStore, showFound, showGame } from './game-list.ts';
import type { Kept, SavedGame } from './game-list.ts';
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

/** The score of each player so far, where the game counts it; else that at the end. */
function scoresOf({ game, state, turn }: AnyMatch): readonly number[] {
  if (turn.kind === 'over') return turn.outcome.scores;
  return game.scoreSoFar?.(state) ?? [];
}

/** The entry in lists for a session that is kept now. */
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

/** What is still to be written of a game: the whole, or lines to be added. */
interface Todo {
  readonly snapshot?: string;
  readonly lines: string;
  readonly summary: Summary;
  /** What can be written whole in its place, where this goes on with what was kept. */
  readonly session: Session;
}

/** Who else has to know what becomes of a writer's game. */
export interface WriterOwner {
  /** The game of a session is written under another name from now on. */
  moved(writer: Writer, session: Session, before: string): void;
  /** Both were kept, and the game is not on the page any more, which would have asked. */
  partedUnseen(): void;
}

/**
 * Writes one game to the database, one transaction after the other. What somebody else wrote since
 * is never written over: where both went on, this one goes on under a name of its own.
 */
export class Writer {
  #id: string;
  readonly #owner: WriterOwner;
  #kept: Kept = { snapshot: '', lines: [] };
  #hasFailed = false;
  /** The state of the stored game that is known here. */
  #known: Stamp | undefined;
  /** The state that it has once what is being written is there. */
  #coming: Stamp | undefined;
  #todo: Todo | undefined;
  #running: Promise<void> = Promise.resolve();
  #isBusy = false;
  #summary: Summary | undefined;
  /** What was written last, or was to be. */
  #last: Session | undefined;
  /** Hears of what others do with the game, while it is open on the page. */
  take: TakeNews | undefined;

  constructor(id: string, owner: WriterOwner) {
    this.#id = id;
    this.#owner = owner;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether the last attempt failed: then the next one writes the whole. */
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

  /** Writes the game with another name; it stays where it is in lists. */
  rename(save: SavedGame, name: string): void {
    const snapshot = renameGame(save.transcript, name);
    const summary = named(save, name);
    this.#kept = { snapshot, lines: [] };
    this.#summary = summary;
    list(showGame(this.#id, summary, this.#kept));
    this.#isBusy = true;
    this.#running = this.#running.then(() => this.#try(() => this.#putName(name)));
  }

  /** The game as it is to be written, where that is not done yet. */
  get unwritten(): UnwrittenGame | undefined {
    const summary = this.#isBusy || this.#hasFailed ? this.#summary : undefined;
    if (summary === undefined) return undefined;
    const { transcript } = showGame(this.#id, summary, this.#kept);
    const known = [this.#known, this.#coming].filter((stamp) => stamp !== undefined);
    return { id: this.#id, transcript, ...summary, known };
  }

  /** Writes once more what could not be written. */
  retry(): void {
    const session = this.#last;
    if (this.#hasFailed && session !== undefined) this.write(session.snapshot(), session);
  }

  /** Drops what is still to be written, and waits for what is being written. */
  async stop(): Promise<void> {
    this.#todo = undefined;
    this.#summary = undefined;
    this.#last = undefined;
    await this.#running;
  }

  /** Waits for all that was asked for so far. */
  settle(): Promise<void> {
    return this.#running;
  }

  /** Looks whether somebody else has written the game since, and lets it be taken over. */
  async lookAgain(): Promise<void> {
    const found = await findGame(openStore(), this.#id);
    if (found === undefined || this.#isBusy || this.#hasFailed) return;
    if (isSameStamp(found.stamp, this.#known)) return;
    list(showFound(found));
    this.#offer(found);
  }

  /** Lets the page take over what is stored; it is known then. */
  #offer(found: FoundGame): void {
    if (this.#tell({ kind: 'continued', text: textOf(found) })) this.#known = found.stamp;
  }

  #tell(news: SaveNews): boolean {
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

  #plan(todo: Todo): void {
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

  async #put(todo: Todo): Promise<void> {
    if (todo.snapshot !== undefined) await this.#putWhole(todo.snapshot, todo);
    else if (!(await this.#add(todo))) this.#putAgain(todo.session);
  }

  async #putName(name: string): Promise<void> {
    const journal = randomWord(8);
    this.#known = undefined;
    await changeGame(openStore(), this.#id, journal, (text, summary) => ({
      ...named(summary, name),
      transcript: renameGame(text, name),
    }));
  }

  async #add({ lines, summary }: Todo): Promise<boolean> {
    const known = this.#known;
    if (known === undefined) return false;
    const coming = { journal: known.journal, count: known.count + 1 };
    this.#coming = coming;
    if (!(await addLines(openStore(), this.#id, known, lines, summary))) return false;
    this.#known = coming;
    return true;
  }

  async #putWhole(snapshot: string, { lines, summary, session }: Todo): Promise<void> {
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
   * Somebody else went on with the game. Where nothing here goes beyond that, theirs is the game;
   * else both are kept, and this one goes on under another name.
   */
  async #giveWay(theirs: FoundGame, ours: SnapshotRecord, session: Session): Promise<void> {
    list(showFound(theirs));
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
    if (!this.#tell({ kind: 'parted', name: this.#id, before })) this.#owner.partedUnseen();
    const last = this.#todo?.session ?? session;
    this.#todo = undefined;
    await this.#putWhole(last.snapshot(), { lines: '', summary: this.#show(last), session: last });
  }

  /** The journal is not as it was left: all is written again, with what came meanwhile. */
  #putAgain(session: Session): void {
    const last = this.#todo?.session ?? session;
    this.#todo = undefined;
    this.write(last.snapshot(), last);
  }
}

/** What lists tell of a game, with another name or none. */
function named({ game, updated, seats, scores, entries, over }: Summary, name: string): Summary {
  const summary = { game, updated, seats, scores, entries, over };
  return name === '' ? summary : { ...summary, name };
}
