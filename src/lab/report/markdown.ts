import type { Messages } from '#i18n';
import { planId } from '../study/plan.ts';
import type { Plan } from '../study/plan.ts';
import type { ReportFile } from '../study/report-file.ts';
import { gameName } from './game-name.ts';
import { formatEntry, sayPhrase } from './phrases.ts';
import type { Section, Table } from './report.ts';

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

/** Sentence that names a plan: its id, game, version of the rules and seed. */
export function namePlan(messages: Messages, plan: Plan): string {
  const { game, seed } = plan;
  return sayPhrase(messages, {
    id: 'lab-plan-named',
    args: { plan: planId(plan), game: gameName(game.id), rules: game.rules, seed },
  });
}

/** Report as Markdown, with its tables and the name of its plan, but without charts. */
export function makeMarkdown(messages: Messages, { plan, report }: ReportFile): string {
  const { question, answer, sections } = report;
  const parts = [
    `# ${sayPhrase(messages, question)}`,
    answer.map((sentence) => sayPhrase(messages, sentence)).join(' '),
    ...sections.map((section) => formatSection(messages, section)),
    namePlan(messages, plan),
  ];
  return `${parts.join('\n\n')}\n`;
}
