import type { Place, RogueState } from '../../rules/index.ts';
import { itemsAround, isKnownCell, mobsShown, sees, triggersShown } from '../../voice/known.ts';
import { MapCanvas } from '#roguelike/screen/map-canvas.ts';
import type { Marks } from '#roguelike/screen/map-canvas.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { InkColour, PaperColour } from '#screen/cells/ink.ts';
import type { Extent } from './camera.ts';
import { HERO_SIGN, ITEM_SIGNS, levelSign, MOB_SIGNS, triggerSign } from './signs.ts';

/** Columns per cell of the world, which makes cells about square. */
const WIDE = 2;

export function extentOf({ width, height }: Area): Extent {
  return { columns: Math.floor(width / WIDE), rows: height };
}

/** Colours of ground: lit from near to far, or remembered. */
interface Shade {
  readonly wall: InkColour;
  readonly floor: InkColour;
  readonly on: PaperColour;
}

/** Rings of light; `reach` is the square of the radius. */
const LIGHT: readonly (Shade & { readonly reach: number })[] = [
  { reach: 16, wall: 'seed', floor: 'soft', on: 'shade' },
  { reach: 49, wall: 'seed', floor: 'soft', on: 'bar' },
  { reach: Infinity, wall: 'frame', floor: 'faint', on: 'panel' },
];
const MEMORY: Shade = { wall: 'faint', floor: 'faint', on: 'ground' };
const [LIT_WALL, DIM_WALL] = ['██', '▒▒'];
const [LIT_FLOOR, DIM_FLOOR] = ['· ', '. '];

/** Light on a visible cell, which fades with distance. */
function shadeOf({ hero }: RogueState, x: number, y: number): Shade {
  const [across, down] = [x - hero.at.x, y - hero.at.y];
  const square = across * across + down * down;
  return LIGHT.find(({ reach }) => square <= reach) ?? MEMORY;
}

/** Draws the known world around a centre. */
export function drawMap(
  grid: Grid,
  area: Area,
  state: RogueState,
  middle: Place,
  marks: Marks = {},
): void {
  const { columns, rows } = extentOf(area);
  const origin = { x: middle.x - Math.floor(columns / 2), y: middle.y - Math.floor(rows / 2) };
  const canvas = new MapCanvas(grid, area, origin, WIDE);
  grid.unmirrored(area, () => {
    for (let y = origin.y; y < origin.y + rows; y++) {
      for (let x = origin.x; x < origin.x + columns; x++) {
        if (isKnownCell(state, x, y)) drawCell(canvas, state, x, y);
      }
    }
    drawThings(canvas, state, columns + rows, marks);
  });
}

function drawCell(canvas: MapCanvas, state: RogueState, x: number, y: number): void {
  const isLit = sees(state, x, y);
  const { wall, floor, on } = isLit ? shadeOf(state, x, y) : MEMORY;
  if (state.ground.walls.has(x, y))
    canvas.draw({ x, y }, isLit ? LIT_WALL : DIM_WALL, { ink: wall, on });
  else canvas.draw({ x, y }, isLit ? LIT_FLOOR : DIM_FLOOR, { ink: floor, on });
}

/** Draws everything above the ground, with items up to `reach` cells from the hero. */
function drawThings(canvas: MapCanvas, state: RogueState, reach: number, marks: Marks): void {
  const { cursor, line = [], hits = [] } = marks;
  for (const place of line.slice(0, -1)) canvas.draw(place, '∙ ', { ink: 'accent', bold: true });
  for (const trigger of triggersShown(state)) {
    const sign = triggerSign(state, trigger);
    if (sign === undefined) continue;
    const isSeen = sees(state, trigger.x, trigger.y);
    const ink = isSeen ? sign.ink : 'faint';
    canvas.draw(trigger, sign.glyph + sign.mark, { ink, bold: true });
  }
  for (const item of itemsAround(state, reach)) {
    const { glyph, ink } = ITEM_SIGNS[item.kind];
    const isSeen = sees(state, item.x, item.y);
    canvas.draw(item, `${glyph} `, isSeen ? { ink, bold: true } : { ink: 'faint', bold: true });
  }
  for (const mob of mobsShown(state)) {
    const { glyph, ink } = MOB_SIGNS[mob.kind];
    canvas.draw(mob, glyph + levelSign(mob), { ink, bold: true });
  }
  const { glyph, ink } = HERO_SIGN;
  canvas.draw(state.hero.at, `${glyph} `, { ink, bold: true });
  canvas.focus(cursor ?? state.hero.at);
  for (const place of hits) canvas.tint(place, 'alarm');
  if (cursor !== undefined) canvas.mark(cursor);
}
