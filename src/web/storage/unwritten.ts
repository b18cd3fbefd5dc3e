import { readSnapshot } from './save-records.ts';
import { isRecord } from '#kit/is-record.ts';
import type { SnapshotRecord, Stamp } from './save-records.ts';

/** An unwritten game, with the stored versions that it continues. */
export interface UnwrittenGame extends SnapshotRecord {
  readonly known: readonly Stamp[];
}

/**
 * Changes that are not in the database yet when the page is left. Unfinished transactions would be
 * lost, so they are backed up synchronously and completed on the next load.
 */
export interface Unwritten {
  readonly games: readonly UnwrittenGame[];
  /** Ids of deleted games. */
  readonly deleted: readonly string[];
}

const KEY = 'turnwright.unwritten';

/** Backs up unfinished changes. They are lost if storage is full. */
export function backUp({ games, deleted }: Unwritten): void {
  if (games.length + deleted.length === 0) return;
  const names = [...games.map(({ id }) => id), ...deleted];
  const before = readBackup();
  store({
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

/** Returns the backed-up changes. */
export function readBackup(): Unwritten {
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

/** Drops completed changes from the backup, which may contain more from another tab. */
export function clearBackup({ games, deleted }: Unwritten): void {
  const now = readBackup();
  store({
    games: now.games.filter(
      ({ id, updated }) =>
        !games.some((written) => written.id === id && written.updated === updated),
    ),
    deleted: now.deleted.filter((id) => !deleted.includes(id)),
  });
}

function store(left: Unwritten): void {
  try {
    if (left.games.length + left.deleted.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Storage is full or unavailable.
  }
}
