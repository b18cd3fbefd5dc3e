import { del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { storeWithTimeout } from './store-with-timeout.ts';

/** Files of an adventure opened in this browser, by path. */
export interface StoredAdventure {
  readonly id: string;
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Pictures and sounds, which the browser reads only when they are needed. */
  readonly media: readonly (readonly [string, Blob])[];
}

let store: UseStore | undefined;

function adventures(): UseStore {
  store ??= storeWithTimeout('turnwright-adventures', 'files');
  return store;
}

function isFile(value: unknown): value is [string, Uint8Array] {
  return Array.isArray(value) && typeof value[0] === 'string' && value[1] instanceof Uint8Array;
}

function isMedium(value: unknown): value is [string, Blob] {
  return Array.isArray(value) && typeof value[0] === 'string' && value[1] instanceof Blob;
}

/** All stored adventures. Empty if storage is unavailable. */
export async function listAdventures(): Promise<readonly StoredAdventure[]> {
  try {
    const found = await entries<IDBValidKey, unknown>(adventures());
    return found.flatMap(([id, files]) =>
      typeof id === 'string' && Array.isArray(files)
        ? [{ id, files: files.filter(isFile), media: files.filter(isMedium) }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Stores an adventure. Returns false on failure. */
export async function keepAdventure({ id, files, media }: StoredAdventure): Promise<boolean> {
  try {
    await set(id, [...files, ...media], adventures());
    return true;
  } catch {
    return false;
  }
}

export async function dropAdventure(id: string): Promise<void> {
  await del(id, adventures()).catch(() => undefined);
}
