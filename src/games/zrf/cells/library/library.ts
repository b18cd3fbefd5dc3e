import type { Grid } from '#screen/cells/grid.ts';
import { barLabels, commandTyped } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { noteOf } from '../puzzle-screen/library-note.ts';
import { isPuzzle, playPuzzle, trailOf } from '../services/trail.ts';
import type { Screen } from '#screen/model/screen.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import { drawField, makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import { LIBRARY_KEYS } from '../../voice/keymap.ts';
import { findGames } from '../../voice/find-games.ts';
import { findUnfinishedGames } from '#screen/menus/unfinished-games.ts';
import type { UnfinishedGame } from '#screen/menus/unfinished-games.ts';
import { gameIn } from '#screen/menus/libraries.ts';
import { openGame } from '#screen/menus/opening.ts';
import { openPasted } from '#screen/menus/pasted.ts';
import { fileScreen } from '../records/file-screen.ts';
import { canPaste } from '../records/paste.ts';
import { editPuzzle } from '../editor/index.ts';
import type { LibraryItem } from '../../voice/services.ts';
import type { ZrfContext } from '../services/services.ts';
import { putLine, putText } from '#screen/widgets/words.ts';

interface LibraryState {
  /** Search text for titles. */
  readonly sought: TextField;
  readonly index: number;
  /** True if only puzzles are listed, from easy to hard. */
  readonly isOfPuzzles: boolean;
  /** Recent unfinished games, listed first. */
  readonly going: readonly UnfinishedGame[];
}

/** State of the library when it was left, restored on return. */
export interface LibraryMemory {
  state?: Pick<LibraryState, 'sought' | 'index' | 'isOfPuzzles'>;
}

const MAX_SOUGHT = 60;

/** List of rules-file board games; typing searches titles, Enter opens one. */
export function libraryScreen(rules: ZrfContext, back: Screen, memory: LibraryMemory): Screen {
  const initial = { sought: makeField('', MAX_SOUGHT), index: 0, isOfPuzzles: false };
  return screenOf(
    rules,
    { back, memory },
    { ...(memory.state ?? initial), going: gamesInProgress(rules) },
  );
}

function gamesInProgress({ context }: ZrfContext): readonly UnfinishedGame[] {
  return findUnfinishedGames(context.environment.saves.list());
}

function screenOf(rules: ZrfContext, way: Way, state: LibraryState): Screen {
  let shown = state;
  let items = itemsOf(rules, shown);
  way.memory.state = state;
  const screen: Screen = {
    draw: (grid) => draw(grid, rules, items, shown),
    onKey: (key) => onKey(rules, key, items, { state: shown, screen, ...way }),
    isTyping: () => true,
    takesPaste: (text) => canPaste(rules.services, text) || gameIn(text) !== '',
    onPaste: (text) => openPasted(rules.context, text, screen),
    // After a game, refresh the list so that the game comes first.
    enter: () => {
      shown = { ...state, going: gamesInProgress(rules) };
      items = itemsOf(rules, shown);
    },
  };
  return screen;
}

function itemsOf(
  rules: ZrfContext,
  { sought, isOfPuzzles, going }: LibraryState,
): readonly LibraryItem[] {
  const all = rules.services.library.list(rules.context.settings.language);
  const others = isOfPuzzles ? [] : all.filter(({ waypoint }) => waypoint === undefined);
  const found = findGames([...others, ...trailOf(rules)], sought.text);
  if (sought.text.trim() !== '') return found;
  const first = going.flatMap(({ game }) => found.find(({ id }) => id === game) ?? []);
  return [...first, ...found.filter((item) => !first.includes(item))];
}

/** Return screen of the library, and storage for its state. */
interface Way {
  readonly back: Screen;
  readonly memory: LibraryMemory;
}

interface Shown extends Way {
  readonly state: LibraryState;
  readonly screen: Screen;
}

