import { fit, glyphsOf, isPlain, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import type { Ink } from '../cells/ink.ts';

/** Wraps a text into lines of at most `width` cells, between words where possible. */
export function wrap(text: string, width: number): string[] {
  if (width < 1) return [];
  if (isOneLine(text, width)) return [text];
  const lines: string[] = [];
  let line = '';
  for (const { before, word } of wordsOf(text)) {
    const joined = line === '' ? word : `${line}${before}${word}`;
    if (widthOf(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, width);
    line = pieces.pop() ?? '';
    for (const piece of pieces) lines.push(piece);
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** Fast path: most texts fit on one line. */
function isOneLine(text: string, width: number): boolean {
  return text.length <= width && isPlain(text) && !/^ | $| {2}/.test(text);
}

const CHINESE = /[\u2e80-\u2fff\u3040-\u9fff\uf900-\ufaff]/u;
/** Signs that cannot begin a line, and signs that cannot end one. */
const CLOSING = /^[，。、；：？！）”》…—]/u;
const OPENING = /[（“《]$/u;

/** Splits between Chinese characters, where lines may break, keeping punctuation attached. */
function partsOf(word: string): string[] {
  if (!CHINESE.test(word)) return [word];
  const parts: string[] = [];
  for (const { text } of glyphsOf(word)) {
    const before = parts.at(-1);
    const isApart = [text, before?.at(-1) ?? ''].some(
      (one) => CHINESE.test(one) || OPENING.test(one),
    );
    const stays = CLOSING.test(text) || OPENING.test(before ?? '');
    if (before === undefined || (isApart && !stays)) parts.push(text);
    else parts[parts.length - 1] = before + text;
  }
  return parts;
}

/** Pieces before which a line may break, each with the blank that precedes it on the same line. */
function wordsOf(text: string): { before: string; word: string }[] {
  const words = text.split(/\s+/).filter((part) => part !== '');
  return words.flatMap((word) => {
    return partsOf(word).map((part, at) => ({ before: at === 0 ? ' ' : '', word: part }));
  });
}

function breakWord(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces = [''];
  let room = width;
  for (const glyph of glyphsOf(word)) {
    if (glyph.width > room) {
      pieces.push('');
      room = width;
    }
    pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''}${glyph.text}`;
    room -= glyph.width;
  }
  return pieces;
}

/** Writes one line into the first row of an area, shortened to fit. */
export function putLine(
  grid: Grid,
  area: Area,
  text: string,
  ink: Ink = {},
  align: 'left' | 'centre' | 'right' = 'left',
): void {
  if (area.height < 1 || area.width < 1) return;
  const shown = fit(text, area.width);
  const rest = area.width - widthOf(shown);
  const indent = { left: 0, centre: Math.floor(rest / 2), right: rest }[align];
  grid.put(area.x + indent, area.y, shown, ink);
}

/** Lines that fit into an area; if the text is longer, the last one ends in an ellipsis. */
function linesWithin(text: string, { width, height }: Area): readonly string[] {
  const all = wrap(text, width);
  if (all.length <= height || height < 1) return all.slice(0, height);
  return [...all.slice(0, height - 1), fit(all.slice(height - 1).join(' '), width)];
}

/** Writes a wrapped text; returns the number of rows used. */
export function putText(grid: Grid, area: Area, text: string, ink: Ink = {}): number {
  const lines = linesWithin(text, area);
  for (const [row, line] of lines.entries()) grid.put(area.x, area.y + row, line, ink);
  return lines.length;
}
