import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { failed, parsed, quote } from '../../core/index.ts';
import type { AnyGame, Parsed } from '../../core/index.ts';
import { parseTrail } from '../../puzzles/index.ts';
import { RULES_LIMITS, decode } from '../../games/zrf/index.ts';
import type { OpenedRules } from '../../games/zrf/index.ts';
import { Messages } from '../../i18n/index.ts';
import type { Language } from '../../i18n/index.ts';
import type { KeptRules, Library, LibraryItem, Waypoint } from '../../screen/looks/index.ts';
import type { GameSource } from '../../play/index.ts';
import { parseNames, readTitle } from '../../presentation/zrf/find-games.ts';
import { openedRulesFile, rulesShelves } from '../files/folders.ts';
import { OpenedRulesFile } from './opened-rules.ts';
import { writeRulesFile } from './rules-writing.ts';
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

/** The title that stands first in a rules file; those of zips are told when they are opened. */
function titleIn(path: string): string | undefined {
  try {
    const isFolder = statSync(path).isDirectory();
    const name = isFolder ? readdirSync(path).find((one) => /\.zrf$/i.test(one)) : undefined;
    const file = name === undefined ? path : join(path, name);
    if (!/\.zrf$/i.test(file) || statSync(file).size > RULES_LIMITS.fileBytes) return undefined;
    return TITLE.exec(decode(readFileSync(file)))?.[1];
  } catch {
    return undefined;
  }
}

/** The way through the puzzles of a folder, by the names of their files; most have none. */
function readTrail(folder: string): ReadonlyMap<string, Waypoint> {
  const file = join(folder, 'path.txt');
  if (!existsSync(file)) return new Map();
  const stops = parseTrail(readFileSync(file, 'utf8'));
  return new Map(
    stops.map(({ name, difficulty, fewest }, place) => [
      `${name}.zrf`,
      { place, difficulty, fewest },
    ]),
  );
}

/** Other names of the games of a folder, by their ids: those it tells, and titles in all languages. */
function readNames(folder: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(folder)) return new Map();
  const file = join(folder, 'names.txt');
  const names = new Map(existsSync(file) ? parseNames(readFileSync(file, 'utf8')) : []);
  const languages = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name),
  );
  for (const language of languages) {
    const texts = readdirSync(join(folder, language.name)).filter((name) => name.endsWith('.ftl'));
    for (const name of texts) {
      const title = readTitle(readFileSync(join(folder, language.name, name), 'utf8'));
      const id = name.slice(0, -'.ftl'.length);
      if (title !== undefined) names.set(id, [...(names.get(id) ?? []), title]);
    }
  }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.zrf'))) {
    const id = idOf(name);
    const title = titleIn(join(folder, name));
    if (title !== undefined) names.set(id, [...(names.get(id) ?? []), title]);
  }
  return names;
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
    if (!existsSync(file)) return undefined;
    try {
      return new Messages({ language, sources: [readFileSync(file, 'utf8')] });
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
    const problem = writeRulesFile(file, text);
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
    const path = this.#games.get(id)?.path;
    return path === undefined ? undefined : this.#openAt(path, () => id, isChecked);
  }

  #openAt(
    path: string,
    nameOf: (main: string) => string,
    isChecked = false,
  ): Parsed<Opening.Opened> | undefined {
    let id = '';
    const opened = this.#opening?.openAt(path, (main) => (id = nameOf(main)), isChecked);
    if (opened?.ok === true) this.#opened.set(id, opened.value);
    return opened;
  }

  /** Opens the rules of an id, or those at a path; problems where there is nothing to be read. */
  async openAny(name: string): Promise<Parsed<OpenedRules>> {
    await this.load();
    const listed = this.has(name) ? this.#openListed(name) : undefined;
    if (listed !== undefined) return listed;
    const path = resolve(name);
    const opened = this.#openAt(name, (main) => {
      const id = idOf(main);
      // A file of one's own may be called as a game of the program is.
      const isTaken = this.#games.has(id) && this.#games.get(id)?.path !== path;
      const free = isTaken ? `${id}-file` : id;
      this.#paths.set(free, path);
      return free;
    });
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
