import type { Messages } from '#i18n';
import type { Estimate } from '../statistics/interval.ts';
import type { Argument, Entry, Figure, Phrase, Unit } from './report.ts';

/** Says a phrase, and the phrases in its arguments, in a language. */
export function sayPhrase(messages: Messages, { id, args = {} }: Phrase): string {
  const said = Object.entries(args).map(([name, value]) => {
    if (isList(value)) return [name, sayList(messages, value)] as const;
    return [name, typeof value === 'object' ? sayPhrase(messages, value) : value] as const;
  });
  return messages.say(id, Object.fromEntries(said));
}

// Array.isArray does not narrow readonly arrays.
function isList(value: Entry | Argument): value is readonly Phrase[] {
  return Array.isArray(value);
}

/** Phrases with commas; '' without any. */
function sayList(messages: Messages, phrases: readonly Phrase[]): string {
  const said = phrases.map((phrase) => sayPhrase(messages, phrase));
  return said.length === 0
    ? ''
    : said.reduceRight((rest, first) => messages.say('lab-list', { first, rest }));
}

/** Says a label that is a phrase or a plain word. */
export function sayLabel(messages: Messages, label: Phrase | string): string {
  return typeof label === 'string' ? label : sayPhrase(messages, label);
}

/** Numbers below this show two decimals. */
const SMALL = 10;

/** Value of a figure in its unit, without the interval; percentages lack their sign. */
export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return value < 0 ? '−∞' : '∞';
  const sign = unit === 'points' || unit === 'change' || unit === 'elo' ? signOf(value) : '';
  const size = sign === '' ? value : Math.abs(value);
  switch (unit) {
    case 'share':
    case 'points':
      return `${sign}${(size * 100).toFixed(1)}`;
    case 'count':
      return String(Math.round(value));
    case 'elo':
      return `${sign}${size.toFixed(0)}`;
    case 'number':
    case 'change':
      return `${sign}${size.toFixed(Math.abs(value) < SMALL ? 2 : 1)}`;
  }
}

function signOf(value: number): string {
  return value < 0 ? '−' : '+';
}

/** Interval of a figure, as `4.1 to 4.6`. */
export function formatInterval(messages: Messages, { least, most }: Estimate, unit: Unit): string {
  const [from, to] = [formatValue(least, unit), formatValue(most, unit)];
  return messages.say('lab-interval', { from, to });
}

/** Value of a figure with its unit, as `54.3 %`. */
export function formatShort(messages: Messages, value: number, unit: Unit): string {
  const text = formatValue(value, unit);
  const isPercent = unit === 'share' || unit === 'points';
  return isPercent ? messages.say('lab-percent', { value: text }) : text;
}

/** Mark behind notable figures. */
const NOTABLE = '*';

/** Figure with its unit and interval, as `54.3 % (51.0 to 57.6)`. */
export function formatFigure(
  messages: Messages,
  { estimate, unit, isNotable = false }: Figure,
): string {
  const mark = isNotable ? NOTABLE : '';
  const shown = formatShort(messages, estimate.value, unit);
  if (estimate.least === estimate.most) return shown + mark;
  return `${shown} (${formatInterval(messages, estimate, unit)})${mark}`;
}

/** True for an entry with an interval. */
export function isFigure(entry: Entry): entry is Figure {
  return typeof entry === 'object' && 'estimate' in entry;
}

/** Entry of a table as text. */
export function formatEntry(messages: Messages, entry: Entry): string {
  if (typeof entry !== 'object') return String(entry);
  if (isList(entry)) return sayList(messages, entry);
  return isFigure(entry) ? formatFigure(messages, entry) : sayPhrase(messages, entry);
}
