import {
  cellOf,
  HEIGHT,
  levelOf,
  placeOf,
  playerOf,
  sightOf,
  tileAt,
  TILES,
  UNKNOWN,
  WIDTH,
} from '../../../../games/caves/index.ts';
import type { CavesState, LyingItem, Place, Tile, Tiles } from '../../../../games/caves/index.ts';
import { creaturesShown } from '../../../../presentation/caves/known.ts';
import { signOfCreature, signOfItem, signOfTile } from '../../../../presentation/caves/signs.ts';
import type { Sign } from '../../../../presentation/caves/signs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { stampOf } from '../../../cells/ink.ts';
import type { Ink, PaperColour, Stamp } from '../../../cells/ink.ts';
import type { Origin } from './window.ts';

/** What is shown over the level. */
export interface Marks {
  /** The cell that is looked at, or aimed at. */
  readonly cursor?: Place | undefined;
  /** The line there, or the way. */
  readonly line?: readonly Place[] | undefined;
  /** Where somebody was hit in the last turn. */
  readonly hits?: readonly Place[] | undefined;
}

/** What the line to a cursor is drawn with. */
const LINE: Sign = { glyph: '*', colour: 'accent', tile: 'line' };

/** The name of the map for whoever presses it. */
const MAP_PART = 'caves-map';

/** The part of an area that a level fills, in the middle. */
export function mapArea(area: Area): Area {
  const width = Math.min(area.width, WIDTH);
  const height = Math.min(area.height, HEIGHT);
  return { ...area, x: area.x + Math.floor((area.width - width) / 2), width, height };
}

/** One level as it is drawn. */
export interface DrawnLevel {
  readonly tiles: Tiles;
  readonly items: readonly LyingItem[];
  /** Whether a cell is in sight, by its index. */
  readonly isLit: (cell: number) => boolean;
}

/** What ground is drawn with, in sight and as it is remembered. */
function drawnAs(tile: Tile, isLit: boolean): Stamp {
  const { glyph, colour, tile: picture } = signOfTile(tile, isLit);
  return stampOf(glyph, { ink: colour, on: isLit ? 'panel' : 'ground', tile: picture });
}

const GROUND = Object.fromEntries(
  TILES.map((tile) => [tile, { lit: drawnAs(tile, true), remembered: drawnAs(tile, false) }]),
) as Readonly<Record<Tile, Readonly<Record<'lit' | 'remembered', Stamp>>>>;

/** Draws the ground of a level, run by run of what looks alike, and what lies on it. */
function drawGround(grid: Grid, area: Area, origin: Origin, level: DrawnLevel): void {
  for (let row = 0; row < area.height; row++) drawRow(grid, area, origin, level, row);
  for (const { cell, item } of level.items) {
    const place = placeOf(cell);
    const at = within(area, origin, place);
    if (at === undefined) continue;
    const isSeen = level.isLit(cell);
    const { glyph, colour, tile } = signOfItem(item);
    grid.put(at.x, at.y, glyph, { ink: isSeen ? colour : 'soft', bold: isSeen, tile });
  }
}

function drawRow(grid: Grid, area: Area, from: Origin, level: DrawnLevel, row: number): void {
  const y = from.y + row;
  const { tiles, isLit } = level;
  const start = cellOf({ x: from.x, y });
  let column = 0;
  while (column < area.width) {
    const code = tiles.charCodeAt(start + column);
    const isSeen = isLit(start + column);
    let end = column + 1;
    while (
      end < area.width &&
      tiles.charCodeAt(start + end) === code &&
      isLit(start + end) === isSeen
    )
      end += 1;
    const tile = tileAt(tiles, { x: from.x + column, y });
    // A screen is empty before it is drawn, as is what nobody knows.
    if (tile !== UNKNOWN || isSeen) {
      const { lit, remembered } = GROUND[tile];
      grid.stamp(area.x + column, area.y + row, end - column, isSeen ? lit : remembered);
    }
    column = end;
  }
}

/** Where a cell of the level is drawn; undefined for one that is not. */
function within(area: Area, origin: Origin, { x, y }: Place): Place | undefined {
  const [column, row] = [x - origin.x, y - origin.y];
  if (column < 0 || row < 0 || column >= area.width || row >= area.height) return undefined;
  return { x: area.x + column, y: area.y + row };
}

/** The level of the player as far as he knows it, from an origin on. */
export function drawMap(
  grid: Grid,
  area: Area,
  view: CavesState,
  origin: Origin,
  marks: Marks = {},
): void {
  grid.unmirrored(area, () => {
    const sight = sightOf(view);
    const { tiles, items } = levelOf(view);
    drawGround(grid, area, origin, { tiles, items, isLit: (cell) => sight.hasCell(cell) });
    const drawing = new Drawing(grid, area, origin);
    drawing.line(marks.line ?? []);
    for (const creature of creaturesShown(view))
      drawing.put(creature, signOfCreature(creature.kind));
    drawing.put(playerOf(view), signOfCreature('player'));
    for (const place of marks.hits ?? []) drawing.tint(place, 'alarm');
    if (marks.cursor !== undefined) drawing.mark(marks.cursor);
    drawing.focus(marks.cursor ?? playerOf(view));
    grid.addHit(area, { kind: 'part', part: MAP_PART });
  });
}

/** What is put over the ground. */
class Drawing {
  readonly #grid: Grid;
  readonly #area: Area;
  readonly #origin: Origin;

  constructor(grid: Grid, area: Area, origin: Origin) {
    this.#grid = grid;
    this.#area = area;
    this.#origin = origin;
  }

  put(place: Place, { glyph, colour, tile }: Sign): void {
    const at = this.#find(place);
    if (at !== undefined) this.#grid.put(at.x, at.y, glyph, { ink: colour, bold: true, tile });
  }

  line(places: readonly Place[]): void {
    for (const place of places) this.put(place, LINE);
  }

  tint(place: Place, on: PaperColour): void {
    const at = this.#find(place);
    if (at !== undefined) this.#grid.tint({ ...at, width: 1, height: 1 }, on);
  }

  /** Where somebody who sees only a part of the screen looks. */
  focus(place: Place): void {
    const at = this.#find(place);
    if (at !== undefined) this.#grid.focusOn(at.x, at.y);
  }

  /** The cursor: seen without colours as well. */
  mark(place: Place): void {
    const at = this.#find(place);
    if (at === undefined) return;
    const { glyph, tile } = this.#grid.cell(at.x, at.y);
    const ink: Ink = { ink: 'title', bold: true, reverse: true };
    this.#grid.put(at.x, at.y, glyph, tile === undefined ? ink : { ...ink, tile });
  }

  #find(place: Place): Place | undefined {
    return within(this.#area, this.#origin, place);
  }
}

/** A level as it is remembered, wherever the player is. */
export function drawRemembered(
  grid: Grid,
  area: Area,
  view: CavesState,
  z: number,
  origin: Origin,
): void {
  const player = playerOf(view);
  if (z === player.z) {
    drawMap(grid, area, view, origin);
    return;
  }
  const level = view.levels[z];
  if (level === undefined) return;
  grid.unmirrored(area, () => {
    drawGround(grid, area, origin, { ...level, isLit: () => false });
  });
}

/** Whether anything of a level is known. */
export function isKnownLevel({ levels }: CavesState, z: number): boolean {
  return (levels[z]?.tiles ?? '').trim() !== '';
}

/** The first place of a level of which anything is known. */
export function firstKnown({ levels }: CavesState, z: number): Place {
  const cell = (levels[z]?.tiles ?? '').search(/\S/);
  return placeOf(Math.max(0, cell));
}
