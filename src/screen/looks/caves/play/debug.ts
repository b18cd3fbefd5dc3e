import { creaturesInSight, playerOf } from '../../../../games/caves/index.ts';
import type { CavesState } from '../../../../games/caves/index.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { drawFacts } from '../../../../roguelike/screen/debug-panel.ts';

/** What the debug panel shows beside the view of the run. */
export interface DebugFacts {
  readonly entries: number;
  readonly seed: string;
  readonly errand: string;
  readonly lastKey: string;
}

/** The debug panel; it is for those who build the game, in no language, and tells no more than the player may know. */
export function drawDebug(grid: Grid, area: Area, view: CavesState, facts: DebugFacts): void {
  const { creatures, turns, ending, options } = view;
  const { x, y, z, food, maxFood, xp } = playerOf(view);
  drawFacts(grid, area, [
    `state ${ending?.kind ?? 'game'}, ${facts.errand}, ${options.mode}`,
    `key ${facts.lastKey}`,
    `screen ${grid.width} x ${grid.height}`,
    `player ${x}, ${y}, ${z}`,
    `food ${food} of ${maxFood}, xp ${xp}`,
    `creatures ${creatures.length}, in sight ${creaturesInSight(view).length}`,
    `turns ${turns}, entries ${facts.entries}`,
    `seed ${facts.seed}`,
  ]);
}
