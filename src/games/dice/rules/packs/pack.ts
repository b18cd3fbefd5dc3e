import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { RULES_VERSION } from '../model/rules-version.ts';
import { Book, KINDS } from './book.ts';
import { makeContent, makePlacing, metAllies } from './build.ts';
import { checkAllies } from './check-allies.ts';
import { makeStoryContent } from './build-story.ts';
import { checkKeepsakes } from './check-keepsakes.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPlaces } from './check-places.ts';
import { checkScenarios } from './check-scenarios.ts';
import { checkSense } from './check-sense.ts';
import { checkSounds } from './check-sounds.ts';
import { checkStory } from './check-story.ts';
import { ADVENTURE_FILE, languageFiles, namingProblems, sizeProblems } from './files.ts';
import type { PackFiles } from './files.ts';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { isWarning } from '#kit/packs/messages.ts';
import { languageOf } from './names.ts';
import type { Pack, Texts } from './names.ts';
import { PACK_FORMAT } from './schema.ts';
import type { ReadFile } from '#kit/packs/shape.ts';
import { packProblem, problemAt, readSource, sortProblems } from '#kit/packs/source.ts';
import { nameKeys, readTexts, missingTexts } from './texts.ts';
import { findMark, readYaml } from '#kit/packs/yaml.ts';

/** Sections with entries for scenarios to use. */
const USED = ['locations', 'enemies', 'obstacles', 'villains', 'allies'] as const;

/** All referenced ids, by section. */
function usedIds(book: Book): Readonly<Record<(typeof USED)[number], Set<string>>> {
  const scenarios = [...book.scenarios.values()].flatMap((scenario) => [
    scenario,
    ...(scenario.variants ?? []),
  ]);
  const locations = [...book.locations.values()];
  const options = [...book.choices.values()].flatMap((choice) => Object.values(choice.options));
  return {
    locations: new Set(scenarios.flatMap(({ static: s = [], dynamic: d = [] }) => [...s, ...d])),
    enemies: new Set(locations.flatMap(({ enemies = [] }) => enemies)),
    obstacles: new Set(locations.flatMap(({ obstacles = [] }) => obstacles)),
    villains: new Set(
      scenarios.flatMap(({ villains = [] }) => villains.map((one) => makePlacing(one).id)),
    ),
    allies: new Set([...metAllies(book), ...options.flatMap(({ joins = [] }) => joins)]),
  };
}

/** Warns of entries no scenario uses. */
function checkUse(book: Book): void {
  if (!book.isWhole) return;
  const used = usedIds(book);
  for (const section of USED) {
    for (const id of book.ids(section)) {
      if (used[section].has(id)) continue;
      book.reportKey([section, id], 'warn-unused', { kind: KINDS[section], id });
    }
  }
}

export interface PackReport {
  readonly pack: Parsed<Pack>;
  readonly warnings: readonly Problem[];
}

/** A problem if the pack has a newer format. It is then not checked against this schema. */
function newerFormat({ source, tree }: ReadFile): Problem | undefined {
  const format = (tree.value as Readonly<Record<string, unknown>> | null)?.['format'];
  if (typeof format !== 'number' || !Number.isInteger(format) || format <= PACK_FORMAT) {
    return undefined;
  }
  const { at } = findMark(tree.mark, ['format']);
  return problemAt(source, at, 'pack-newer', { format, known: PACK_FORMAT });
}

/**
 * A problem if the pack needs other versions of the rules. It is then not read further, because it
 * may use unknown rules.
 */
function otherEngine({ source, tree }: ReadFile): Problem | undefined {
  const engine = (tree.value as Readonly<Record<string, unknown>> | null)?.['engine'];
  if (typeof engine !== 'object' || engine === null) return undefined;
  const { from, to } = engine as Readonly<Record<string, unknown>>;
  const isWhole = (one: unknown): one is number => Number.isInteger(one);
  const isLater = isWhole(from) && from > RULES_VERSION;
  if (!isLater && !(isWhole(to) && to < RULES_VERSION)) return undefined;
  const range = [from, to].filter(isWhole).join('–');
  const { at } = findMark(tree.mark, ['engine']);
  return problemAt(source, at, 'pack-engine', { range, known: RULES_VERSION });
}

function readFile(files: PackFiles, name: string, root: string): Parsed<ReadFile> {
  const source = readSource(files.get(name) ?? new Uint8Array(), `${root}${name}`);
  if (!source.ok) return source;
  const tree = readYaml(source.value);
  return tree.ok ? parsed({ source: source.value, tree: tree.value }) : tree;
}

