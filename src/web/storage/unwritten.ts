import { readSnapshot } from './save-records.ts';
import { isRecord } from '#kit/is-record.ts';
import type { SnapshotRecord, Stamp } from './save-records.ts';

/** A game that was not written yet, and the states of the stored one that it goes on from. */
export interface UnwrittenGame extends SnapshotRecord {
  readonly known: readonly Stamp[];
}

/**
 * What was shown as done and is not in the database yet when the page is left: a transaction that
 * has not ended by then is lost. It is put aside at once, and done when the page is loaded again.
 */
export interface Unwritten {
  readonly games: readonly UnwrittenGame[];
  /** Games that were deleted, by their names. */
  readonly deleted: readonly string[];
}

const KEY = 'turnwright.unwritten';

/** Puts aside what is left to be done; where there is no room for it, it is lost. */
export function putAside({ games, deleted }: Unwritten): void {
  if (games.length + deleted.length === 0) return;
  const names = [...games.map(({ id }) => id), ...deleted];
  const before = readAside();
  keep({
    games: [...before.games.filter(({ id }) => !names.includes(id)), ...games],
    deleted: [...before.deleted.filter((id) => !names.includes(id)), ...deleted],
  });
}

function readGame(value: unknown): UnwrittenGame | undefined {
  const snapshot = readSnapshot(value);
  const known = isRecord(value) ? value['known'] : undefined;
  const stamps = Array.isArray(known) ? known.flatMap((one) => readStamp(one) ?? []) : [];
  return snapshot && { ...snapshot, known: stamps };
}

function readStamp(value: unknown): Stamp | undefined {
  const { journal, count } = isRecord(value) ? value : {};
  return typeof journal === 'string' && typeof count === 'number' ? { journal, count } : undefined;
}

/** What was put aside. */
export function readAside(): Unwritten {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const found = isRecord(value) ? value : {};
    const [games, deleted] = [found['games'], found['deleted']];
    return {
      games: Array.isArray(games) ? games.flatMap((game) => readGame(game) ?? []) : [],
      deleted: Array.isArray(deleted)
        ? deleted.filter((id): id is string => typeof id === 'string')
        : [],
    };
  } catch {
    return { games: [], deleted: [] };
  }
}

/** Forgets what is done now; another tab may have put aside more. */
export function clearAside({ games, deleted }: Unwritten): void {
  const now = readAside();
  keep({
    games: now.games.filter(
      ({ id, updated }) => !games.some((done) => done.id === id && done.updated === updated),
    ),
    deleted: now.deleted.filter((id) => !deleted.includes(id)),
  });
}

function keep(left: Unwritten): void {
  try {
    if (left.games.length + left.deleted.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // The browser keeps nothing, or not that much.
  }
}
