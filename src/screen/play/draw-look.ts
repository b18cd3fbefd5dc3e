import type { Area, Grid } from '../cells/grid.ts';
import type { Say } from '#i18n/say.ts';
import type { AnyLook } from '../model/look.ts';

/** Draws a game into an area; boards are not mirrored on right-to-left screens. */
export function drawLook(
  look: AnyLook,
  grid: Grid,
  area: Area,
  content: Parameters<AnyLook['draw']>[2],
  say: Say,
): void {
  const draw = () => look.draw(grid, area, content, say);
  if (look.isMirrored === true) draw();
  else grid.unmirrored(area, draw);
}
