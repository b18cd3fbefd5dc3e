import type { AnyGame } from '#core';
import type { Grid } from '../cells/grid.ts';
import { openPasted } from './pasted.ts';
import type { Context } from '../model/context.ts';
import { commandOf } from '#play';
import type { KeyMap } from '#play';
import { TITLE_KEYS } from '#voice/keymap.ts';
import { barLabels } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { centred, rowsOf } from '../widgets/areas.ts';
import { widthOf } from '../cells/glyphs.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { largeWidth, putLarge } from '../widgets/letters.ts';
import { drawList, moveIndex } from '../widgets/list.ts';
import type { ListItem } from '../widgets/list.ts';
import { putLine, putText, wrap } from '../widgets/words.ts';

const MARK = 'TURNWRIGHT';
const MENU_WIDTH = 62;

type TitleCommand = (typeof TITLE_KEYS)[number]['command'];

interface Choice extends ListItem {
  readonly about: string;
  open(back: Screen): Screen | undefined;
}

/** Title screen: the games, saved games, settings, help and quit. */
export function titleScreen(context: Context, index?: number): Screen {
  const at = index ?? firstGame(context);
  // Choices are rebuilt each time, because other screens change the language and the saved games.
  const screen: Screen = {
    draw: (grid) => draw(grid, context, choicesOf(context), at),
    onKey: (key) => onKey(context, key, choicesOf(context), at, screen),
    onPaste: (text) => openPasted(context, text, screen),
    music: () => undefined,
  };
  return screen;
}

function firstGame(context: Context): number {
  return Math.max(
    0,
    choicesOf(context).findIndex((choice) => choice.faint !== true),
  );
}

function onKey(
  context: Context,
  key: Key,
  choices: readonly Choice[],
  index: number,
  screen: Screen,
): Screen | undefined {
  const moved = moveIndex(key, index, choices.length);
  if (moved !== undefined) return titleScreen(context, moved);
  const command = commandOf(keysOf(context), key);
  if (command === 'number') return choose(context, choices, Number(key.name) - 1);
  if (command === 'open') return choose(context, choices, index);
  if (command === 'quit') return undefined;
  if (command === 'ask-quit')
    return context.routes.ask(context.say('screen-title-ask-quit'), () => undefined, screen);
  if (command === 'help') return context.routes.help(screen);
  return screen;
}

function choose(context: Context, choices: readonly Choice[], index: number): Screen | undefined {
  return choices[index]?.open(titleScreen(context, index));
}

function choicesOf(context: Context): Choice[] {
  const { say, routes, environment } = context;
  const games = environment.menu.map((id, index) => gameChoice(context, id, index + 1));
  const saved = environment.saves.list().length;
  const count = saved === 0 ? say('screen-title-none-saved') : say('screen-title-saved', { saved });
  return [
    ...games,
    {
      label: say('screen-title-continue'),
      note: count,
      about: say('screen-title-continue-about'),
      open: (back) => routes.saved(back),
    },
    {
      label: say('label-settings'),
      about: say('screen-title-settings-about'),
      open: (back) => routes.settings(back),
    },
    {
      label: say('screen-title-help'),
      about: say('screen-title-help-about'),
      open: (back) => routes.help(back),
    },
    {
      label: say('screen-title-quit'),
      about: say('screen-title-quit-about'),
      open: () => undefined,
    },
  ];
}

function gameChoice(context: Context, id: string, number: number): Choice {
  const { say, routes, environment } = context;
  const game: AnyGame | undefined = environment.games.find((one) => one.id === id);
  const name = say(`game-${id}`);
  const label = `${number}  ${name}`;
  const about = say(`game-${id}-about`);
  const module = context.modules.get(id);
  if (module?.menu !== undefined) {
    return { label, about, open: (back) => module.menu?.(context, back) };
  }
  if (game !== undefined) return { label, about, open: (back) => routes.newGame(game, back) };
  if (environment.isLoaded?.() === false) return { label, about, open: (back) => back };
  const open = (back: Screen) => {
    context.announce(say('screen-title-missing', { game: name }));
    return back;
  };
  return { label, about, note: say('game-missing'), faint: true, open };
}

/** Rows needed for the title in large letters. */
const MIN_TALL_HEIGHT = 22;

/** Compact layout for low screens: only the choices and one description. */
function drawLow(grid: Grid, context: Context, choices: readonly Choice[], index: number): void {
  drawTitleBar(grid, ['Turnwright'], context.environment.version);
  const body = bodyOf(grid);
  drawList(grid, { ...rowsOf(body, 0, body.height - 3), width: body.width - 1 }, choices, index);
  const { news } = context;
  const text = news === '' ? (choices[index]?.about ?? '') : news;
  putText(grid, rowsOf(body, body.height - 2), text, { ink: news === '' ? 'accent' : 'warn' });
  drawKeyBar(grid, context.say, barLabels(context.say, keysOf(context)));
}

function draw(grid: Grid, context: Context, choices: readonly Choice[], index: number): void {
  if (grid.height < MIN_TALL_HEIGHT) {
    drawLow(grid, context, choices, index);
    return;
  }
  const body = bodyOf(grid);
  const top = body.y + Math.max(0, Math.floor((body.height - 20) / 2));
  putLarge(grid, Math.floor((grid.width - largeWidth(MARK)) / 2), top, MARK, {
    ink: 'title',
    bold: true,
  });
  const subtitleArea = { ...body, y: top + 4 };
  putLine(grid, subtitleArea, context.say('screen-title-about'), { ink: 'soft' }, 'centre');
  const height = choices.length + 1;
  const place = { ...body, y: top + 6, height };
  const menu = centred(place, { width: MENU_WIDTH, height });
  const games = context.environment.menu.length;
  drawList(grid, rowsOf(menu, 0, games), choices.slice(0, games), index);
  drawList(grid, rowsOf(menu, games + 1), choices.slice(games), index - games);
  const about = { ...body, y: menu.y + menu.height + 1, height: 2 };
  const lines = wrap(choices[index]?.about ?? '', about.width).slice(0, 2);
  for (const [row, line] of lines.entries()) {
    putLine(grid, rowsOf(about, row, 1), line, { ink: 'accent' }, 'centre');
  }
  const news = { ...body, y: about.y + 2, height: 1 };
  putLine(grid, news, context.news, { ink: 'warn' }, 'centre');
  const end = drawKeyBar(grid, context.say, barLabels(context.say, keysOf(context)));
  const { version } = context.environment;
  if (end + widthOf(version) + 2 > grid.width) return;
  putLine(
    grid,
    { x: 0, y: grid.height - 1, width: grid.width - 2, height: 1 },
    version,
    { ink: 'faint' },
    'right',
  );
}

/** Key map with as many digits as there are games. */
function keysOf({ environment }: Context): KeyMap<TitleCommand> {
  return TITLE_KEYS.map((row) =>
    row.command === 'number' ? { ...row, keys: row.keys.slice(0, environment.menu.length) } : row,
  );
}
