import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Say } from '#i18n/say.ts';
import { shortValue } from '../../voice/analysis.ts';
import type { LineValue } from '../../voice/analysis.ts';

const FULL = '█';
const HALF = '▌';
const EMPTY = '░';
/** Columns for the longest value. */
const VALUE_WIDTH = 6;

/** Draws the first player's expected score as a bar, and the value beside it. */
export function drawBar(grid: Grid, { x, y, width }: Area, value: LineValue | undefined, say: Say) {
  const length = Math.max(4, width - VALUE_WIDTH - 1);
  const halves = Math.round(2 * length * (value?.expected ?? 0.5));
  const full = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? HALF : '';
  const isKnown = value !== undefined;
  grid.put(x, y, FULL.repeat(full) + half, { ink: isKnown ? 'text' : 'faint' });
  const empty = length - full - half.length;
  grid.put(x + length - empty, y, EMPTY.repeat(empty), { ink: isKnown ? 'soft' : 'faint' });
  if (!isKnown) return;
  const text = shortValue(value, say);
  grid.put(x + width - widthOf(text), y, text, { ink: 'title', bold: true });
}
