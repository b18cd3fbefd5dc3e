import type { Context } from '#screen/model/context.ts';
import { isKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { fit } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawMore } from '#screen/widgets/list.ts';
import { wrap } from '#screen/widgets/words.ts';

/** One line of a page: parts of different colours, one after the other. */
export interface PageLine {
  readonly parts: readonly { readonly text: string; readonly ink?: Ink }[];
  readonly indent?: number;
}

/** A page of a sheaf: one hero of several, or the only one. */
export interface Page {
  readonly title: string;
  readonly lines: (width: number) => readonly PageLine[];
}

export function plain(text: string, ink: Ink = {}, indent = 0): PageLine {
  return { parts: [{ text, ink }], indent };
}

export function heading(text: string): PageLine {
  return plain(text, { ink: 'title', bold: true });
}

export const EMPTY_LINE: PageLine = plain('');

/** A text as lines of a page. */
export function paragraph(text: string, width: number, ink: Ink = {}, indent = 0): PageLine[] {
  return wrap(text, width - indent).map((line) => plain(line, ink, indent));
}

/** What else can be done on pages. */
export interface PageKeys {
  /** What the pages are of, where they do not say so themselves. */
  readonly path?: string;
  /** The key that opened them, which closes them again. */
  readonly own: string;
  /** What a key leads to, by the key. */
  readonly more?: readonly {
    readonly key: string;
    readonly label: string;
    open(from: Screen): Screen;
  }[];
}

/** Something to read beside the table: pages to leaf through, scrolled where they are long. */
export function pagesScreen(
  context: Context,
  pages: readonly Page[],
  keys: PageKeys,
  back: Screen,
  at: { readonly page: number; readonly top: number } = { page: 0, top: 0 },
): Screen {
  const go = (page: number, top: number) => pagesScreen(context, pages, keys, back, { page, top });
  const screen: Screen = {
    draw: (grid) => draw(grid, context, pages, keys, at),
    onKey: (key) => {
      if (isKey(key, 'left', 'right', 'tab') && pages.length > 1) {
        const step = isKey(key, 'left') || key.shift ? pages.length - 1 : 1;
        return go((at.page + step) % pages.length, 0);
      }
      const top = scrolled(key, at.top);
      if (top !== undefined) return go(at.page, top);
      const isHelp = isKey(key, 'f1');
      const more = keys.more?.find((one) => isKey(key, one.key) || (isHelp && one.key === '?'));
      if (more !== undefined) return more.open(screen);
      return isKey(key, 'q', 'escape', 'enter', 'space', keys.own) ? back : screen;
    },
  };
  return screen;
}

export function scrolled(key: Key, top: number): number | undefined {
  if (isKey(key, 'down')) return top + 1;
  if (isKey(key, 'up')) return Math.max(0, top - 1);
  if (isKey(key, 'pagedown')) return top + 12;
  if (isKey(key, 'pageup')) return Math.max(0, top - 12);
  return isKey(key, 'home') ? 0 : undefined;
}

function draw(
  grid: Grid,
  { say }: Context,
  pages: readonly Page[],
  keys: PageKeys,
  at: { readonly page: number; readonly top: number },
): void {
  const page = pages[at.page];
  const number = pages.length > 1 ? `${at.page + 1} / ${pages.length}` : '';
  const path = [keys.path ?? '', page?.title ?? ''].filter((name) => name !== '');
  drawTitleBar(grid, path, number);
  drawPage(grid, bodyOf(grid), page, at.top);
  drawKeyBar(grid, say, [
    ...(pages.length > 1 ? [{ keys: '←→', label: say('dice-screen-key-leaf') }] : []),
    { keys: '↑↓', label: say('screen-key-scroll') },
    ...(keys.more ?? []).map(({ key, label }) => ({ keys: key, label })),
    { keys: 'q', label: say('screen-key-back') },
  ]);
}

/** The lines of a page from a row on; never scrolled past its end. */
export function drawPage(grid: Grid, body: Area, page: Page | undefined, top: number): void {
  const lines = page?.lines(body.width - 1) ?? [];
  const first = Math.max(0, Math.min(top, lines.length - body.height));
  for (const [row, { parts, indent = 0 }] of lines.slice(first, first + body.height).entries()) {
    let x = body.x + indent;
    for (const { text, ink } of parts) {
      x = grid.put(x, body.y + row, fit(text, body.x + body.width - x), ink);
    }
  }
  drawMore(grid, body, first > 0, first + body.height < lines.length);
}
