import { isOffered, own } from '#core';
import type { AnyField, OptionValue } from '#core';
import { bindingFor, commandOf, helpOf, isResignable, rowsFor } from '#play';
import type { Session } from '#play';
import {
  HELP_PAGE_KEYS,
  LIST_KEYS,
  MATCH_KEYS,
  MENU_KEYS,
  PLAY_KEYS,
  VALUE_KEYS,
} from '#voice/keymap.ts';
import { fit } from '../cells/glyphs.ts';
import type { Grid } from '../cells/grid.ts';
import type { Ink } from '../cells/ink.ts';
import type { Context, HelpPage } from '../model/context.ts';
import { barLabels, keyLabels } from '../model/key.ts';
import type { KeyLabel } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';

import {
  gamePath,
  describeOptionAbout,
  describeOptionName,
  describeOptionValue,
} from './option-words.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { drawMore } from '../widgets/list.ts';
import { scrolled } from '../widgets/scroll.ts';
import { wrap } from '../widgets/words.ts';

/** Subject of the help: a game, or one page of its screens. */
interface About {
  readonly session?: Session | undefined;
  readonly page?: HelpPage | undefined;
}

interface Line {
  readonly text: string;
  readonly ink: Ink;
  readonly indent: number;
}

const WIDEST = 96;
const KEY_COLUMN = 14;

/** Keys of all menus. */
const ARCADE_KEYS = [...LIST_KEYS, ...VALUE_KEYS, ...MENU_KEYS, ...rowsFor(PLAY_KEYS, ['quit'])];

/** Help screen: the keys of every screen, and the rules and keys of the current game. */
export function helpScreen(context: Context, back: Screen, about: About = {}): Screen {
  let top = 0;
  const screen: Screen = {
    draw: (grid) => (top = draw(grid, context, about, top)),
    onKey: (key) => {
      if (commandOf(HELP_PAGE_KEYS, key) === 'back') return back;
      top = scrolled(key, top) ?? top;
      return screen;
    },
  };
  return screen;
}

/** Draws the lines from row `top` on; returns the clamped first row. */
function draw(grid: Grid, context: Context, about: About, top: number): number {
  const { say } = context;
  const match = about.session?.match;
  const names = match === undefined ? [] : gamePath(context, match.game, match.options);
  drawTitleBar(grid, ['Turnwright', ...names, say('screen-title-help')]);
  const body = bodyOf(grid);
  const lines = linesOf(context, about, Math.min(WIDEST, body.width - 2, grid.seen - 6));
  const first = Math.max(0, Math.min(top, lines.length - body.height));
  for (const [row, line] of lines.slice(first, first + body.height).entries()) {
    grid.put(body.x + line.indent, body.y + row, line.text, line.ink);
  }
  grid.focusOn(0, body.y, grid.width);
  drawMore(grid, body, first > 0, first + body.height < lines.length);
  drawKeyBar(grid, say, barLabels(say, HELP_PAGE_KEYS));
  return first;
}

function linesOf(context: Context, { session, page }: About, width: number): Line[] {
  const { say } = context;
  const lines: Line[] = [];
  const title = (words: string) => {
    if (lines.length > 0) lines.push({ text: '', ink: {}, indent: 0 });
    lines.push({ text: words, ink: { ink: 'title', bold: true }, indent: 0 });
  };
  const text = (words: string) => {
    for (const line of wrap(words, width - 2)) lines.push({ text: line, ink: {}, indent: 2 });
  };
  const keys = (labels: readonly { keys: string; label: string }[]) => {
    for (const line of labels.flatMap((label) => keyLines(label, width))) lines.push(line);
  };
  if (page !== undefined) {
    if (page.title !== '') title(fit(page.title, width));
    if (page.text !== '') text(page.text);
    title(say('screen-help-keys'));
    keys(page.keys);
  } else if (session !== undefined) {
    const { game, state } = session.match;
    const look = context.lookOf(game);
    const module = context.moduleOf(game);
    title(say('screen-help-rules'));
    for (const paragraph of look.rules(say, state)) text(paragraph);
    const options = optionLines(context, session);
    if (options.length > 0) title(say('screen-help-options'));
    for (const line of options) text(line);
    const marks = look.marks?.(state, say) ?? [];
    if (marks.length > 0) title(say('screen-help-board'));
    keys(marks);
    title(say('screen-help-keys'));
    const own = module?.commands?.(context, session) ?? [];
    const general = [
      ...look.keys(state, say),
      ...playKeys(
        say,
        own.flatMap((command) => command.help()),
      ),
      ...(isResignable(session) ? keyLabels(say, helpOf(MATCH_KEYS)) : []),
    ];
    keys(module?.help?.(context, session) ?? general);
  } else {
    title(say('screen-help-arcade'));
    text(say('screen-help-arcade-text'));
    title(say('screen-help-keys'));
    keys(keyLabels(say, helpOf(ARCADE_KEYS)));
  }
  return lines;
}

function keyLines({ keys, label }: { keys: string; label: string }, width: number): Line[] {
  return wrap(label, width - KEY_COLUMN).map((line, index) => ({
    text: `${(index === 0 ? keys : '').padEnd(KEY_COLUMN - 2)}${line}`,
    ink: { ink: 'soft' },
    indent: 2,
  }));
}

/** Options that differ from the default rules, with their descriptions. */
function optionLines(context: Context, { match }: Session): string[] {
  const { game, options } = match;
  const fields = Object.entries(game.options as Readonly<Record<string, AnyField>>);
  return fields.flatMap(([name, field]) => {
    const value = own(options, name) as OptionValue;
    if (value === field.default || !isOffered(field)) return [];
    const words = describeOptionValue(context, game, name, value);
    const about = describeOptionAbout(context, game, name);
    return [`${describeOptionName(context, game, name)}: ${words}. ${about}`];
  });
}

/** Keys during a game. `own` adds the keys of the game; `without` leaves keys out. */
export function playKeys(
  say: Context['say'],
  own: readonly KeyLabel[],
  without: readonly string[] = [],
): KeyLabel[] {
  const ids = without.map((id) => `screen-help-${id}`);
  const rows = helpOf(PLAY_KEYS).filter(({ label }) => !ids.includes(label));
  const at = rows.findIndex(({ label }) => label === bindingFor(PLAY_KEYS, 'export').help) + 1;
  return [...keyLabels(say, rows.slice(0, at)), ...own, ...keyLabels(say, rows.slice(at))];
}
