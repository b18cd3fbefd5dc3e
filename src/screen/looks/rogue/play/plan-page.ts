import { beside } from '../../../../games/rogue/index.ts';
import type { Place, RogueState } from '../../../../games/rogue/index.ts';
import type { Context } from '../../../model/context.ts';
import { isKey } from '../../../model/key.ts';
import type { Screen } from '../../../model/screen.ts';
import { rowsOf } from '../../../widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '../../../widgets/bars.ts';
import { drawPlan } from '../map/plan.ts';
import { cursorStep } from './keys.ts';

/** Cells that a key scrolls the map by. */
const LEAP = 8;

/** The map of all that is known, which can be scrolled. */
export function planPage(
  context: Context,
  path: readonly string[],
  state: RogueState,
  back: Screen,
): Screen {
  let middle: Place = state.hero.at;
  const screen: Screen = {
    draw(grid) {
      const { say } = context;
      const at = `${state.hero.at.x}, ${state.hero.at.y}`;
      drawTitleBar(grid, ['Turnwright', ...path, say('label-map')], at);
      drawPlan(grid, rowsOf(grid.area, 1, grid.height - 2), state, middle);
      drawKeyBar(grid, say, [
        { keys: '←↑↓→', label: say('screen-key-scroll') },
        { keys: 'Home', label: say('run-key-hero') },
        { keys: 'q', label: say('screen-key-back') },
      ]);
    },
    onKey(key) {
      if (isKey(key, 'q', 'escape', 'tab', 'p', 'enter')) return back;
      const step = cursorStep(key);
      if (isKey(key, 'home')) middle = state.hero.at;
      else if (step !== undefined) {
        const { x, y } = beside({ x: 0, y: 0 }, step.direction);
        middle = { x: middle.x + LEAP * x, y: middle.y + LEAP * y };
      }
      return screen;
    },
  };
  return screen;
}
