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

/** A line of a long text. */
export interface PageLine {
  readonly text: string;
  /** What stands before it, in a column of its own. */
  readonly head?: string;
  readonly ink?: InkColour;
  /** Drawn as it is: a picture is not broken into lines. */
  readonly isPicture?: boolean;
}

/** A long text on a screen of its own. */
export interface TextPage {
  readonly path: readonly string[];
  readonly lines: readonly PageLine[];
  /** The keys that lead back beside `q` and Escape. */
  readonly closes: readonly string[];
  /** Whether the end of it is shown first. */
  readonly fromEnd?: boolean;
  readonly keys?: readonly (Binding & { readonly run: () => Screen | undefined })[];
}

/** A line as it fits, what stands before it only at the first row. */
function rowsOfLine(line: PageLine, width: number): readonly PageLine[] {
  const { text, head = '', isPicture = false } = line;
  if (isPicture) return [{ ...line, text: text.slice(0, width) }];
  const blank = ' '.repeat(widthOf(head));
  return wrap(text, width - widthOf(head)).map((row, at) => {
    return { ...line, text: row, head: at === 0 ? head : blank };
  });
}

/** Shows a text that can be scrolled. */
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
