import type { Grid, Size } from '../cells/grid.ts';
import type { Say } from '../../i18n/say.ts';
import { wrap } from '../widgets/words.ts';

/** Every screen fits into this many cells. */
export const LEAST_SIZE: Size = { width: 80, height: 24 };

/** What is shown instead of a screen that has no room; the game goes on when there is. */
export function drawTooSmall(grid: Grid, say: Say): void {
  const sizes = {
    width: grid.width,
    height: grid.height,
    leastWidth: LEAST_SIZE.width,
    leastHeight: LEAST_SIZE.height,
  };
  const lines = wrap(say('screen-too-small', sizes), grid.width);
  const top = Math.max(0, Math.floor((grid.height - lines.length) / 2));
  for (const [row, line] of lines.entries()) grid.put(0, top + row, line, { ink: 'warn' });
}
