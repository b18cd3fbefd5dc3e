import type { AnyMatch } from '#core';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine } from '#screen/widgets/words.ts';

/** The facts that the debug panel shows of a game. */
export interface DebugFacts {
  /** The state of the run; the automatic action comes second. */
  readonly state: readonly [string, ...string[]];
  readonly lines: readonly string[];
  readonly turns: number;
}

/** The facts that it shows of any run. */
interface RunFacts {
  readonly match: Pick<AnyMatch, 'cursor' | 'seed'>;
  readonly errand: string;
  readonly lastKey: string;
}

const WIDTH = 34;

/** The debug panel; it is for those who build a game, in no language. */
export function drawDebug(
  grid: Grid,
  area: Area,
  { match, errand, lastKey }: RunFacts,
  { state: [state, ...more], lines: own, turns }: DebugFacts,
): void {
  const lines = [
    `state ${[state, errand, ...more].join(', ')}`,
    `key ${lastKey}`,
    `screen ${grid.width} x ${grid.height}`,
    ...own,
    `turns ${turns}, entries ${match.cursor}`,
    `seed ${match.seed}`,
  ];
  const panel = { ...area, width: Math.min(WIDTH, area.width), height: lines.length };
  grid.fill(panel, ' ', { on: 'panel' });
  for (const [row, line] of lines.entries()) {
    putLine(grid, rowsOf(panel, row, 1), ` ${line}`, { ink: 'good' });
  }
}
