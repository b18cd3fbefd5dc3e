import { nameOfPack } from '../../rules/index.ts';
import type { Pack } from '../../rules/index.ts';
import { freeRouteIn } from '../../voice/routes.ts';
import { DiceWords } from '../../voice/words.ts';
import type { Context } from '#screen/model/context.ts';
import { commandOf } from '#play';
import { LIST_KEYS, MENU_KEYS } from '#voice/keymap.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import type { Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import { putText } from '#screen/widgets/words.ts';
import type { Adventures, DiceServices } from '../../voice/services.ts';
import { dailyPack } from '../../voice/endless/daily.ts';
import { dailyScreen } from './daily.ts';
import { adventuresHelp } from './menu-help.ts';
import { recordsScreen } from './records.ts';
import { setOutScreen } from './set-out.ts';

interface Entry extends ListItem {
  readonly about: string;
  open(back: Screen): Screen;
}

/**
 * The list of adventures, with the daily and the records below. Broken adventures come last, with
 * their errors.
 */
export function adventuresScreen(
  context: Context,
  services: DiceServices,
  back: Screen,
  index = 0,
): Screen {
  const { adventures: library } = services;
  const { packs, broken } = library.shelf(index === 0);
  const entries = [
    ...packs.flatMap((pack) => entriesOf(context, library, pack)),
    ...endlessEntries(context, services),
    ...broken.map(({ where, problems }): Entry => {
      const [problem] = problems;
      return {
        label: where,
        note: context.say('dice-menu-broken'),
        faint: true,
        about: problem === undefined ? '' : context.messages.sayProblem(problem),
        open: (from) => from,
      };
    }),
  ];
  const screen: Screen = {
    draw: (grid) => draw(grid, context, entries, index),
    onKey: (key) => {
      const moved = moveIndex(key, index, entries.length);
      if (moved !== undefined) return adventuresScreen(context, services, back, moved);
      const command = commandOf(MENU_KEYS, key);
      if (command === 'back') {
        context.environment.audio?.play('leave');
        return back;
      }
      if (command === 'help') {
        return context.routes.help(screen, undefined, adventuresHelp(context.say));
      }
      return command === 'open' ? (entries[index]?.open(screen) ?? screen) : screen;
    },
    music: () => 'menu-main',
  };
  return screen;
}

/** List entries of one adventure, and of free play in it. */
function entriesOf(context: Context, library: Adventures, pack: Pack): readonly Entry[] {
  const words = new DiceWords(pack, context.messages);
  const game = library.gameOf(pack);
  const { route } = game.options;
  const free = route.kind === 'choice' ? freeRouteIn(route.values) : undefined;
  const name = nameOfPack(pack, context.settings.language);
  const adventure: Entry = {
    label: name,
    note: `${pack.id} ${pack.version}`,
    about: words.about,
    open: (from) => setOutScreen(context, words, game, from),
  };
  if (free === undefined) return [adventure];
  return [
    adventure,
    {
      label: words.say('dice-saved-title', {
        adventure: name,
        scenario: words.say('dice-free-menu'),
      }),
      about: words.say('dice-free-about'),
      open: (from) => setOutScreen(context, words, game, from, free),
    },
  ];
}

/** The daily, if an adventure has free play, and the records. */
function endlessEntries(context: Context, services: DiceServices): readonly Entry[] {
  const { say } = context;
  const { adventures } = services;
  const pack = dailyPack(adventures.shelf().packs, (one) => adventures.gameOf(one));
  const records: Entry = {
    label: say('dice-records-menu'),
    about: say('dice-records-about'),
    open: (from) => recordsScreen(context, services, from),
  };
  if (pack === undefined) return [records];
  const daily: Entry = {
    label: say('dice-daily-menu'),
    about: say('dice-daily-about'),
    open: (from) => dailyScreen({ context, services, pack, back: from }),
  };
  return [daily, records];
}

function draw(grid: Grid, context: Context, entries: readonly Entry[], index: number): void {
  const { say } = context;
  drawTitleBar(grid, ['Turnwright', say('dice-menu-title')]);
  const body = bodyOf(grid);
  const rows = Math.max(3, Math.min(entries.length, body.height - 9));
  if (entries.length === 0) putText(grid, body, say('dice-menu-none'), { ink: 'soft' });
  else drawList(grid, rowsOf(body, 0, rows), entries, index);
  const about = entries[index]?.about ?? '';
  putText(grid, rowsOf(body, rows + 1, 8), about, { ink: 'soft' });
  drawKeyBar(grid, say, barLabels(say, LIST_KEYS, MENU_KEYS));
}
