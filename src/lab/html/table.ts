import type { Messages } from '#i18n';
import {
  formatEntry,
  formatInterval,
  formatShort,
  isFigure,
  sayPhrase,
} from '../report/phrases.ts';
import type { Column, Entry, Row, Table } from '../report/report.ts';
import { escapeHtml, tag, textTag } from './markup/markup.ts';

/** Texts with more letters get a column that is wide enough to read. */
const LONG = 28;

function entryMarkup(messages: Messages, entry: Entry): string {
  if (!isFigure(entry)) return escapeHtml(formatEntry(messages, entry));
  const { estimate, unit } = entry;
  const value = textTag('b', formatShort(messages, estimate.value, unit));
  if (estimate.least === estimate.most) return value;
  return `${value} ${textTag('span', formatInterval(messages, estimate, unit))}`;
}

function rowMarkup(messages: Messages, columns: readonly Column[], { entries }: Row): string {
  const cells = entries.map((entry, at) => {
    const content = entryMarkup(messages, entry);
    if (at === 0) return tag('th', { scope: 'row' }, content);
    if (columns[at]?.isText !== true) return tag('td', { class: 'number' }, content);
    return tag('td', content.length > LONG ? { class: 'long' } : {}, content);
  });
  return tag('tr', {}, cells);
}

/** Table in a box of its own, which scrolls if it is too wide for the page. */
export function tableMarkup({ columns, rows }: Table, messages: Messages, name: string): string {
  const heads = columns.map(({ head, isText }, at) => {
    const looks = isText === true || at === 0 ? {} : { class: 'number' };
    return tag('th', { scope: 'col', ...looks }, textTag('span', sayPhrase(messages, head)));
  });
  return tag(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': name },
    tag('table', {}, [
      tag('thead', {}, tag('tr', {}, heads)),
      tag(
        'tbody',
        {},
        rows.map((row) => rowMarkup(messages, columns, row)),
      ),
    ]),
  );
}
