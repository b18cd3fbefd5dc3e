import { FULL_SIZE } from '#screen';
import type { Size } from '#screen';

/** Size of cells in device pixels, and their number. */
export interface CellMeasures extends Size {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly font: number;
}

const MAX_FONT = 22;
const LINE = 1.2;
/** Font size in CSS pixels below which text is hard to read. */
export const MIN_READABLE_FONT = 9;
/** Font size in CSS pixels when only part of the screen is visible. */
export const PARTIAL_VIEW_FONT = 11;

/** Area in CSS pixels, with the number of device pixels per CSS pixel. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/**
 * Measures cells with the largest font at which the needed cells fit the room. `advance` is the
 * ratio of character width to font size. Cells are whole device pixels, without gaps, and as wide
 * as a character. If the font would be smaller than `least` CSS pixels, the cells exceed the room.
 */
export function measureCells(
  room: Room,
  advance: number,
  minFont = 0,
  minSize: Size = FULL_SIZE,
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
      width: Math.max(minSize.width, Math.floor(across / cellWidth)),
      height: Math.max(minSize.height, Math.floor(down / cellHeight)),
      seen: Math.floor(across / cellWidth),
    };
  };
  const smallest = Math.max(1, Math.ceil(minFont * density * advance));
  let cells = measure(Math.max(smallest, Math.floor(MAX_FONT * density * advance)));
  const isTooLarge = () =>
    cells.width * cells.cellWidth > across || cells.height * cells.cellHeight > down;
  while (cells.cellWidth > smallest && isTooLarge()) cells = measure(cells.cellWidth - 1);
  return cells;
}

/** Font size in CSS pixels at which the needed cells fit the room. */
export function fittedFont(room: Room, advance: number, minSize: Size = FULL_SIZE): number {
  return measureCells(room, advance, 0, minSize).font / room.density;
}
