import { createStore, get, set, entries, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { hashText } from '../../../core/index.ts';
import type { RulesFolder } from '../../../games/zrf/index.ts';
import { folderOf } from '../../../games/zrf/index.ts';
import { openRulesFile } from './opened-file.ts';
import type { OpenedFile, Opened } from './opened-file.ts';
import { builtInFolders, builtInGames } from './built-in.ts';

/** A rules file that was opened here, with its folder, as the browser keeps it. */
interface Kept {
  readonly id: string;
  readonly title: string;
  readonly main: string;
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Tells two files of one title apart. */
  readonly mark: string;
}

/** A record as it is kept; undefined for what is no such record. */
function readKept(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, title, main, files, mark } = value as Partial<Record<keyof Kept, unknown>>;
  if (typeof id !== 'string' || typeof main !== 'string' || !Array.isArray(files)) return undefined;
  const whole = files.filter(
    (file: unknown): file is [string, Uint8Array] =>
      Array.isArray(file) && typeof file[0] === 'string' && file[1] instanceof Uint8Array,
  );
  const [named = id, marked = ''] = [title, mark].map((text) =>
    typeof text === 'string' ? text : undefined,
  );
  return { id, main, files: whole, title: named, mark: marked };
}

/** An opened file in the list of the library. */
export interface ListedFile {
  readonly id: string;
  readonly title: string;
}

let store: UseStore | undefined;

function openStore(): UseStore {
  store ??= createStore('turnwright-rules', 'files');
  return store;
}

const loaded = new Map<string, OpenedFile>();

/** One of our own games, or one that was opened before; undefined if there is none. */
export async function findFile(id: string): Promise<OpenedFile | undefined> {
  const known = fileAtHand(id);
  if (known !== undefined || !id.startsWith('user:')) return known;
  const opened = await findKept(id);
  if (opened?.ok !== true) return undefined;
  loaded.set(id, opened.file);
  return opened.file;
}

/** One of our own games, or one that was opened since the page was loaded. */
export function fileAtHand(id: string): OpenedFile | undefined {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const opened = openOwn(id);
  if (opened?.ok !== true) return undefined;
  loaded.set(id, opened.file);
  return opened.file;
}

function openOwn(id: string): Opened | undefined {
  const own = builtInGames.find((game) => game.id === id);
  return own === undefined
    ? undefined
    : openRulesFile(builtInFolders[own.collection], own.main, id);
}

async function findKept(id: string): Promise<Opened | undefined> {
  try {
    const kept = readKept(await get<unknown>(id, openStore()));
    return kept && openRulesFile(folderOf(new Map(kept.files)), kept.main, id);
  } catch {
    return undefined;
  }
}

/** What the browser keeps, by title. */
export async function listKept(): Promise<ListedFile[]> {
  try {
    const found = await entries<IDBValidKey, unknown>(openStore());
    return found
      .flatMap(([key, value]) => listed(key, value) ?? [])
      .sort((a, b) => a.title.localeCompare(b.title));
  } catch {
    return [];
  }
}

/** What cannot be opened any more is listed all the same, to be removed. */
function listed(key: IDBValidKey, value: unknown): ListedFile | undefined {
  if (typeof key !== 'string') return undefined;
  return { id: key, title: readKept(value)?.title ?? key };
}

export async function dropKept(id: string): Promise<void> {
  loaded.delete(id);
  await del(id, openStore()).catch(() => undefined);
}

const WORD_MOST = 40;

function wordOf(title: string, mark: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, WORD_MOST).replace(/-$/, '') || `rules-${mark.slice(0, 6)}`;
}

function readAll(folder: RulesFolder): [string, Uint8Array][] {
  return folder.names.flatMap((name): [string, Uint8Array][] => {
    const bytes = folder.read(name);
    return bytes.ok ? [[name, bytes.value]] : [];
  });
}

/** The id under which a file is kept: that of the same file before, or a new one. */
async function chooseId(title: string, mark: string): Promise<string> {
  const word = wordOf(title, mark);
  for (let number = 1; ; number += 1) {
    const id = `user:${word}${number === 1 ? '' : `-${number}`}`;
    const found = await get<unknown>(id, openStore()).catch(() => undefined);
    const kept = readKept(found);
    if (found === undefined || kept?.mark === mark) return id;
  }
}

/** Opens a rules file of a folder that somebody gave, and keeps it so that its games can go on. */
export async function openGiven(folder: RulesFolder, main: string): Promise<Opened> {
  const tried = openRulesFile(folder, main, 'user:new');
  if (!tried.ok) return tried;
  const files = readAll(folder);
  const title = tried.file.game.variants[0]?.title ?? main;
  const sizes = files.map(([name, bytes]) => `${name} ${bytes.length}`);
  const rules = files.find(([name]) => name === main)?.[1] ?? new Uint8Array();
  const mark = hashText([...sizes, ...rules].join());
  const id = await chooseId(title, mark);
  const opened = openRulesFile(folder, main, id);
  if (!opened.ok) return opened;
  loaded.set(id, opened.file);
  await set(id, { id, title, main, files, mark } satisfies Kept, openStore()).catch(
    () => undefined,
  );
  return opened;
}
