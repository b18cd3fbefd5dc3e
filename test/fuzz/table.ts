import type { Figures } from './run.ts';

const HEAD = ['reader', 'inputs', 'accepted', 'slowest', 'largest', 'took', 'failures'];

function rowOf(figures: Figures): string[] {
  const { reader, inputs, accepted, slowest, largest, seconds, failures } = figures;
  const share = Math.round((100 * accepted) / Math.max(1, inputs));
  const sizes = [
    `${Math.round(slowest)} ms`,
    `${Math.round(largest)} MB`,
    `${Math.round(seconds)} s`,
  ];
  return [reader, String(inputs), `${share} %`, ...sizes, String(failures.length)];
}

function totalOf(all: readonly Figures[]): Figures {
  const sum = (count: (figures: Figures) => number) =>
    all.reduce((total, figures) => total + count(figures), 0);
  const maxOf = (count: (figures: Figures) => number) =>
    all.reduce((total, figures) => Math.max(total, count(figures)), 0);
  return {
    reader: 'all',
    inputs: sum(({ inputs }) => inputs),
    accepted: sum(({ accepted }) => accepted),
    slowest: maxOf(({ slowest }) => slowest),
    largest: maxOf(({ largest }) => largest),
    seconds: sum(({ seconds }) => seconds),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** Aligned columns, with names on the left and figures on the right. */
export function alignTable(rows: readonly (readonly string[])[]): string {
  const [first = []] = rows;
  const widths = first.map((_, column) =>
    rows.reduce((maxOf, row) => Math.max(maxOf, row[column]?.length ?? 0), 0),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return lines.join('\n');
}

/** Table of the results of all readers, with a total. */
export function tableOf(all: readonly Figures[]): string {
  const rows = [...all].sort((a, b) => a.reader.localeCompare(b.reader, 'en'));
  return alignTable([HEAD, ...rows.map(rowOf), rowOf(totalOf(all))]);
}
