import type { RogueState } from '../../../../games/rogue/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { endingOf, wornLines } from '../../../../presentation/rogue/dump.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { drawOverPanel, standingLines } from '../../../../roguelike/screen/over-panel.ts';
import type { Standing } from '../../../../roguelike/standing.ts';

/** How a run has ended, over the world. */
export function drawOver(
  grid: Grid,
  area: Area,
  state: RogueState,
  standing: Standing | undefined,
  say: Say,
): void {
  const { ending, hero, turns } = state;
  if (ending === undefined) return;
  const worn = wornLines(state, say);
  drawOverPanel(grid, area, {
    title: say(`rogue-ending-${ending.kind}`),
    ink: ending.kind === 'died' ? 'bad' : 'title',
    parts: [
      ending.cause === undefined ? [] : [endingOf(state, say)],
      [
        say('rogue-dump-level', { level: hero.level, earned: hero.earned }),
        say('rogue-dump-turns', { turns, depth: hero.depth }),
      ],
      worn.length === 0 ? [] : [`${say('run-dump-equipment')}: ${worn.join(', ')}`],
      standingLines(standing, say),
    ],
  });
}
