import type { Problem, ProblemArgs } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { KINDS } from './book.ts';
import type { Book, Path, Section } from './book.ts';
import type { PackCode } from '#kit/packs/messages.ts';
import { packProblem, problemAt } from '#kit/packs/source.ts';
import { findMark } from '#kit/packs/yaml.ts';

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

type Suffix = 'extension' | 'twice' | 'place' | 'folder' | 'folder-meant';

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

  /**
   * The problem with a name, if any. A wrong id or folder is reported at the place in the adventure
   * that expects the file.
   */
  check(name: string): Problem | undefined {
    const { media, folders, single, extensionOf, keyOf } = this.#names;
    const codeOf = (suffix: Suffix) => `pack-${media}-${suffix}` as const;
    const problem = (suffix: Suffix, args: ProblemArgs = {}) =>
      this.#atFile(name, codeOf(suffix), args);
    if (extensionOf(name) === undefined) return problem('extension');
    const key = keyOf(name);
    const other = this.#seen.get(key);
    if (other !== undefined) return problem('twice', { other });
    this.#seen.set(key, name);
    const [first = '', id, ...rest] = key.split('/');
    if (id === undefined && single.includes(first)) return undefined;
    if (id === undefined || rest.length > 0) return problem('place');
    const folder = folders.find((one) => one === first);
    if (folder !== undefined) return this.#checkId(folder, id, name);
    const meant = suggest(first, folders);
    if (meant === undefined) return problem('folder', { folder: first, known: folders.join(', ') });
    return this.#atEntry([meant], name, codeOf('folder-meant'), { folder: first, meant });
  }

  #checkId(folder: Section | 'heroes', id: string, name: string): Problem | undefined {
    const known = folder === 'heroes' ? this.#names.heroes : this.#book.ids(folder);
    if (known.includes(id)) return undefined;
    if (folder !== 'heroes' && !this.#book.isListed(folder)) return undefined;
    const meant = suggest(id, known);
    const args = { kind: folder === 'heroes' ? 'class' : KINDS[folder], id };
    if (known.length === 0)
      return this.#atEntry([folder], name, 'pack-media-id-none', { ...args, folder });
    if (meant === undefined) {
      const list = { ...args, known: known.join(', ') };
      return this.#atEntry([folder], name, 'pack-media-id', list);
    }
    const at = name.lastIndexOf(id);
    const target = name.slice(0, at) + meant + name.slice(at + id.length);
    const more = { ...args, meant, target };
    return this.#atEntry([folder, meant], name, 'pack-media-id-meant', more);
  }

  #atFile(name: string, code: PackCode, args: ProblemArgs): Problem {
    return packProblem(code, { name, ...args }, this.#root + name);
  }

  /** A problem at an entry of the adventure; at the file itself if there is no such entry. */
  #atEntry(path: Path, name: string, code: PackCode, args: ProblemArgs): Problem {
    const { source, tree } = this.#book.file;
    const parent = findMark(tree.mark, path.slice(0, -1));
    const part = path.at(-1);
    const keyAt = part === undefined ? undefined : parent.parts.get(part)?.keyAt;
    if (keyAt === undefined) return this.#atFile(name, code, args);
    return problemAt(source, keyAt, code, { name, ...args });
  }
}
