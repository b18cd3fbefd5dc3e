import { del, entries, get, keys, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { patientStore } from '#web/storage/patient-store.ts';

/** A rules file that was opened here, with its folder, as the browser keeps it. */
export interface KeptFile {
  readonly id: string;
  readonly title: string;
  readonly main: string;
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Tells two files of one title apart. */
  readonly mark: string;
}

/** The board of a game as the library shows it, on light and on dark pages. */
export interface TilePictures {
  readonly light: Blob;
  readonly dark: Blob;
}

/** An opened file in the list of the library. */
export interface ListedFile {
  readonly id: string;
  readonly title: string;
  /** None before the game was opened with all its pictures. */
  readonly pictures?: TilePictures;
}

let files: UseStore | undefined;
let list: UseStore | undefined;

function filesStore(): UseStore {
  files ??= patientStore('turnwright-rules', 'files');
  return files;
}

/** What the library shows of each file, so that it opens none of them. */
function listStore(): UseStore {
  list ??= patientStore('turnwright-rules-list', 'list');
  return list;
}

/** A record as it is kept; undefined for what is no such record. */
function readFile(value: unknown): KeptFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Partial<Record<keyof KeptFile, unknown>>;
  const { id, title, main, mark } = record;
  if (typeof id !== 'string' || typeof main !== 'string' || !Array.isArray(record.files))
    return undefined;
  const whole = record.files.filter(
    (file: unknown): file is [string, Uint8Array] =>
      Array.isArray(file) && typeof file[0] === 'string' && file[1] instanceof Uint8Array,
  );
  const [named = id, marked = ''] = [title, mark].map((text) =>
    typeof text === 'string' ? text : undefined,
  );
  return { id, main, files: whole, title: named, mark: marked };
}

function readListed(id: string, value: unknown): ListedFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, pictures } = value as Partial<Record<keyof ListedFile, unknown>>;
  if (typeof title !== 'string') return undefined;
  const { light, dark } = (pictures ?? {}) as Partial<Record<keyof TilePictures, unknown>>;
  const isPainted = light instanceof Blob && dark instanceof Blob;
  return { id, title, ...(isPainted ? { pictures: { light, dark } } : {}) };
}

/** What the browser keeps under an id; undefined where it keeps nothing that can be used. */
export async function findKept(id: string): Promise<KeptFile | undefined> {
  try {
    return readFile(await get<unknown>(id, filesStore()));
  } catch {
    return undefined;
  }
}

/** The mark of what is kept under an id: undefined if nothing is, '' for what cannot be used. */
export async function markOf(id: string): Promise<string | undefined> {
  try {
    const found = await get<unknown>(id, filesStore());
    return found === undefined ? undefined : (readFile(found)?.mark ?? '');
  } catch {
    return undefined;
  }
}

/** What the browser keeps, by title. What cannot be opened any more is listed, too, to be removed. */
export async function listKept(): Promise<ListedFile[]> {
  try {
    const known = new Map(await entries<IDBValidKey, unknown>(listStore()));
    const ids = (await keys<IDBValidKey>(filesStore())).filter((key) => typeof key === 'string');
    const listed = ids.map(async (id) => readListed(id, known.get(id)) ?? (await listAnew(id)));
    return (await Promise.all(listed)).sort((a, b) => a.title.localeCompare(b.title));
  } catch {
    return [];
  }
}

/** Records of older versions are not in the list yet. */
async function listAnew(id: string): Promise<ListedFile> {
  const title = (await findKept(id))?.title ?? id;
  await update<unknown>(id, (known) => known ?? { title }, listStore()).catch(() => undefined);
  return { id, title };
}

/** Keeps a file and what the library shows of it; false where the browser does not keep it. */
export async function keepFile(
  file: KeptFile,
  pictures: TilePictures | undefined,
): Promise<boolean> {
  const { id, title } = file;
  try {
    // In this order: what is in the list alone is not shown.
    await set(id, { title, ...(pictures && { pictures }) }, listStore());
    await set(id, file, filesStore());
    return true;
  } catch {
    return false;
  }
}

/** Keeps how the library shows a file that is kept already. */
export async function keepPictures(
  { id, title }: ListedFile,
  pictures: TilePictures,
): Promise<void> {
  await set(id, { title, pictures }, listStore()).catch(() => undefined);
}

export async function dropKept(id: string): Promise<void> {
  await Promise.allSettled([del(id, filesStore()), del(id, listStore())]);
}
