import type { Context } from '#screen/model/context.ts';
import { commandOf, rowsFor } from '#play';
import type { Binding, KeyMap } from '#play';
import { barLabels } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { fit } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawMore } from '#screen/widgets/list.ts';
import { scrolled } from '#screen/widgets/scroll.ts';
import { DICE_PAGE_KEYS } from '../../voice/keymap.ts';
import { wrap } from '#screen/widgets/words.ts';

/** One line of a page, in parts of different colours. */
export interface PageLine {
  readonly parts: readonly { readonly text: string; readonly ink?: Ink }[];
  readonly indent?: number;
}

/** One page of a set, such as one hero of several. */
export interface Page {
  readonly title: string;
  readonly lines: (width: number) => readonly PageLine[];
}

export function textLine(text: string, ink: Ink = {}, indent = 0): PageLine {
  return { parts: [{ text, ink }], indent };
}

export function heading(text: string): PageLine {
  return textLine(text, { ink: 'title', bold: true });
}

export const EMPTY_LINE: PageLine = textLine('');

/** Wraps a text into lines of a page. */
export function paragraph(text: string, width: number, ink: Ink = {}, indent = 0): PageLine[] {
  return wrap(text, width - indent).map((line) => textLine(line, ink, indent));
}

/** Further keys of a page screen. */
export interface PageKeys {
  /** Subject of the pages, if their titles do not name it. */
  readonly path?: string;
  /** The key that opened the pages, which also closes them. */
  readonly own: string;
  /** Other screens reachable by keys. */
  readonly more?: readonly (Binding & { open(from: Screen): Screen })[];
}

/** Screen for reading pages beside the table, with scrolling where they are long. */
export function pagesScreen(
  context: Context,
  pages: readonly Page[],
  keys: PageKeys,
  back: Screen,
  at = 0,
): Screen {
  const own: KeyMap = [{ command: 'close', keys: [keys.own] }];
  const map: KeyMap = [...(keys.more ?? []), ...own, ...DICE_PAGE_KEYS];
  let top = 0;
  const screen: Screen = {
    draw: (grid) => (top = draw(grid, context, pages, keys, { page: at, top })),
    onKey: (key) => {
      const command = commandOf(map, key);
      const by = leafOf(key, command);
      if (by !== 0 && pages.length > 1) {
        const page = (at + by + pages.length) % pages.length;
        return pagesScreen(context, pages, keys, back, page);
      }
      const more = keys.more?.find((one) => one.command === command);
      if (more !== undefined) return more.open(screen);
      if (command === 'close' || command === 'back') return back;
      top = scrolled(key, top) ?? top;
      return screen;
    },
  };
  return screen;
}

/** Direction of a page-turning command; 0 for other commands. */
export function leafOf(key: Key, command: string | undefined): -1 | 0 | 1 {
  if (command === 'leaf-back') return -1;
  if (command !== 'leaf') return 0;
  return key.name === 'tab' && key.shift ? -1 : 1;
}

/** Draws a page; returns the index of the first visible line. */
function draw(
  grid: Grid,
  { say }: Context,
  pages: readonly Page[],
  keys: PageKeys,
  at: { readonly page: number; readonly top: number },
): number {
  const page = pages[at.page];
  const number = pages.length > 1 ? `${at.page + 1} / ${pages.length}` : '';
  const path = [keys.path ?? '', page?.title ?? ''].filter((name) => name !== '');
  drawTitleBar(grid, path, number);
  const first = drawPage(grid, bodyOf(grid), page, at.top);
  const leaf = pages.length > 1 ? rowsFor(DICE_PAGE_KEYS, ['leaf-back', 'leaf']) : [];
  const scroll = rowsFor(DICE_PAGE_KEYS, ['up', 'down']);
  const rest = rowsFor(DICE_PAGE_KEYS, ['back']);
  drawKeyBar(grid, say, barLabels(say, leaf, scroll, keys.more ?? [], rest));
  return first;
}

/**
 * Draws the lines of a page from line `top`, never past its end. Returns the index of the first
 * visible line.
 */
export function drawPage(grid: Grid, body: Area, page: Page | undefined, top: number): number {
  const lines = page?.lines(body.width - 1) ?? [];
  const first = Math.max(0, Math.min(top, lines.length - body.height));
  for (const [row, { parts, indent = 0 }] of lines.slice(first, first + body.height).entries()) {
    let x = body.x + indent;
    for (const { text, ink } of parts) {
      x = grid.put(x, body.y + row, fit(text, body.x + body.width - x), ink);
    }
  }
  drawMore(grid, body, first > 0, first + body.height < lines.length);
  return first;
}
