import { elementAt } from '#core';
import { houseOf, housesOf, ownerOf, pitOf, seedsOnBoard, storeOf } from '../rules/index.ts';
import type { Pits, Player } from '../rules/index.ts';
import type { Area, Size } from '#screen/cells/grid.ts';
import { largeWidth } from '#screen/widgets/letters.ts';

/** Positions of the board's parts. Areas of pits lie inside their frames. */
export interface Layout {
  readonly houses: number;
  /** The player whose houses form the lower row, left to right. */
  readonly south: Player;
  /** The frame around everything. */
  readonly board: Area;
  readonly pits: readonly Area[];
  /** True if stores have room for large digits. */
  readonly large: boolean;
  /** Rows of house numbers and names, above and below the board. */
  readonly rows: {
    readonly northName: number;
    readonly northLabels: number;
    readonly southLabels: number;
    readonly southName: number;
  };
}

/** Rows besides the houses: three frame lines, two of labels, two of names. */
const ROWS_BESIDE = 7;
const HOUSE_WIDTHS = { least: 3, most: 12 };

/** Minimum size of the board in cells. */
export function minSize(pits: Pits): Size {
  const houses = housesOf(pits);
  const store = figuresOf(pits).length + 2;
  return { width: widthWith(houses, HOUSE_WIDTHS.least, store), height: ROWS_BESIDE + 2 };
}

function figuresOf(pits: Pits): string {
  return '8'.repeat(Math.max(2, String(seedsOnBoard(pits)).length));
}

/** Fits the board into an area, centred and as large as possible. */
export function layoutOf(area: Area, pits: Pits, south: Player): Layout {
  const houses = housesOf(pits);
  const figures = figuresOf(pits);
  const large = widthWith(houses, figures.length + 2, largeWidth(figures) + 2) <= area.width;
  const store = large ? largeWidth(figures) + 2 : figures.length + 2;
  const house = houseWidth(area.width, houses, store);
  const rows = houseHeight(area.height);
  const width = widthWith(houses, house, store);
  const height = 2 * rows + 3;
  const board = {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + 2 + Math.max(0, Math.floor((area.height - height - 4) / 2)),
    width,
    height,
  };
  return {
    houses,
    south,
    board,
    large,
    pits: pits.map((_, pit) => pitArea(pit, { houses, south, board, house, store, rows })),
    rows: {
      northName: board.y - 2,
      northLabels: board.y - 1,
      southLabels: board.y + height,
      southName: board.y + height + 1,
    },
  };
}

function widthWith(houses: number, house: number, store: number): number {
  return houses * (house + 1) + 2 * (store + 1) + 1;
}

function houseWidth(width: number, houses: number, store: number): number {
  const room = Math.floor((width - 2 * (store + 1) - 1) / houses) - 1;
  return Math.max(HOUSE_WIDTHS.least, Math.min(HOUSE_WIDTHS.most, room));
}

/** An odd number of rows, which centres the seed count. */
function houseHeight(height: number): number {
  const rows = Math.floor((height - ROWS_BESIDE) / 2);
  return Math.max(1, Math.min(7, rows % 2 === 0 ? rows - 1 : rows));
}

interface Measures {
  readonly houses: number;
  readonly south: Player;
  readonly board: Area;
  readonly house: number;
  readonly store: number;
  readonly rows: number;
}

function pitArea(pit: number, measures: Measures): Area {
  const { houses, south, board, house, store, rows } = measures;
  const owner = ownerOf(houses, pit);
  if (pit === storeOf(houses, owner)) {
    const x = owner === south ? board.x + board.width - 1 - store : board.x + 1;
    return { x, y: board.y + 1, width: store, height: 2 * rows + 1 };
  }
  const number = houseOf(houses, pit);
  const column = owner === south ? number - 1 : houses - number;
  return {
    x: board.x + store + 2 + column * (house + 1),
    y: owner === south ? board.y + rows + 2 : board.y + 1,
    width: house,
    height: rows,
  };
}

/** The area of a player's house. */
export function houseArea(layout: Layout, player: Player, house: number): Area {
  return elementAt(layout.pits, pitOf(layout.houses, player, house));
}
