import { largest } from '#core';
import type { AnyField, OptionValue } from '#core';
import { fit, pad, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { commandOf } from '#play';
import { VALUE_KEYS } from '#voice/keymap.ts';
import type { Key } from '../model/key.ts';
import { drawMore, keysToRow, scrollTo } from './list.ts';

/** Row with one option: name, value and explanation. */
export interface OptionRow {
  readonly label: string;
  readonly value: string;
  readonly about: string;
  /** True if left and right change the value; otherwise Enter activates the row. */
  readonly steps: boolean;
}

/**
 * Value after a step left (-1) or right (1). Numbers stop at their limits; words and sample texts
 * wrap around.
 */
export function stepValue(field: AnyField, value: OptionValue, by: -1 | 1): OptionValue {
  if (field.kind === 'flag') return value !== true;
  if (field.kind === 'integer') {
    const { least, most } = field.menu ?? field;
    return Math.min(most, Math.max(least, Number(value) + by));
  }
  const values = field.kind === 'text' ? field.samples : field.values;
  const index = values.indexOf(String(value));
  return values[(index + by + values.length) % values.length] ?? value;
}

/** Step of a key: -1 for left, 1 for right. */
export function stepOf(key: Key): -1 | 1 | undefined {
  const command = commandOf(VALUE_KEYS, key);
  if (command === undefined) return undefined;
  return command === 'less' ? -1 : 1;
}

/** Draws the rows with their values in one column; returns the height used. */
export function drawOptionRows(
  grid: Grid,
  area: Area,
  rows: readonly OptionRow[],
  index: number,
): number {
  const first = scrollTo(index, rows.length, area.height);
  const labels = largest(rows.map((row) => widthOf(row.label)));
  const column = Math.min(labels, Math.floor(area.width / 2)) + 6;
  const shown = rows.slice(first, first + area.height);
  for (const [at, row] of shown.entries()) {
    const place = { ...area, y: area.y + at, height: 1 };
    drawOptionRow(grid, place, row, column, first + at === index);
    addRowHit(grid, place, row, column, keysToRow(index, first + at));
  }
  drawMore(grid, area, first > 0, first + area.height < rows.length);
  return shown.length;
}

/**
 * A press selects a row. On the selected row, it steps the value in the direction of the nearest
 * arrow.
 */
function addRowHit(
  grid: Grid,
  place: Area,
  row: OptionRow,
  column: number,
  keys: readonly string[],
): void {
  const isChosen = keys[0] === 'enter';
  grid.addHit(place, { kind: 'keys', keys: isChosen && row.steps ? ['right'] : keys });
  if (isChosen) grid.focusOn(place.x, place.y);
  if (!isChosen || !row.steps) return;
  const back = { ...place, x: place.x + column - 1, width: 3 };
  grid.addHit(back, { kind: 'keys', keys: ['left'] });
}

function drawOptionRow(
  grid: Grid,
  place: Area,
  row: OptionRow,
  column: number,
  isChosen: boolean,
): void {
  const { x, y, width } = place;
  if (isChosen) grid.fill(place, ' ', { on: 'chosen' });
  if (isChosen) grid.put(x + 1, y, '▸', { ink: 'title', bold: true });
  const ink = isChosen ? 'title' : 'text';
  grid.put(x + 3, y, pad(row.label, column - 5), { ink, bold: isChosen });
  const value = fit(row.value, width - column - 4);
  const marked = isChosen && row.steps ? `‹ ${value} ›` : `  ${value}`;
  grid.put(x + column, y, marked, { ink: isChosen ? 'accent' : 'soft', bold: isChosen });
}
