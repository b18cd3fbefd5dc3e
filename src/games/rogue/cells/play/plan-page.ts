import { STEPS } from '../../rules/index.ts';
import type { Place, RogueState } from '../../rules/index.ts';
import { mapPage } from '#roguelike/screen/map-page.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { commandOf } from '#play';
import { PLAN_KEYS } from '../../voice/keymap.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { drawPlan } from '../map/plan.ts';
import { stepOf } from './rogue-keys.ts';

/** Number of cells that a key scrolls the map by. */
const LEAP = 8;

/** A scrollable map of the known world. */
export function planPage(
  context: Context,
  path: readonly string[],
  state: RogueState,
  back: Screen,
): Screen {
  let middle: Place = state.hero.at;
  const { x, y } = state.hero.at;
  const page = {
    path,
    about: () => `${x}, ${y}`,
    keys: PLAN_KEYS,
    draw: (grid: Grid, area: Area) => drawPlan(grid, area, state, middle),
    press(key: Key) {
      const step = stepOf(key);
      if (commandOf(PLAN_KEYS, key) === 'hero') middle = state.hero.at;
      else if (step !== undefined) {
        const by = STEPS[step.direction];
        middle = { x: middle.x + LEAP * by.x, y: middle.y + LEAP * by.y };
      }
    },
  };
  return mapPage(context, page, back);
}
