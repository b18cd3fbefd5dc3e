import { del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { patientStore } from './patient-store.ts';

/** The files of an adventure that was opened here, by their paths in it. */
export interface KeptAdventure {
  readonly id: string;
  readonly files: readonly (readonly [string, Uint8Array])[];
}

let store: UseStore | undefined;

function adventures(): UseStore {
  store ??= patientStore('turnwright-adventures', 'files');
  return store;
}

function isFile(value: unknown): value is [string, Uint8Array] {
  return Array.isArray(value) && typeof value[0] === 'string' && value[1] instanceof Uint8Array;
}

/** All that is kept; nothing where the browser keeps nothing. */
export async function listAdventures(): Promise<readonly KeptAdventure[]> {
  try {
    const found = await entries<IDBValidKey, unknown>(adventures());
    return found.flatMap(([id, files]) =>
      typeof id === 'string' && Array.isArray(files) ? [{ id, files: files.filter(isFile) }] : [],
    );
  } catch {
    return [];
  }
}

/** Keeps an adventure; false where the browser does not keep it. */
export async function keepAdventure({ id, files }: KeptAdventure): Promise<boolean> {
  try {
    await set(id, files, adventures());
    return true;
  } catch {
    return false;
  }
}

export async function dropAdventure(id: string): Promise<void> {
  await del(id, adventures()).catch(() => undefined);
}
