import { playerOf } from '../../../../games/caves/index.ts';
import type { CavesState } from '../../../../games/caves/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { endingOf } from '../../../../presentation/caves/names.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { centred } from '../../../widgets/areas.ts';
import { drawPanel } from '../../../widgets/frame.ts';
import { putLine, wrap } from '../../../widgets/words.ts';
import { rowsOf } from '../../../widgets/areas.ts';

const WIDTH = 48;

/** How a run has ended, over the map. */
export function drawOver(grid: Grid, area: Area, view: CavesState, say: Say): void {
  const ending = endingOf(view, say);
  if (ending === undefined) return;
  const { rank, xp } = playerOf(view);
  const { turns, deeds } = view;
  const width = Math.min(WIDTH, area.width);
  const lines = [
    '',
    ...wrap(ending.about, width - 4),
    '',
    say('caves-dump-level', { rank, xp }),
    ...wrap(
      say('caves-dump-turns', { turns, deepest: deeds.deepest + 1, dug: deeds.dug }),
      width - 4,
    ),
    '',
    say('caves-screen-over-again'),
  ];
  const inside = drawPanel(grid, centred(area, { width, height: lines.length + 4 }));
  const ink = view.ending?.kind === 'won' ? 'title' : 'bad';
  putLine(grid, rowsOf(inside, 1, 1), ending.title, { ink, bold: true }, 'centre');
  for (const [row, line] of lines.entries())
    putLine(grid, rowsOf(inside, row + 2, 1), line, {}, 'centre');
}
