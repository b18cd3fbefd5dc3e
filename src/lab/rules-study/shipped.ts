import { largest, own, smallest } from '#core';
import { formatValue } from '../report/phrases.ts';
import type { Entry, Phrase, Unit } from '../report/report.ts';
import type { ShippedRules } from '../study/shipped-rules.ts';

/** Lowest and highest value of a figure in shipped games. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Range of a figure in shipped games; undefined if none of them has it. */
export function rangeOf(shipped: ShippedRules | undefined, figure: string): Range | undefined {
  const games = Object.values(shipped?.figures ?? {});
  const values = games.flatMap((figures) => own(figures, figure) ?? []);
  return values.length === 0 ? undefined : { least: smallest(values), most: largest(values) };
}

/** Range as an entry of a table; a dash if there is none. */
export function rangeEntry(shipped: ShippedRules | undefined, figure: string, unit: Unit): Entry {
  const range = rangeOf(shipped, figure);
  if (range === undefined) return '–';
  const [from, to] = [formatValue(range.least, unit), formatValue(range.most, unit)];
  const value: Phrase | string = from === to ? from : { id: 'lab-interval', args: { from, to } };
  return unit === 'share' ? { id: 'lab-percent', args: { value } } : value;
}

/** Sentence that names the study of the shipped games. */
export function aboutShipped(shipped: ShippedRules | undefined): readonly Phrase[] {
  if (shipped === undefined) return [];
  const { level, games, longest, seed, figures } = shipped;
  const count = Object.keys(figures).length;
  return [{ id: 'lab-rules-shipped', args: { count, level, games, longest, seed } }];
}
