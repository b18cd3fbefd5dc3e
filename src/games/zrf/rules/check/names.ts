import { MEANING_LIMITS } from '../problems/limits.ts';
import type { Atom, Node, SourcePlace } from '../syntax/node.ts';
import { showNode, shorten } from './nodes.ts';
import { complain, complainUnknown } from './report.ts';
import type { Report } from './report.ts';

/** The names of one kind of thing, each with its index. */
export interface Names {
  /** What they name, as messages say it. */
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

/** The index of a name, or -1. */
export function indexOf(names: Names, word: string): number {
  return names.indexes.get(word) ?? -1;
}

/**
 * What ends a word wherever names are written one after the other: in rules, moves, positions and saved
 * games. Texts in quotes and arguments of macros may bring it into a name.
 */
const ENDS_WORD = /[\s\p{Cc}\p{Cs}\p{Z}()";]/u;

/** Tells of a letter that no name may have; true where there is one. */
export function complainLetter(report: Report, at: SourcePlace, word: string): boolean {
  const [found] = ENDS_WORD.exec(word) ?? [];
  if (found === undefined) return false;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const letter = ' ()";'.includes(found) ? `"${found}"` : `U+${code}`;
  complain(report, at, 'zrf-name-letter', { word: shorten(word), letter });
  return true;
}

/** The index of a name that is declared by being used; -1 where it cannot be one, or there are too many. */
export function intern(names: Names, word: string, at: SourcePlace, report: Report): number {
  const known = names.indexes.get(word);
  if (known !== undefined) return known;
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

/** The index of a new name; -1 where it is not new, or where there are too many. */
export function declare(names: Names, word: string, at: SourcePlace, report: Report): number {
  if (!names.indexes.has(word)) return intern(names, word, at, report);
  complain(report, at, 'zrf-name-twice', { what: names.what, word: shorten(word) });
  return -1;
}

/** The index of a name that must exist; -1, with an error, where it does not. */
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

/** Something of another kind than what has to stand there. */
export function complainExpected(report: Report, node: Node, what: string): void {
  complain(report, node.at, 'zrf-expected', { what, found: showNode(node) });
}
