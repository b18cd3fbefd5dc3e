import { del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { storeWithTimeout } from './store-with-timeout.ts';

/** Files of a pack opened in this browser, by path. */
export interface StoredPack {
  readonly id: string;
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Pictures and sounds, which the browser reads only when they are needed. */
  readonly media: readonly (readonly [string, Blob])[];
}

function isFile(value: unknown): value is [string, Uint8Array] {
  return Array.isArray(value) && typeof value[0] === 'string' && value[1] instanceof Uint8Array;
}

function isMedium(value: unknown): value is [string, Blob] {
  return Array.isArray(value) && typeof value[0] === 'string' && value[1] instanceof Blob;
}

/** Packs of one game in a database of the browser. */
export class StoredPacks {
  readonly #database: string;
  #store: UseStore | undefined;

  constructor(database: string) {
    this.#database = database;
  }

  get #opened(): UseStore {
    this.#store ??= storeWithTimeout(this.#database, 'files');
    return this.#store;
  }

  /** All stored packs. Empty if storage is unavailable. */
  async list(): Promise<readonly StoredPack[]> {
    try {
      const found = await entries<IDBValidKey, unknown>(this.#opened);
      return found.flatMap(([id, files]) =>
        typeof id === 'string' && Array.isArray(files)
          ? [{ id, files: files.filter(isFile), media: files.filter(isMedium) }]
          : [],
      );
    } catch {
      return [];
    }
  }

  /** Stores a pack. Returns false on failure. */
  async keep({ id, files, media }: StoredPack): Promise<boolean> {
    try {
      await set(id, [...files, ...media], this.#opened);
      return true;
    } catch {
      return false;
    }
  }

  async drop(id: string): Promise<void> {
    await del(id, this.#opened).catch(() => undefined);
  }
}
