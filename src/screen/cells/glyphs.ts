import stringWidth from 'string-width';
import { TextMemory } from '#kit/text-memory.ts';
import { isLigature } from './arabic.ts';

/** One grapheme and the cells it takes. */
export interface Glyph {
  readonly text: string;
  readonly width: 1 | 2;
}

/** What takes no cell or would move the cursor: controls, marks of direction, lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** The longest grapheme that is shown whole, in UTF-16 units: no base carries a hundred marks. */
const LONGEST = 32;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that are one cell wide in every terminal and never join with a neighbour, from and to. */
const PLAIN: readonly (readonly [number, number])[] = [
  [0xa1, 0xac],
  [0xae, 0x2ff],
  [0x370, 0x377],
  [0x384, 0x482],
  [0x48a, 0x52f],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2190, 0x21ff],
  [0x2500, 0x25fc],
];

function isPlainCode(code: number): boolean {
  if (code < 0x7f) return code >= 0x20;
  for (const [from, to] of PLAIN) if (code <= to) return code >= from;
  return false;
}

/** Whether every character of a text takes one cell beyond doubt. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isPlainCode(text.charCodeAt(at))) return false;
  return true;
}

/** A text whose line breaks and tabs are spaces. */
export function spaced(text: string): string {
  return text.replace(/\r\n|[\t\n\r\u2028\u2029]/g, ' ');
}

/** Frames hold the same texts again and again, and to take them apart is slow. */
const taken = new TextMemory(segmented);

/** The graphemes of a text that take cells, in the order they are read; unsafe characters are gone. */
export function glyphsOf(text: string): readonly Glyph[] {
  return isPlain(text) ? [...text].map((c) => ({ text: c, width: 1 })) : taken.of(text);
}

function segmented(text: string): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  for (const { segment } of segmenter.segment(spaced(text).replace(UNSAFE, ''))) {
    const width = stringWidth(segment);
    if (width === 0) continue;
    const before = glyphs.at(-1)?.text;
    if (isLigature(before, segment)) {
      glyphs[glyphs.length - 1] = { text: `${before ?? ''}${segment}`, width: 1 };
      continue;
    }
    const shown =
      segment.length > LONGEST ? String.fromCodePoint(segment.codePointAt(0) ?? 32) : segment;
    glyphs.push({ text: shown, width: width === 1 ? 1 : 2 });
  }
  return glyphs;
}

/** How many cells a text takes. */
export function widthOf(text: string): number {
  if (isPlain(text)) return text.length;
  return glyphsOf(text).reduce((sum, glyph) => sum + glyph.width, 0);
}

/** The text in at most `width` cells; what does not fit ends in an ellipsis. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let shown = '';
  let room = width - 1;
  for (const glyph of glyphsOf(text)) {
    if (glyph.width > room) break;
    shown += glyph.text;
    room -= glyph.width;
  }
  return width < 1 ? '' : `${shown.trimEnd()}…`;
}

/** The text in exactly `width` cells. */
export function pad(
  text: string,
  width: number,
  align: 'left' | 'centre' | 'right' = 'left',
): string {
  const shown = fit(text, width);
  const rest = Math.max(0, width - widthOf(shown));
  const before = { left: 0, centre: Math.floor(rest / 2), right: rest }[align];
  return ' '.repeat(before) + shown + ' '.repeat(rest - before);
}
