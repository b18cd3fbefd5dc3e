import { Grid, THEMES } from '../src/screen/index.ts';
import { AnsiWriter } from '../src/terminal/ansi/writer.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';

const SIZE = { width: 80, height: 24 };
const CELLS = 20;
const ROUNDS = 2000;
const MAX_MS = 0.2;

/** Time to update a terminal with a few changed cells, in milliseconds. */
export function timeOfCells(): number {
  const before = new Grid(SIZE);
  const after = new Grid(SIZE);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const ink = cell < CELLS / 2 ? 'seed' : 'text';
    after.put((cell * 37) % SIZE.width, (cell * 5) % SIZE.height, '•', { ink });
  }
  const writer = new AnsiWriter(THEMES.evening, 'full');
  const write = () => {
    for (let round = 0; round < ROUNDS; round += 1) writer.write(round % 2 === 0 ? after : before);
  };
  return median(times(5, () => timed(write).ms)) / ROUNDS;
}

export function benchScreen(): Row[] {
  const each = timeOfCells();
  const target = { text: `<= ${MAX_MS}`, met: each <= MAX_MS };
  return [{ what: `a screen with ${CELLS} changed cells`, figure: each, unit: 'ms', target }];
}
