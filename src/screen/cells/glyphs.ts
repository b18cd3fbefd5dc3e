import stringWidth from 'string-width';
import { TextCache } from '#kit/text-cache.ts';
import { isLigature } from './arabic.ts';

/** One grapheme and its width in cells. */
export interface Glyph {
  readonly text: string;
  readonly width: 1 | 2;
}

/**
 * Characters without a cell or with an effect on the cursor: controls, direction marks, lone
 * surrogates.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Maximum length of a grapheme in UTF-16 units. Real letters never carry a hundred marks. */
const MAX_GRAPHEME_LENGTH = 32;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Ranges of characters that are one cell wide in every terminal and never join with a neighbour.
 */
const PLAIN_RANGES: readonly (readonly [number, number])[] = [
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
  for (const [from, to] of PLAIN_RANGES) if (code <= to) return code >= from;
  return false;
}

/** True if every character of a text is certainly one cell wide. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isPlainCode(text.charCodeAt(at))) return false;
  return true;
}

/** Replaces line breaks and tabs with spaces. */
export function withPlainSpaces(text: string): string {
  return text.replace(/\r\n|[\t\n\r\u2028\u2029]/g, ' ');
}

/** Cache: segmentation is slow and frames repeat the same texts. */
const segmentCache = new TextCache(segmentText);

/** Visible graphemes of a text in reading order, without unsafe characters. */
export function glyphsOf(text: string): readonly Glyph[] {
  return isPlain(text) ? [...text].map((c) => ({ text: c, width: 1 })) : segmentCache.of(text);
}

function segmentText(text: string): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  for (const { segment } of segmenter.segment(withPlainSpaces(text).replace(UNSAFE, ''))) {
    const width = stringWidth(segment);
    if (width === 0) continue;
    const before = glyphs.at(-1)?.text;
    if (isLigature(before, segment)) {
      glyphs[glyphs.length - 1] = { text: `${before ?? ''}${segment}`, width: 1 };
      continue;
    }
    const shown =
      segment.length > MAX_GRAPHEME_LENGTH
        ? String.fromCodePoint(segment.codePointAt(0) ?? 32)
        : segment;
    glyphs.push({ text: shown, width: width === 1 ? 1 : 2 });
  }
  return glyphs;
}

/** Width of a text in cells. */
export function widthOf(text: string): number {
  if (isPlain(text)) return text.length;
  return glyphsOf(text).reduce((sum, glyph) => sum + glyph.width, 0);
}

/** Shortens a text to at most `width` cells, with an ellipsis if it was cut. */
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

/** Pads or shortens a text to exactly `width` cells. */
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
