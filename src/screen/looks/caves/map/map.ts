import {
  cellOf,
  HEIGHT,
  levelOf,
  placeOf,
  playerOf,
  sightOf,
  tileAt,
  WIDTH,
} from '../../../../games/caves/index.ts';
import type { CavesState, LyingItem, Place, Tiles } from '../../../../games/caves/index.ts';
import { creaturesShown } from '../../../../presentation/caves/known.ts';
import { signOfCreature, signOfItem, signOfTile } from '../../../../presentation/caves/signs.ts';
import type { Sign } from '../../../../presentation/caves/signs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Ink, PaperColour } from '../../../cells/ink.ts';
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
  readonly isLit: (x: number, y: number) => boolean;
}

/** Draws the ground of a level and what lies on it, run by run of what looks alike. */
function drawGround(grid: Grid, area: Area, { x: left, y: top }: Origin, level: DrawnLevel): void {
  const items = new Map(level.items.map(({ cell, item }) => [cell, item]));
  for (let row = 0; row < area.height; row++) {
    let [from, text] = [0, ''];
    let ink: Ink = {};
    for (let column = 0; column < area.width; column++) {
      const next = inkAt(level, items, { x: left + column, y: top + row });
      if (text !== '' && isAlike(ink, next.ink)) text += next.glyph;
      else {
        grid.put(area.x + from, area.y + row, text, ink);
        [from, text, ink] = [column, next.glyph, next.ink];
      }
    }
    grid.put(area.x + from, area.y + row, text, ink);
  }
}

function inkAt(
  { tiles, isLit }: DrawnLevel,
  items: ReadonlyMap<number, LyingItem['item']>,
  place: Place,
): { readonly glyph: string; readonly ink: Ink } {
  const isSeen = isLit(place.x, place.y);
  const item = items.get(cellOf(place));
  const on: PaperColour = isSeen ? 'panel' : 'ground';
  if (item !== undefined) {
    const { glyph, colour, tile } = signOfItem(item);
    return { glyph, ink: { ink: isSeen ? colour : 'soft', bold: isSeen, on, tile } };
  }
  const { glyph, colour, tile } = signOfTile(tileAt(tiles, place), isSeen);
  return { glyph, ink: { ink: colour, on, tile } };
}

function isAlike(one: Ink, other: Ink): boolean {
  return (
    one.tile === other.tile &&
    one.ink === other.ink &&
    one.on === other.on &&
    one.bold === other.bold
  );
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
    drawGround(grid, area, origin, { tiles, items, isLit: (x, y) => sight.has(x, y) });
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

  /** Where a cell is drawn; undefined for one that is not. */
  #find({ x, y }: Place): Place | undefined {
    const [column, row] = [x - this.#origin.x, y - this.#origin.y];
    const { width, height } = this.#area;
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    return { x: this.#area.x + column, y: this.#area.y + row };
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
