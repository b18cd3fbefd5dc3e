import { parseTranscript } from '#core';
import type { Transcript } from '#core';
import { commandOf, gameNameIn, loadSession, rowsFor, MAX_GAME_NAME } from '#play';
import type { Grid } from '../cells/grid.ts';
import type { Context } from '../model/context.ts';
import type { Say } from '#i18n/say.ts';
import type { SavedGame } from '../model/environment.ts';
import { LIST_KEYS, SAVED_KEYS } from '#voice/keymap.ts';
import { barLabels, isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { describeSavedRules } from '#voice/saved-game.ts';
import { rowsOf } from '../widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { drawList, moveIndex } from '../widgets/list.ts';
import type { ListItem } from '../widgets/list.ts';
import { putText } from '../widgets/words.ts';
import { gamesFor, openSaved, waitForGame } from './open-saved.ts';
import { openPasted } from './pasted.ts';
import { describeGame } from './option-words.ts';
import { makeField } from '../widgets/text-field.ts';
import { typingScreen } from './typing.ts';

/** Screen for naming a saved game, drawn over the list; an empty name removes the title. */
function nameScreen(context: Context, saved: SavedGame, list: Screen, next: () => Screen): Screen {
  const { say } = context;
  const read = parseTranscript(saved.text);
  const name = read.ok ? gameNameIn(read.value.notes) : '';
  const rename = (text: string) => {
    const problem = context.environment.saves.rename(saved.name, text);
    if (problem !== undefined) context.announce(context.messages.sayProblem(problem));
    return next();
  };
  const prompt = { question: say('screen-saved-name'), keys: say('screen-saved-name-keys') };
  return typingScreen(context, { field: makeField(name, MAX_GAME_NAME), ...prompt }, list, rename);
}

interface SavedItem extends ListItem {
  readonly saved: SavedGame;
}

/** Screen with the saved games, unfinished ones first; opening one resumes it. */
export function savedScreen(
  context: Context,
  back: Screen,
  index = 0,
  items: readonly SavedItem[] = itemsOf(context),
): Screen {
  const at = Math.min(index, Math.max(0, items.length - 1));
  const screen: Screen = {
    draw: (grid) => draw(grid, context, items, at),
    onKey: (key) => onKey(context, key, items, at, { screen, back }),
    onPaste: (text) => openPasted(context, text, screen),
    music: () => undefined,
  };
  return screen;
}

function onKey(
  context: Context,
  key: Key,
  items: readonly SavedItem[],
  index: number,
  { screen, back }: { screen: Screen; back: Screen },
): Screen | undefined {
  const moved = moveIndex(key, index, items.length);
  if (moved !== undefined) return savedScreen(context, back, moved, items);
  const command = commandOf(SAVED_KEYS, key);
  if (command === 'back') return back;
  const saved = items[index]?.saved;
  if (saved === undefined) return isKey(key, 'enter') ? back : screen;
  const again = () => savedScreen(context, back, index);
  if (command === 'open') {
    const open = () => {
      const opened = openSaved(context, saved);
      return opened === undefined ? again() : context.routes.play(opened, back);
    };
    return waitForGame(context, saved, screen, open);
  }
  if (command === 'replay') {
    return waitForGame(context, saved, screen, () => {
      const session = loadSession(saved.text, gamesFor(context, saved.text));
      if (session.ok) return context.routes.replay(session.value, screen);
      const [problem] = session.problems;
      if (problem !== undefined) context.announce(context.messages.sayProblem(problem));
      return screen;
    });
  }
  if (command === 'rename') return nameScreen(context, saved, screen, again);
  if (command !== 'remove') return screen;
  const remove = () => {
    const problem = context.environment.saves.remove(saved.name);
    if (problem !== undefined) context.announce(context.messages.sayProblem(problem));
    return again();
  };
  return context.routes.ask(context.say('screen-saved-ask-remove'), remove, screen);
}

function itemsOf(context: Context): SavedItem[] {
  const items = context.environment.saves.list().map((saved) => itemOf(context, saved));
  return [...items.filter(({ faint }) => faint !== true), ...items.filter(({ faint }) => faint)];
}

function itemOf(context: Context, saved: SavedGame): SavedItem {
  const { say, environment, settings } = context;
  const read = parseTranscript(saved.text);
  const note = environment.describeTime(saved.time, settings.language);
  if (!read.ok) return { saved, note, label: say('screen-saved-damaged', { name: saved.name }) };
  const { value } = read;
  let label: string | undefined;
  return {
    saved,
    note,
    // Opens a game to describe it, so this is lazy: only for games on the screen.
    get label() {
      label ??= labelOf(context, saved, value);
      return label;
    },
    faint: value.over !== undefined,
  };
}

function labelOf(context: Context, { text, problem }: SavedGame, transcript: Transcript): string {
  const { game, notes } = transcript;
  const savedGame = gamesFor(context, text).find(({ id }) => id === game);
  const summary = savedGame && context.moduleOf(savedGame)?.summariseSaved?.(context, text);
  const parts =
    summary === undefined ? plainParts(context, transcript) : [summary.title, ...summary.facts];
  const [title = '', ...facts] = parts;
  const begun = savedGame && describeSavedRules(transcript, savedGame, context.say);
  const version = problem?.code === 'save-versions' ? context.say('screen-saved-version') : '';
  return [gameNameIn(notes), title, begun ?? '', ...facts, version]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Default description of a saved game: its name, players, number of moves and final score. */
function plainParts(context: Context, { game, entries, notes, over }: Transcript): string[] {
  const { say } = context;
  const seats = (notes['seats'] ?? '').split(' ').map((seat) => describeSeatWord(say, seat));
  const [, , ...scores] = over?.text.split(' ') ?? [];
  return [
    describeGame(context, game),
    seats.length > 1 ? seats.join(' – ') : '',
    say('screen-saved-moves', { moves: entries.length }),
    over === undefined ? '' : say('screen-saved-over'),
    seats.length > 1 ? scores.join(' : ') : '',
  ];
}

function describeSeatWord(say: Say, word: string): string {
  const strength = /^bot-([1-5])$/.exec(word)?.[1];
  if (strength !== undefined) return say(`strength-${strength}`);
  return word === 'person' ? say('seat-person') : word;
}

function draw(grid: Grid, context: Context, items: readonly SavedItem[], index: number): void {
  const { say } = context;
  drawTitleBar(grid, ['Turnwright', say('screen-title-continue')]);
  const body = bodyOf(grid);
  if (items.length === 0) putText(grid, rowsOf(body, 1), say('screen-saved-none'), { ink: 'soft' });
  else drawList(grid, rowsOf(body, 1, body.height - 6), items, index);
  putText(grid, rowsOf(body, body.height - 4), context.news, { ink: 'warn' });
  const rows = items.length === 0 ? rowsFor(SAVED_KEYS, ['back']) : [...LIST_KEYS, ...SAVED_KEYS];
  drawKeyBar(grid, say, barLabels(say, rows));
}
