import {
  HEIGHT,
  levelOf,
  placeOf,
  playerOf,
  sightOf,
  TILES,
  UNKNOWN,
  WIDTH,
} from '../../../../games/caves/index.ts';
import type {
  CavesState,
  LyingItem,
  Place,
  Sight,
  Tile,
  Tiles,
} from '../../../../games/caves/index.ts';
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
  /** What is in sight; undefined for nothing. */
  readonly sight: Sight | undefined;
}

/** What ground is drawn with, in sight and as it is remembered. */
function drawnAs(tile: Tile, isLit: boolean): Stamp {
  const { glyph, colour, tile: picture } = signOfTile(tile, isLit);
  return stampOf(glyph, { ink: colour, on: isLit ? 'panel' : 'ground', tile: picture });
}

/** By the codes of tiles: what ground in sight is drawn with, and what is remembered. */
const [LIT, REMEMBERED]: readonly [(Stamp | undefined)[], (Stamp | undefined)[]] = [[], []];
for (const tile of TILES) {
  LIT[tile.charCodeAt(0)] = drawnAs(tile, true);
  // A screen is empty before it is drawn, as is what nobody knows.
  if (tile !== UNKNOWN) REMEMBERED[tile.charCodeAt(0)] = drawnAs(tile, false);
}

interface DrawnItem {
  readonly lit: readonly [Stamp];
  readonly remembered: readonly [Stamp];
}

/** What items are drawn with, by their signs. */
const ITEMS = new WeakMap<Sign, DrawnItem>();

function drawnItem(sign: Sign): DrawnItem {
  let drawn = ITEMS.get(sign);
  if (drawn === undefined) {
    const { glyph, colour, tile } = sign;
    drawn = {
      lit: [stampOf(glyph, { ink: colour, bold: true, tile })],
      remembered: [stampOf(glyph, { ink: 'soft', tile })],
    };
    ITEMS.set(sign, drawn);
  }
  return drawn;
}

/** Draws the ground of a level, and what lies on it. */
function drawGround(grid: Grid, area: Area, origin: Origin, level: DrawnLevel): void {
  const { tiles, items, sight } = level;
  const stamps = new Array<Stamp | undefined>(area.width);
  for (let row = 0; row < area.height; row++) {
    const start = (origin.y + row) * WIDTH + origin.x;
    for (let column = 0; column < area.width; column++) {
      const cell = start + column;
      const known = sight?.hasCell(cell) === true ? LIT : REMEMBERED;
      stamps[column] = known[tiles.charCodeAt(cell)];
    }
    grid.stamp(area.x, area.y + row, stamps);
  }
  for (const { cell, item } of items) {
    const at = within(area, origin, placeOf(cell));
    if (at === undefined) continue;
    const { lit, remembered } = drawnItem(signOfItem(item));
    grid.stamp(at.x, at.y, sight?.hasCell(cell) === true ? lit : remembered);
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
    drawGround(grid, area, origin, { tiles, items, sight });
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
    drawGround(grid, area, origin, { ...level, sight: undefined });
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
