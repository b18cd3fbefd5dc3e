import { mergeLines } from '#core';
import type { UseStore } from 'idb-keyval';
import { isRecord } from '#kit/is-record.ts';

/** Maximum number of characters before the header of a transcript. */
const MAX_HEAD = 200;

/**
 * A saved game consists of several records in one object store:
 *
 *     id                    the snapshot: a transcript, list metadata, the journal's name
 *     [id, journal]         the number of journal records, and current list metadata
 *     [id, journal, n]      journal lines, in order of arrival
 *
 * Writing a snapshot renames the journal and deletes the old one in the same transaction. The
 * journal's name and count therefore identify a version of the game. A writer with another version
 * has missed a change.
 */

/** Version of a stored game. */
export interface Stamp {
  readonly journal: string;
  readonly count: number;
}

export function isSameStamp(one: Stamp | undefined, other: Stamp | undefined): boolean {
  return one?.journal === other?.journal && one?.count === other?.count;
}

/** List metadata of a game. */
export interface Summary {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly seats: string;
  readonly scores: readonly number[];
  readonly entries: number;
  readonly over: boolean;
  /** Name chosen by the user. Missing in the oldest records. */
  readonly name?: string;
}

/** Record of a snapshot. The oldest ones have no journal. */
export interface SnapshotRecord extends Summary {
  readonly id: string;
  readonly transcript: string;
  readonly journal?: string;
}

interface JournalRecord extends Summary {
  readonly count: number;
}

/** Stored game, with its journal lines in order of arrival. */
export interface FoundGame {
  readonly snapshot: SnapshotRecord;
  readonly summary: Summary;
  readonly lines: readonly string[];
  readonly stamp: Stamp;
}

/** Transcript of a stored game, with its journal applied. */
export function textOf({ snapshot, lines }: FoundGame): string {
  return mergeLines(snapshot.transcript, lines).text;
}

/** Parses a count or a time; 0 if invalid. */
function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** Parses list metadata, with defaults from `before`. */
function summaryIn(value: Readonly<Record<string, unknown>>, before: Partial<Summary>): Summary {
  const { game = before.game, seats = before.seats, scores = before.scores, name } = value;
  const isCounted = Array.isArray(scores) && scores.every((score) => Number.isFinite(score));
  return {
    game: typeof game === 'string' ? game : '',
    updated: countIn(value['updated'] ?? before.updated),
    seats: typeof seats === 'string' ? seats : '',
    scores: isCounted ? (scores as number[]) : [],
    entries: countIn(value['entries'] ?? before.entries),
    over: (value['over'] ?? before.over) === true,
    ...(typeof name === 'string' ? { name } : {}),
  };
}

/** Parses a snapshot. The transcript is required, list metadata is optional. */
export function readSnapshot(value: unknown): SnapshotRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { id, transcript, journal } = value;
  if (typeof id !== 'string' || typeof transcript !== 'string') return undefined;
  const game = /^game (\S+)$/m.exec(transcript.slice(0, MAX_HEAD))?.[1] ?? '';
  const summary = summaryIn(value, { game });
  return { id, transcript, ...summary, ...(typeof journal === 'string' ? { journal } : {}) };
}

function readJournal(value: unknown, snapshot: Partial<Summary>): JournalRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { count } = value;
  if (!Number.isSafeInteger(count) || Number(count) < 0) return undefined;
  return { ...summaryIn(value, snapshot), count: Number(count) };
}

/** Assembles games from records, ignoring invalid and orphaned ones. */
export function gamesOf(records: readonly (readonly [IDBValidKey, unknown])[]): FoundGame[] {
  const others = new Map(records.map(([key, value]) => [JSON.stringify(key), value]));
  return records.flatMap(([key, value]): FoundGame[] => {
    const snapshot = readSnapshot(value);
    // A record under another key could not be written or deleted by id.
    if (snapshot?.id !== key) return [];
    const { id, journal } = snapshot;
    const head = readJournal(others.get(JSON.stringify([id, journal])), snapshot);
    if (journal === undefined || head === undefined) {
      return [
        { snapshot, summary: snapshot, lines: [], stamp: { journal: journal ?? '', count: 0 } },
      ];
    }
    const lines = Array.from({ length: Math.min(head.count, records.length) }, (_, index) =>
      others.get(JSON.stringify([id, journal, index])),
    );
    const end = lines.findIndex((line) => typeof line !== 'string');
    const completeLines = (end < 0 ? lines : lines.slice(0, end)) as string[];
    return [
      { snapshot, summary: head, lines: completeLines, stamp: { journal, count: head.count } },
    ];
  });
}

