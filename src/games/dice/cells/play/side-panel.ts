import type { AnyMatch } from '#core';
import type { DiceState } from '../../rules/index.ts';
import { buildStory } from '../../voice/story.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { inset } from '#screen/widgets/areas.ts';
import { storyLines } from '../side/journal.ts';
import { placesLines, rulesLines } from '../side/map.ts';
import { drawPage, EMPTY_LINE, heading } from '../side/pages.ts';
import type { PageLine } from '../side/pages.ts';

/** Columns a screen needs to show the side panel, and the minimum width of that panel. */
const MIN_WIDE_COLUMNS = 114;
const MIN_PANEL_COLUMNS = 40;
/** Rows of the journal with priority over the rules, which are also on the map page. */
const MIN_JOURNAL = 10;
/** Number of past entries in the journal beside the table. */
const ENTRIES = 60;

/** Areas of the table and, on wide screens, of the side panel to its right. */
export interface Rooms {
  readonly table: Area;
  readonly beside?: Area;
}

export function roomsOf(fullArea: Area): Rooms {
  if (fullArea.width < MIN_WIDE_COLUMNS) return { table: fullArea };
  const width = Math.max(MIN_PANEL_COLUMNS, Math.floor(fullArea.width / 3));
  const table = { ...fullArea, width: fullArea.width - width };
  return { table, beside: { ...fullArea, x: fullArea.x + table.width, width } };
}

/** Journal lines of the last turns, the latest first; empty without events. */
function journalLines(match: AnyMatch | undefined, words: DiceWords, width: number): PageLine[] {
  if (match === undefined) return [];
  const entries = [...buildStory(match, words, Math.max(0, match.cursor - ENTRIES))].reverse();
  if (entries.length === 0) return [];
  const story = entries.flatMap((part) => storyLines(part, width));
  return [EMPTY_LINE, heading(words.say('dice-screen-journal')), ...story];
}

/** Draws the side panel of wide screens: the map, the rules if they fit, and the last turns. */
export function drawSidePanel(
  grid: Grid,
  { beside }: Rooms,
  scene: DiceState,
  words: DiceWords,
  match?: AnyMatch,
): void {
  if (beside === undefined) return;
  const area = inset(beside, 2, 1);
  const lines = (width: number): PageLine[] => {
    const map = [heading(words.say('label-map')), ...placesLines(scene, words, width)];
    const rules = [EMPTY_LINE, ...rulesLines(scene, words, width)];
    const journal = journalLines(match, words, width);
    const needed = map.length + rules.length + Math.min(MIN_JOURNAL, journal.length);
    const above = needed <= area.height ? [...map, ...rules] : map;
    return [...above, ...journal].slice(0, area.height);
  };
  drawPage(grid, area, { title: '', lines }, 0);
}
