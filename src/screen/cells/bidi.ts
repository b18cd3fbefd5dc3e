import makeBidi from 'bidi-js/dist/bidi.mjs';
import { largest } from '#core';
import type { Direction } from '#i18n';
import { joinLetters } from './arabic.ts';
import { glyphsOf, isPlain, withPlainSpaces } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { isDrawing, mirrorSign } from './mirror.ts';

/**
 * Terminals differ in their support for right-to-left text: most have none, others reorder each
 * line unless switched off. This module therefore applies the Unicode bidirectional algorithm,
 * joins letters, and fills cells in visual order.
 */

const bidi = makeBidi();

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Sign before a number: `+2` keeps its order as in any text. */
const SIGN = /(?<!\d)[+\-−](?=\d)/g;

/** True if a text contains letters read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return !isPlain(text) && RIGHT_TO_LEFT.test(text);
}

/** Glyphs of a text in visual order, from left to right, on a screen of that direction. */
export function visualGlyphs(text: string, direction: Direction): readonly Glyph[] {
  if (hasRightToLeft(text)) return ordered(withPlainSpaces(text), direction);
  if (direction === 'ltr') return glyphsOf(text);
  if (isDrawing(text)) return glyphsOf(text).map(mirrored).reverse();
  if (!/\p{L}/u.test(text)) return ordered(withPlainSpaces(text), direction);
  // Left-to-right text keeps its order; only the blanks around it swap sides.
  const start = text.slice(0, text.length - text.trimStart().length);
  const end = text.slice(text.trimEnd().length);
  return glyphsOf(`${end}${text.trim()}${start}`);
}

function mirrored({ text, width }: Glyph): Glyph {
  return { text: mirrorSign(text), width };
}

function ordered(text: string, direction: Direction): Glyph[] {
  const glyphs = glyphsOf(text);
  const levels = levelsOf(text, glyphs, direction);
  const shapes = joinLetters(glyphs.map((glyph) => glyph.text));
  const seen = glyphs.map(({ width }, at): Glyph => {
    const shape = shapes[at] ?? '';
    if ((levels[at] ?? 0) % 2 === 0) return { text: shape, width };
    return { text: bidi.getMirroredCharacter(shape) ?? mirrorSign(shape), width };
  });
  return reordered(seen, levels);
}

/** Embedding level of each glyph; odd levels run from right to left. */
function levelsOf(text: string, glyphs: readonly Glyph[], direction: Direction): number[] {
  const { levels } = bidi.getEmbeddingLevels(text.replace(SIGN, '0'), direction);
  let from = 0;
  const found = glyphs.map((glyph) => {
    const at = text.indexOf(glyph.text.charAt(0), from);
    from = at + glyph.text.length;
    return levels[at] ?? 0;
  });
  // Trailing blanks follow the direction of the line, not of the words before them.
  for (let at = glyphs.length - 1; glyphs[at]?.text === ' '; at--) {
    found[at] = direction === 'rtl' ? 1 : 0;
  }
  return found;
}

/** Reverses each stretch at or above a level, from the highest level down to the lowest odd one. */
function reordered(glyphs: readonly Glyph[], levels: readonly number[]): Glyph[] {
  const row = [...glyphs];
  const placed = [...levels];
  for (let level = largest(levels); level > 0; level--) {
    for (let start = 0; start < row.length; start++) {
      let end = start;
      while ((placed[end] ?? 0) >= level) end += 1;
      if (end - start > 1) turn(row, placed, start, end);
      start = end;
    }
  }
  return row;
}

function turn(row: Glyph[], levels: number[], start: number, end: number): void {
  const glyphs = row.slice(start, end).reverse();
  const turned = levels.slice(start, end).reverse();
  for (const [at, glyph] of glyphs.entries()) {
    row[start + at] = glyph;
    levels[start + at] = turned[at] ?? 0;
  }
}
