import type { Messages } from '#i18n';
import { formatEntry, isFigure } from './phrases.ts';
import type { Entry, Report } from './report.ts';

const HEAD = ['study', 'table', 'row', 'column', 'unit', 'value', 'least', 'most'] as const;
const END = '\r\n';

/** Signs that make spreadsheets take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text as a field; texts that look like formulas get an apostrophe, as spreadsheets do. */
function quoteField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Field = string | number;

/** Unit, value and interval of an entry. */
function fieldsOf(messages: Messages, entry: Entry): readonly [Field, Field, Field, Field] {
  if (typeof entry === 'number') return ['number', entry, '', ''];
  if (typeof entry === 'string') return ['text', entry, '', ''];
  if (!isFigure(entry)) return ['text', formatEntry(messages, entry), '', ''];
  const { value, least, most } = entry.estimate;
  return [entry.unit, value, least, most];
}

/**
 * All tables of a report as one CSV table (RFC 4180) with a line per entry. Shares are from 0 to 1.
 * Ids are the same in every language.
 */
export function makeCsv(messages: Messages, study: string, { sections }: Report): string {
  const lines: (readonly Field[])[] = [HEAD];
  for (const { table } of sections) {
    if (table === undefined) continue;
    for (const { id, entries } of table.rows) {
      for (const [at, entry] of entries.entries()) {
        const column = table.columns[at]?.id ?? '';
        lines.push([study, table.id, id, column, ...fieldsOf(messages, entry)]);
      }
    }
  }
  const write = (field: Field) => (typeof field === 'number' ? String(field) : quoteField(field));
  return lines.map((fields) => fields.map(write).join(',') + END).join('');
}
