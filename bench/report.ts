import { largest } from '../src/core/index.ts';

/** One measured figure. */
export interface Row {
  readonly what: string;
  readonly figure: number | string;
  readonly unit: string;
  /** Other figures of the same subject, shown in further columns. */
  readonly beside?: readonly { readonly figure: number; readonly unit: string }[];
  /**
   * Target in words, and whether it is met. A `proven` target does not depend on the machine: the
   * bench fails if it is missed.
   */
  readonly target?: { readonly text: string; readonly met: boolean; readonly proven?: boolean };
}

export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

function makeFigure(figure: number | string): string {
  if (typeof figure === 'string') return figure;
  if (figure >= 1000) return Math.round(figure).toLocaleString('en');
  return figure.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function makeTarget({ target }: Row): string {
  if (target === undefined) return '';
  return target.met ? `  (${target.text})` : `  (${target.text}: MISSED)`;
}

/** True if all machine-independent targets are met. */
export function isSound(sections: readonly Section[]): boolean {
  const targets = sections.flatMap(({ rows }) => rows.map(({ target }) => target));
  return targets.every((target) => target?.proven !== true || target.met);
}

/** Aligned texts of the additional figures, one per row. */
function makeBeside(rows: readonly Row[]): string[] {
  const lists = rows.map(({ beside = [] }) =>
    beside.map(({ figure, unit }) => `${makeFigure(figure)} ${unit}`),
  );
  const columns = largest(lists.map((list) => list.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    largest(lists.map((list) => list[column]?.length ?? 0)),
  );
  return lists.map((list) =>
    list.map((text, column) => `  ${text.padStart(widths[column] ?? 0)}`).join(''),
  );
}

/** Formats a section as aligned lines. */
export function makeSection({ name, rows }: Section): string {
  const figures = rows.map(({ figure }) => makeFigure(figure));
  const wide = largest(rows.map(({ what }) => what.length));
  const broad = largest(figures.map((figure) => figure.length));
  const besides = makeBeside(rows);
  const lines = rows.map((row, index) => {
    const figure = (figures[index] ?? '').padStart(broad);
    const line = `  ${row.what.padEnd(wide)}  ${figure} ${row.unit}${besides[index] ?? ''}`;
    return `${line}${makeTarget(row)}`.trimEnd();
  });
  return [name, ...lines].join('\n');
}
