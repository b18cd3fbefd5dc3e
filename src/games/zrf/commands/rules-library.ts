import { basename, dirname, join, resolve, sep } from 'node:path';
import { failed, parsed, quote } from '#core';
import type { AnyGame, Parsed } from '#core';
import type { OpenedRules } from '../rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import type { KeptRules, Library, LibraryItem, Waypoint } from '../voice/services.ts';
import type { GameSource } from '#play';
import { openedRulesFile, rulesShelves } from '#terminal/files/folders.ts';
import { OpenedRulesFile } from './opened-rules.ts';
import { writeDeep } from '#terminal/files/write-file.ts';
import { entriesIn, idOf, namesIn, readNames, readTrail, textIn, titleIn } from './shelf-files.ts';
import type * as Opening from './rules-opening.ts';

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

const RULES = /\.(?:zrf|zip)$/i;

/** What lies on a shelf: rules files and zips, and folders of persons that hold rules. */
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

/** Board games of rules files on this machine: nothing is read before it is asked for. */
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

  /** What a game is called beside its title: in other languages, and by others. */
  #namesOf(id: string, { folder }: Shelf): readonly string[] {
    const known = this.#names.get(folder) ?? readNames(folder);
    this.#names.set(folder, known);
    return known.get(id) ?? [];
  }

  /** Where a puzzle of a shelf stands on its way. */
  #waypointOf(path: string, { folder }: Shelf): Waypoint | undefined {
    const trail = this.#trails.get(folder) ?? readTrail(folder);
    this.#trails.set(folder, trail);
    return trail.get(basename(path));
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
    const source = textIn(file);
    try {
      return source === undefined ? undefined : new Messages({ language, sources: [source] });
    } catch {
      // Words that cannot be read are none: the rules bring their own.
      return undefined;
    }
  }

  /** Writes rules into the folder of the person's own. */
  keep(title: string, text: string, id?: string): Parsed<KeptRules> {
    this.#listed = undefined;
    const own = this.#shelves.find(({ isOwn }) => !isOwn);
    const old = id === undefined ? undefined : this.#games.get(id);
    const isOld = own !== undefined && old?.path.startsWith(join(own.folder, sep)) === true;
    const name = isOld ? basename(old.path) : `${this.#freeId(idOf(title))}.zrf`;
    const file = join(own?.folder ?? '', name);
    const problem = writeDeep(file, text);
    if (problem !== undefined) return failed(problem);
    const kept = isOld && id !== undefined ? id : idOf(file);
    this.#listed = undefined;
    this.#opened.delete(kept);
    this.#titles.delete(kept);
    return parsed({ id: kept, file });
  }

  #freeId(wish: string): string {
    let id = wish;
    for (let number = 2; this.#games.has(id); number += 1) id = `${wish}-${number}`;
    return id;
  }

  /** Makes ready to read rules, which the start of the program does not wait for. */
  async load(): Promise<this> {
    this.#opening ??= await import('./rules-opening.ts');
    return this;
  }

  /** From now on, rules of others are tried there before they are opened here, until the result is called. */
  tryIn(trial: Opening.RulesTrial): () => void {
    this.#trial = trial;
    return () => (this.#trial = undefined);
  }

  /** A game of the library that can be had at once; none before `load`. */
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
    const message = `There is no game ${quote(id)} here.`;
    return failed({ code: 'game-unknown', message, args: { game: id } });
  }

  /** Ends the trial that is under way: its game is not opened. */
  stop(): void {
    this.#trial?.close();
  }

  /** Whether a game is not of the program, and was not opened yet. */
  #isForeign(id: string): boolean {
    return !this.#opened.has(id) && this.#games.get(id)?.shelf.isOwn === false;
  }

  #openListed(id: string, isChecked = false): Parsed<Opening.Opened> | undefined {
    const known = this.#opened.get(id);
    if (known !== undefined) return parsed(known);
    const listed = this.#games.get(id);
    if (listed === undefined) return undefined;
    const { path, shelf } = listed;
    const shown = shelf.isOwn ? basename(path) : path;
    return this.#openAt(path, () => id, { isChecked, shown });
  }

  #openAt(
    path: string,
    nameOf: (main: string) => string,
    how: { readonly isChecked?: boolean; readonly shown: string },
  ): Parsed<Opening.Opened> | undefined {
    let id = '';
    const opened = this.#opening?.openAt(path, (main) => (id = nameOf(main)), how);
    if (opened?.ok === true) this.#opened.set(id, opened.value);
    return opened;
  }

  /** Opens the rules of an id, or those at a path; problems where there is nothing to be read. */
  async openAny(name: string): Promise<Parsed<OpenedRules>> {
    await this.load();
    const listed = this.has(name) ? this.#openListed(name) : undefined;
    if (listed !== undefined) return listed;
    const path = resolve(name);
    const chooseId = (main: string) => {
      const id = idOf(main);
      // A file of one's own may be called as a game of the program is.
      const isTaken = this.#games.has(id) && this.#games.get(id)?.path !== path;
      const free = isTaken ? `${id}-file` : id;
      this.#paths.set(free, path);
      return free;
    };
    const opened = this.#openAt(name, chooseId, { shown: path });
    if (opened === undefined) throw new RangeError('rules are read before they can be');
    return opened;
  }

  /** Keeps the path of rules that were opened by it, for saved games to be continued. */
  remember(id: string): void {
    const path = this.#paths.get(id);
    if (path !== undefined && this.#games.get(id)?.path !== path) this.#memory?.remember(id, path);
  }

  /** Where the rules of an id lie; any other name is a path itself. */
  pathOf(name: string): string {
    return this.#games.get(name)?.path ?? name;
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
