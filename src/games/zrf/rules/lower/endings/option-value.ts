import { indexOf } from '../../check/names.ts';
import type { Names } from '../../check/names.ts';
import { complainUnknown } from '../../check/report.ts';
import type { Node } from '../../syntax/node.ts';
import type { Scope } from '../scope/scope.ts';

/** Value of an option, with the names it may use. */
export interface OptionValue {
  readonly option: string;
  readonly value: Node;
  readonly text: string;
  readonly scope: Scope;
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function numberOf(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? value : undefined;
}

/** Index of a name in a value; -1, with an error, if it does not exist. */
export function resolveWord(names: Names, word: string, { value, scope }: OptionValue): number {
  const index = indexOf(names, word);
  if (index < 0) complainUnknown(scope.report, value.at, names.what, word, names.list);
  return index;
}

export function typesIn(text: string, value: OptionValue): readonly number[] {
  const types = wordsOf(text).map((word) => resolveWord(value.scope.pieces, word, value));
  return types.filter((type) => type >= 0);
}
