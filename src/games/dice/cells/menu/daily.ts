import { Match } from '#core';
import type { AnyMatch } from '#core';
import { commandOf, PERSON, resumeSession, Session } from '#play';
import type { NamedSession } from '#play';
import type { Pack } from '../../rules/index.ts';
import {
  dailyOptions,
  dailyToday,
  describeDaily,
  describeResult,
  describeSigns,
  isSaveOfDaily,
  nameDaily,
  shareText,
} from '../../voice/endless/daily.ts';
import type { DailyToday } from '../../voice/endless/daily.ts';
import { DAILY_KEYS } from '../../voice/keymap.ts';
import type { DiceServices } from '../../voice/services.ts';
import { DiceWords } from '../../voice/words.ts';
import type { Context } from '#screen/model/context.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import type { Grid } from '#screen/cells/grid.ts';
import { isSaveOf } from '#screen/menus/save-of.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawPage, EMPTY_LINE, heading, paragraph, textLine } from '../side/pages.ts';
import type { PageLine } from '../side/pages.ts';
import { dailyHelp } from './menu-help.ts';

interface DailyRequest {
  readonly context: Context;
  readonly services: DiceServices;
  readonly pack: Pack;
  readonly back: Screen;
}

/** Today's daily: its facts, or its result to copy. */
export function dailyScreen(request: DailyRequest): Screen {
  const { context, services, pack, back } = request;
  const words = new DiceWords(pack, context.messages);
  const { records } = services;
  const today = dailyToday(records.today(), records.read(), pack);
  const begun = begunGame(request, today);
  const screen: Screen = {
    draw: (grid) => draw(grid, context, words, today, begun !== undefined),
    onKey: (key) => {
      const command = commandOf(DAILY_KEYS, key);
      if (command === 'back') return back;
      if (command === 'help') return context.routes.help(screen, undefined, dailyHelp(context.say));
      if (command === 'copy' && today.result !== undefined) {
        context.environment.copy?.(shareText(today.result, words));
        context.announce(words.say('dice-daily-copied'));
      }
      return command === 'open' ? play(request, words, today, begun) : screen;
    },
    music: () => 'menu-main',
  };
  return screen;
}

/** The saved game of the daily that is not finished. */
function begunGame(
  { context, services, pack }: DailyRequest,
  { daily }: DailyToday,
): NamedSession | undefined {
  const game = services.adventures.gameOf(pack);
  for (const saved of context.environment.saves.list()) {
    if (!isSaveOf(saved, game.id) || !isSaveOfDaily(saved.text, daily)) continue;
    const opened = resumeSession(saved.text, [game]);
    if (opened.ok && !opened.value.isOver) return { session: opened.value, name: saved.name };
  }
  return undefined;
}

function play(
  { context, services, pack }: DailyRequest,
  words: DiceWords,
  { daily, result }: DailyToday,
  begun: NamedSession | undefined,
): Screen {
  const { environment, routes } = context;
  if (begun !== undefined) return routes.play(begun, routes.title());
  const game = services.adventures.gameOf(pack);
  const options = dailyOptions(daily, words);
  const match = new Match(game, options, daily.seed) as AnyMatch;
  const seats = options.party.split(',').map(() => PERSON);
  const name = environment.saves.freshName(game.id);
  if (result !== undefined) context.announce(words.say('dice-daily-replayed'));
  return routes.play({ session: new Session(match, seats), name }, routes.title());
}

function linesOf(
  { daily, result }: DailyToday,
  isBegun: boolean,
  words: DiceWords,
  width: number,
): PageLine[] {
  const { say } = words;
  const about = [
    ...paragraph(say('dice-daily-about'), width, { ink: 'soft' }),
    EMPTY_LINE,
    ...describeDaily(daily, words).flatMap((text) => paragraph(text, width)),
    EMPTY_LINE,
  ];
  const goOn = say(`dice-daily-${isBegun ? 'continue' : result === undefined ? 'start' : 'again'}`);
  if (result === undefined) return [...about, textLine(goOn, ACTION)];
  return [
    ...about,
    heading(nameDaily(daily.date, words)),
    ...describeResult(result, words).map((text) => textLine(text, { ink: 'good' })),
    ...paragraph(describeSigns(words), width, { ink: 'soft' }),
    EMPTY_LINE,
    ...paragraph(say('dice-daily-come-back'), width),
    textLine(goOn, ACTION),
  ];
}

const ACTION = { ink: 'accent' } as const;

function draw(
  grid: Grid,
  context: Context,
  words: DiceWords,
  today: DailyToday,
  isBegun: boolean,
): void {
  const { daily, result } = today;
  drawTitleBar(grid, [words.adventure, nameDaily(daily.date, words)]);
  const body = bodyOf(grid);
  const news = context.news === '' ? [] : [EMPTY_LINE, textLine(context.news, { ink: 'warn' })];
  const lines = (width: number) => [...linesOf(today, isBegun, words, width), ...news];
  drawPage(grid, body, { title: '', lines }, 0);
  const keys = DAILY_KEYS.filter(({ command }) => command !== 'copy' || result !== undefined);
  drawKeyBar(grid, context.say, barLabels(context.say, keys));
}
