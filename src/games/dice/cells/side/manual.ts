import { findEntries, glossary } from '../../voice/glossary.ts';
import type { GlossaryEntry } from '../../voice/glossary.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { commandOf } from '#play';
import { MENU_KEYS } from '#voice/keymap.ts';
import { barLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import { putLine } from '#screen/widgets/words.ts';
import { scrolled } from '#screen/widgets/scroll.ts';
import { MANUAL_KEYS } from '../../voice/keymap.ts';
import { EMPTY_LINE, drawPage, leafOf, paragraph, textLine } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

/** The open section of the rules, its scroll position, and the search text if any. */
interface OpenSection {
  readonly page: number;
  readonly top: number;
  readonly search: TextField;
}

const MAX_SEARCH = 30;
const KEY_COLUMN = 14;

function entryLines({ name, meaning }: GlossaryEntry, width: number): PageLine[] {
  return [textLine(name, { ink: 'accent', bold: true }), ...paragraph(meaning, width, {}, 2)];
}

function keyLines({ keys, label }: KeyLabel, width: number): PageLine[] {
  return paragraph(label, width - KEY_COLUMN).map(({ parts }, index) => ({
    parts: [
      { text: (index === 0 ? keys : '').padEnd(KEY_COLUMN), ink: { ink: 'accent', bold: true } },
      ...parts,
    ],
  }));
}

/** The keys of the previous screen, followed by the full rules. */
function pagesOf(words: DiceWords, keys: readonly KeyLabel[]): readonly Page[] {
  const ofKeys: Page = {
    title: words.say('label-keys'),
    lines: (width) => keys.flatMap((label) => keyLines(label, width)),
  };
  const sections = glossary(words).map(({ title, entries }): Page => ({
    title,
    lines: (width) =>
      entries.flatMap((entry, index) => [
        ...(index === 0 ? [] : [EMPTY_LINE]),
        ...entryLines(entry, width),
      ]),
  }));
  return [ofKeys, ...sections];
}

function searchResultsPage(words: DiceWords, text: string): Page {
  const found = findEntries(glossary(words), text);
  return {
    title: words.say('dice-screen-search', { text }),
    lines: (width) =>
      found.length === 0
        ? [textLine(words.say('dice-screen-not-found'), { ink: 'soft' })]
        : found.flatMap((entry) => [...entryLines(entry, width), EMPTY_LINE]),
  };
}

/** The manual. Arrow keys turn pages, typing searches. */
export function manualScreen(
  context: Context,
  words: DiceWords,
  keys: readonly KeyLabel[],
  back: Screen,
  place: OpenSection = { page: 0, top: 0, search: makeField('', MAX_SEARCH) },
): Screen {
  const pages = pagesOf(words, keys);
  const isSearching = place.search.text !== '';
  const shown = isSearching ? searchResultsPage(words, place.search.text) : pages[place.page];
  const go = (change: Partial<OpenSection>) =>
    manualScreen(context, words, keys, back, { ...place, ...change });
  let { top } = place;
  const screen: Screen = {
    draw: (grid) => (top = draw(grid, context, shown, { ...place, top }, pages.length)),
    isTyping: () => isSearching,
    onKey: (key) => {
      const command = commandOf(MANUAL_KEYS, key);
      if (command === 'back') {
        return isSearching ? go({ search: makeField('', MAX_SEARCH), top: 0 }) : back;
      }
      if (command === 'close' || command === 'help') return back;
      if (!isSearching && commandOf(MENU_KEYS, key) === 'help') return back;
      const step = isSearching ? 0 : leafOf(key, command);
      if (step !== 0)
        return go({ page: (place.page + step + pages.length) % pages.length, top: 0 });
      const moved = key.text === undefined ? scrolled(key, top) : undefined;
      if (moved !== undefined) {
        top = moved;
        return screen;
      }
      const search = typeInto(place.search, key);
      return search === undefined ? screen : go({ search, top: 0 });
    },
  };
  return screen;
}

function draw(
  grid: Grid,
  { say }: Context,
  page: Page | undefined,
  place: OpenSection,
  count: number,
): number {
  const isSearching = place.search.text !== '';
  const number = isSearching ? '' : `${place.page + 1} / ${count}`;
  drawTitleBar(grid, ['Turnwright', say('label-rules'), page?.title ?? ''], number);
  const body = bodyOf(grid);
  const first = drawPage(grid, rowsOf(body, 0, body.height - 1), page, place.top);
  if (!isSearching) {
    const hint = say('dice-screen-search-about');
    putLine(grid, rowsOf(body, body.height - 1, 1), hint, { ink: 'faint' }, 'right');
  }
  drawKeyBar(grid, say, barLabels(say, MANUAL_KEYS));
  return first;
}
