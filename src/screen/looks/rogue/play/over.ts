import type { RogueState } from '../../../../games/rogue/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { endingOf } from '../../../../presentation/rogue/dump.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { centred, rowsOf } from '../../../widgets/areas.ts';
import { drawPanel } from '../../../widgets/frame.ts';
import { putText, wrap } from '../../../widgets/words.ts';

const WIDTH = 48;

/** How a run has ended, over the world. */
export function drawOver(grid: Grid, area: Area, state: RogueState, say: Say): void {
  const { ending, hero, turns } = state;
  if (ending === undefined) return;
  const cause = ending.cause === undefined ? '' : endingOf(state, say);
  const lines = [
    cause,
    say('rogue-dump-level', { level: hero.level, earned: hero.earned }),
    say('rogue-dump-turns', { turns, depth: hero.depth }),
  ].filter((line) => line !== '');
  const title = say(`rogue-ending-${ending.kind}`);
  const width = Math.min(WIDTH, area.width);
  const rows = [title, ...lines].flatMap((line) => wrap(line, width - 4)).length;
  const inside = drawPanel(grid, centred(area, { width, height: rows + 4 }));
  const ink = ending.kind === 'died' ? 'bad' : 'title';
  let used = 1 + putText(grid, inside, title, { ink, bold: true });
  for (const line of lines) used += putText(grid, rowsOf(inside, used), line);
}
