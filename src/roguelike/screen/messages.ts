import { assertDefined } from '#core';
import type { Say } from '#i18n/say.ts';
import { makeLine } from '../log.ts';
import type { LogLine, Tone } from '../log.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink, InkColour } from '#screen/cells/ink.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putText, wrap } from '#screen/widgets/words.ts';

export const TONE_INKS: Readonly<Record<Tone, InkColour>> = {
  plain: 'text',
  good: 'good',
  bad: 'bad',
  faint: 'soft',
};

/** Key that shows all messages. */
const LOG_KEY = 'm';

/** Part of a row in one colour. */
interface Piece {
  readonly text: string;
  readonly ink: InkColour;
}

/** Wraps consecutive sentences into rows, keeping their colours. */
function flow(sentences: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  const [first] = sentences;
  // Fast path: most turns produce at most one message.
  if (first !== undefined && sentences.length === 1)
    return wrap(first.text, width).map((text) => [{ text, ink: first.ink }]);
  const parts = sentences.map(({ text, ink }) => ({ ink, left: lettersIn(text) }));
  let at = 0;
  return wrap(sentences.map(({ text }) => text).join(' '), width).map((row) => {
    const pieces: Piece[] = [];
    let text = '';
    for (const letter of row) {
      const part = parts[at];
      text += letter;
      if (letter === ' ' || part === undefined) continue;
      part.left -= 1;
      if (part.left > 0) continue;
      pieces.push({ text, ink: part.ink });
      text = '';
      at += 1;
    }
    return [...pieces, { text, ink: parts[at]?.ink ?? 'text' }];
  });
}

function lettersIn(text: string): number {
  return [...text].filter((letter) => letter.trim() !== '').length;
}

/** Order in which tones are omitted for lack of space; bad news is omitted last. */
const OMITTED_TONES: readonly (readonly Tone[])[] = [['faint'], ['plain', 'good'], ['bad']];

/**
 * Rows for new messages: one row per sentence if they fit, else running text, with the least
 * important omitted.
 */
function newRows(news: readonly LogLine[], area: Area, say: Say): readonly (readonly Piece[])[] {
  const piece = (line: LogLine): Piece => ({ text: makeLine(line), ink: TONE_INKS[line.tone] });
  if (news.length <= area.height) {
    const separate = news.flatMap((line) => flow([piece(line)], area.width));
    if (separate.length <= area.height) return separate;
  }
  const moreNote = (count: number): readonly Piece[] => {
    return count === 0 ? [] : [{ text: say('run-more', { count, key: LOG_KEY }), ink: 'accent' }];
  };
  const order = omissionOrder(news);
  for (let count = minOmitted(news, order, area); ; count++) {
    const out = new Set(order.slice(0, count));
    const shownNews = news.filter((line) => !out.has(line)).map(piece);
    const rows = flow([...moreNote(count), ...shownNews], area.width);
    if (rows.length <= area.height || count >= order.length) return rows.slice(0, area.height);
  }
}

/** Messages that may be omitted, in order; excludes the latest. */
function omissionOrder(news: readonly LogLine[]): readonly LogLine[] {
  const before = news.slice(0, -1);
  return OMITTED_TONES.flatMap((tones) => before.filter(({ tone }) => tones.includes(tone)));
}

/** Lower bound on the number of messages to omit, ignoring line breaks. */
function minOmitted(news: readonly LogLine[], order: readonly LogLine[], area: Area): number {
  const lengthOf = (line: LogLine) => widthOf(makeLine(line));
  let length = news.reduce((sum, line) => sum + lengthOf(line), 0);
  let count = 0;
  for (; length > area.width * area.height && count < order.length; count++)
    length -= lengthOf(assertDefined(order[count]));
  return count;
}

/** Number of log lines from turn `newFrom` on. */
export function countNew(log: readonly LogLine[], newFrom: number): number {
  return log.length - 1 - log.findLastIndex(({ turn }) => turn < newFrom);
}

/** Draws the last messages, newest at the bottom. Messages before turn `newFrom` are fainter. */
export function drawMessages(
  grid: Grid,
  area: Area,
  log: readonly LogLine[],
  newFrom: number,
  say: Say,
): void {
  const old = log.length - 1 - countNew(log, newFrom);
  let rows = newRows(log.slice(old + 1), area, say);
  for (let at = old; at >= 0 && rows.length < area.height; at--) {
    const text = wrap(makeLine(assertDefined(log[at])), area.width);
    rows = [...text.map((row): Piece[] => [{ text: row, ink: 'faint' }]), ...rows];
  }
  const shown = rows.slice(Math.max(0, rows.length - area.height));
  for (const [at, pieces] of shown.entries()) {
    const y = area.y + area.height - shown.length + at;
    let { x } = area;
    for (const { text, ink } of pieces) x = grid.put(x, y, text, { ink });
  }
  if (shown.some(([first]) => first?.ink === 'accent'))
    grid.addHit(area, { kind: 'keys', keys: [LOG_KEY] });
}

/** All text of a run screen except the map and figures. */
export interface RunWords {
  readonly log: readonly LogLine[];
  /** First turn whose messages are new. */
  readonly newFrom: number;
  /** Question, or description of the examined cell; empty for none. */
  readonly prompt: string;
  /** Text shown above the messages; empty for none. */
  readonly notice: string;
  /** Explanation of the first turns; empty for none. */
  readonly hint: string;
  readonly keys: readonly KeyLabel[];
}

/** Text above the messages, and its maximum number of rows; undefined for no limit. */
export interface TextBlock {
  readonly text: string;
  readonly ink: Ink;
  readonly rows?: number;
}

/** Draws the texts from top to bottom, then the last messages in the remaining rows. */
export function drawTexts(
  grid: Grid,
  area: Area,
  blocks: readonly TextBlock[],
  { log, newFrom }: Pick<RunWords, 'log' | 'newFrom'>,
  say: Say,
): void {
  let used = 0;
  for (const { text, ink, rows } of blocks)
    if (text !== '') used += putText(grid, rowsOf(area, used, rows), text, ink);
  drawMessages(grid, rowsOf(area, used), log, newFrom, say);
}
