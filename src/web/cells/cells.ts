import { FULL_SIZE } from '#screen';
import type { Size } from '#screen';

/** How large cells are, in device pixels, and how many there are. */
export interface CellMeasures extends Size {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly font: number;
}

const MAX_FONT = 22;
const LINE = 1.2;
/** Letters that are smaller, in CSS pixels, are hard to read. */
export const SMALL = 9;
/** How large letters are then, where the screen is seen in part. */
export const READABLE = 11;

/** An area in CSS pixels, and how many device pixels each of them has. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/**
 * The largest letters with which the cells that are needed fit a room, and the cells there are then. `advance`
 * is the width of a letter by its height. Cells are whole device pixels, so that they join, and as wide as their
 * letters. Where letters would be smaller than `least` CSS pixels, the cells are more than the room holds.
 */
export function measureCells(
  room: Room,
  advance: number,
  least = 0,
  needed: Size = FULL_SIZE,
): CellMeasures {
  const { density } = room;
  const [across, down] = [room.width * density, room.height * density];
  const measure = (cellWidth: number): CellMeasures => {
    const font = cellWidth / advance;
    const cellHeight = Math.max(1, Math.round(font * LINE));
    return {
      font,
      cellWidth,
      cellHeight,
      width: Math.max(needed.width, Math.floor(across / cellWidth)),
      height: Math.max(needed.height, Math.floor(down / cellHeight)),
      seen: Math.floor(across / cellWidth),
    };
  };
  const smallest = Math.max(1, Math.ceil(least * density * advance));
  let cells = measure(Math.max(smallest, Math.floor(MAX_FONT * density * advance)));
  const isTooLarge = () =>
    cells.width * cells.cellWidth > across || cells.height * cells.cellHeight > down;
  while (cells.cellWidth > smallest && isTooLarge()) cells = measure(cells.cellWidth - 1);
  return cells;
}

/** How large letters are, in CSS pixels, where the cells that are needed fit a room. */
export function fittedFont(room: Room, advance: number, needed: Size = FULL_SIZE): number {
  return measureCells(room, advance, 0, needed).font / room.density;
}
