import { largest } from '../../../../core/index.ts';
import { fit, widthOf } from '../../../cells/glyphs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { InkColour } from '../../../cells/ink.ts';
import { centred, rowsOf } from '../../../widgets/areas.ts';
import { drawPanel } from '../../../widgets/frame.ts';
import { drawMore, scrollTo } from '../../../widgets/list.ts';

/** One thing that can be chosen by its letter. */
export interface PanelRow {
  readonly key: string;
  readonly glyph?: string;
  readonly ink?: InkColour;
  readonly label: string;
  /** What is to be known of it, as far as there is room. */
  readonly note: string;
}

const WIDTH_MOST = 76;
const GAP = 2;

/** A list over the map, a row for each letter, the one that is pointed at marked by more than its colour. */
export function drawRows(
  grid: Grid,
  area: Area,
  title: string,
  rows: readonly PanelRow[],
  index: number,
): void {
  const labels = largest([...rows.map(({ label }) => widthOf(label)), 0]);
  const notes = largest([...rows.map(({ note }) => widthOf(note)), 0]);
  const wanted = Math.max(labels + notes + GAP + 14, widthOf(title) + 8);
  const width = Math.min(WIDTH_MOST, area.width, wanted);
  const inside = drawPanel(grid, centred(area, { width, height: rows.length + 2 }), title);
  const first = scrollTo(index, rows.length, inside.height);
  for (const { key, label } of rows) grid.addOffer({ key, label: `${key} ${label}`, kind: 'row' });
  for (const [at, row] of rows.slice(first, first + inside.height).entries()) {
    drawRow(grid, rowsOf(inside, at, 1), row, labels, first + at === index);
  }
  const place = { ...inside, width: inside.width };
  drawMore(grid, place, first > 0, first + inside.height < rows.length);
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
  if (room > 4) grid.put(from, y, fit(note, room), { ink: 'soft' });
  grid.addHit(place, { kind: 'keys', keys: [key] });
}
