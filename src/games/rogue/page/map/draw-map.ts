import type { Point } from '#web/canvas/geometry.ts';
import type { Size } from '#web/canvas/frame.ts';
import { knownItems, isKnownCell, mobsShown, sees, triggersShown } from '../../voice/known.ts';
import { isSpent } from '../../rules/index.ts';
import type { RogueState } from '../../rules/index.ts';
import type { RoguePalette } from '../settings/rogue-settings.ts';

/** The visible part of the world: `scale` pixels per cell around the middle cell. */
export interface MapView extends Size {
  readonly middle: Point;
  readonly scale: number;
}

type Colour = readonly [number, number, number];
const UNKNOWN: Colour = [10, 9, 12];
const FLOOR: Colour = [112, 100, 84];
const LIT: Colour = [172, 152, 120];
const WALL: Colour = [64, 56, 66];

export const HERO_COLOUR = '#82dcff';
export const ITEM_COLOUR = '#ffd65a';
const TRIGGER_COLOUR = '#b9a2ff';
const MOB_COLOUR = '#ff604e';
/** Distinguishable from items with red-green blindness. */
const MOB_CLEAR = '#ff9a14';
const OUTLINE = '#0a090c';

/** Minimum mark size in pixels, for small cells. */
const MIN_MARK = 4;

export function mobColour(palette: RoguePalette): string {
  return palette === 'torch' ? MOB_COLOUR : MOB_CLEAR;
}

/** The cell of the world at a point on the map. */
export function cellOn({ middle, scale, width, height }: MapView, { x, y }: Point): Point {
  return {
    x: Math.floor((x - width / 2) / scale + middle.x + 0.5),
    y: Math.floor((y - height / 2) / scale + middle.y + 0.5),
  };
}

/** Draws the known world: ground as squares, mobs as discs, items as diamonds. */
export function drawMap(
  pen: CanvasRenderingContext2D,
  state: RogueState,
  view: MapView,
  palette: RoguePalette,
): void {
  pen.fillStyle = `rgb(${UNKNOWN.join(' ')})`;
  pen.fillRect(0, 0, view.width, view.height);
  drawGround(pen, state, view);
  for (const trigger of triggersShown(state)) {
    if (!isSpent(trigger)) drawMark(pen, view, trigger, TRIGGER_COLOUR, 'disc');
  }
  for (const item of knownItems(state)) drawMark(pen, view, item, ITEM_COLOUR, 'diamond');
  for (const mob of mobsShown(state)) drawMark(pen, view, mob, mobColour(palette), 'disc');
  drawMark(pen, view, state.hero.at, HERO_COLOUR, 'ring');
}

function drawGround(pen: CanvasRenderingContext2D, state: RogueState, view: MapView): void {
  const { scale, width, height } = view;
  const first = cellOn(view, { x: 0, y: 0 });
  const last = cellOn(view, { x: width - 1, y: height - 1 });
  const [columns, rows] = [last.x - first.x + 1, last.y - first.y + 1];
  const ground = document.createElement('canvas');
  [ground.width, ground.height] = [columns, rows];
  const own = ground.getContext('2d');
  if (own === null) return;
  const pixels = own.createImageData(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const colour = colourAt(state, first.x + column, first.y + row);
      pixels.data.set([...colour, 255], (row * columns + column) * 4);
    }
  }
  own.putImageData(pixels, 0, 0);
  const { x, y } = pointOf(view, first);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(ground, x - scale / 2, y - scale / 2, columns * scale, rows * scale);
}

function colourAt(state: RogueState, x: number, y: number): Colour {
  if (!isKnownCell(state, x, y)) return UNKNOWN;
  if (state.ground.walls.has(x, y)) return WALL;
  return sees(state, x, y) ? LIT : FLOOR;
}

/** The centre of a cell on the map. */
function pointOf({ middle, scale, width, height }: MapView, { x, y }: Point): Point {
  return { x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 };
}

function drawMark(
  pen: CanvasRenderingContext2D,
  view: MapView,
  at: Point,
  colour: string,
  shape: 'disc' | 'diamond' | 'ring',
): void {
  const { x, y } = pointOf(view, at);
  const half = Math.max(MIN_MARK, view.scale) / 2;
  pen.fillStyle = colour;
  pen.strokeStyle = OUTLINE;
  pen.lineWidth = Math.max(1, half / 4);
  pen.beginPath();
  if (shape === 'diamond') {
    pen.moveTo(x, y - half);
    pen.lineTo(x + half, y);
    pen.lineTo(x, y + half);
    pen.lineTo(x - half, y);
    pen.closePath();
  } else pen.arc(x, y, half, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  if (shape !== 'ring') return;
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, half + 3, 0, 2 * Math.PI);
  pen.stroke();
}
