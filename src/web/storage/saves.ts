import { signal } from '@preact/signals';
import { createStore, entries } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { makeJournalHead, mergeJournal } from '../../core/index.ts';
import type { Problem } from '../../core/index.ts';
import { cleanGameName, isBegunText, renameGame } from '../../play/index.ts';
import type { SaveStore, Session } from '../../play/index.ts';
import { addLines, gamesOf, putSnapshot, removeGames } from './save-records.ts';
import type { SnapshotRecord, Summary } from './save-records.ts';
import { summaryOf } from './summary.ts';
import { clearAside, putAside, readAside } from './unwritten.ts';
import type { Unwritten } from './unwritten.ts';

/** A game as it is kept in the browser; the transcript is the game, the rest is for lists. */
export interface SavedGame extends Summary {
  readonly id: string;
  /** Put together when it is asked for. */
  readonly transcript: string;
  /** What of it could not be read, where the rest can be continued. */
  readonly problem?: Problem | undefined;
}

/** So many are kept; the oldest go first. The list of games says so. */
export const SAVES_MOST = 100;

const PATIENCE = 3000;

/** All saved games, the latest first. */
export const saves = signal<readonly SavedGame[]>([]);

/** Whether the browser lets the page keep anything. */
export const canSave = signal(true);

let store: UseStore | undefined;

/** The games that this page writes. */
const writers = new Map<string, Writer>();

/** Games that are being deleted. */
const deleting = new Set<string>();

function openStore(): UseStore {
  store ??= createStore('turnwright', 'games');
  return store;
}

/** A snapshot and the lines added since, in the page's memory. */
interface Kept {
  readonly snapshot: string;
  readonly lines: string[];
}

function showGame(id: string, summary: Summary, { snapshot, lines }: Kept): SavedGame {
  const merged = () =>
    lines.length === 0
      ? { text: snapshot }
      : mergeJournal(snapshot, makeJournalHead(snapshot) + lines.join(''));
  const { game, updated, seats, scores, entries: count, over, name } = summary;
  return {
    ...{ id, game, updated, seats, scores, entries: count, over },
    ...(name === undefined ? {} : { name: cleanGameName(name) }),
    get transcript() {
      return merged().text;
    },
    get problem() {
      return merged().problem;
    },
  };
}

/** What is still to be written of a game: the whole, or lines to be added. */
interface Todo {
  readonly snapshot?: string;
  readonly lines: string;
  readonly summary: Summary;
  /** What can be written whole in its place, where this goes on with what was kept. */
  readonly session?: Session;
}

/** Writes one game to the database, one transaction after the other. */
class Writer {
  readonly id: string;
  kept: Kept = { snapshot: '', lines: [] };
  /** Whether the last attempt failed: then the next one writes the whole. */
  hasFailed = false;
  #journal = '';
  #todo: Todo | undefined;
  #running: Promise<void> = Promise.resolve();
  #isBusy = false;
  #summary: Summary | undefined;

  constructor(id: string) {
    this.id = id;
  }

  write(snapshot: string, session: Session): void {
    this.kept = { snapshot, lines: [] };
    this.hasFailed = false;
    this.#plan({ snapshot, lines: '', session, summary: this.#show(session) });
  }

  append(lines: string, session: Session): void {
    this.kept.lines.push(lines);
    const before = this.#todo ?? { lines: '' };
    const summary = this.#show(session);
    this.#plan({ ...before, lines: before.lines + lines, session, summary });
  }

  /** Writes the game with another name; it stays where it is in lists. */
  rename(save: SavedGame, name: string): void {
    const snapshot = renameGame(save.transcript, name);
    const { game, updated, seats, scores, entries: count, over } = save;
    const named = name === '' ? {} : { name };
    const summary = { game, updated, seats, scores, entries: count, over, ...named };
    this.kept = { snapshot, lines: [] };
    this.#summary = summary;
    const renamed = showGame(this.id, summary, this.kept);
    saves.value = saves.value.map((one) => (one.id === this.id ? renamed : one));
    this.#plan({ snapshot, lines: '', summary });
  }

  /** The game as it is to be written, where that is not done yet. */
  get unwritten(): SnapshotRecord | undefined {
    const summary = this.#isBusy || this.hasFailed ? this.#summary : undefined;
    if (summary === undefined) return undefined;
    const { transcript } = showGame(this.id, summary, this.kept);
    return { id: this.id, transcript, ...summary };
  }

  /** Drops what is still to be written, and waits for what is being written. */
  async stop(): Promise<void> {
    this.#todo = undefined;
    this.#summary = undefined;
    await this.#running;
  }

  /** Waits for all that was asked for so far. */
  settle(): Promise<void> {
    return this.#running;
  }

