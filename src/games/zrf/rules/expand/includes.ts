import { quote } from '#core';
import { makeFinder, nearestFile, resolvePath } from '../files/folder.ts';
import type { RulesFolder } from '../files/folder.ts';
import { RULES_LIMITS } from '../problems/limits.ts';
import { errorAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import { decode } from '../read/decode.ts';
import type { Encoding } from '../read/decode.ts';
import type { List, Node, SourcePlace } from '../syntax/node.ts';
import { readNodes } from '../read/reader.ts';
import { headOf } from './macros.ts';

/** Nodes of a file, with included files inserted in place. */
export interface Included {
  readonly nodes: readonly Node[];
  readonly problems: readonly Diagnosis[];
  /** Texts of the files read, by file name. */
  readonly texts: ReadonlyMap<string, string>;
}

function hasZero(bytes: Uint8Array): boolean {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  return !isWide && bytes.includes(0);
}

/** Reads each file once and inserts its nodes at every include. */
class Includer {
  readonly nodes: Node[] = [];
  readonly problems: Diagnosis[] = [];
  readonly texts = new Map<string, string>();
  readonly #folder: RulesFolder;
  readonly #encoding: Encoding | undefined;
  /** Created for the first include, which avoids listing a folder on disk for a single file. */
  #find: ((path: string) => string | undefined) | undefined;
  readonly #files = new Map<string, readonly Node[]>();
  /** Files being read, each included by the previous one. */
  readonly #trail: string[] = [];
  #bytes = 0;
  #includes = 0;

  constructor(folder: RulesFolder, encoding: Encoding | undefined) {
    this.#folder = folder;
    this.#encoding = encoding;
  }

  /** Inserts an existing file; `at` is the place of the include. */
  file(name: string, at: SourcePlace): void {
    const nodes = this.#files.get(name) ?? this.#read(name, at);
    this.#files.set(name, nodes);
    this.#trail.push(name);
    for (const node of nodes) {
      if (node.kind === 'list' && headOf(node) === 'include') this.#include(node, name);
      else this.nodes.push(node);
    }
    this.#trail.pop();
  }

  #read(name: string, at: SourcePlace): readonly Node[] {
    const bytes = this.#folder.read(name);
    if (!bytes.ok) {
      const { file, line, column } = at;
      for (const problem of bytes.problems) {
        this.problems.push({ ...problem, file, line, column, severity: 'error', trail: [] });
      }
      return [];
    }
    const refusal = this.#refuse(bytes.value, { file: name, line: 1, column: 1 });
    if (refusal !== undefined) {
      this.problems.push(refusal);
      return [];
    }
    const text = decode(bytes.value, this.#encoding);
    this.texts.set(name, text);
    const { nodes, problems } = readNodes(text, name);
    for (const problem of problems) this.problems.push(problem);
    return nodes;
  }

  #refuse(bytes: Uint8Array, at: SourcePlace): Diagnosis | undefined {
    const { fileBytes, allBytes } = RULES_LIMITS;
    const { length } = bytes;
    if (length > fileBytes) {
      return errorAt(at, 'zrf-file-large', { bytes: length, most: fileBytes });
    }
    this.#bytes += length;
    if (this.#bytes > allBytes) {
      return errorAt(at, 'zrf-files-large', { bytes: this.#bytes, most: allBytes });
    }
    return hasZero(bytes) ? errorAt(at, 'zrf-binary') : undefined;
  }

  #include(node: List, from: string): void {
    const [, file, ...more] = node.items;
    if (file?.kind !== 'quoted' || more.length > 0) {
      this.problems.push(errorAt(node.at, 'zrf-include-form'));
      return;
    }
    const path = resolvePath(from, file.text.trim().replaceAll('\\', '/'));
    this.#find ??= makeFinder(this.#folder);
    const name = path === undefined ? undefined : this.#find(path);
    const refusal =
      name === undefined ? this.#missing(file.text, path, file.at) : this.#endless(name, file.at);
    if (refusal !== undefined) this.problems.push(refusal);
    else if (name !== undefined && this.#includes <= RULES_LIMITS.includes)
      this.file(name, file.at);
  }

  #missing(written: string, path: string | undefined, at: SourcePlace): Diagnosis {
    const name = quote(written);
    if (path === undefined) return errorAt(at, 'zrf-include-outside', { name });
    const suggestion = nearestFile(this.#folder, path);
    if (suggestion === undefined) return errorAt(at, 'zrf-include-missing', { name });
    return errorAt(at, 'zrf-include-missing-meant', { name, meant: quote(suggestion) });
  }

  /** Reports cyclic or excessive includes. */
  #endless(name: string, at: SourcePlace): Diagnosis | undefined {
    const { includes, includeDepth } = RULES_LIMITS;
    const start = this.#trail.indexOf(name);
    if (start >= 0) {
      const trail = [...this.#trail.slice(start), name].join(' > ');
      return errorAt(at, 'zrf-include-cycle', { name: quote(name), trail });
    }
    if (this.#trail.length > includeDepth) {
      return errorAt(at, 'zrf-include-deep', { most: includeDepth });
    }
    this.#includes += 1;
    if (this.#includes !== includes + 1) return undefined;
    return errorAt(at, 'zrf-include-count', { most: includes });
  }
}

/** Reads a file of a folder with all its includes. */
export function readIncluding(folder: RulesFolder, main: string, encoding?: Encoding): Included {
  const includer = new Includer(folder, encoding);
  includer.file(main, { file: main, line: 1, column: 1 });
  return includer;
}
