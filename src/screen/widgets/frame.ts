import { fit } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import type { Ink } from '../cells/ink.ts';
import { inset } from './areas.ts';

/** Draws a frame with round corners. Returns the area inside, with a blank column at each side. */
export function drawFrame(grid: Grid, area: Area, title = '', ink: Ink = { ink: 'frame' }): Area {
  const { x, y, width, height } = area;
  const edge = '─'.repeat(Math.max(0, width - 2));
  grid.put(x, y, `╭${edge}╮`, ink);
  for (let row = y + 1; row < y + height - 1; row++) {
    grid.put(x, row, '│', ink);
    grid.put(x + width - 1, row, '│', ink);
  }
  grid.put(x, y + height - 1, `╰${edge}╯`, ink);
  if (title !== '') {
    grid.put(x + 2, y, ` ${fit(title, width - 6)} `, { ink: 'title', bold: true });
  }
  return inset(area, 2, 1);
}

/** Clears and frames an area, for panels over other content. */
export function drawPanel(grid: Grid, area: Area, title = ''): Area {
  grid.fill(area, ' ', { on: 'panel' });
  grid.addHit(area, { kind: 'keys', keys: [] });
  grid.focusOn(area.x, area.y + Math.floor(area.height / 2), area.width);
  return drawFrame(grid, area, title);
}
