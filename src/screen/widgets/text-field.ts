import { glyphsOf, isPlain, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';

/** Text line being edited; `caret` counts graphemes. */
export interface TextField {
  readonly text: string;
  readonly caret: number;
  readonly longest: number;
}

export function makeField(text: string, longest: number): TextField {
  return { text, caret: glyphsOf(text).length, longest };
}

/** Field after a key that types or edits; undefined for any other key. */
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
  if (field.text.length + typed.length > field.longest) return field;
  if (isPlain(field.text) && isPlain(typed)) {
    // Paste arrives key by key, so the existing characters are not recounted each time.
    const text = field.text.slice(0, field.caret) + typed + field.text.slice(field.caret);
    return { ...field, text, caret: field.caret + typed.length };
  }
  const parts = glyphsOf(field.text).map((glyph) => glyph.text);
  const text = parts.toSpliced(field.caret, 0, typed).join('');
  return { ...field, text, caret: field.caret + glyphsOf(typed).length };
}

/** Graphemes to draw; for a long plain text, only those near the caret. */
function graphemesAround(
  { text, caret }: TextField,
  width: number,
): { parts: string[]; caret: number } {
  const from = isPlain(text) ? Math.max(0, caret - width) : 0;
  const nearText = isPlain(text) ? text.slice(from, caret + width) : text;
  return { parts: glyphsOf(nearText).map((glyph) => glyph.text), caret: caret - from };
}

/** Draws the field with its caret, scrolling a long text to the caret. */
export function drawField(grid: Grid, area: Area, field: TextField): void {
  const { parts, caret } = graphemesAround(field, area.width);
  let first = caret;
  let room = area.width - 2;
  while (first > 0 && widthOf(parts[first - 1] ?? '') <= room) {
    first -= 1;
    room -= widthOf(parts[first] ?? '');
  }
  grid.fill({ ...area, height: 1 }, ' ', { on: 'chosen' });
  let x = grid.put(area.x, area.y, parts.slice(first, caret).join(''), { ink: 'accent' });
  const caretText = parts[caret] ?? ' ';
  x = grid.put(x, area.y, caretText, { ink: 'accent', reverse: true });
  for (const part of parts.slice(caret + 1)) {
    if (x + widthOf(part) > area.x + area.width) break;
    x = grid.put(x, area.y, part, { ink: 'accent' });
  }
}
