import { fit, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { commandOf } from '#play';
import { LIST_KEYS } from '#voice/keymap.ts';
import type { Key } from '../model/key.ts';

export interface ListItem {
  readonly label: string;
  /** Text at the right in a softer colour. */
  readonly note?: string;
  /** True to draw the item faint: it can be selected but is not usable now. */
  readonly faint?: boolean;
}

/**
 * Index after a key in a list of `count` items, wrapping at both ends; undefined for other keys.
 */
export function moveIndex(key: Key, index: number, count: number, page = 8): number | undefined {
  const command = commandOf(LIST_KEYS, key);
  if (count === 0 || command === undefined) return undefined;
  const before = (index + count - 1) % count;
  const after = (index + 1) % count;
  const indices = {
    before,
    after,
    next: key.shift ? before : after,
    first: 0,
    last: count - 1,
    'page-before': Math.max(0, index - page),
    'page-after': Math.min(count - 1, index + page),
  };
  return indices[command];
}

/**
 * Index after a key in a row with a text line. Keys that type or move the caret return undefined.
 */
export function moveFromField(key: Key, index: number, count: number): number | undefined {
  const isTyped = key.text !== undefined || key.name === 'home' || key.name === 'end';
  return isTyped ? undefined : moveIndex(key, index, count);
}

/** Index of the first visible item, chosen to centre the selected one where possible. */
export function scrollTo(index: number, count: number, height: number): number {
  return Math.max(0, Math.min(index - Math.floor(height / 2), count - height));
}

/** Keys that a press on a row sends: arrows to move there, or Enter on the selected row. */
export function keysToRow(from: number, to: number): readonly string[] {
  if (from === to) return ['enter'];
  return Array.from({ length: Math.abs(to - from) }, () => (to > from ? 'down' : 'up'));
}

/**
 * Draws the items, one per row. The selected one has a pointer as well as a colour. A press selects
 * a row, a second press opens it.
 */
export function drawList(grid: Grid, area: Area, items: readonly ListItem[], index: number): void {
  drawItems(grid, area, items, index);
  const first = scrollTo(index, items.length, area.height);
  const shown = Math.min(items.length - first, area.height);
  if (index >= first && index < first + shown) grid.focusOn(area.x, area.y + index - first);
  for (let row = 0; row < shown; row++) {
    const keys = keysToRow(index, first + row);
    grid.addHit({ ...area, y: area.y + row, height: 1 }, { kind: 'keys', keys });
  }
}

/** Draws the items of a list that arrows do not navigate. */
export function drawItems(grid: Grid, area: Area, items: readonly ListItem[], index: number): void {
  const first = scrollTo(index, items.length, area.height);
  for (const [row, item] of items.slice(first, first + area.height).entries()) {
    drawItem(grid, { ...area, y: area.y + row, height: 1 }, item, first + row === index);
  }
  drawMore(grid, area, first > 0, first + area.height < items.length);
}

function drawItem(grid: Grid, row: Area, item: ListItem, isChosen: boolean): void {
  if (isChosen) grid.fill(row, ' ', { on: 'chosen' });
  const label = fit(item.label, row.width - 4);
  const ink = isChosen ? 'title' : item.faint === true ? 'faint' : 'text';
  if (isChosen) grid.put(row.x + 1, row.y, '▸', { ink: 'title', bold: true });
  const x = grid.put(row.x + 3, row.y, label, { ink, bold: isChosen });
  const room = row.x + row.width - x - 2;
  if (item.note === undefined || room < 6) return;
  const note = fit(item.note, room - 1);
  const at = row.x + row.width - 1 - widthOf(note);
  grid.put(at, row.y, note, { ink: isChosen ? 'text' : item.faint === true ? 'faint' : 'soft' });
}

/** Draws arrows at the right when there is more above or below. */
export function drawMore(grid: Grid, area: Area, above: boolean, below: boolean): void {
  const x = area.x + area.width;
  if (above) grid.put(x, area.y, '↑', { ink: 'accent' });
  if (below) grid.put(x, area.y + area.height - 1, '↓', { ink: 'accent' });
}
