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

/** The key that shows all messages. */
const LOG_KEY = 'm';

/** A part of a row in one colour. */
interface Piece {
  readonly text: string;
  readonly ink: InkColour;
}

/** Sentences one after the other in rows of some width. */
function flow(sentences: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  const [first] = sentences;
  // Most turns tell one thing at most.
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

/** What is left out first where there is no room; what went badly is told as long as there is any. */
const LEFT_OUT: readonly (readonly Tone[])[] = [['faint'], ['plain', 'good'], ['bad']];

/** What is told of what is new: a row for each sentence, or all in a row; at last only what matters most. */
function newRows(news: readonly LogLine[], area: Area, say: Say): readonly (readonly Piece[])[] {
  const piece = (line: LogLine): Piece => ({ text: makeLine(line), ink: TONE_INKS[line.tone] });
  if (news.length <= area.height) {
    const apart = news.flatMap((line) => flow([piece(line)], area.width));
    if (apart.length <= area.height) return apart;
  }
  const more = (count: number): readonly Piece[] => {
    return count === 0 ? [] : [{ text: say('run-more', { count, key: LOG_KEY }), ink: 'accent' }];
  };
  const order = leftOut(news);
  for (let count = leastOut(news, order, area); ; count++) {
    const out = new Set(order.slice(0, count));
    const kept = news.filter((line) => !out.has(line)).map(piece);
    const rows = flow([...more(count), ...kept], area.width);
    if (rows.length <= area.height || count >= order.length) return rows.slice(0, area.height);
  }
}

/** What may be left out, in the order in which it is: what happened last is always told. */
function leftOut(news: readonly LogLine[]): readonly LogLine[] {
  const before = news.slice(0, -1);
  return LEFT_OUT.flatMap((tones) => before.filter(({ tone }) => tones.includes(tone)));
}

/** How many of them have to be left out, however the others are broken into rows. */
function leastOut(news: readonly LogLine[], order: readonly LogLine[], area: Area): number {
  const lengthOf = (line: LogLine) => widthOf(makeLine(line));
  let length = news.reduce((sum, line) => sum + lengthOf(line), 0);
  let count = 0;
  for (; length > area.width * area.height && count < order.length; count++)
    length -= lengthOf(assertDefined(order[count]));
  return count;
}

/** How many messages at the end of a log are of a turn or later. */
export function newIn(log: readonly LogLine[], newFrom: number): number {
  return log.length - 1 - log.findLastIndex(({ turn }) => turn < newFrom);
}

/** The last messages, the newest at the bottom; those of turns before `newFrom` are fainter. */
export function drawMessages(
  grid: Grid,
  area: Area,
  log: readonly LogLine[],
  newFrom: number,
  say: Say,
): void {
  const old = log.length - 1 - newIn(log, newFrom);
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

/** All that a run says in words, but for the map and figures. */
export interface RunWords {
  readonly log: readonly LogLine[];
  /** The turn from which on messages are new. */
  readonly newFrom: number;
  /** A question, or a note on what is looked at; empty for nothing. */
  readonly prompt: string;
  /** The text said before all messages; empty for nothing. */
  readonly notice: string;
  /** An explanation of the first turns; empty for none. */
  readonly hint: string;
  readonly keys: readonly KeyLabel[];
}

/** A text before the messages, and the most rows that it takes; without them, all that are left. */
export interface Said {
  readonly text: string;
  readonly ink: Ink;
  readonly rows?: number;
}

/** Texts one below the other, and the last messages in the rest. */
export function drawSaid(
  grid: Grid,
  area: Area,
  said: readonly Said[],
  { log, newFrom }: Pick<RunWords, 'log' | 'newFrom'>,
  say: Say,
): void {
  let used = 0;
  for (const { text, ink, rows } of said)
    if (text !== '') used += putText(grid, rowsOf(area, used, rows), text, ink);
  drawMessages(grid, rowsOf(area, used), log, newFrom, say);
}
