import { basename, dirname, join, resolve, sep } from 'node:path';
import { failed, parsed } from '#core';
import type { AnyGame, Parsed } from '#core';
import type { OpenedRules } from '../rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import type { SavedRules, Library, LibraryItem, Waypoint } from '../voice/services.ts';
import type { GameSource } from '#play';
import { openedRulesFile, rulesShelves } from '#terminal/files/folders.ts';
import { OpenedRulesFile } from './opened-rules.ts';
import { writeWithFolders } from '#terminal/files/write-file.ts';
import { entriesIn, idOf, namesIn, readNames, readTrail, textIn, titleIn } from './shelf-files.ts';
import type * as Opening from './rules-opening.ts';

/** A folder of rules files; `isOwn` marks the built-in one. */
export interface Shelf {
  readonly folder: string;
  readonly isOwn: boolean;
}

/** A library game that has not been opened yet. */
interface Listed {
  readonly id: string;
  readonly path: string;
  readonly shelf: Shelf;
}

const RULES = /\.(?:zrf|zip)$/i;

/** Entries of a shelf: rules files, zips, and user folders that contain rules. */
function listShelf(shelf: Shelf): Listed[] {
  return entriesIn(shelf.folder).flatMap((entry): Listed[] => {
    const path = join(shelf.folder, entry.name);
    const isRules = entry.isDirectory() ? !shelf.isOwn && holdsRules(path) : RULES.test(entry.name);
    return isRules && !entry.name.startsWith('.') ? [{ id: idOf(path), path, shelf }] : [];
  });
}

function holdsRules(folder: string): boolean {
  return namesIn(folder, /\.zrf$/i).length === 1;
}

/** Each game once; the first keeps its id, later ones of the same name get a number. */
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

/** Rules-file board games on this machine, read lazily. */
export class RulesLibrary implements Library {
  readonly #shelves: readonly Shelf[];
  readonly #memory: OpenedRulesFile | undefined;
  #trial: Opening.RulesTrial | undefined;
  readonly #opened = new Map<string, Opening.Opened>();
  readonly #paths = new Map<string, string>();
  readonly #titles = new Map<string, string>();
  readonly #words = new Map<string, Messages | undefined>();
  readonly #names = new Map<string, ReadonlyMap<string, readonly string[]>>();
  readonly #trails = new Map<string, ReadonlyMap<string, Waypoint>>();
  #listed: Map<string, Listed> | undefined;
  #opening: typeof Opening | undefined;

  /** `memory` stores the paths of rules outside the shelves. */
  constructor(shelves: readonly Shelf[], memory?: OpenedRulesFile) {
    this.#shelves = shelves;
    this.#memory = memory;
  }

