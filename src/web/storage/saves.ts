import { entries } from 'idb-keyval';
import type { AnyMatch } from '#core';
import { cleanGameName, continues, isBegunText } from '#play';
import type { Following, SaveStore, Session, TakeNews } from '#play';
import {
  isSilent,
  list,
  noteFailure,
  openStore,
  partedUnseen,
  saves,
  showStored,
  unlist,
} from './game-list.ts';
import type { SavedGame } from './game-list.ts';
import { GameTab } from './game-tab.ts';
import { NoAnswer, RESPONSE_TIMEOUT } from './store-with-timeout.ts';
import { puzzleRecords } from './puzzle-records.ts';
import { randomWord } from './random-word.ts';
import {
  findGame,
  gamesOf,
  isSameStamp,
  putSnapshot,
  removeGames,
  textOf,
} from './save-records.ts';
import { onNews, postNews } from './tab-news.ts';
import type { FoundGame } from './save-records.ts';
import { clearBackup, backUp, readBackup } from './unwritten.ts';
import type { Unwritten, UnwrittenGame } from './unwritten.ts';
import { Writer } from './writer.ts';

export { canSave, isSilent, partedUnseen, saves } from './game-list.ts';
export type { SavedGame } from './game-list.ts';
export { randomWord } from './random-word.ts';

/** Maximum number of saved games. The oldest are deleted first, as the list of games states. */
export const MAX_SAVES = 100;

/** Milliseconds before a retry when storage does not respond. */
const PAUSE = 2_000;

/** Writers of this page, by save id. */
const writers = new Map<string, Writer>();

/** Current save ids of matches that were moved to a new name. */
const moved = new WeakMap<AnyMatch, string>();

/** Ids of games being deleted. */
const deleting = new Set<string>();

function writerOf(id: string): Writer {
  const writer =
    writers.get(id) ?? new Writer(id, { moved: noteMoved, partedUnseen: notePartedUnseen });
  writers.set(id, writer);
  return writer;
}

function noteMoved(writer: Writer, { match }: Session, before: string): void {
  if (writers.get(before) === writer) writers.delete(before);
  writers.set(writer.id, writer);
  moved.set(match, writer.id);
  puzzleRecords.noteHelp(writer.id, puzzleRecords.isHelped(before));
}

function notePartedUnseen(): void {
  partedUnseen.value += 1;
}

/** Current save id of a session. */
function idOf(name: string, { match }: Session): string {
  return moved.get(match) ?? name;
}

/** Saves games in the browser. Writes run in the background. */
export const pageSaves: SaveStore = {
  write(name, text, session) {
    writerOf(idOf(name, session)).write(text, session);
    void forgetOld();
    return undefined;
  },
  append(name, lines, session) {
    const writer = writers.get(idOf(name, session));
    if (writer === undefined || writer.hasFailed) {
      return { code: 'save-replaced', message: `${name} needs a full snapshot.` };
    }
    writer.append(lines, session);
    return undefined;
  },
  freshName: () => randomWord(12),
  follow: (name, session, take) => new GameFollowing(name, session, take),
};

/** Subscription of the game on the page to changes in other tabs. */
class GameFollowing implements Following {
  readonly #take: TakeNews;
  readonly #writer: Writer;
  readonly #receive: TakeNews;
  #tab: GameTab;

  constructor(name: string, session: Session, take: TakeNews) {
    const id = idOf(name, session);
    this.#take = take;
    this.#receive = (news) => {
      if (news.kind === 'parted') this.#move(news.name);
      return take(news);
    };
    this.#writer = writerOf(id);
    this.#writer.take = this.#receive;
    // Two tabs continued the game while it was not followed.
    if (id !== name) take({ kind: 'parted', name: id, before: name });
    this.#tab = this.#open(id);
    this.#notify();
    void this.#writer.lookAgain().catch(() => undefined);
  }

  take(): void {
    this.#tab.take();
  }

  stop(): void {
    this.#tab.stop();
    if (this.#writer.take === this.#receive) this.#writer.take = undefined;
  }

  #open(id: string): GameTab {
    return new GameTab(id, () => this.#notify());
  }

  #move(id: string): void {
    this.#tab.stop();
    this.#tab = this.#open(id);
  }

  #notify(): void {
    // The tab may call back before its constructor returns.
    const tab = this.#tab as GameTab | undefined;
    if (tab !== undefined) this.#take({ kind: tab.isPlaying ? 'here' : 'elsewhere' });
  }
}

/** Upper bound for the chance entries before the first action. */
const MAX_CHANCE = 20;

/** True if a game has progress to lose: an action, or a custom starting position. */
export function isWorthKeeping(save: SavedGame): boolean {
  return save.over || save.entries > MAX_CHANCE || isBegunText(save.transcript);
}

/** Backs up unfinished writes when the page is left, and drops the backup on return. */
export function followLeaving(): void {
  let backup: Unwritten = { games: [], deleted: [] };
  const leave = () => {
    const games = [...writers.values()].flatMap((writer) => writer.unwritten ?? []);
    backup = { games, deleted: [...deleting] };
    backUp(backup);
  };
  const onReturn = () => clearBackup(backup);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', onReturn);
  // A phone may kill a hidden page without an event.
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : onReturn()));
}

