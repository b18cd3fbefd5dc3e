import { houseOf, oppositeOf, ownerOf, pitOf, storeOf } from '../../rules/index.ts';
import type { Player } from '../../rules/index.ts';
import type { Box, Direction, Point } from '#web/canvas/geometry.ts';

/** A carved hollow: an ellipse for a house, a rounded slot for a store. */
export interface Hollow {
  readonly kind: 'house' | 'store';
  readonly owner: Player;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** Position of the seed count. */
  readonly count: Point;
  /** Position of the house number. */
  readonly name: Point;
  /** Clickable area. */
  readonly target: Box;
}

/** Geometry of the board, in CSS pixels of the canvas. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly vertical: boolean;
  readonly houses: number;
  readonly bottom: Player;
  readonly board: Box;
  readonly hollows: readonly Hollow[];
  readonly seedRadius: number;
  readonly countSize: number;
  readonly nameSize: number;
}

export interface LayoutOptions {
  readonly width: number;
  readonly height: number;
  readonly houses: number;
  /** The player at the bottom, or at the left of a vertical board. */
  readonly bottom: Player;
}

/** Lengths along the rows (u) and across them (v), before orientation. */
interface Measures {
  readonly pad: number;
  readonly cell: number;
  readonly store: number;
  readonly rim: number;
  readonly channel: number;
  readonly ru: number;
  readonly rv: number;
  readonly length: number;
  readonly thickness: number;
}

const STORE_CELLS = 0.98;
const MAX_CELL = 300;
const MAX_STRETCH = 1.75;
const MARGIN = 8;

function measure(along: number, across: number, houses: number, vertical: boolean): Measures {
  const pad = Math.max(6, Math.min(26, along * 0.022));
  const room = along - 2 * MARGIN - 2 * pad;
  const cell = Math.min(MAX_CELL, room / (houses + 2 * STORE_CELLS));
  const rim = vertical
    ? Math.max(20, Math.min(34, across * 0.075))
    : Math.max(20, Math.min(56, cell * 0.34));
  const channel = vertical
    ? Math.max(56, Math.min(92, across * 0.2))
    : Math.max(44, Math.min(124, cell * 0.68));
  const ru = cell * 0.43;
  const rowRoom = (across - 2 * MARGIN - 2 * rim - channel) / 2;
  const rv = Math.max(6, Math.min(rowRoom / 2, ru * MAX_STRETCH, vertical ? 200 : ru * 1.48));
  return {
    pad,
    cell,
    store: cell * STORE_CELLS,
    rim,
    channel,
    ru,
    rv,
    length: 2 * pad + cell * (houses + 2 * STORE_CELLS),
    thickness: 2 * rim + channel + 4 * rv,
  };
}

/** True if the board is drawn vertically because its width is too small. */
function isVertical(width: number, height: number): boolean {
  return height > width * 1.05;
}

export function layoutBoard({ width, height, houses, bottom }: LayoutOptions): Layout {
  const vertical = isVertical(width, height);
  const along = vertical ? height : width;
  const across = vertical ? width : height;
  const size = measure(along, across, houses, vertical);
  const u0 = (along - size.length) / 2;
  const v0 = (across - size.thickness) / 2;
  // On a vertical board the bottom side moves to the left, with its store nearest to the player.
  const place = (u: number, v: number): Point =>
    vertical ? { x: width - (v0 + v), y: u0 + u } : { x: u0 + u, y: v0 + v };
  const hollows = Array.from({ length: 2 * houses + 2 }, (_, pit) =>
    placeHollow(pit, houses, bottom, size, place, vertical),
  );
  return {
    width,
    height,
    vertical,
    houses,
    bottom,
    board: boxOf(place(0, 0), place(size.length, size.thickness)),
    hollows,
    seedRadius: Math.max(3, Math.sqrt(size.ru * size.rv) * 0.225),
    countSize: Math.max(15, Math.min(40, size.cell * 0.23)),
    nameSize: Math.max(11, Math.min(22, size.cell * 0.13)),
  };
}

type Locate = (u: number, v: number) => Point;

function placeHollow(
  pit: number,
  houses: number,
  bottom: Player,
  size: Measures,
  place: Locate,
  vertical: boolean,
): Hollow {
  const owner = ownerOf(houses, pit);
  const low = owner === bottom;
  const isStore = pit === storeOf(houses, owner);
  const shape = isStore ? storeShape(low, size, vertical) : houseShape(pit, houses, low, size);
  const { u, v, ru, rv } = shape;
  return {
    kind: isStore ? 'store' : 'house',
    owner,
    centre: place(u, v),
    rx: vertical ? rv : ru,
    ry: vertical ? ru : rv,
    count: place(shape.countU, shape.countV),
    name: place(u, shape.nameV),
    target: boxOf(place(u - shape.du, shape.v1), place(u + shape.du, shape.v2)),
  };
}

interface Shape {
  readonly u: number;
  readonly v: number;
  readonly ru: number;
  readonly rv: number;
  readonly countU: number;
  readonly countV: number;
  readonly nameV: number;
  readonly du: number;
  readonly v1: number;
  readonly v2: number;
}

function houseShape(pit: number, houses: number, low: boolean, size: Measures): Shape {
  const house = houseOf(houses, pit);
  const column = low ? house - 0.5 : houses - house + 0.5;
  const u = size.pad + size.store + column * size.cell;
  const middle = size.thickness / 2;
  const side = low ? 1 : -1;
  const v = middle + side * (size.channel / 2 + size.rv);
  return {
    u,
    v,
    ru: size.ru,
    rv: size.rv,
    countU: u,
    countV: middle + side * size.channel * 0.25,
    nameV: middle + side * (size.thickness / 2 - size.rim * 0.62),
    du: size.cell / 2,
    v1: low ? middle : 0,
    v2: low ? size.thickness : middle,
  };
}

function storeShape(low: boolean, size: Measures, vertical: boolean): Shape {
  const side = low ? 1 : -1;
  const centre = size.pad + size.store / 2;
  const u = low ? size.length - centre : centre;
  // The slot is shortened on its owner's side to make room for the seed count.
  const label = vertical ? size.rim * 0.75 + 14 : size.rim * 0.4 + 10;
  const rv = size.thickness / 2 - size.rim * 0.9 - label / 2;
  const v = size.thickness / 2 - (side * label) / 2;
  const edge = size.thickness / 2 + side * (size.thickness / 2 - size.rim * 0.45 - label / 2);
  return {
    u,
    v,
    ru: size.store * 0.4,
    rv,
    countU: u,
    countV: edge,
    nameV: edge,
    du: size.store / 2,
    v1: 0,
    v2: size.thickness,
  };
}

function boxOf(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** The house that an arrow key selects from another; the same one at the end of a row. */
export function neighbourOf(layout: Layout, pit: number, direction: Direction): number {
  const { houses, vertical, bottom } = layout;
  const alongKeys: readonly Direction[] = vertical ? ['up', 'down'] : ['left', 'right'];
  if (!alongKeys.includes(direction)) {
    const towardsLow = direction === (vertical ? 'left' : 'down');
    const low = ownerOf(houses, pit) === bottom;
    return towardsLow === low ? pit : oppositeOf(houses, pit);
  }
  const owner = ownerOf(houses, pit);
  const forward = (direction === alongKeys[1]) === (owner === bottom);
  const house = houseOf(houses, pit) + (forward ? 1 : -1);
  return house < 1 || house > houses ? pit : pitOf(houses, owner, house);
}
