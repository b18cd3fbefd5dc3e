import type { Messages } from '#i18n';
import { formatEntry, sayPhrase } from './phrases.ts';
import type { Column, Table } from './report.ts';

/** Text of a cell, whose bars would end it. */
function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function line(texts: readonly string[]): string {
  return `| ${texts.map(escaped).join(' | ')} |`;
}

/** Table in Markdown, with the given columns or all of them, by id. */
export function formatMarkdown(
  messages: Messages,
  { columns, rows }: Table,
  ids: readonly string[] = columns.map(({ id }) => id),
): string {
  const chosen = ids.flatMap((id) => {
    const at = columns.findIndex((column) => column.id === id);
    const column: Column | undefined = columns[at];
    return column === undefined ? [] : [{ at, column }];
  });
  return [
    line(chosen.map(({ column }) => sayPhrase(messages, column.head))),
    line(chosen.map(() => '---')),
    ...rows.map(({ entries }) =>
      line(chosen.map(({ at }) => formatEntry(messages, entries[at] ?? ''))),
    ),
  ].join('\n');
}
