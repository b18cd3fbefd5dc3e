import { glyphsOf, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { isKey } from '../key.ts';
import type { Key } from '../key.ts';

/** A line that is being typed; `caret` counts graphemes. */
export interface TextField {
  readonly text: string;
  readonly caret: number;
  readonly longest: number;
}

export function makeField(text: string, longest: number): TextField {
  return { text, caret: glyphsOf(text).length, longest };
}

/** The field after a key that types or edits; undefined for any other key. */
export function typeInto(field: TextField, key: Key): TextField | undefined {
  if (key.text !== undefined && !key.ctrl && !key.alt) return insert(field, key.text);
  const parts = glyphsOf(field.text).map((glyph) => glyph.text);
  const { caret } = field;
  if (isKey(key, 'left')) return { ...field, caret: Math.max(0, caret - 1) };
  if (isKey(key, 'right')) return { ...field, caret: Math.min(parts.length, caret + 1) };
  if (isKey(key, 'home')) return { ...field, caret: 0 };
  if (isKey(key, 'end')) return { ...field, caret: parts.length };
  if (isKey(key, 'backspace') && caret > 0) {
    return { ...field, text: parts.toSpliced(caret - 1, 1).join(''), caret: caret - 1 };
  }
  if (isKey(key, 'delete')) return { ...field, text: parts.toSpliced(caret, 1).join('') };
  return undefined;
}

function insert(field: TextField, typed: string): TextField {
  const parts = glyphsOf(field.text).map((glyph) => glyph.text);
  const text = parts.toSpliced(field.caret, 0, typed).join('');
  if (text.length > field.longest) return field;
  return { ...field, text, caret: field.caret + glyphsOf(typed).length };
}

/** Draws the field with its caret; a long text is shown around the caret. */
export function drawField(grid: Grid, area: Area, field: TextField): void {
  const parts = glyphsOf(field.text).map((glyph) => glyph.text);
  let first = 0;
  while (widthOf(parts.slice(first, field.caret).join('')) > area.width - 2) first += 1;
  grid.fill({ ...area, height: 1 }, ' ', { on: 'chosen' });
  let x = grid.put(area.x, area.y, parts.slice(first, field.caret).join(''), { ink: 'accent' });
  const under = parts[field.caret] ?? ' ';
  x = grid.put(x, area.y, under, { ink: 'accent', reverse: true });
  for (const part of parts.slice(field.caret + 1)) {
    if (x + widthOf(part) > area.x + area.width) break;
    x = grid.put(x, area.y, part, { ink: 'accent' });
  }
}
