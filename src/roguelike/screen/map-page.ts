import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { barOf, commandOf } from '#play';
import type { KeyMap } from '#play';
import { keyLabels } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';

/** Map overview. */
interface MapPage {
  readonly path: readonly string[];
  /** Text at the right of the title bar. */
  about(): string;
  /** Key map whose commands `back` and `close` close the page. */
  readonly keys: KeyMap;
  draw(grid: Grid, area: Area): void;
  press(key: Key): void;
}

/** Full-screen page with a scrollable map. */
export function mapPage(context: Context, page: MapPage, back: Screen): Screen {
  const screen: Screen = {
    draw(grid) {
      const { say } = context;
      drawTitleBar(grid, ['Turnwright', ...page.path, say('label-map')], page.about());
      page.draw(grid, rowsOf(grid.area, 1, grid.height - 2));
      drawKeyBar(grid, say, keyLabels(say, barOf(page.keys)));
    },
    onKey(key) {
      const command = commandOf(page.keys, key);
      if (command === 'back' || command === 'close') return back;
      page.press(key);
      return screen;
    },
  };
  return screen;
}
