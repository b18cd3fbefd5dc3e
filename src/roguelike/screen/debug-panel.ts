import type { Area, Grid } from '../../screen/cells/grid.ts';
import { rowsOf } from '../../screen/widgets/areas.ts';
import { putLine } from '../../screen/widgets/words.ts';

const WIDTH = 34;

/** A panel of facts for those who build a game, in no language. */
export function drawFacts(grid: Grid, area: Area, lines: readonly string[]): void {
  const panel = { ...area, width: Math.min(WIDTH, area.width), height: lines.length };
  grid.fill(panel, ' ', { on: 'panel' });
  for (const [row, line] of lines.entries()) {
    putLine(grid, rowsOf(panel, row, 1), ` ${line}`, { ink: 'good' });
  }
}
