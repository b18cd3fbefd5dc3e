import type { Area, Grid } from '../../screen/cells/grid.ts';
import type { Context } from '../../screen/model/context.ts';
import { isAnyKey } from '../../screen/model/key.ts';
import type { Key, KeyLabel } from '../../screen/model/key.ts';
import type { Screen } from '../../screen/model/screen.ts';
import { rowsOf } from '../../screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '../../screen/widgets/bars.ts';

/** The map of all that is known. */
interface MapPage {
  readonly path: readonly string[];
  /** At the right of the title bar. */
  about(): string;
  /** Keys beside those that scroll and lead back. */
  readonly keys: readonly KeyLabel[];
  /** The keys that lead back. */
  readonly closes: readonly string[];
  draw(grid: Grid, area: Area): void;
  press(key: Key): void;
}

/** Shows a map that can be scrolled on a screen of its own. */
export function mapPage(context: Context, page: MapPage, back: Screen): Screen {
  const screen: Screen = {
    draw(grid) {
      const { say } = context;
      drawTitleBar(grid, ['Turnwright', ...page.path, say('label-map')], page.about());
      page.draw(grid, rowsOf(grid.area, 1, grid.height - 2));
      drawKeyBar(grid, say, [
        { keys: '←↑↓→', label: say('screen-key-scroll') },
        ...page.keys,
        { keys: 'q', label: say('screen-key-back') },
      ]);
    },
    onKey(key) {
      if (isAnyKey(key, page.closes)) return back;
      page.press(key);
      return screen;
    },
  };
  return screen;
}
