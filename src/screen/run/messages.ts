import { makeLine } from '../../presentation/log.ts';
import type { LogLine, Tone } from '../../presentation/log.ts';
import type { Area, Grid } from '../cells/grid.ts';
import type { InkColour } from '../cells/ink.ts';
import { wrap } from '../widgets/words.ts';

export const TONE_INKS: Readonly<Record<Tone, InkColour>> = {
  plain: 'text',
  good: 'good',
  bad: 'bad',
  faint: 'soft',
};

/** The last messages, the newest at the bottom; those of turns before are fainter. */
export function drawMessages(grid: Grid, area: Area, log: readonly LogLine[], turn: number): void {
  let rest = area.height;
  for (const line of log.toReversed()) {
    const rows = wrap(makeLine(line), area.width);
    const isNew = line.turn === turn;
    for (const row of rows.toReversed()) {
      if (rest === 0) return;
      rest -= 1;
      grid.put(area.x, area.y + rest, row, { ink: isNew ? TONE_INKS[line.tone] : 'faint' });
    }
  }
}
