import { signal } from '@preact/signals';
import type { Problem } from '#core';
import { chooseVersions, makeJourneyGame, readPack } from '../../rules/index.ts';
import type { JourneyGame, Pack, PackFiles } from '../../rules/index.ts';
import { dropAdventure, keepAdventure, listAdventures } from '#web/storage/adventure-files.ts';
import type { GivenFile } from '#web/ui/given-files.ts';
import { builtInPacks } from './built-in.ts';
import { filesOfPack } from './pack-files.ts';

/** An adventure that cannot be played, and why. */
export interface BrokenAdventure {
  readonly where: string;
  readonly problems: readonly Problem[];
}

/** The adventures of the page: its own, and those that were opened here. */
export interface Shelf {
  readonly packs: readonly Pack[];
  readonly broken: readonly BrokenAdventure[];
  /** The ids of those that were opened here, which can be removed. */
  readonly added: readonly string[];
}

/** The files that were opened last, where they are no adventure; gone with the next ones. */
export const trouble = signal<BrokenAdventure | undefined>(undefined);

/** Undefined until it is known what the browser keeps. */
export const shelf = signal<Shelf | undefined>(undefined);

/** Adventures that were opened while the page was up, those included that nothing keeps. */
const opened = new Map<string, Pack>();
const games = new WeakMap<Pack, JourneyGame>();

/** The game of an adventure, made once. */
export function gameOfPack(pack: Pack): JourneyGame {
  const game = games.get(pack) ?? makeJourneyGame(pack);
  games.set(pack, game);
  return game;
}

/** Reads what the page brings and what the browser keeps. */
export async function loadShelf(): Promise<Shelf> {
  const broken: BrokenAdventure[] = [];
  for (const { id, files } of await listAdventures()) {
    if (opened.has(id)) continue;
    const { pack } = readPack(new Map(files));
    if (pack.ok) opened.set(id, pack.value);
    else broken.push({ where: id, problems: pack.problems });
  }
  return putUp(broken);
}

function putUp(broken: readonly BrokenAdventure[]): Shelf {
  const found = [
    ...builtInPacks().map((pack) => ({ pack, where: '' })),
    ...[...opened.values()].map((pack) => ({ pack, where: pack.id })),
  ];
  const packs = chooseVersions(found).packs.map(({ pack }) => pack);
  const made = { packs, broken, added: [...opened.keys()] };
  shelf.value = made;
  return made;
}

/**
 * Opens an adventure that somebody gave: a zip, or the files of its folder. It is kept and returned;
 * `trouble` says what is wrong with it otherwise.
 */
export async function openAdventure(given: readonly GivenFile[]): Promise<Pack | undefined> {
  if (given.length === 0) return undefined;
  trouble.value = undefined;
  const files = await filesOfPack(given);
  const read = files.ok ? readPack(files.value).pack : files;
  if (!read.ok) {
    trouble.value = { where: given[0]?.path ?? '', problems: read.problems };
    return undefined;
  }
  const { id } = read.value;
  if (files.ok) await keep(read.value, files.value);
  opened.set(id, read.value);
  putUp((shelf.peek()?.broken ?? []).filter(({ where }) => where !== id));
  return read.value;
}

async function keep({ id }: Pack, files: PackFiles): Promise<void> {
  await keepAdventure({ id, files: [...files] });
}

/** Forgets an adventure that was opened here, whether it can be read or not. */
export async function removeAdventure(id: string): Promise<void> {
  opened.delete(id);
  await dropAdventure(id);
  putUp((shelf.peek()?.broken ?? []).filter(({ where }) => where !== id));
}