  get #games(): Map<string, Listed> {
    this.#listed ??= listShelves(this.#shelves, this.#memory?.read() ?? new Map());
    return this.#listed;
  }

  /** Ids of all games. */
  get ids(): string[] {
    return [...this.#games.keys()].sort();
  }

  has(id: string): boolean {
    return this.#opened.has(id) || this.#games.has(id);
  }

  list(language: Language): LibraryItem[] {
    // Files may have been added since.
    this.#listed = undefined;
    const items = [...this.#games.values()].map(({ id, path, shelf }): LibraryItem => {
      const waypoint = this.#waypointOf(path, shelf);
      return {
        id,
        title: this.titleOf(id, language),
        names: this.#namesOf(id, shelf),
        isAdded: !shelf.isOwn,
        ...(waypoint === undefined ? {} : { waypoint }),
      };
    });
    return items.sort((a, b) => a.title.localeCompare(b.title, language));
  }

  /** Alternative names of a game: other languages and other traditions. */
  #namesOf(id: string, { folder }: Shelf): readonly string[] {
    const cached = this.#names.get(folder) ?? readNames(folder);
    this.#names.set(folder, cached);
    return cached.get(id) ?? [];
  }

  /** A puzzle's place on the trail of its shelf. */
  #waypointOf(path: string, { folder }: Shelf): Waypoint | undefined {
    const trail = this.#trails.get(folder) ?? readTrail(folder);
    this.#trails.set(folder, trail);
    return trail.get(basename(path));
  }

  titleOf(id: string, language: Language): string {
    const words = this.words(id, language);
    if (words?.has('title') === true) return words.say('title');
    const cached = this.#titles.get(id);
    if (cached !== undefined) return cached;
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
    const source = textIn(file);
    try {
      return source === undefined ? undefined : new Messages({ language, sources: [source] });
    } catch {
      // Ignore unreadable texts; the rules contain their own.
      return undefined;
    }
  }

  /** Saves rules to the user's folder. */
  save(title: string, text: string, id?: string): Parsed<SavedRules> {
    this.#listed = undefined;
    const own = this.#shelves.find(({ isOwn }) => !isOwn);
    const old = id === undefined ? undefined : this.#games.get(id);
    const isOld = own !== undefined && old?.path.startsWith(join(own.folder, sep)) === true;
    const name = isOld ? basename(old.path) : `${this.#freeId(idOf(title))}.zrf`;
    const file = join(own?.folder ?? '', name);
    const problem = writeWithFolders(file, text);
    if (problem !== undefined) return failed(problem);
    const savedId = isOld && id !== undefined ? id : idOf(file);
    this.#listed = undefined;
    this.#opened.delete(savedId);
    this.#titles.delete(savedId);
    return parsed({ id: savedId, file });
  }

  #freeId(preferredId: string): string {
    let id = preferredId;
    for (let number = 2; this.#games.has(id); number += 1) id = `${preferredId}-${number}`;
    return id;
  }

  /** Loads the rules reader, which is kept out of startup. */
  async load(): Promise<this> {
    this.#opening ??= await import('./rules-opening.ts');
    return this;
  }

  /** Tries foreign rules there before opening them here, until the returned function is called. */
  tryIn(trial: Opening.RulesTrial): () => void {
    this.#trial = trial;
    return () => (this.#trial = undefined);
  }

  /** A library game available synchronously; undefined before `load`. */
  find(id: string): AnyGame | undefined {
    const isTriedFirst = this.#trial !== undefined && this.#isForeign(id);
    const opened = isTriedFirst ? undefined : this.#openListed(id);
    return opened?.ok === true && opened.value.game.ok ? opened.value.game.value : undefined;
  }

  async open(id: string, isPatient = false): Promise<Parsed<AnyGame>> {
    await this.load();
    const path = this.#isForeign(id) ? this.#games.get(id)?.path : undefined;
    const trial = path === undefined ? undefined : this.#trial;
    if (path !== undefined && trial !== undefined) {
      const refusal = await this.#opening?.tryIn(trial, { game: id, path }, isPatient);
      if (refusal !== undefined) return failed(refusal);
    }
    const opened = this.#openListed(id, trial !== undefined);
    if (opened !== undefined) return opened.ok ? opened.value.game : opened;
    const message = `There is no game called “${id}” here.`;
    return failed({ code: 'game-unknown', message, args: { game: id } });
  }

  /** Cancels the running trial; its game is not opened. */
  stop(): void {
    this.#trial?.close();
  }

  /** True if a game is not built in and has not been opened. */
  #isForeign(id: string): boolean {
    return !this.#opened.has(id) && this.#games.get(id)?.shelf.isOwn === false;
  }

  #openListed(id: string, isChecked = false): Parsed<Opening.Opened> | undefined {
    const cached = this.#opened.get(id);
    if (cached !== undefined) return parsed(cached);
    const listed = this.#games.get(id);
    if (listed === undefined) return undefined;
    const { path, shelf } = listed;
    const shown = shelf.isOwn ? basename(path) : path;
    return this.#openAt(path, () => id, { isChecked, shown });
  }

  #openAt(
    path: string,
    nameOf: (main: string) => string,
    options: { readonly isChecked?: boolean; readonly shown: string },
  ): Parsed<Opening.Opened> | undefined {
    let id = '';
    const opened = this.#opening?.openAt(path, (main) => (id = nameOf(main)), options);
    if (opened?.ok === true) this.#opened.set(id, opened.value);
    return opened;
  }

  /** Opens rules by id or path; returns problems if they cannot be read. */
  async openAny(name: string): Promise<Parsed<OpenedRules>> {
    await this.load();
    const listed = this.has(name) ? this.#openListed(name) : undefined;
    if (listed !== undefined) return listed;
    const path = resolve(name);
    const chooseId = (main: string) => {
      const id = idOf(main);
      // A user's file may have the same name as a built-in game.
      const isTaken = this.#games.has(id) && this.#games.get(id)?.path !== path;
      const free = isTaken ? `${id}-file` : id;
      this.#paths.set(free, path);
      return free;
    };
    const opened = this.#openAt(name, chooseId, { shown: path });
    if (opened === undefined) throw new RangeError('rules opened before the reader was loaded');
    return opened;
  }

  /** Stores the path of opened rules, so that saved games can be continued. */
  remember(id: string): void {
    const path = this.#paths.get(id);
    if (path !== undefined && this.#games.get(id)?.path !== path) this.#memory?.remember(id, path);
  }

  /** Path of a game's rules; any other name is returned as a path. */
  pathOf(name: string): string {
    return this.#games.get(name)?.path ?? name;
  }

  /** Source texts of an open game. */
  sourceOf(id: string): GameSource | undefined {
    return this.#opened.get(id)?.source;
  }

  /** File name of an open game's rules, as written to saves. */
  mainOf(id: string): string {
    return this.#opened.get(id)?.main ?? `${id}.zrf`;
  }
}

/** The library of this machine. */
export const rulesLibrary = new RulesLibrary(rulesShelves, new OpenedRulesFile(openedRulesFile));
