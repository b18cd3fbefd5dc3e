import type { AnyMatch } from '../../../../core/index.ts';
import type { DiceState } from '../../../../games/dice/index.ts';
import { tellStory } from '../../../../presentation/dice/story.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { inset } from '../../../widgets/areas.ts';
import { storyLines } from '../side/journal.ts';
import { mapPages } from '../side/map.ts';
import { drawPage, EMPTY_LINE, heading } from '../side/pages.ts';

/** The columns from which on a screen has room for more than the table, and what the rest takes of them. */
const WIDE = 114;
const BESIDE = 40;
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

/** On wide screens: the map, and what happened in the last turns as far as there is room for it. */
export function drawBeside(
  grid: Grid,
  { beside }: Rooms,
  scene: DiceState,
  words: DiceWords,
  match?: AnyMatch,
): void {
  if (beside === undefined) return;
  const area = inset(beside, 2, 1);
  const [map] = mapPages(scene, words);
  const from = match === undefined ? 0 : Math.max(0, match.cursor - ENTRIES);
  const told = match === undefined ? [] : tellStory(match, words, from);
  drawPage(
    grid,
    area,
    {
      title: '',
      lines: (width) => {
        const above = [heading(words.say('dice-screen-map')), ...(map?.lines(width) ?? [])];
        if (told.length === 0) return above.slice(0, area.height);
        const journal = [EMPTY_LINE, heading(words.say('dice-screen-journal'))];
        const story = [...told].reverse().flatMap((part) => storyLines(part, width));
        return [...above, ...journal, ...story].slice(0, area.height);
      },
    },
    0,
  );
}
