import {
  HEIGHT,
  levelOf,
  placeOf,
  playerOf,
  sightOf,
  TILES,
  UNKNOWN,
  WIDTH,
} from '../../rules/index.ts';
import type { CavesState, LyingItem, Place, Sight, Tile, Tiles } from '../../rules/index.ts';
import { creaturesShown } from '../../voice/known.ts';
import { signOfCreature, signOfItem, signOfTile } from '../../voice/signs.ts';
import type { Sign } from '../../voice/signs.ts';
import { MapCanvas } from '#roguelike/screen/map-canvas.ts';
import type { Marks } from '#roguelike/screen/map-canvas.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { stampOf } from '#screen/cells/ink.ts';
import type { Stamp } from '#screen/cells/ink.ts';
import type { Origin } from './window.ts';

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
  const canvas = new MapCanvas(grid, area, origin);
  for (const { cell, item } of items) {
    const at = canvas.find(placeOf(cell));
    if (at === undefined) continue;
    const { lit, remembered } = drawnItem(signOfItem(item));
    grid.stamp(at.x, at.y, sight?.hasCell(cell) === true ? lit : remembered);
  }
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
    const canvas = new MapCanvas(grid, area, origin);
    for (const place of marks.line ?? []) putSign(canvas, place, LINE);
    for (const creature of creaturesShown(view))
      putSign(canvas, creature, signOfCreature(creature.kind));
    putSign(canvas, playerOf(view), signOfCreature('player'));
    for (const place of marks.hits ?? []) canvas.tint(place, 'alarm');
    if (marks.cursor !== undefined) canvas.mark(marks.cursor);
    canvas.focus(marks.cursor ?? playerOf(view));
    grid.addHit(area, { kind: 'part', part: MAP_PART });
  });
}

function putSign(canvas: MapCanvas, place: Place, { glyph, colour, tile }: Sign): void {
  canvas.put(place, glyph, { ink: colour, bold: true, tile });
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
