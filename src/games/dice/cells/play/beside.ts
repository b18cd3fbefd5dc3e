import type { AnyMatch } from '#core';
import type { DiceState } from '../../rules/index.ts';
import { tellStory } from '../../voice/story.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { inset } from '#screen/widgets/areas.ts';
import { storyLines } from '../side/journal.ts';
import { placesLines, rulesLines } from '../side/map.ts';
import { drawPage, EMPTY_LINE, heading } from '../side/pages.ts';
import type { PageLine } from '../side/pages.ts';

/** The columns from which on a screen has room for more than the table, and what the rest takes of them. */
const WIDE = 114;
const BESIDE = 40;
/** Rows of the journal that count more than rules, which can be read on the map. */
const MIN_JOURNAL = 10;
/** So many entries back the journal beside the table goes. */
const ENTRIES = 60;

/** The table, and what lies to its right on wide screens. */
export interface Rooms {
  readonly table: Area;
  readonly beside?: Area;
}

export function roomsOf(whole: Area): Rooms {
  if (whole.width < WIDE) return { table: whole };
  const width = Math.max(BESIDE, Math.floor(whole.width / 3));
  const table = { ...whole, width: whole.width - width };
  return { table, beside: { ...whole, x: whole.x + table.width, width } };
}

/** The last turns, the latest first; nothing where nothing happened. */
function journalLines(match: AnyMatch | undefined, words: DiceWords, width: number): PageLine[] {
  if (match === undefined) return [];
  const told = [...tellStory(match, words, Math.max(0, match.cursor - ENTRIES))].reverse();
  if (told.length === 0) return [];
  const story = told.flatMap((part) => storyLines(part, width));
  return [EMPTY_LINE, heading(words.say('dice-screen-journal')), ...story];
}

/** On wide screens: the map, the rules where there is room for them, and what happened in the last turns. */
export function drawBeside(
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
