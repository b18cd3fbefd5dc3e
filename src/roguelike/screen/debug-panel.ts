import type { AnyMatch } from '#core';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine } from '#screen/widgets/words.ts';

/** Game-specific content of the debug panel. */
export interface DebugFacts {
  /** State of the run, followed by the automatic action. */
  readonly state: readonly [string, ...string[]];
  readonly lines: readonly string[];
  readonly turns: number;
}

/** Content of the debug panel common to all runs. */
interface RunFacts {
  readonly match: Pick<AnyMatch, 'cursor' | 'seed'>;
  readonly errand: string;
  readonly lastKey: string;
}

const WIDTH = 34;

/** Draws the debug panel. It is for developers and is not translated. */
export function drawDebug(
  grid: Grid,
  area: Area,
  { match, errand, lastKey }: RunFacts,
  { state: [state, ...moreState], lines: own, turns }: DebugFacts,
): void {
  const lines = [
    `state ${[state, errand, ...moreState].join(', ')}`,
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
