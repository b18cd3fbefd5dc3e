import type { Problem, ProblemArgs } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { KINDS } from './book.ts';
import type { Book, Section } from './book.ts';
import { packProblem } from './source.ts';

/** Names of one kind of media: its folders, and how to read a file name. */
export interface MediaNames {
  readonly media: 'picture' | 'sound';
  /** Sections of the pack, and `heroes`. */
  readonly folders: readonly (Section | 'heroes')[];
  /** Names directly in the folder of the media. */
  readonly single: readonly string[];
  readonly heroes: readonly string[];
  readonly extensionOf: (name: string) => string | undefined;
  /** Path within the folder, without extension. */
  readonly keyOf: (name: string) => string;
}

type Suffix = 'extension' | 'twice' | 'place' | 'folder' | 'folder-meant' | 'id' | 'id-meant';

type Report = (suffix: Suffix, args?: ProblemArgs) => Problem;

/** Checks the names of pictures or sounds against the ids of a pack. */
export class NameCheck {
  readonly #names: MediaNames;
  readonly #book: Book;
  readonly #root: string;
  readonly #seen = new Map<string, string>();

  constructor(names: MediaNames, book: Book, root: string) {
    this.#names = names;
    this.#book = book;
    this.#root = root;
  }

  /** The problem with a name, if any. */
  check(name: string): Problem | undefined {
    const { media, folders, single, extensionOf, keyOf } = this.#names;
    const problem: Report = (suffix, args = {}) =>
      packProblem(`pack-${media}-${suffix}`, { name, ...args }, this.#root + name);
    if (extensionOf(name) === undefined) return problem('extension');
    const key = keyOf(name);
    const other = this.#seen.get(key);
    if (other !== undefined) return problem('twice', { other });
    this.#seen.set(key, name);
    const [first = '', id, ...rest] = key.split('/');
    if (id === undefined && single.includes(first)) return undefined;
    if (id === undefined || rest.length > 0) return problem('place');
    const folder = folders.find((one) => one === first);
    if (folder !== undefined) return this.#checkId(folder, id, problem);
    const meant = suggest(first, folders);
    return meant === undefined
      ? problem('folder', { folder: first, known: folders.join(', ') })
      : problem('folder-meant', { folder: first, meant });
  }

  #checkId(folder: Section | 'heroes', id: string, problem: Report): Problem | undefined {
    const known = folder === 'heroes' ? this.#names.heroes : this.#book.ids(folder);
    if (known.includes(id)) return undefined;
    if (folder !== 'heroes' && !this.#book.isListed(folder)) return undefined;
    const meant = suggest(id, known);
    const kind = folder === 'heroes' ? 'class' : KINDS[folder];
    return meant === undefined
      ? problem('id', { kind, id })
      : problem('id-meant', { kind, id, meant });
  }
}
