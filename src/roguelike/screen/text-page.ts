import type { Context } from '#screen/model/context.ts';
import { commandOf } from '#play';
import type { Binding } from '#play';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawMore } from '#screen/widgets/list.ts';
import { scrolled } from '#screen/widgets/scroll.ts';
import { textPageKeys } from '../keymap.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { wrap } from '#screen/widgets/words.ts';

/** Line of a long text. */
export interface PageLine {
  readonly text: string;
  /** Text before the line, in a separate column. */
  readonly head?: string;
  readonly ink?: InkColour;
  /** True for a picture, which is not wrapped. */
  readonly isPicture?: boolean;
}

/** Full-screen page with a long text. */
export interface TextPage {
  readonly path: readonly string[];
  readonly lines: readonly PageLine[];
  /** Keys that close the page besides `q` and Escape. */
  readonly closes: readonly string[];
  /** True to start at the end of the text. */
  readonly fromEnd?: boolean;
  readonly keys?: readonly (Binding & { readonly run: () => Screen | undefined })[];
}

/** Wraps a line; only its first row has the head. */
function rowsOfLine(line: PageLine, width: number): readonly PageLine[] {
  const { text, head = '', isPicture = false } = line;
  if (isPicture) return [{ ...line, text: text.slice(0, width) }];
  const blank = ' '.repeat(widthOf(head));
  return wrap(text, width - widthOf(head)).map((row, at) => {
    return { ...line, text: row, head: at === 0 ? head : blank };
  });
}

/** Screen with a scrollable text. */
export function textPage(context: Context, page: TextPage, back: Screen): Screen {
  let top = page.fromEnd === true ? Infinity : 0;
  let height = 1;
  const keys = textPageKeys(page.closes, page.keys ?? []);
  const screen: Screen = {
    draw(grid) {
      const { say } = context;
      drawTitleBar(grid, ['Turnwright', ...page.path]);
      const body = bodyOf(grid);
      height = body.height - 1;
      const width = Math.min(body.width - 2, grid.seen - 5);
      const rows = page.lines.flatMap((line) => {
        return rowsOfLine(line, line.isPicture === true ? body.width - 2 : width);
      });
      top = Math.min(top, Math.max(0, rows.length - height));
      for (const [at, { text, ink = 'text', head = '' }] of rows
        .slice(top, top + height)
        .entries()) {
        grid.put(body.x, body.y + at, head, { ink: 'faint' });
        grid.put(body.x + widthOf(head), body.y + at, text, { ink });
      }
      grid.focusOn(0, body.y, grid.width);
      drawMore(
        grid,
        { ...body, width: body.width - 1, height },
        top > 0,
        top + height < rows.length,
      );
      grid.put(body.x, body.y + height, fit(context.news, body.width), { ink: 'warn' });
      drawKeyBar(grid, say, barLabels(say, keys));
    },
    onKey(key) {
      const command = commandOf(keys, key);
      if (command === 'back') return back;
      top = scrolled(key, top, height) ?? top;
      return page.keys?.find((row) => row.command === command)?.run() ?? screen;
    },
  };
  return screen;
}