function makePack(book: Book, texts: ReadonlyMap<string, Texts>): Pack {
  const { id, version, language, tutorial, tutorialSeed } = book.data;
  return {
    id,
    version,
    language: languageOf(language),
    ...(tutorial === undefined ? {} : { tutorial }),
    ...(tutorialSeed === undefined ? {} : { tutorialSeed }),
    chapters: book.chapters.map(([, chapter]) => chapter),
    content: { ...makeContent(book), ...makeStoryContent(book) },
    texts,
  };
}

/** Reads all languages; the pack's own language is required. */
class Library {
  readonly problems: Problem[] = [];
  readonly texts = new Map<string, Texts>();
  readonly #read = new Map<string, ReadFile>();
  readonly #book: Book;
  readonly #files: PackFiles;
  readonly #root: string;

  constructor(book: Book, files: PackFiles, root: string) {
    this.#book = book;
    this.#files = files;
    this.#root = root;
  }

  read(): void {
    const { found, problems } = languageFiles(this.#files, this.#root);
    this.#report(problems);
    for (const [language, name] of found) this.#readOne(language, name);
    const { language } = this.#book.data;
    if (!this.#book.shape.isSound('language')) return;
    const own = languageOf(language);
    if (!found.has(own)) {
      const name = `i18n/${own}.yaml`;
      this.problems.push(packProblem('pack-file-missing', { name }, `${this.#root}${name}`));
    }
    this.#compare(own);
  }

  #readOne(language: string, name: string): void {
    const file = readFile(this.#files, name, this.#root);
    if (!file.ok) {
      this.#report(file.problems);
      return;
    }
    // A pack with problems may have anything here.
    const main: unknown = this.#book.data.language;
    const isOwn = typeof main === 'string' && language === languageOf(main);
    const { texts, warnings } = readTexts(this.#book, file.value, isOwn);
    this.#report(warnings);
    this.#read.set(language, file.value);
    if (texts.ok) this.texts.set(language, texts.value);
    else this.#report(texts.problems);
  }

  #compare(own: string): void {
    const original = this.texts.get(own);
    for (const [language, texts] of this.texts) {
      const file = this.#read.get(language);
      if (file === undefined) continue;
      const isOwn = language === own;
      const requiredKeys = isOwn ? nameKeys(this.#book) : (original?.keys() ?? []);
      this.#report(missingTexts(language, texts, requiredKeys, own, file));
    }
  }

  #report(problems: Iterable<Problem>): void {
    for (const problem of problems) this.problems.push(problem);
  }
}

function report(problems: readonly Problem[], pack?: () => Pack): PackReport {
  const sorted = sortProblems(problems);
  const warnings = sorted.filter(({ code }) => isWarning(code));
  const errors = sorted.filter(({ code }) => !isWarning(code));
  if (errors.length === 0 && pack !== undefined) return { pack: parsed(pack()), warnings };
  const { problems: max } = PACK_LIMITS;
  const count = errors.length - max;
  const rest = count > 0 ? [packProblem('pack-more', { count })] : [];
  return { pack: failed([...errors.slice(0, max), ...rest]), warnings: warnings.slice(0, max) };
}

/**
 * Reads a pack from its files by relative path (`adventure.yaml`, `i18n/en.yaml`). Messages put
 * `root` before these paths. Pictures among the files are checked, but are no part of the pack.
 */
export function readPack(files: PackFiles, root = ''): PackReport {
  const tooMuch = sizeProblems(files, root);
  if (tooMuch.length > 0) return report(tooMuch);
  const naming = namingProblems(files, root);
  if (!files.has(ADVENTURE_FILE)) {
    const pack = root === '' ? 'pack' : root.replace(/\/$/, '');
    return report([packProblem('pack-no-adventure', { pack }), ...naming]);
  }
  const file = readFile(files, ADVENTURE_FILE, root);
  if (!file.ok) return report([...file.problems, ...naming]);
  const newer = newerFormat(file.value) ?? otherEngine(file.value);
  if (newer !== undefined) return report([newer]);
  const book = new Book(file.value);
  checkScenarios(book);
  checkPlaces(book);
  checkAllies(book);
  checkStory(book);
  checkSense(book);
  checkKeepsakes(book);
  checkUse(book);
  const library = new Library(book, files, root);
  library.read();
  const media = [...checkPictures(book, files, root), ...checkSounds(book, files, root)];
  const problems = [...book.problems, ...library.problems, ...naming, ...media];
  return report(problems, () => makePack(book, library.texts));
}

/** Parses a pack, or returns all its problems. */
export function parsePack(files: PackFiles, root = ''): Parsed<Pack> {
  return readPack(files, root).pack;
}
