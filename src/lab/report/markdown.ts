import type { Messages } from '#i18n';
import { formatEntry, sayPhrase } from './phrases.ts';
import type { Report, Section, Table } from './report.ts';

/** Text of a cell, whose bars would end it. */
function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function lineOf(texts: readonly string[]): string {
  return `| ${texts.map(escapeCell).join(' | ')} |`;
}

/** Table in Markdown. */
export function markdownTable(messages: Messages, { columns, rows }: Table): string {
  return [
    lineOf(columns.map(({ head }) => sayPhrase(messages, head))),
    lineOf(columns.map(({ isText }) => (isText === true ? '---' : '--:'))),
    ...rows.map(({ entries }) => lineOf(entries.map((entry) => formatEntry(messages, entry)))),
  ].join('\n');
}

function formatSection(messages: Messages, { title, text = [], table }: Section): string {
  const sentences = text.map((one) => sayPhrase(messages, one)).join(' ');
  const parts = [
    `## ${sayPhrase(messages, title)}`,
    ...(sentences === '' ? [] : [sentences]),
    ...(table === undefined ? [] : [markdownTable(messages, table)]),
  ];
  return parts.join('\n\n');
}

/** Report as Markdown, with its tables but without charts; `source` names its plan. */
export function makeMarkdown(
  messages: Messages,
  { question, answer, sections }: Report,
  source: string,
): string {
  const parts = [
    `# ${sayPhrase(messages, question)}`,
    answer.map((sentence) => sayPhrase(messages, sentence)).join(' '),
    ...sections.map((section) => formatSection(messages, section)),
    source,
  ];
  return `${parts.join('\n\n')}\n`;
}
