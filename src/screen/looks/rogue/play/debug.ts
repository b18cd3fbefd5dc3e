import type { Place, RogueState } from '../../../../games/rogue/index.ts';
import { itemsAround, mobsShown } from '../../../../presentation/rogue/known.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { drawFacts } from '../../../../roguelike/screen/debug-panel.ts';

/** What the debug panel shows beside the state of the run. */
export interface DebugFacts {
  readonly middle: Place;
  readonly entries: number;
  readonly seed: string;
  readonly errand: string;
  readonly lastKey: string;
}

const NEAR = 24;

/** The debug panel; it is for those who build the game, in no language. */
export function drawDebug(grid: Grid, area: Area, state: RogueState, facts: DebugFacts): void {
  const { hero, turns, mobsLeft, ending } = state;
  const lines = [
    `state ${ending?.kind ?? 'game'}, ${facts.errand}`,
    `key ${facts.lastKey}`,
    `screen ${grid.width} x ${grid.height}`,
    `player ${hero.at.x}, ${hero.at.y}`,
    `camera ${facts.middle.x}, ${facts.middle.y}`,
    `mobs ${mobsShown(state).length} of ${mobsLeft}`,
    `items ${itemsAround(state, NEAR).length}`,
    `turns ${turns}, entries ${facts.entries}`,
    `seed ${facts.seed}`,
  ];
  drawFacts(grid, area, lines);
}
