import { commandOf } from '#play';
import type { Context } from '#screen/model/context.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import { putText } from '#screen/widgets/words.ts';
import { LIST_KEYS, MENU_KEYS } from '#voice/keymap.ts';

/** Things to choose from. */
interface Choice {
  readonly title: string;
  readonly items: readonly ListItem[];
  readonly back: Screen;
  choose(index: number, screen: Screen): Screen;
}

const NEWS_ROWS = 2;

/** List of things to choose one from; remembers the row while something chosen is open. */
export function choiceScreen(context: Context, choice: Choice): Screen {
  const { title, items, back } = choice;
  const { say } = context;
  let index = 0;
  const screen: Screen = {
    draw(grid) {
      drawTitleBar(grid, ['Turnwright', title], `${index + 1}/${items.length}`);
      const body = bodyOf(grid);
      drawList(grid, rowsOf(body, 1, body.height - NEWS_ROWS - 2), items, index);
      const news = rowsOf(body, body.height - NEWS_ROWS, NEWS_ROWS);
      putText(grid, news, context.news, { ink: 'warn' });
      drawKeyBar(grid, say, barLabels(say, LIST_KEYS, MENU_KEYS));
    },
    onKey(key) {
      const moved = moveIndex(key, index, items.length);
      if (moved !== undefined) index = moved;
      const command = commandOf(MENU_KEYS, key);
      if (command === 'back') return back;
      return command === 'open' ? choice.choose(index, screen) : screen;
    },
  };
  return screen;
}
