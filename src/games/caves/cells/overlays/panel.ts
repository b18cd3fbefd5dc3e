import { largest } from '#core';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink, InkColour } from '#screen/cells/ink.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawMore, scrollTo } from '#screen/widgets/list.ts';
import { putText, wrap } from '#screen/widgets/words.ts';

/** A list entry chosen by its letter. */
export interface PanelRow {
  readonly key: string;
  readonly glyph?: string;
  readonly ink?: InkColour;
  readonly label: string;
  /**
   * Details, cut to the available width. A cut note appears in full below the list while its row is
   * highlighted.
   */
  readonly note: string;
}

const MAX_WIDTH = 76;
const GAP = 2;
const NOTE: Ink = { ink: 'soft' };

/**
 * Draws a list over the map, one row per letter; marks the highlighted row with more than colour.
 */
export function drawRows(
  grid: Grid,
  area: Area,
  title: string,
  rows: readonly PanelRow[],
  index: number,
): void {
  const labels = largest([...rows.map(({ label }) => widthOf(label)), 0]);
  const notes = largest([...rows.map(({ note }) => widthOf(note)), 0]);
  const neededWidth = Math.max(labels + notes + GAP + 14, widthOf(title) + 8);
  const width = Math.min(MAX_WIDTH, area.width, neededWidth);
  const isCut = (row: PanelRow) => columnsOf(row, labels) > width - 4;
  const wanting = index < 0 ? [] : rows.filter(isCut);
  const heights = wanting.map(({ note }) => 1 + wrap(note, width - 4).length);
  const maxHeight = largest([...heights, 0]);
  const below = rows.length + 2 + maxHeight <= area.height ? maxHeight : 0;
  const panel = centred(area, { width, height: rows.length + 2 + below });
  const { height, ...rest } = drawPanel(grid, panel, title);
  const inside = { ...rest, height: height - below };
  const chosen = wanting.find((row) => row === rows[index]);
  if (below > 0 && chosen !== undefined)
    putText(grid, rowsOf({ ...rest, height }, inside.height + 1), chosen.note, NOTE);
  const first = scrollTo(index, rows.length, inside.height);
  for (const { key, label } of rows) grid.addOffer({ key, label: `${key} ${label}`, kind: 'row' });
  for (const [at, row] of rows.slice(first, first + inside.height).entries()) {
    drawRow(grid, rowsOf(inside, at, 1), row, labels, first + at === index);
  }
  drawMore(grid, inside, first > 0, first + inside.height < rows.length);
}

/** The width of a row with its label and full note. */
function columnsOf({ key, glyph = '', note }: PanelRow, labels: number): number {
  const sign = glyph === '' ? 0 : widthOf(glyph) + 1;
  return 2 + widthOf(key) + GAP + sign + labels + GAP + widthOf(note);
}

function drawRow(grid: Grid, place: Area, row: PanelRow, labels: number, isChosen: boolean): void {
  const { x, y, width } = place;
  const { key, glyph = '', ink = 'text', label, note } = row;
  if (isChosen) grid.fill(place, ' ', { on: 'chosen' });
  if (isChosen) grid.put(x, y, '▸', { ink: 'title', bold: true });
  let at = grid.put(x + 2, y, key, { ink: 'accent', bold: true }) + GAP;
  if (glyph !== '') at = grid.put(at, y, glyph, { ink, bold: true }) + 1;
  const name = fit(label, x + width - at);
  grid.put(at, y, name, { ink: isChosen ? 'title' : 'text', bold: isChosen });
  const from = at + Math.min(labels, widthOf(name) + labels) + GAP;
  const room = x + width - from;
  if (room > 4) grid.put(from, y, fit(note, room), NOTE);
  grid.addHit(place, { kind: 'keys', keys: [key] });
}
