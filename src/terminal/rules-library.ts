import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { failed, parsed, quote } from '../core/index.ts';
import type { AnyGame, Parsed } from '../core/index.ts';
import type { RulesFolder } from '../games/zrf/files/folder.ts';
import type { RulesFile } from '../games/zrf/files/main-file.ts';
import { openRules } from '../games/zrf/library.ts';
import type { OpenedRules } from '../games/zrf/library.ts';
import { decode } from '../games/zrf/read/decode.ts';
import { Messages } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';
import type { Library, LibraryItem } from '../screen/index.ts';
import type { GameSource } from '../session/index.ts';
import { openedRulesFile, rulesShelves } from './folders.ts';
import { OpenedRulesFile } from './opened-rules.ts';
import { openRules as openPath } from './rules-files.ts';

/** A folder of rules files; `isOwn` for the one that the program brings. */
export interface Shelf {
  readonly folder: string;
  readonly isOwn: boolean;
}

/** A game of the library that was not opened yet. */
interface Listed {
  readonly id: string;
  readonly path: string;
  readonly shelf: Shelf;
}

/** The title of the game is the first of a file. */
const TITLE = /\(\s*title\s+"([^"]*)"/;
const RULES = /\.(?:zrf|zip)$/i;

/** The word by which commands and saves name the rules at a path. */
function idOf(path: string): string {
  const words = basename(path)
    .replace(RULES, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'rules' : words.join('-').slice(0, 60);
}

/** What lies on a shelf: rules files and zips, and folders of persons that hold rules. */
function listShelf(shelf: Shelf): Listed[] {
  if (!existsSync(shelf.folder)) return [];
  const entries = readdirSync(shelf.folder, { withFileTypes: true });
  return entries.flatMap((entry): Listed[] => {
    const path = join(shelf.folder, entry.name);
    const isRules = entry.isDirectory() ? !shelf.isOwn && holdsRules(path) : RULES.test(entry.name);
    return isRules && !entry.name.startsWith('.') ? [{ id: idOf(path), path, shelf }] : [];
  });
}

function holdsRules(folder: string): boolean {
  try {
    const names = readdirSync(folder).filter((name) => /\.zrf$/i.test(name));
    return names.length === 1;
  } catch {
    return false;
  }
}

/** Every game once: what comes first keeps its id, others of that name get a number. */
function listShelves(
  shelves: readonly Shelf[],
  remembered: ReadonlyMap<string, string>,
): Map<string, Listed> {
  const listed = new Map<string, Listed>();
  for (const one of shelves.flatMap(listShelf)) {
    let id = one.id;
    for (let number = 2; listed.has(id); number += 1) id = `${one.id}-${number}`;
    listed.set(id, { ...one, id });
  }
  for (const [id, path] of remembered) {
    const shelf = { folder: dirname(path), isOwn: false };
    if (!listed.has(id)) listed.set(id, { id, path, shelf });
  }
  return listed;
}

/** Rules that were opened, with the texts that they were made from. */
interface Opened extends OpenedRules {
  readonly source: GameSource;
  readonly main: string;
}

/** Opens rules and keeps the texts of all that was read on the way. */
function openWithSource({ folder, main }: RulesFile, id: string): Opened {
  const files: [string, string][] = [];
  const watched: RulesFolder = {
    get names() {
      return folder.names;
    },
    read: (name) => {
      const bytes = folder.read(name);
      if (bytes.ok) files.push([name, decode(bytes.value)]);
      return bytes;
    },
  };
  return { ...openRules(watched, main, id), source: { main, files }, main };
}

/** The title that stands first in a rules file. */
function titleIn(path: string): string | undefined {
  const opened = openPath(path);
  const bytes = opened.ok ? opened.value.folder.read(opened.value.main) : opened;
  return bytes.ok ? TITLE.exec(decode(bytes.value))?.[1] : undefined;
}

/** Board games of rules files on this machine: nothing is read before it is asked for. */
export class RulesLibrary implements Library {
  readonly #shelves: readonly Shelf[];
  readonly #memory: OpenedRulesFile | undefined;
  readonly #opened = new Map<string, Opened>();
  readonly #paths = new Map<string, string>();
  readonly #titles = new Map<string, string>();
  readonly #words = new Map<string, Messages | undefined>();
  #listed: Map<string, Listed> | undefined;

  /** `memory`: where paths are kept of rules that lie elsewhere. */
  constructor(shelves: readonly Shelf[], memory?: OpenedRulesFile) {
    this.#shelves = shelves;
    this.#memory = memory;
  }

  get #games(): Map<string, Listed> {
    this.#listed ??= listShelves(this.#shelves, this.#memory?.read() ?? new Map());
    return this.#listed;
  }

  /** The words by which games are named. */
  get ids(): string[] {
    return [...this.#games.keys()].sort();
  }

  has(id: string): boolean {
    return this.#opened.has(id) || this.#games.has(id);
  }

  list(language: Language): LibraryItem[] {
    // A person may have put more files there since.
    this.#listed = undefined;
    const items = [...this.#games.values()].map(({ id, shelf }) => ({
      id,
      title: this.titleOf(id, language),
      isAdded: !shelf.isOwn,
    }));
    return items.sort((a, b) => a.title.localeCompare(b.title, language));
  }

  titleOf(id: string, language: Language): string {
    const words = this.words(id, language);
    if (words?.has('title') === true) return words.say('title');
    const known = this.#titles.get(id);
    if (known !== undefined) return known;
    const listed = this.#games.get(id);
    const opened = this.#opened.get(id)?.game;
    const title = opened?.ok === true ? opened.value.variants[0]?.title : undefined;
    const found = title ?? (listed === undefined ? undefined : titleIn(listed.path)) ?? id;
    this.#titles.set(id, found);
    return found;
  }

  words(id: string, language: Language): Messages | undefined {
    const key = `${language} ${id}`;
    if (!this.#words.has(key)) this.#words.set(key, this.#readWords(id, language));
    return this.#words.get(key);
  }

  #readWords(id: string, language: Language): Messages | undefined {
    const shelf = this.#games.get(id)?.shelf;
    const file = shelf === undefined ? '' : join(shelf.folder, language, `${id}.ftl`);
    if (!existsSync(file)) return undefined;
    try {
      return new Messages({ language, sources: [readFileSync(file, 'utf8')] });
    } catch {
      // Words that cannot be read are none: the rules bring their own.
      return undefined;
    }
  }

  find(id: string): AnyGame | undefined {
    const { game } = this.#opened.get(id) ?? this.#openListed(id) ?? {};
    return game?.ok === true ? game.value : undefined;
  }

  open(id: string): Promise<Parsed<AnyGame>> {
    const opened = this.#openListed(id);
    if (opened !== undefined) return Promise.resolve(opened.game);
    const message = `There is no game ${quote(id)} here.`;
    return Promise.resolve(failed({ code: 'game-unknown', message, args: { game: id } }));
  }

  #openListed(id: string): OpenedRules | undefined {
    const known = this.#opened.get(id);
    if (known !== undefined) return known;
    const listed = this.#games.get(id);
    if (listed === undefined) return undefined;
    const file = openPath(listed.path);
    if (file.ok) return this.#openFile(file.value, id);
    return { game: file, diagnoses: [], sources: { lineAt: () => undefined } };
  }

  #openFile(file: RulesFile, id: string): Opened {
    const opened = openWithSource(file, id);
    this.#opened.set(id, opened);
    return opened;
  }

  /** Opens the rules of an id, or those at a path; problems where there is nothing to be read. */
  openAny(name: string): Parsed<OpenedRules> {
    const listed = this.has(name) ? this.#openListed(name) : undefined;
    if (listed !== undefined) return parsed(listed);
    const file = openPath(name);
    if (!file.ok) return file;
    const id = idOf(file.value.main);
    // A file of one's own may be called as a game of the program is.
    const path = resolve(name);
    const isTaken = this.#games.has(id) && this.#games.get(id)?.path !== path;
    const free = isTaken ? `${id}-file` : id;
    this.#paths.set(free, path);
    return parsed(this.#openFile(file.value, free));
  }

  /** Keeps the path of rules that were opened by it, for saved games to be gone on with. */
  remember(id: string): void {
    const path = this.#paths.get(id);
    if (path !== undefined && this.#games.get(id)?.path !== path) this.#memory?.remember(id, path);
  }

  /** The texts that an open game was made from. */
  sourceOf(id: string): GameSource | undefined {
    return this.#opened.get(id)?.source;
  }

  /** The name of the rules file of an open game, as saved games tell it. */
  mainOf(id: string): string {
    return this.#opened.get(id)?.main ?? `${id}.zrf`;
  }
}

/** The library of this machine. */
export const rulesLibrary = new RulesLibrary(rulesShelves, new OpenedRulesFile(openedRulesFile));
