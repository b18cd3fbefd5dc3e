import type { MatchClock } from '#play';
import { formatClock } from '#voice/clock.ts';
import { fit, widthOf } from '../cells/glyphs.ts';
import type { Grid } from '../cells/grid.ts';
import type { Ink } from '../cells/ink.ts';

/** Marks of a running clock and of one with little time left, beside their colours. */
const RUNNING = '▸';
const LOW = '!';
/** Minimum width of a name. */
const MIN_NAME = 3;

/** Draws the names and clocks of the players at the right of the title bar. */
export function drawClocks(
  grid: Grid,
  clock: MatchClock,
  names: readonly string[],
  room: number,
): void {
  const parts = names.map((name, seat) => {
    const { left, isRunning, isLow } = clock.face(seat);
    const time = `${isRunning ? RUNNING : ' '}${formatClock(left)}${isLow ? LOW : ''}`;
    const ink: Ink = { ink: isLow ? 'warn' : isRunning ? 'title' : 'soft', bold: isRunning };
    return { name, time, ink };
  });
  const times = parts.reduce((sum, { time }) => sum + widthOf(time) + 2, 0);
  const share = Math.floor((room - times) / parts.length);
  const shown = parts.map(({ name, ...part }) => {
    return { ...part, name: share < MIN_NAME ? '' : fit(name, share) };
  });
  const width = shown.reduce((sum, { name, time }) => sum + widthOf(name) + widthOf(time) + 2, 0);
  let x = grid.width - width;
  for (const { name, time, ink } of shown) {
    x = grid.put(x, 0, name, { ink: 'soft', on: 'bar' });
    x = grid.put(x, 0, time, { ...ink, on: 'bar' }) + 2;
  }
}
