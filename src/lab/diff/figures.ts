import { isFigure } from '../report/phrases.ts';
import type { Entry, Figure, Phrase, Report, Unit } from '../report/report.ts';

/** Figure of a report with the ids that name it. */
export interface NamedFigure {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly figure: Figure;
  /** Words of the row and of the column. */
  readonly rowName: Entry;
  readonly columnName: Phrase;
}

/** Figures of all tables by their ids and units. */
export function figuresOf({ sections }: Report): Map<string, NamedFigure> {
  const found = new Map<string, NamedFigure>();
  for (const { table } of sections) {
    for (const { id: row, entries } of table?.rows ?? []) {
      for (const [at, figure] of entries.entries()) {
        const column = table?.columns[at];
        if (table === undefined || column === undefined || !isFigure(figure)) continue;
        const [first = row] = entries;
        const key = JSON.stringify([table.id, row, column.id, figure.unit]);
        found.set(key, {
          table: table.id,
          row,
          column: column.id,
          figure,
          rowName: isFigure(first) ? row : first,
          columnName: column.head,
        });
      }
    }
  }
  return found;
}

const DIFFERENCES: Readonly<Record<Unit, Unit>> = {
  share: 'points',
  points: 'points',
  number: 'change',
  count: 'change',
  change: 'change',
  elo: 'elo',
};

/** Unit of the difference of two figures. */
export function differenceUnit(unit: Unit): Unit {
  return DIFFERENCES[unit];
}