function onKey(
  rules: ZrfContext,
  key: Key,
  items: readonly LibraryItem[],
  { state, screen, back, memory }: Shown,
): Screen {
  const { services } = rules;
  const { sought, index } = state;
  const go = (change: Partial<LibraryState>) =>
    screenOf(rules, { back, memory }, { ...state, ...change });
  const isEmpty = sought.text === '';
  const command = commandTyped(LIBRARY_KEYS, key);
  if (command === 'other-shelf' || (isEmpty && command === 'shelf')) {
    return go({ isOfPuzzles: !state.isOfPuzzles, index: 0 });
  }
  if (isEmpty && command === 'draw' && canDraw(rules)) return editPuzzle(rules, screen);
  // Letters search titles, so only keys without text move the selection.
  const moved = key.text === undefined ? moveIndex(key, index, items.length) : undefined;
  if (moved !== undefined) return go({ index: moved });
  if (command === 'back') {
    return isEmpty ? back : go({ sought: makeField('', MAX_SOUGHT), index: 0 });
  }
  if (command === 'file' && services.readRecord !== undefined) return fileScreen(rules, screen);
  if (command === 'open') return open(rules, items[index], screen);
  if (command === 'help' && isEmpty) return rules.context.routes.help(screen);
  const typed = typeInto(sought, key);
  return typed === undefined || typed === sought ? screen : go({ sought: typed, index: 0 });
}

/** True if drawings can be saved. */
function canDraw({ services }: ZrfContext): boolean {
  return services.library.save !== undefined;
}

/** Reads the rules and continues to the options of a new game. */
function open(
  { context, services }: ZrfContext,
  item: LibraryItem | undefined,
  screen: Screen,
): Screen {
  if (item === undefined) return screen;
  return openGame(context, [services.library], {
    ...item,
    back: screen,
    opened: (game) =>
      isPuzzle(game) ? playPuzzle(context, game, screen) : context.routes.newGame(game, screen),
  });
}

function draw(
  grid: Grid,
  rules: ZrfContext,
  items: readonly LibraryItem[],
  { sought, index, isOfPuzzles, going }: LibraryState,
): void {
  const { context, services } = rules;
  const { say } = context;
  drawTitleBar(
    grid,
    ['Turnwright', say('screen-zrf-library'), ...(isOfPuzzles ? [say('screen-puzzle-only')] : [])],
    say('screen-zrf-games', { games: items.length }),
  );
  const body = bodyOf(grid);
  const label = say('screen-zrf-search');
  putLine(grid, rowsOf(body, 0, 1), label, { ink: 'soft' });
  drawField(grid, { ...rowsOf(body, 0, 1), x: body.x + label.length + 1, width: 30 }, sought);
  const list = rowsOf(body, 2, body.height - 4);
  const added = say('screen-zrf-added');
  const { records } = services;
  const shown = items.map((item) => {
    const { id, title, isAdded, waypoint } = item;
    const played = going.find(({ game }) => game === id);
    const word = isAdded ? `${id} · ${added}` : id;
    const note =
      played === undefined ? word : say('screen-zrf-going-on', { moves: played.entries });
    const result = noteOf(item, records, say);
    const parts = [...(waypoint === undefined || played !== undefined ? [note] : []), result];
    const number =
      isOfPuzzles && waypoint !== undefined ? `${String(waypoint.place + 1).padStart(2)}  ` : '';
    return { label: number + title, note: parts.filter((part) => part !== '').join(' · ') };
  });
  if (shown.length === 0) putText(grid, list, say('zrf-none-found'), { ink: 'soft' });
  else drawList(grid, list, shown, index);
  putText(grid, rowsOf(body, body.height - 2, 2), context.news, { ink: 'warn' });
  const rows = LIBRARY_KEYS.filter(
    ({ command }) =>
      (command !== 'draw' || canDraw(rules)) &&
      (command !== 'file' || services.readRecord !== undefined),
  );
  drawKeyBar(grid, say, barLabels(say, rows));
}
