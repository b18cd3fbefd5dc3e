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
  showFound,
  unlist,
} from './game-list.ts';
import type { SavedGame } from './game-list.ts';
import { GameTab } from './game-tab.ts';
import { NoAnswer, PATIENCE } from './patient-store.ts';
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
import { clearAside, putAside, readAside } from './unwritten.ts';
import type { Unwritten, UnwrittenGame } from './unwritten.ts';
import { Writer } from './writer.ts';

export { canSave, isSilent, partedUnseen, saves } from './game-list.ts';
export type { SavedGame } from './game-list.ts';
export { randomWord } from './random-word.ts';

/** So many are kept; the oldest go first. The list of games says so. */
export const MAX_SAVES = 100;

/** Milliseconds until storage that did not answer is asked again. */
const PAUSE = 2_000;

/** The games that this page writes. */
const writers = new Map<string, Writer>();

/** What matches are kept as that began under another name. */
const moved = new WeakMap<AnyMatch, string>();

/** Games that are being deleted. */
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

/** What a session is kept as by now. */
function idOf(name: string, { match }: Session): string {
  return moved.get(match) ?? name;
}

/** Keeps games in the browser; what is written goes on in the background. */
export const pageSaves: SaveStore = {
  write(name, text, session) {
    writerOf(idOf(name, session)).write(text, session);
    void forgetOld();
    return undefined;
  },
  append(name, lines, session) {
    const writer = writers.get(idOf(name, session));
    if (writer === undefined || writer.hasFailed) {
      return { code: 'save-replaced', message: `${name} is to be written whole.` };
    }
    writer.append(lines, session);
    return undefined;
  },
  freshName: () => randomWord(12),
  follow: (name, session, take) => new GameFollowing(name, session, take),
};

/** Lets the game on the page hear of what other tabs do with it. */
class GameFollowing implements Following {
  readonly #take: TakeNews;
  readonly #writer: Writer;
  readonly #hear: TakeNews;
  #tab: GameTab;

  constructor(name: string, session: Session, take: TakeNews) {
    const id = idOf(name, session);
    this.#take = take;
    this.#hear = (news) => {
      if (news.kind === 'parted') this.#move(news.name);
      return take(news);
    };
    this.#writer = writerOf(id);
    this.#writer.take = this.#hear;
    // Both went on while nobody listened.
    if (id !== name) take({ kind: 'parted', name: id, before: name });
    this.#tab = this.#open(id);
    this.#tell();
    void this.#writer.lookAgain().catch(() => undefined);
  }

  take(): void {
    this.#tab.take();
  }

  stop(): void {
    this.#tab.stop();
    if (this.#writer.take === this.#hear) this.#writer.take = undefined;
  }

  #open(id: string): GameTab {
    return new GameTab(id, () => this.#tell());
  }

  #move(id: string): void {
    this.#tab.stop();
    this.#tab = this.#open(id);
  }

  #tell(): void {
    // A tab that is asked while it is made is not here yet.
    const tab = this.#tab as GameTab | undefined;
    if (tab !== undefined) this.#take({ kind: tab.isPlaying ? 'here' : 'elsewhere' });
  }
}

/** More entries than chance makes before the first action. */
const MAX_CHANCE = 20;

/** Whether there is anything to lose of a game: an action, or a start of one's own. */
export function isWorthKeeping(save: SavedGame): boolean {
  return save.over || save.entries > MAX_CHANCE || isBegunText(save.transcript);
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

/** Lets lists and the game on the page follow what other tabs write. */
export function followTabs(): void {
  onNews(({ kind, id }) => {
    if (kind === 'removed') unlist([id]);
    if (kind === 'written') void readAgain(id);
  });
  // What was missed, or never heard of where tabs cannot tell one another.
  const look = () => {
    if (document.hidden) return;
    for (const writer of writers.values())
      if (writer.take !== undefined) void writer.lookAgain().catch(() => undefined);
  };
  addEventListener('focus', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
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
    // What is written here next goes on from there, or is kept beside it.
    writers.delete(id);
    list(showFound(found));
  } catch (error) {
    noteFailure(error);
  }
}

/** Does what was put aside; where the database has something else by now, both are kept. */
async function takeAside(): Promise<void> {
  const aside = readAside();
  const { games, deleted } = aside;
  if (games.length + deleted.length === 0) return;
  for (const game of games) await takeGame(game);
  await removeGames(openStore(), deleted);
  clearAside(aside);
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

/** So long a tab waits until another one has done what was put aside. */
const TURN = 1000;

/** Why a tab does not get its turn. */
const NO_TURN: readonly string[] = ['TimeoutError', 'SecurityError'];

/** Does something in one tab after the other, where the browser lets them wait. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return run();
  const options = { signal: AbortSignal.timeout(TURN) };
  return locks.request('turnwright-unwritten', options, run).catch((error: unknown) => {
    if (error instanceof DOMException && NO_TURN.includes(error.name)) return run();
    throw error;
  });
}

/** Reads what is kept; where the browser does not answer, the page starts without it and asks again. */
export async function loadSaves(): Promise<void> {
  try {
    const records = await Promise.race([readRecords(), tooLate()]);
    const sorted = gamesOf(records)
      .map(showFound)
      .sort((a, b) => b.updated - a.updated);
    saves.value = sorted.filter(isWorthKeeping);
    isSilent.value = false;
    for (const writer of writers.values()) writer.retry();
    // What earlier versions kept of games that were never begun, or what was all taken back.
    void forget(sorted.filter((save) => !isWorthKeeping(save)));
  } catch (error) {
    noteFailure(error);
    if (isSilent.value) loadLater();
  }
}

let later: ReturnType<typeof setTimeout> | undefined;

/** Tries once more after a while, until the browser answers. */
function loadLater(): void {
  later ??= setTimeout(() => {
    later = undefined;
    void loadSaves();
  }, PAUSE);
}

async function readRecords(): Promise<[IDBValidKey, unknown][]> {
  await Promise.all([...writers.values()].map((writer) => writer.settle()));
  await inTurn(takeAside);
  return entries<IDBValidKey, unknown>(openStore());
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new NoAnswer()), PATIENCE));
}

/** Gives a game another name that this page does not have open; its place in lists stays. */
export function renameSave(id: string, name: string): void {
  const save = saves.value.find((one) => one.id === id);
  if (save !== undefined) writerOf(id).rename(save, cleanGameName(name));
}

export async function deleteSave(id: string): Promise<void> {
  deleting.add(id);
  await remove([id], () => true);
  deleting.delete(id);
}

/** Forgets games as they are listed; what somebody has gone on with since stays. */
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
    for (const game of kept) list(showFound(game));
    const gone = ids.filter((id) => !kept.some(({ snapshot }) => snapshot.id === id));
    for (const id of gone) postNews({ kind: 'removed', id });
  } catch (error) {
    noteFailure(error);
  }
}

export function latestSave(game: string): SavedGame | undefined {
  return saves.value.find((save) => save.game === game);
}