  #show(session: Session): Summary {
    const summary = summaryOf(session, Date.now());
    this.#summary = summary;
    const others = saves.value.filter(({ id }) => id !== this.id);
    saves.value = [showGame(this.id, summary, this.kept), ...others];
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
    try {
      if (!(await this.#put(todo)) && todo.session !== undefined) this.#putWhole(todo.session);
      canSave.value = true;
    } catch {
      this.hasFailed = true;
      canSave.value = false;
    }
    this.#isBusy = this.#hasMore;
  }

  /** False where the journal is not ours any more. */
  async #put({ snapshot, lines, summary }: Todo): Promise<boolean> {
    if (snapshot === undefined) {
      return addLines(openStore(), [this.id, this.#journal], lines, summary);
    }
    this.#journal = randomWord(8);
    const record = { id: this.id, transcript: snapshot, journal: this.#journal, ...summary };
    await putSnapshot(openStore(), record);
    if (lines !== '') await addLines(openStore(), [this.id, this.#journal], lines, summary);
    return true;
  }

  /** Another tab has written the game: this one does it again, with all that came meanwhile. */
  #putWhole(session: Session): void {
    const last = this.#todo?.session ?? session;
    this.#todo = undefined;
    this.write(last.snapshot(), last);
  }
}

/** Keeps games in the browser; what is written goes on in the background. */
export const pageSaves: SaveStore = {
  write(name, text, session) {
    const writer = writers.get(name) ?? new Writer(name);
    writers.set(name, writer);
    writer.write(text, session);
    void forget(saves.value.slice(SAVES_MOST).map(({ id }) => id));
    return undefined;
  },
  append(name, lines, session) {
    const writer = writers.get(name);
    if (writer === undefined || writer.hasFailed) {
      return { code: 'save-replaced', message: `${name} is to be written whole.` };
    }
    writer.append(lines, session);
    return undefined;
  },
  freshName: () => randomWord(12),
};

/** More entries than chance makes before the first action. */
const CHANCE_MOST = 20;

/** Whether there is anything to lose of a game: an action, or a start of one's own. */
export function isWorthKeeping(save: SavedGame): boolean {
  return save.over || save.entries > CHANCE_MOST || isBegunText(save.transcript);
}

/** Puts aside what is still to be written when the page is left, and forgets it on coming back. */
export function followLeaving(): void {
  let aside: Unwritten = { games: [], deleted: [] };
  const leave = () => {
    const games = [...writers.values()].flatMap((writer) => writer.unwritten ?? []);
    aside = { games, deleted: [...deleting] };
    putAside(aside);
  };
  const comeBack = () => clearAside(aside);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  // A phone may end a hidden page without a word.
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
}

/** Does what was put aside, where the database has nothing later. */
async function takeAside(): Promise<void> {
  const aside = readAside();
  const { games, deleted } = aside;
  if (games.length + deleted.length === 0) return;
  const found = new Map(
    gamesOf(await entries<IDBValidKey, unknown>(openStore())).map((game) => [
      game.snapshot.id,
      game.summary.updated,
    ]),
  );
  for (const record of games) {
    if (record.updated < (found.get(record.id) ?? 0)) continue;
    await putSnapshot(openStore(), { ...record, journal: randomWord(8) });
  }
  await removeGames(openStore(), deleted);
  clearAside(aside);
}

/** Reads what is kept; a browser that does not answer soon keeps nothing. */
export async function loadSaves(): Promise<void> {
  try {
    const records = await Promise.race([readRecords(), tooLate()]);
    const found = gamesOf(records).map(({ snapshot, summary, lines }) =>
      showGame(snapshot.id, summary, { snapshot: snapshot.transcript, lines: [...lines] }),
    );
    const sorted = found.sort((a, b) => b.updated - a.updated);
    saves.value = sorted.filter(isWorthKeeping);
    // What earlier versions kept of games that were never begun, or what was all taken back.
    void forget(sorted.filter((save) => !isWorthKeeping(save)).map(({ id }) => id));
  } catch {
    canSave.value = false;
  }
}

async function readRecords(): Promise<[IDBValidKey, unknown][]> {
  await Promise.all([...writers.values()].map((writer) => writer.settle()));
  await takeAside();
  return entries<IDBValidKey, unknown>(openStore());
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE));
}

/** Gives a game another name that this page does not have open; its place in lists stays. */
export function renameSave(id: string, name: string): void {
  const save = saves.value.find((one) => one.id === id);
  if (save === undefined) return;
  const writer = writers.get(id) ?? new Writer(id);
  writers.set(id, writer);
  writer.rename(save, cleanGameName(name));
}

export async function deleteSave(id: string): Promise<void> {
  await forget([id]);
}

async function forget(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  saves.value = saves.value.filter(({ id }) => !ids.includes(id));
  for (const id of ids) deleting.add(id);
  try {
    const stopped = ids.flatMap((id) => writers.get(id) ?? []);
    for (const id of ids) writers.delete(id);
    await Promise.all(stopped.map((writer) => writer.stop()));
    await removeGames(openStore(), ids);
  } catch {
    canSave.value = false;
  }
  for (const id of ids) deleting.delete(id);
}

export function latestSave(game: string): SavedGame | undefined {
  return saves.value.find((save) => save.game === game);
}

/** A random word, for the name of a save or as a seed. */
export function randomWord(length: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
