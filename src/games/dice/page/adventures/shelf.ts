import { signal } from '@preact/signals';
import type { Problem } from '#core';
import {
  chooseVersions,
  isMediaFile,
  isPictureFile,
  isSoundFile,
  makeJourneyGame,
  readPack,
} from '../../rules/index.ts';
import type { JourneyGame, Pack, PackFiles } from '../../rules/index.ts';
import { StoredPacks } from '#web/storage/stored-files.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { dropPictures, setPictures } from './picture-urls.ts';
import { builtInPacks } from './built-in.ts';
import { filesOfPack } from './pack-files.ts';
import { setSounds } from './pack-sounds.ts';

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

/** Problems with opened files: errors, or the warnings about an adventure that can be played. */
export interface Trouble extends BrokenAdventure {
  readonly isPlayable: boolean;
}

/** Problems with the files opened last, if there are any. Cleared when others are opened. */
export const trouble = signal<Trouble | undefined>(undefined);

/** Pictures and sounds of an adventure, as files that the browser can keep out of memory. */
type MediaFiles = ReadonlyMap<string, Blob>;

const stored = new StoredPacks('turnwright-adventures');

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
  for (const { id, files, media } of await stored.list()) {
    if (opened.has(id)) continue;
    const { pack } = readPack(new Map(files));
    if (pack.ok) putOnShelf(pack.value, new Map(media));
    else broken.push({ where: id, problems: pack.problems });
  }
  return publishShelf(broken);
}

function putOnShelf(pack: Pack, media: MediaFiles): void {
  dropPictures(opened.get(pack.id));
  opened.set(pack.id, pack);
  setPictures(pack, new Map([...media].filter(([name]) => isPictureFile(name))));
  setSounds(pack, new Map([...media].filter(([name]) => isSoundFile(name))));
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
 * Opens an adventure from a zip or the files of its folder. Saves and returns it; `trouble` holds
 * its errors, or its warnings.
 */
export async function openAdventure(input: readonly InputFile[]): Promise<Pack | undefined> {
  if (input.length === 0) return undefined;
  trouble.value = undefined;
  const files = await filesOfPack(input);
  const { pack: read, warnings } = files.ok ? readPack(files.value) : { pack: files, warnings: [] };
  const problems = read.ok ? warnings : read.problems;
  const where = input[0]?.path ?? '';
  if (problems.length > 0) trouble.value = { where, problems, isPlayable: read.ok };
  if (!read.ok) return undefined;
  const { id } = read.value;
  const media = mediaIn(files.ok ? files.value : new Map());
  if (files.ok) await storePack(read.value, files.value, media);
  putOnShelf(read.value, media);
  publishShelf((shelf.peek()?.broken ?? []).filter((one) => one.where !== id));
  return read.value;
}

function mediaIn(files: PackFiles): MediaFiles {
  const media = [...files].filter(([name]) => isMediaFile(name));
  return new Map(media.map(([name, bytes]) => [name, new Blob([bytes.slice()])]));
}

async function storePack({ id }: Pack, files: PackFiles, media: MediaFiles): Promise<void> {
  const texts = [...files].filter(([name]) => !isMediaFile(name));
  await stored.keep({ id, files: texts, media: [...media] });
}

/** Removes an added adventure, even if it is unreadable. */
export async function removeAdventure(id: string): Promise<void> {
  dropPictures(opened.get(id));
  opened.delete(id);
  await stored.drop(id);
  publishShelf((shelf.peek()?.broken ?? []).filter(({ where }) => where !== id));
}
