import type { UseStore } from 'idb-keyval';
import { isRecord } from './puzzle-settings.ts';

/** The header of a transcript begins within so many characters. */
const HEAD_MOST = 200;

/**
 * A saved game is several records of one object store:
 *
 *     id                    the snapshot: a transcript, what lists tell of it, its journal's name
 *     [id, journal]         how many records the journal has, and what lists tell now
 *     [id, journal, n]      lines of the journal, as they came
 *
 * Writing a snapshot gives the journal a new name and removes the old one in the same transaction.
 * Whoever wants to add to a journal that is no longer there writes the game whole.
 */

/** What lists tell of a game. */
export interface Summary {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly seats: string;
  readonly scores: readonly number[];
  readonly entries: number;
  readonly over: boolean;
  /** What a person calls it; the first records had no names. */
  readonly name?: string;
}

/** The record of a snapshot; the first ones had no journal. */
export interface SnapshotRecord extends Summary {
  readonly id: string;
  readonly transcript: string;
  readonly journal?: string;
}

interface JournalRecord extends Summary {
  readonly count: number;
}

/** A game as it was found: the lines of its journal in the order in which they came. */
export interface FoundGame {
  readonly snapshot: SnapshotRecord;
  readonly summary: Summary;
  readonly lines: readonly string[];
}

/** A number of things, or a time. */
function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** What lists tell of a game, as far as a record says it. */
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

/** Any game keeps its actions in text: what lists tell of it may be missing, not that. */
export function readSnapshot(value: unknown): SnapshotRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { id, transcript, journal } = value;
  if (typeof id !== 'string' || typeof transcript !== 'string') return undefined;
  const game = /^game (\S+)$/m.exec(transcript.slice(0, HEAD_MOST))?.[1] ?? '';
  const summary = summaryIn(value, { game });
  return { id, transcript, ...summary, ...(typeof journal === 'string' ? { journal } : {}) };
}

function readJournal(value: unknown, snapshot: Partial<Summary>): JournalRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { count } = value;
  if (!Number.isSafeInteger(count) || Number(count) < 0) return undefined;
  return { ...summaryIn(value, snapshot), count: Number(count) };
}

/** Puts records together to games; what is no such record, or belongs to none, is left out. */
export function gamesOf(records: readonly (readonly [IDBValidKey, unknown])[]): FoundGame[] {
  const others = new Map(records.map(([key, value]) => [JSON.stringify(key), value]));
  return records.flatMap(([key, value]): FoundGame[] => {
    const snapshot = readSnapshot(value);
    // A record under another key could neither be written nor deleted by its name.
    if (snapshot?.id !== key) return [];
    const { id, journal } = snapshot;
    const head = readJournal(others.get(JSON.stringify([id, journal])), snapshot);
    if (journal === undefined || head === undefined) {
      return [{ snapshot, summary: snapshot, lines: [] }];
    }
    const lines = Array.from({ length: Math.min(head.count, records.length) }, (_, index) =>
      others.get(JSON.stringify([id, journal, index])),
    );
    const end = lines.findIndex((line) => typeof line !== 'string');
    const whole = (end < 0 ? lines : lines.slice(0, end)) as string[];
    return [{ snapshot, summary: head, lines: whole }];
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

/** All keys of the records beside a game's snapshot. */
function journalsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** Writes a game whole, with an empty journal. */
export function putSnapshot(use: UseStore, record: SnapshotRecord): Promise<void> {
  const { id, transcript: _, journal = '', ...summary } = record;
  return use('readwrite', (store) => {
    store.put(record, id);
    store.delete(journalsOf(id));
    store.put({ ...summary, count: 0 }, [id, journal]);
    return finish(store);
  });
}

/** Adds lines to a game's journal; false where somebody else has replaced it. */
export function addLines(
  use: UseStore,
  key: readonly [id: string, journal: string],
  lines: string,
  summary: Summary,
): Promise<boolean> {
  return use('readwrite', async (store) => {
    const done = finish(store);
    let isOurs = false;
    const head = store.get([...key]) as IDBRequest<unknown>;
    head.onsuccess = () => {
      const found = readJournal(head.result, summary);
      if (found === undefined) return;
      isOurs = true;
      const { count } = found;
      store.put(lines, [...key, count]);
      store.put({ ...summary, count: count + 1 }, [...key]);
    };
    await done;
    return isOurs;
  });
}

/** Removes games with all that was kept beside them. */
export function removeGames(use: UseStore, ids: readonly string[]): Promise<void> {
  return use('readwrite', (store) => {
    for (const id of ids) {
      store.delete(id);
      store.delete(journalsOf(id));
    }
    return finish(store);
  });
}
