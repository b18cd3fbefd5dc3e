import type { Say } from '#i18n/say.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { putLine, wrap } from '#screen/widgets/words.ts';
import type { Standing } from '../standing.ts';

const WIDTH = 48;

/** Text of the game over panel. */
export interface GameOverText {
  readonly title: string;
  readonly ink: InkColour;
  /** Paragraphs, separated by empty lines. */
  readonly parts: readonly (readonly string[])[];
}

/** Score line of a run; empty for a run without a score. */
export function standingLines(standing: Standing | undefined, say: Say): readonly string[] {
  return standing === undefined ? [] : [say('run-standing', { ...standing })];
}

/** Draws the game over panel on the map. */
export function drawOverPanel(grid: Grid, area: Area, { title, ink, parts }: GameOverText): void {
  const width = Math.min(WIDTH, area.width);
  const lines = parts
    .filter((block) => block.length > 0)
    .flatMap((block) => ['', ...block.flatMap((line) => wrap(line, width - 4))]);
  const inside = drawPanel(grid, centred(area, { width, height: lines.length + 4 }));
  const first = inside.height > lines.length + 1 ? 1 : 0;
  putLine(grid, rowsOf(inside, first, 1), title, { ink, bold: true }, 'centre');
  for (const [row, line] of lines.entries())
    putLine(grid, rowsOf(inside, row + first + 1, 1), line, {}, 'centre');
}
