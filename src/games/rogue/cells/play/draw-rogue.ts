import type { Place, RogueState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { drawTexts } from '#roguelike/screen/messages.ts';
import type { RunWords } from '#roguelike/screen/messages.ts';
import { inset, rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawMap } from '../map/map.ts';
import type { Marks } from '#roguelike/screen/map-canvas.ts';
import { drawSide } from './side.ts';
import { drawSlots } from './slots.ts';

const SIDE = 28;
const SIDE_WIDE = 36;
const WIDE = 110;
const MESSAGES = 5;
const MESSAGES_HIGH = 8;
const HIGH = 34;

/** Layout of a run's screen. */
export interface RunAreas {
  readonly map: Area;
  readonly side: Area;
  readonly messages: Area;
  readonly slots: Area;
}

/** Lays out a run within an area: a screen without its bars, or a part of it. */
export function runAreas(screenArea: Area): RunAreas {
  const messages = screenArea.height >= HIGH ? MESSAGES_HIGH : MESSAGES;
  const side = screenArea.width >= WIDE ? SIDE_WIDE : SIDE;
  const height = screenArea.height - messages - 1;
  return {
    map: { ...screenArea, width: screenArea.width - side, height },
    side: { ...screenArea, x: screenArea.x + screenArea.width - side, width: side, height },
    messages: inset(rowsOf(screenArea, height, messages), 1, 0),
    slots: rowsOf(screenArea, screenArea.height - 1, 1),
  };
}

/** The area of a run on a screen. */
export function runArea(grid: Grid): Area {
  return rowsOf(grid.area, 1, grid.height - 2);
}

/** Content of a run's screen. */
export interface RunShown extends RunWords {
  readonly state: RogueState;
  readonly middle: Place;
  readonly marks: Marks;
  readonly path: readonly string[];
  readonly about: string;
}

export function drawRun(grid: Grid, run: RunShown, say: Say): void {
  drawTitleBar(grid, run.path, run.about);
  const areas = runAreas(runArea(grid));
  const { state } = run;
  drawMap(grid, areas.map, state, run.middle, run.marks);
  drawSide(grid, areas.side, state, say);
  drawWords(grid, areas.messages, run, say);
  drawSlots(grid, areas.slots, state, say);
  drawKeyBar(grid, say, run.keys);
}

/**
 * Draws the description of the cursor cell, notices and hints, then the latest messages in the
 * remaining rows.
 */
function drawWords(grid: Grid, area: Area, run: RunShown, say: Say): void {
  const { prompt, notice, hint } = run;
  const paragraphs = [
    { text: prompt, ink: { ink: 'accent', bold: true }, rows: 3 },
    { text: notice, ink: { ink: 'warn', bold: true }, rows: 3 },
    { text: prompt === '' && notice === '' ? hint : '', ink: { ink: 'title' }, rows: 3 },
  ] as const;
  drawTexts(grid, area, paragraphs, run, say);
}
