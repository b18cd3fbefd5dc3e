import { rogue } from '../../rules/index.ts';
import { commandOf, resumeSession } from '#play';
import { LIST_KEYS, MENU_KEYS, NUMBER_KEYS } from '#voice/keymap.ts';
import { isSaveOf } from '#screen/menus/save-of.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { Daily } from '#roguelike/screen/daily.ts';
import { findLastRun, openLastRun } from '#roguelike/screen/last-run.ts';
import type { LastRun } from '#roguelike/screen/last-run.ts';
import { hasRecords, recordsPage } from '#roguelike/screen/records.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import { putLine, putText } from '#screen/widgets/words.ts';
import { USUAL_OPTIONS } from '../../voice/usual-options.ts';
import type { RogueServices } from '../../voice/services.ts';
import { game, newWorldScreen } from './new-run.ts';
import { sharePage } from './share.ts';
import { openBuiltIn, worldPathScreen } from './world-file.ts';

interface Choice extends ListItem {
  readonly about: string;
  open(back: Screen): Screen;
}

/** The start menu: continue a run, play a random world or a designed one. */
export function rogueMenu(
  context: Context,
  services: RogueServices,
  back: Screen,
  index = 0,
): Screen {
  const screen: Screen = {
    draw: (grid) => draw(grid, context, choicesOf(context, services), index),
    onKey: (key) => {
      const choices = choicesOf(context, services);
      const moved = moveIndex(key, index, choices.length);
      if (moved !== undefined) return rogueMenu(context, services, back, moved);
      const command = commandOf(MENU_KEYS, key);
      if (command === 'back') return back;
      if (command === 'help') return context.routes.help(screen);
      return chosen(key, choices, index)?.open(screen) ?? screen;
    },
    music: () => undefined,
  };
  return screen;
}

/** The choice selected by a key: a digit, or the highlighted one. */
function chosen(key: Key, choices: readonly Choice[], index: number): Choice | undefined {
  if (commandOf(MENU_KEYS, key) === 'open') return choices[index];
  return commandOf(NUMBER_KEYS, key) === undefined ? undefined : choices[Number(key.name) - 1];
}

function choicesOf(context: Context, services: RogueServices): readonly Choice[] {
  const { say } = context;
  const { read } = services;
  const lastRun = findLastRun(context, rogue.id);
  return [
    ...(lastRun === undefined ? [] : [continueChoice(context, lastRun)]),
    {
      label: say('rogue-page-random'),
      about: say('rogue-screen-random-about'),
      open: (back: Screen) => newWorldScreen(context, back),
    },
    dailyChoice(context),
    ...services.worlds().map(({ name, load }): Choice => ({
      label: say(`rogue-world-${name}`),
      note: say('rogue-screen-world-note'),
      about: say(`rogue-world-${name}-about`),
      open: (back) => openBuiltIn(context, name, load, back),
    })),
    ...(read === undefined
      ? []
      : [
          {
            label: say('rogue-screen-open'),
            about: say('rogue-page-open-about'),
            open: (back: Screen) => worldPathScreen(context, read, back),
          },
        ]),
    ...(hasRecords(context, rogue.id) ? [recordsChoice(context)] : []),
    ...shareChoices(context),
  ].map((choice, at) => ({ ...choice, label: `${at + 1}  ${choice.label}` }));
}

function continueChoice(context: Context, last: LastRun): Choice {
  const { say, environment, settings } = context;
  return {
    label: say('run-continue', { entries: last.entries }),
    note: environment.describeTime(last.saved.time, settings.language),
    about: say('run-continue-about'),
    open: (back) => openLastRun(context, last, back),
  };
}

function dailyChoice(context: Context): Choice {
  const daily = new Daily(context, { game, options: USUAL_OPTIONS });
  return {
    label: context.say('run-daily'),
    about: daily.about,
    open: (back) => daily.play(back),
  };
}

/** Shares the last run, finished or not. */
function shareChoices(context: Context): readonly Choice[] {
  const { say, environment } = context;
  const saved = environment.saves.list().find((one) => isSaveOf(one, rogue.id));
  if (saved === undefined) return [];
  return [
    {
      label: say('rogue-screen-share'),
      about: say('rogue-screen-share-about'),
      open: (back) => {
        const loaded = resumeSession(saved.text, [game]);
        return loaded.ok ? sharePage(context, loaded.value, back) : back;
      },
    },
  ];
}

function recordsChoice(context: Context): Choice {
  const { say } = context;
  return {
    label: say('run-records'),
    about: say('run-records-about'),
    open: (back) => recordsPage(context, rogue.id, [say('game-rogue')], back),
  };
}

function draw(grid: Grid, context: Context, choices: readonly Choice[], index: number): void {
  const { say } = context;
  drawTitleBar(grid, ['Turnwright', say('game-rogue')]);
  const body = bodyOf(grid);
  putText(grid, rowsOf(body, 0, 2), say('rogue-page-about'), { ink: 'soft' });
  drawList(grid, { ...rowsOf(body, 3, body.height - 8), width: body.width - 1 }, choices, index);
  const about = { ...rowsOf(body, body.height - 4, 3), x: body.x + 3, width: body.width - 4 };
  putText(grid, about, choices[index]?.about ?? '', { ink: 'accent' });
  putLine(grid, rowsOf(body, body.height - 1), context.news, { ink: 'warn' });
  drawKeyBar(grid, say, barLabels(say, LIST_KEYS, MENU_KEYS));
}