/** Updates lists and the game on the page when other tabs write. */
export function followTabs(): void {
  onNews(({ kind, id }) => {
    if (kind === 'removed') unlist([id]);
    if (kind === 'written') void readAgain(id);
  });
  // Catches up on missed changes, or on all of them in browsers without channels between tabs.
  const catchUp = () => {
    if (document.hidden) return;
    for (const writer of writers.values())
      if (writer.take !== undefined) void writer.lookAgain().catch(() => undefined);
  };
  addEventListener('focus', catchUp);
  addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
}

async function readAgain(id: string): Promise<void> {
  try {
    const writer = writers.get(id);
    if (writer?.take !== undefined) {
      await writer.lookAgain();
      return;
    }
    const found = await findGame(openStore(), id);
    if (found === undefined || writer?.unwritten !== undefined) return;
    // The next write here either continues that version or gets a new name.
    writers.delete(id);
    list(showStored(found));
  } catch (error) {
    noteFailure(error);
  }
}

/** Completes backed-up writes. If the database has a different version, both are kept. */
async function completeBackup(): Promise<void> {
  const backup = readBackup();
  const { games, deleted } = backup;
  if (games.length + deleted.length === 0) return;
  for (const game of games) await takeGame(game);
  await removeGames(openStore(), deleted);
  clearBackup(backup);
}

async function takeGame({ known, ...game }: UnwrittenGame): Promise<void> {
  const record = { ...game, journal: randomWord(8) };
  const kept = await putSnapshot(
    openStore(),
    record,
    (found) =>
      known.some((stamp) => isSameStamp(found.stamp, stamp)) ||
      continues(game.transcript, textOf(found)),
  );
  if (kept === undefined) postNews({ kind: 'written', id: game.id });
  if (kept === undefined || continues(textOf(kept), game.transcript)) return;
  const id = randomWord(12);
  puzzleRecords.noteHelp(id, puzzleRecords.isHelped(game.id));
  await putSnapshot(openStore(), { ...record, id }, () => true);
  postNews({ kind: 'written', id });
  notePartedUnseen();
}

/** Milliseconds that a tab waits for another to complete backed-up writes. */
const LOCK_TIMEOUT = 1000;

/** Errors for which a tab proceeds without the lock. */
const LOCK_ERRORS: readonly string[] = ['TimeoutError', 'SecurityError'];

/** Runs a function in one tab at a time, if the browser supports locks. */
function withLock(run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return run();
  const options = { signal: AbortSignal.timeout(LOCK_TIMEOUT) };
  return locks.request('turnwright-unwritten', options, run).catch((error: unknown) => {
    if (error instanceof DOMException && LOCK_ERRORS.includes(error.name)) return run();
    throw error;
  });
}

/** Loads all saved games. If storage does not respond, the page starts without them and retries. */
export async function loadSaves(): Promise<void> {
  try {
    const records = await Promise.race([readRecords(), tooLate()]);
    const sorted = gamesOf(records)
      .map(showStored)
      .sort((a, b) => b.updated - a.updated);
    saves.value = sorted.filter(isWorthKeeping);
    isSilent.value = false;
    for (const writer of writers.values()) writer.retry();
    // Deletes empty games that earlier versions saved: unbegun, or with all moves taken back.
    void forget(sorted.filter((save) => !isWorthKeeping(save)));
  } catch (error) {
    noteFailure(error);
    if (isSilent.value) loadLater();
  }
}

let later: ReturnType<typeof setTimeout> | undefined;

/** Schedules another attempt to load. */
function loadLater(): void {
  later ??= setTimeout(() => {
    later = undefined;
    void loadSaves();
  }, PAUSE);
}

async function readRecords(): Promise<[IDBValidKey, unknown][]> {
  await Promise.all([...writers.values()].map((writer) => writer.settle()));
  await withLock(completeBackup);
  return entries<IDBValidKey, unknown>(openStore());
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new NoAnswer()), RESPONSE_TIMEOUT));
}

/** Renames a game that is not open on this page, without changing its place in lists. */
export function renameSave(id: string, name: string): void {
  const save = saves.value.find((one) => one.id === id);
  if (save !== undefined) writerOf(id).rename(save, cleanGameName(name));
}

export async function deleteSave(id: string): Promise<void> {
  deleting.add(id);
  await remove([id], () => true);
  deleting.delete(id);
}

/** Deletes listed games, except those continued since. */
async function forget(games: readonly SavedGame[]): Promise<void> {
  const updated = new Map(games.map((game) => [game.id, game.updated]));
  await remove(
    [...updated.keys()],
    ({ snapshot, summary }) => summary.updated <= (updated.get(snapshot.id) ?? 0),
  );
}

async function forgetOld(): Promise<void> {
  await forget(saves.value.slice(MAX_SAVES));
}

async function remove(
  ids: readonly string[],
  mayRemove: (found: FoundGame) => boolean,
): Promise<void> {
  if (ids.length === 0) return;
  unlist(ids);
  try {
    const stopped = ids.flatMap((id) => writers.get(id) ?? []);
    for (const id of ids) writers.delete(id);
    await Promise.all(stopped.map((writer) => writer.stop()));
    const kept = await removeGames(openStore(), ids, mayRemove);
    for (const game of kept) list(showStored(game));
    const gone = ids.filter((id) => !kept.some(({ snapshot }) => snapshot.id === id));
    for (const id of gone) postNews({ kind: 'removed', id });
  } catch (error) {
    noteFailure(error);
  }
}

export function latestSave(game: string): SavedGame | undefined {
  return saves.value.find((save) => save.game === game);
}
