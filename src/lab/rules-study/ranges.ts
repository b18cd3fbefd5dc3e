import { largest, own, smallest } from '#core';
import type { Entry, Phrase, Unit } from '../report/report.ts';
import { formatValue } from '../report/phrases.ts';
import { SHIPPED_GAMES } from './shipped-games.ts';

/** Lowest and highest value of a figure in shipped games. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Number of shipped games that were measured. */
export const shippedGames: number = Object.keys(SHIPPED_GAMES).length;

/** Range of a figure in shipped games; undefined if none of them has it. */
export function rangeOf(figure: string): Range | undefined {
  const values = Object.values(SHIPPED_GAMES).flatMap((figures) => own(figures, figure) ?? []);
  return values.length === 0 ? undefined : { least: smallest(values), most: largest(values) };
}

/** Range as an entry of a table; a dash if there is none. */
export function rangeEntry(figure: string, unit: Unit): Entry {
  const range = rangeOf(figure);
  if (range === undefined) return '–';
  const [from, to] = [formatValue(range.least, unit), formatValue(range.most, unit)];
  const value: Phrase | string = from === to ? from : { id: 'lab-interval', args: { from, to } };
  return unit === 'share' ? { id: 'lab-percent', args: { value } } : value;
}
