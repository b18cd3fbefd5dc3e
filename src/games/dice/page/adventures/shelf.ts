import { signal } from '@preact/signals';
import type { Problem } from '#core';
import { chooseVersions, makeJourneyGame, readPack } from '../../rules/index.ts';
import type { JourneyGame, Pack, PackFiles } from '../../rules/index.ts';
import { dropAdventure, keepAdventure, listAdventures } from '#web/storage/adventure-files.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { builtInPacks } from './built-in.ts';
import { filesOfPack } from './pack-files.ts';

/** An adventure that cannot be played, with its errors. */
export interface BrokenAdventure {
  readonly where: string;
  readonly problems: readonly Problem[];
}

/** The adventures of the page: built-in ones and those added here. */
export interface Shelf {
  readonly packs: readonly Pack[];
  readonly broken: readonly BrokenAdventure[];
  /** Ids of the added adventures, which can be removed. */
  readonly added: readonly string[];
}

/** The last opened files, if they are not a valid adventure. Cleared when others are opened. */
export const trouble = signal<BrokenAdventure | undefined>(undefined);

/** Undefined until the browser's storage has been read. */
export const shelf = signal<Shelf | undefined>(undefined);

/** Adventures opened since the page loaded, including any the browser could not store. */
const opened = new Map<string, Pack>();
const games = new WeakMap<Pack, JourneyGame>();

/** The game of an adventure, created once. */
export function gameOfPack(pack: Pack): JourneyGame {
  const game = games.get(pack) ?? makeJourneyGame(pack);
  games.set(pack, game);
  return game;
}

/** Loads the built-in adventures and those saved in the browser. */
export async function loadShelf(): Promise<Shelf> {
  const broken: BrokenAdventure[] = [];
  for (const { id, files } of await listAdventures()) {
    if (opened.has(id)) continue;
    const { pack } = readPack(new Map(files));
    if (pack.ok) opened.set(id, pack.value);
    else broken.push({ where: id, problems: pack.problems });
  }
  return publishShelf(broken);
}

function publishShelf(broken: readonly BrokenAdventure[]): Shelf {
  const found = [
    ...builtInPacks().map((pack) => ({ pack, where: '' })),
    ...[...opened.values()].map((pack) => ({ pack, where: pack.id })),
  ];
  const packs = chooseVersions(found).packs.map(({ pack }) => pack);
  const newShelf = { packs, broken, added: [...opened.keys()] };
  shelf.value = newShelf;
  return newShelf;
}

/**
 * Opens an adventure from a zip or the files of its folder. Saves and returns it; if it is invalid,
 * `trouble` holds its errors.
 */
export async function openAdventure(input: readonly InputFile[]): Promise<Pack | undefined> {
  if (input.length === 0) return undefined;
  trouble.value = undefined;
  const files = await filesOfPack(input);
  const read = files.ok ? readPack(files.value).pack : files;
  if (!read.ok) {
    trouble.value = { where: input[0]?.path ?? '', problems: read.problems };
    return undefined;
  }
  const { id } = read.value;
  if (files.ok) await storePack(read.value, files.value);
  opened.set(id, read.value);
  publishShelf((shelf.peek()?.broken ?? []).filter(({ where }) => where !== id));
  return read.value;
}

async function storePack({ id }: Pack, files: PackFiles): Promise<void> {
  await keepAdventure({ id, files: [...files] });
}

/** Removes an added adventure, even if it is unreadable. */
export async function removeAdventure(id: string): Promise<void> {
  opened.delete(id);
  await dropAdventure(id);
  publishShelf((shelf.peek()?.broken ?? []).filter(({ where }) => where !== id));
}
