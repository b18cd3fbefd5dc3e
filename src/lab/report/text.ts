import type { Messages } from '#i18n';
import { assertDefined, largest } from '#core';
import { formatEntry, sayPhrase } from './phrases.ts';
import type { Report, Section, Table } from './report.ts';

/** Table with aligned columns: texts on the left, figures on the right. */
function formatTable(messages: Messages, { columns, rows }: Table): string {
  const texts = [
    columns.map(({ head }) => sayPhrase(messages, head)),
    ...rows.map(({ entries }) => entries.map((entry) => formatEntry(messages, entry))),
  ];
  const widths = columns.map((_, at) => largest(texts.map((row) => [...(row[at] ?? '')].length)));
  return texts
    .map((row) =>
      row
        .map((text, at) => {
          const padding = ' '.repeat(assertDefined(widths[at]) - [...text].length);
          return columns[at]?.isText === true ? text + padding : padding + text;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatSection(messages: Messages, { title, text = [], table }: Section): string {
  const lines = [sayPhrase(messages, title), ...text.map((one) => sayPhrase(messages, one))];
  return [...lines, ...(table === undefined ? [] : [formatTable(messages, table)])].join('\n');
}

/** Report as plain text: the answer, then every section with its table, except wide ones. */
export function formatReport(messages: Messages, { answer, sections }: Report): string {
  const sentences = answer.map((sentence) => sayPhrase(messages, sentence)).join('\n');
  const shown = sections.filter(({ isWide = false }) => !isWide);
  return [sentences, ...shown.map((section) => formatSection(messages, section))].join('\n\n');
}
