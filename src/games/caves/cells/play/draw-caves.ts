import type { CavesState, Place } from '../../rules/index.ts';
import { isLow, statusOf } from '../../voice/status.ts';
import { hungerOf, playerOf } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { drawPiece } from '#screen/cells/pieces.ts';
import { drawTexts, countNew } from '#roguelike/screen/messages.ts';
import type { RunWords } from '#roguelike/screen/messages.ts';
import { inset, rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar } from '#screen/widgets/bars.ts';
import { drawMap, mapArea } from '../map/map.ts';
import type { Marks } from '#roguelike/screen/map-canvas.ts';
import type { Origin } from '../map/window.ts';
import { HEIGHT, WIDTH } from '../../rules/index.ts';
import { drawSide } from './side.ts';

const MESSAGES = 3;
const WIDE = 100;
const MIN_SIDE = 26;
const MAX_SIDE = 40;

/** Layout of a run's screen. */
export interface RunAreas {
  readonly messages: Area;
  readonly map: Area;
  /** Beside the map, if there is room. */
  readonly side: Area | undefined;
  readonly status: Area;
}

/** Lays out messages at the top, then the map, then the status line; the last row is for keys. */
export function runAreas(screenArea: Area): RunAreas {
  const rest = screenArea.height - 2;
  const map = Math.min(HEIGHT, rest - MESSAGES);
  const sideWidth = Math.max(MIN_SIDE, Math.min(MAX_SIDE, screenArea.width - WIDTH));
  const side = screenArea.width >= WIDE ? sideWidth : 0;
  const middle = { ...rowsOf(screenArea, rest - map, map), width: screenArea.width - side };
  return {
    messages: inset(rowsOf(screenArea, 0, rest - map), 1, 0),
    map: mapArea(middle),
    side: side === 0 ? undefined : { ...middle, x: screenArea.x + middle.width, width: side },
    status: inset(rowsOf(screenArea, rest, 1), 1, 0),
  };
}

/** Content of a run's screen. */
export interface RunShown extends RunWords {
  readonly areas: RunAreas;
  readonly view: CavesState;
  readonly origin: Origin;
  readonly marks: Marks;
  /** Texts at the right of the status line, most important first. */
  readonly about: readonly string[];
}

/** Steps that have no arrow key. */
const DIAGONALS = [
  ['y', '↖'],
  ['u', '↗'],
  ['b', '↙'],
  ['n', '↘'],
] as const;

export function drawRun(grid: Grid, run: RunShown, say: Say): void {
  const { view, areas } = run;
  drawWords(grid, areas.messages, run, say);
  drawMap(grid, areas.map, view, run.origin, run.marks);
  if (areas.side !== undefined) drawSide(grid, areas.side, view, say);
  drawStatus(grid, areas.status, run, say);
  drawKeyBar(grid, say, run.keys);
  for (const [key, label] of DIAGONALS) grid.addOffer({ key, label, kind: 'step' });
}

/** Draws prompt, notice and hint, and the latest messages in the remaining rows. */
function drawWords(grid: Grid, area: Area, run: RunShown, say: Say): void {
  const { prompt, notice, hint, log, newFrom } = run;
  const from = [prompt, notice, hint, log, countNew(log, newFrom)];
  const paragraphs = [
    { text: notice, ink: { ink: 'warn', bold: true }, rows: 2 },
    { text: prompt, ink: { ink: 'accent', bold: true } },
    {
      text: prompt === '' && notice === '' ? hint : '',
      ink: { ink: 'title' },
      rows: area.height - 1,
    },
  ] as const;
  drawPiece(grid, 'caves-words', area, from, (piece) => {
    drawTexts(piece, piece.area, paragraphs, run, say);
  });
}

/** Spaces between figures, and the narrow spacing used to fit the essential ones. */
const [GAP, NARROW] = [3, 2];

/**
 * Draws health, mana, depth, hunger and effects, then less urgent facts as far as there is room.
 */
function drawStatus(grid: Grid, area: Area, { view, about }: RunShown, say: Say): void {
  const { hp, maxHp, mana, maxMana, rank, z, effects, food, maxFood } = playerOf(view);
  const { pack, weapon, armor, attack, defense } = playerOf(view);
  const [first = '', ...rest] = about;
  const from = [
    [hp, maxHp, mana, maxMana, rank, z, view.levels.length, hungerOf({ food, maxFood })],
    [pack, weapon, armor, attack, defense],
    effects.map(({ kind, turns }) => [kind, turns]),
    [widthOf(first), rest],
  ];
  // The first text on the right is the turn number, which changes every turn.
  const at = drawPiece(grid, 'caves-status', area, from, (piece) =>
    drawFigures(piece, view, about, say),
  );
  if (at !== undefined) grid.put(area.x + at, area.y, first, { ink: 'faint' });
}

/**
 * Draws the status line; returns the column of the first text on the right, or undefined if it does
 * not fit.
 */
function drawFigures(
  grid: Grid,
  view: CavesState,
  about: readonly string[],
  say: Say,
): number | undefined {
  const { area } = grid;
  const player = playerOf(view);
  const { hp, mana, hunger, effects, rank, depth, strength } = statusOf(view, say);
  const isStarving = ['starving', 'hungry'].includes(hungerOf(player));
  const danger: Ink = { ink: 'bad', bold: true, on: 'alarm' };
  const first: readonly [string, Ink] = [about[0] ?? '', { ink: 'faint' }];
  const shown: readonly (readonly [string, Ink])[] = [
    [isLow(player) ? `! ${hp}` : hp, isLow(player) ? danger : { ink: 'text', bold: true }],
    [mana, { ink: 'south' }],
    [depth, { ink: 'soft' }],
    [hunger, isStarving ? danger : { ink: 'warn' }],
    ...effects.map(({ text, isHarmful }): readonly [string, Ink] => [
      text,
      isHarmful ? { ink: 'bad', bold: true } : { ink: 'mental' },
    ]),
    [rank, { ink: 'title' }],
    first,
  ];
  const extraShown: readonly (readonly [string, Ink])[] = [
    [strength, { ink: 'soft' }],
    ...about.slice(1).map((text): readonly [string, Ink] => [text, { ink: 'faint' }]),
  ];
  const texts = shown.map(([text]) => text).filter((text) => text !== '');
  const width = texts.reduce((sum, text) => sum + widthOf(text) + GAP, -GAP);
  const gap = width > area.width ? NARROW : GAP;
  let x = 0;
  let atFirst: number | undefined;
  const place = (one: readonly [string, Ink]): boolean => {
    const [text, ink] = one;
    if (x + widthOf(text) > area.width) return false;
    if (one === first) atFirst = x;
    if (text !== '') x = grid.put(x, 0, text, ink) + gap;
    return true;
  };
  const placed = shown.filter(place);
  if (placed.length === shown.length) extraShown.forEach(place);
  return atFirst;
}

/** The cell of the level under a cell of the map. */
export function placeAt(origin: Origin, x: number, y: number): Place {
  return { x: origin.x + x, y: origin.y + y };
}