function finish(store: IDBObjectStore): Promise<void> {
  const { transaction } = store;
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error('not written'));
  });
}

/** Range of all journal keys of a game. */
function journalsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** Reads a game and calls `use` within the same transaction. */
function find(
  store: IDBObjectStore,
  id: string,
  use: (found: FoundGame | undefined) => void,
): void {
  const [snapshot, keys, values] = [
    store.get(id) as IDBRequest<unknown>,
    store.getAllKeys(journalsOf(id)),
    store.getAll(journalsOf(id)) as IDBRequest<unknown[]>,
  ];
  // Requests complete in order.
  values.onsuccess = () => {
    const others = keys.result.map((key, index) => [key, values.result[index]] as const);
    use(gamesOf([[id, snapshot.result], ...others])[0]);
  };
}

/** Reads a game, or undefined if the id is unknown. */
export function findGame(use: UseStore, id: string): Promise<FoundGame | undefined> {
  return use('readonly', async (store) => {
    let game: FoundGame | undefined;
    const finished = finish(store);
    find(store, id, (found) => (game = found));
    await finished;
    return game;
  });
}

function put(store: IDBObjectStore, record: SnapshotRecord): void {
  const { id, transcript: _, journal = '', ...summary } = record;
  store.put(record, id);
  store.delete(journalsOf(id));
  store.put({ ...summary, count: 0 }, [id, journal]);
}

/**
 * Replaces a game with a snapshot and an empty journal, if `mayReplace` allows it. Otherwise leaves
 * the stored game unchanged and returns it.
 */
export function putSnapshot(
  use: UseStore,
  record: SnapshotRecord,
  mayReplace: (found: FoundGame) => boolean,
): Promise<FoundGame | undefined> {
  return use('readwrite', async (store) => {
    let kept: FoundGame | undefined;
    const finished = finish(store);
    find(store, record.id, (found) => {
      if (found === undefined || mayReplace(found)) put(store, record);
      else kept = found;
    });
    await finished;
    return kept;
  });
}

/** Changes the text and metadata of a stored game. Does nothing if it does not exist. */
export function changeGame(
  use: UseStore,
  id: string,
  journal: string,
  change: (text: string, summary: Summary) => Pick<SnapshotRecord, 'transcript'> & Summary,
): Promise<void> {
  return use('readwrite', (store) => {
    const finished = finish(store);
    find(store, id, (found) => {
      if (found !== undefined) put(store, { ...change(textOf(found), found.summary), id, journal });
    });
    return finished;
  });
}

/** Appends lines to a game's journal. Returns false if the stored version differs. */
export function addLines(
  use: UseStore,
  id: string,
  { journal, count }: Stamp,
  lines: string,
  summary: Summary,
): Promise<boolean> {
  return use('readwrite', async (store) => {
    const finished = finish(store);
    let isOurs = false;
    const key = [id, journal];
    const head = store.get(key) as IDBRequest<unknown>;
    head.onsuccess = () => {
      if (readJournal(head.result, summary)?.count !== count) return;
      isOurs = true;
      store.put(lines, [...key, count]);
      store.put({ ...summary, count: count + 1 }, key);
    };
    await finished;
    return isOurs;
  });
}

/** Deletes games with their journals if `mayRemove` allows it. Returns the remaining ones. */
export function removeGames(
  use: UseStore,
  ids: readonly string[],
  mayRemove: (found: FoundGame) => boolean = () => true,
): Promise<FoundGame[]> {
  return use('readwrite', async (store) => {
    const finished = finish(store);
    const kept: FoundGame[] = [];
    for (const id of ids) {
      find(store, id, (found) => {
        if (found !== undefined && !mayRemove(found)) {
          kept.push(found);
          return;
        }
        store.delete(id);
        store.delete(journalsOf(id));
      });
    }
    await finished;
    return kept;
  });
}
