import { del, entries, get, keys, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { storeWithTimeout } from '#web/storage/store-with-timeout.ts';

/** A rules file opened here, stored in the browser with its folder. */
export interface StoredFile {
  readonly id: string;
  readonly title: string;
  readonly main: string;
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Distinguishes files with the same title. */
  readonly mark: string;
}

/** Library picture of a game's board, for light and dark pages. */
export interface TilePictures {
  readonly light: Blob;
  readonly dark: Blob;
}

/** An opened file as listed in the library. */
export interface ListedFile {
  readonly id: string;
  readonly title: string;
  /** Undefined until the game has been opened with all its pictures. */
  readonly pictures?: TilePictures;
}

let files: UseStore | undefined;
let list: UseStore | undefined;

function filesStore(): UseStore {
  files ??= storeWithTimeout('turnwright-rules', 'files');
  return files;
}

/** Separate store of library entries; listing them opens no files. */
function listStore(): UseStore {
  list ??= storeWithTimeout('turnwright-rules-list', 'list');
  return list;
}

/** Parses a stored record; undefined if it is malformed. */
function readFile(value: unknown): StoredFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Partial<Record<keyof StoredFile, unknown>>;
  const { id, title, main, mark } = record;
  if (typeof id !== 'string' || typeof main !== 'string' || !Array.isArray(record.files))
    return undefined;
  const validFiles = record.files.filter(
    (file: unknown): file is [string, Uint8Array] =>
      Array.isArray(file) && typeof file[0] === 'string' && file[1] instanceof Uint8Array,
  );
  const [named = id, marked = ''] = [title, mark].map((text) =>
    typeof text === 'string' ? text : undefined,
  );
  return { id, main, files: validFiles, title: named, mark: marked };
}

function readListed(id: string, value: unknown): ListedFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, pictures } = value as Partial<Record<keyof ListedFile, unknown>>;
  if (typeof title !== 'string') return undefined;
  const { light, dark } = (pictures ?? {}) as Partial<Record<keyof TilePictures, unknown>>;
  const isPainted = light instanceof Blob && dark instanceof Blob;
  return { id, title, ...(isPainted ? { pictures: { light, dark } } : {}) };
}

/** Stored file under an id; undefined if missing or unusable. */
export async function findStoredFile(id: string): Promise<StoredFile | undefined> {
  try {
    return readFile(await get<unknown>(id, filesStore()));
  } catch {
    return undefined;
  }
}

/** Mark of the file stored under an id: undefined if missing, '' if unusable. */
export async function markOf(id: string): Promise<string | undefined> {
  try {
    const found = await get<unknown>(id, filesStore());
    return found === undefined ? undefined : (readFile(found)?.mark ?? '');
  } catch {
    return undefined;
  }
}

/** Stored files by title. Files that no longer open are included, to be deleted. */
export async function listStoredFiles(): Promise<ListedFile[]> {
  try {
    const listing = new Map(await entries<IDBValidKey, unknown>(listStore()));
    const ids = (await keys<IDBValidKey>(filesStore())).filter((key) => typeof key === 'string');
    const listed = ids.map(
      async (id) => readListed(id, listing.get(id)) ?? (await listOldRecord(id)),
    );
    return (await Promise.all(listed)).sort((a, b) => a.title.localeCompare(b.title));
  } catch {
    return [];
  }
}

/** Lists a record from an older version, which has no list entry yet. */
async function listOldRecord(id: string): Promise<ListedFile> {
  const title = (await findStoredFile(id))?.title ?? id;
  await update<unknown>(id, (listing) => listing ?? { title }, listStore()).catch(() => undefined);
  return { id, title };
}

/** Stores a file and its library entry; returns false if the browser refuses. */
export async function keepFile(
  file: StoredFile,
  pictures: TilePictures | undefined,
): Promise<boolean> {
  const { id, title } = file;
  try {
    // The list entry comes first: without its file it is not shown.
    await set(id, { title, ...(pictures && { pictures }) }, listStore());
    await set(id, file, filesStore());
    return true;
  } catch {
    return false;
  }
}

/** Stores the library pictures of a stored file. */
export async function keepPictures(
  { id, title }: ListedFile,
  pictures: TilePictures,
): Promise<void> {
  await set(id, { title, pictures }, listStore()).catch(() => undefined);
}

export async function deleteStoredFile(id: string): Promise<void> {
  await Promise.allSettled([del(id, filesStore()), del(id, listStore())]);
}
