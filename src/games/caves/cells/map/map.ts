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
import type { CavesContent, CavesState, Level, Place, Sight, Tile } from '../../rules/index.ts';
import { isCaged } from '../../voice/cages.ts';
import { creaturesShown } from '../../voice/known.ts';
import { signOfCloud, signOfCreature, signOfItem, signOfTile } from '../../voice/signs.ts';
import type { Sign } from '../../voice/signs.ts';
import { MapCanvas } from '#roguelike/screen/map-canvas.ts';
import type { Marks } from '#roguelike/screen/map-canvas.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { stampOf } from '#screen/cells/ink.ts';
import type { Stamp } from '#screen/cells/ink.ts';
import type { Origin } from './window.ts';

/** Sign of the line to a cursor. */
const LINE: Sign = { glyph: '*', colour: 'accent', tile: 'line' };

/** Name of the map part in pointer events. */
const MAP_PART = 'caves-map';

/** The centred part of an area that a level fills. */
export function mapArea(area: Area): Area {
  const width = Math.min(area.width, WIDTH);
  const height = Math.min(area.height, HEIGHT);
  return { ...area, x: area.x + Math.floor((area.width - width) / 2), width, height };
}

/** A level as drawn. */
interface DrawnLevel {
  readonly content: CavesContent;
  readonly level: Level;
  /** The cells in sight; undefined for none. */
  readonly sight: Sight | undefined;
}

/** The stamp of a tile, in sight or remembered. */
function drawnAs(content: CavesContent, tile: Tile, isLit: boolean): Stamp {
  const { glyph, colour, tile: picture } = signOfTile(content, tile, isLit);
  return stampOf(glyph, { ink: colour, on: isLit ? 'panel' : 'ground', tile: picture });
}

/** Stamps of ground in sight and of remembered ground, by character code. */
interface GroundStamps {
  readonly lit: readonly (Stamp | undefined)[];
  readonly remembered: readonly (Stamp | undefined)[];
}

const STAMPS = new WeakMap<CavesContent['terrain'], GroundStamps>();

function makeStamps(content: CavesContent): GroundStamps {
  const [lit, remembered]: readonly [(Stamp | undefined)[], (Stamp | undefined)[]] = [[], []];
  const signs = Object.values(content.terrain).flatMap(({ sign, unseen = sign }) => [sign, unseen]);
  for (const tile of [...TILES, ...signs]) {
    lit[tile.charCodeAt(0)] = drawnAs(content, tile, true);
    // The screen starts out empty, so unknown cells need no stamp.
    if (tile !== UNKNOWN) remembered[tile.charCodeAt(0)] = drawnAs(content, tile, false);
  }
  return { lit, remembered };
}

/** The stamps of some content, cached. */
function stampsOf(content: CavesContent): GroundStamps {
  let stamps = STAMPS.get(content.terrain);
  if (stamps === undefined) {
    stamps = makeStamps(content);
    STAMPS.set(content.terrain, stamps);
  }
  return stamps;
}

interface DrawnItem {
  readonly lit: readonly [Stamp];
  readonly remembered: readonly [Stamp];
  readonly caged: readonly [Stamp];
}

/** Cached stamps of items, by sign. */
const ITEMS = new WeakMap<Sign, DrawnItem>();

function drawnItem(sign: Sign): DrawnItem {
  let drawn = ITEMS.get(sign);
  if (drawn === undefined) {
    const { glyph, colour, tile } = sign;
    drawn = {
      lit: [stampOf(glyph, { ink: colour, bold: true, tile })],
      remembered: [stampOf(glyph, { ink: 'soft', tile })],
      caged: [stampOf(glyph, { ink: colour, bold: true, underline: true, on: 'path', tile })],
    };
    ITEMS.set(sign, drawn);
  }
  return drawn;
}

/** Draws the ground of a level and the items on it. */
function drawGround(
  grid: Grid,
  area: Area,
  origin: Origin,
  { content, level, sight }: DrawnLevel,
): void {
  const { tiles, items } = level;
  const { lit: litStamps, remembered: paleStamps } = stampsOf(content);
  const stamps = new Array<Stamp | undefined>(area.width);
  for (let row = 0; row < area.height; row++) {
    const start = (origin.y + row) * WIDTH + origin.x;
    for (let column = 0; column < area.width; column++) {
      const cell = start + column;
      const stampSet = sight?.hasCell(cell) === true ? litStamps : paleStamps;
      stamps[column] = stampSet[tiles.charCodeAt(cell)];
    }
    grid.stamp(area.x, area.y + row, stamps);
  }
  const canvas = new MapCanvas(grid, area, origin);
  for (const { cell, item } of items) {
    const at = canvas.find(placeOf(cell));
    if (at === undefined) continue;
    const { lit, remembered, caged } = drawnItem(signOfItem(content, item));
    const free = sight?.hasCell(cell) === true ? lit : remembered;
    grid.stamp(at.x, at.y, isCaged(level, cell) ? caged : free);
  }
  for (const { cell, kind } of level.clouds ?? []) {
    const { glyph, colour } = signOfCloud(content, kind);
    if (sight?.hasCell(cell) === true)
      canvas.draw(placeOf(cell), glyph, { ink: colour, bold: true, on: 'panel' });
  }
}

/** Draws the player's level as the player knows it, from an origin. */
export function drawMap(
  grid: Grid,
  area: Area,
  view: CavesState,
  origin: Origin,
  marks: Marks = {},
): void {
  grid.unmirrored(area, () => {
    const { content } = playerOf(view);
    const sight = sightOf(view);
    drawGround(grid, area, origin, { level: levelOf(view), content, sight });
    const canvas = new MapCanvas(grid, area, origin);
    for (const place of marks.line ?? []) drawSign(canvas, place, LINE);
    for (const creature of creaturesShown(view)) {
      const isFriend = creature.side !== undefined;
      drawSign(canvas, creature, signOfCreature(content, creature.kind), isFriend);
    }
    drawSign(canvas, playerOf(view), signOfCreature(content, 'player'));
    for (const place of marks.hits ?? []) canvas.tint(place, 'alarm');
    if (marks.cursor !== undefined) canvas.mark(marks.cursor);
    canvas.focus(marks.cursor ?? playerOf(view));
    grid.addHit(area, { kind: 'part', part: MAP_PART });
  });
}

function drawSign(
  canvas: MapCanvas,
  place: Place,
  { glyph, colour, tile }: Sign,
  isFriend = false,
): void {
  canvas.draw(place, glyph, { ink: colour, bold: true, underline: isFriend, tile });
}

/** Draws a level from memory, wherever the player is. */
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
    drawGround(grid, area, origin, { level, content: player.content, sight: undefined });
  });
}

/** True if any cell of a level is known. */
export function isKnownLevel({ levels }: CavesState, z: number): boolean {
  return (levels[z]?.tiles ?? '').trim() !== '';
}

/** The first known place of a level. */
export function firstKnownPlace({ levels }: CavesState, z: number): Place {
  const cell = (levels[z]?.tiles ?? '').search(/\S/);
  return placeOf(Math.max(0, cell));
}
