import { MEANING_LIMITS } from '../problems/limits.ts';
import type { Atom, Node, SourcePlace } from '../syntax/node.ts';
import { showNode, shorten } from './nodes.ts';
import { complain, complainUnknown } from './report.ts';
import type { Report } from './report.ts';

/** Names of one kind, numbered in order of declaration. */
export interface Names {
  /** Kind of thing named, as shown in messages. */
  readonly what: string;
  readonly most: number;
  readonly list: string[];
  readonly indexes: Map<string, number>;
}

export function makeNames(what: string, most: number): Names {
  return { what, most, list: [], indexes: new Map() };
}

export function hasName(names: Names, word: string): boolean {
  return names.indexes.has(word);
}

/** Index of a name, or -1. */
export function indexOf(names: Names, word: string): number {
  return names.indexes.get(word) ?? -1;
}

/**
 * Characters that end a word wherever names are written in sequence: rules, moves, positions and
 * saved games. Quoted texts and macro arguments can carry them into a name.
 */
const WORD_DELIMITER = /[\s\p{Cc}\p{Cs}\p{Z}()";]/u;

/** Reports a character that names cannot contain; true if one was found. */
export function complainLetter(report: Report, at: SourcePlace, word: string): boolean {
  const [found] = WORD_DELIMITER.exec(word) ?? [];
  if (found === undefined) return false;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const letter = ' ()";'.includes(found) ? `"${found}"` : `U+${code}`;
  complain(report, at, 'zrf-name-letter', { word: shorten(word), letter });
  return true;
}

/**
 * Index of a name that is declared by its first use; -1 if the name is invalid or there are too
 * many.
 */
export function intern(names: Names, word: string, at: SourcePlace, report: Report): number {
  const existing = names.indexes.get(word);
  if (existing !== undefined) return existing;
  const { what, most, list } = names;
  if (complainLetter(report, at, word)) return -1;
  const { letters } = MEANING_LIMITS;
  if (word.length > letters) {
    complain(report, at, 'zrf-name-long', { word: shorten(word), most: letters });
    return -1;
  }
  if (list.length >= most) {
    complain(report, at, 'zrf-too-many', { what, most });
    return -1;
  }
  list.push(word);
  names.indexes.set(word, list.length - 1);
  return list.length - 1;
}

/** Index of a new name; -1 if it already exists or there are too many. */
export function declare(names: Names, word: string, at: SourcePlace, report: Report): number {
  if (!names.indexes.has(word)) return intern(names, word, at, report);
  complain(report, at, 'zrf-name-twice', { what: names.what, word: shorten(word) });
  return -1;
}

/** Index of an existing name; -1, with an error, if it does not exist. */
export function resolve(names: Names, node: Node, report: Report): number {
  if (node.kind !== 'atom') {
    complainExpected(report, node, names.what);
    return -1;
  }
  const index = indexOf(names, node.text);
  if (index < 0) complainUnknownName(report, names, node);
  return index;
}

export function resolveAll(names: Names, nodes: readonly Node[], report: Report): number[] {
  return nodes.map((node) => resolve(names, node, report)).filter((index) => index >= 0);
}

function complainUnknownName(report: Report, { what, list }: Names, node: Atom): void {
  complainUnknown(report, node.at, what, shorten(node.text), list);
}

/** Reports a node of the wrong kind. */
export function complainExpected(report: Report, node: Node, what: string): void {
  complain(report, node.at, 'zrf-expected', { what, found: showNode(node) });
}
