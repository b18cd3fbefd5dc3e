import { largest } from '../../core/index.ts';
import type { KeyLabel } from '../model/key.ts';
import { fit, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { inset, rowsOf } from './areas.ts';

const STEP = ' › ';
/** What every path begins with: the first to go where there is no room. */
const HOME = 'Turnwright';

/** Names of a path as they fit into so many cells: without the home of all, then shortened. */
function fitPath(path: readonly string[], room: number): readonly string[] {
  const steps = (path.length - 1) * widthOf(STEP);
  const width = path.reduce((sum, name) => sum + widthOf(name), steps);
  if (width <= room) return path;
  if (path.length > 1 && path[0] === HOME) return fitPath(path.slice(1), room);
  const longest = largest(path.map(widthOf));
  // Where several names are long each has its share of the row.
  const share = Math.max(room - width + longest, Math.floor((room - steps) / path.length));
  if (share >= longest) return path;
  const at = path.findIndex((name) => widthOf(name) === longest);
  return fitPath(
    path.map((name, index) => (index === at ? fit(name, share) : name)),
    room,
  );
}

/** The first row of every screen: where one is, and what about it. */
export function drawTitleBar(grid: Grid, path: readonly string[], about = ''): void {
  const bar = rowsOf(grid.area, 0, 1);
  grid.fill(bar, ' ', { on: 'bar' });
  let x = 2;
  const names = fitPath(path, grid.width - 4);
  for (const [index, name] of names.entries()) {
    if (index > 0) x = grid.put(x, 0, STEP, { ink: 'faint', on: 'bar' });
    const isLast = index === names.length - 1;
    x = grid.put(x, 0, name, { ink: isLast ? 'title' : 'soft', on: 'bar', bold: isLast });
  }
  const room = grid.width - x - 4;
  const shown = room < 8 ? '' : fit(about, room);
  grid.put(grid.width - 2 - widthOf(shown), 0, shown, { ink: 'soft', on: 'bar' });
}

/**
 * The last row of every screen, or the last ones: the keys, the most important first, as many as
 * there is room for.
 */
export function drawKeyBar(grid: Grid, labels: readonly KeyLabel[], rows = 1): void {
  const bar = rowsOf(grid.area, grid.height - rows, rows);
  grid.fill(bar, ' ', { on: 'bar' });
  let { y } = bar;
  let x = 2;
  for (const { keys, label } of labels) {
    if (x + widthOf(keys) + 1 + widthOf(label) > grid.width - 1) {
      y += 1;
      x = 2;
    }
    if (y === grid.height) break;
    x = grid.put(x, y, keys, { ink: 'accent', on: 'bar', bold: true });
    x = grid.put(x + 1, y, label, { ink: 'soft', on: 'bar' }) + 2;
  }
}

/** What lies between the two bars. */
export function bodyOf(grid: Grid): Area {
  return inset(rowsOf(grid.area, 1, grid.height - 2), 2, 1);
}
