import { sure } from '../../../../core/index.ts';
import { RECORD } from '../../../../games/zrf/compile/record.ts';
import type { ZrfAction } from '../../../../games/zrf/run/action.ts';
import { Grid } from '../../../cells/grid.ts';
import type { Area } from '../../../cells/grid.ts';
import { widthOf } from '../../../cells/glyphs.ts';
import type { Ink } from '../../../cells/ink.ts';
import { copyPart, windowStart } from '../board.ts';
import { lineSign } from './lines.ts';
import type { Plan } from './plan.ts';

/** How far apart cells lie, from the largest drawing to the smallest. */
const PITCHES: readonly (readonly [number, number])[] = [
  [8, 4],
  [6, 3],
  [4, 2],
];

const GOAL = '◆';
const TARGET = '◇';
const FREE = '·';
const NOTHING = -1;
const OUTSIDE = -2;

/** What there is to see of a puzzle. */
export interface Shown {
  readonly plan: Plan;
  readonly cells: readonly number[];
  readonly chosen: number | undefined;
  readonly hint: ZrfAction | undefined;
}

/** Whose each cell of the grid is: a block's, nobody's, or no part of the board. */
function ownersOf({ plan, cells }: Shown): (column: number, row: number) => number {
  const owners = new Map<number, number>();
  for (const [block, anchor] of plan.handling.anchorsIn(cells).entries()) {
    for (const tile of plan.handling.tilesOf(block, anchor)) owners.set(tile, block);
  }
  return (column, row) => {
    const position = plan.at(column, row);
    return position < 0 ? OUTSIDE : (owners.get(position) ?? NOTHING);
  };
}

/** The largest drawing that an area has room for. */
function pitchFor({ columns, rows }: Plan, { width, height }: Area): readonly [number, number] {
  const fits = PITCHES.find(([x, y]) => columns * x + 1 <= width && rows * y + 1 <= height);
  return fits ?? sure(PITCHES.at(-1));
}

class Drawing {
  readonly grid: Grid;
  readonly #shown: Shown;
  readonly #ownerAt: (column: number, row: number) => number;
  readonly #width: number;
  readonly #height: number;

  constructor(shown: Shown, [width, height]: readonly [number, number]) {
    const { columns, rows } = shown.plan;
    this.#shown = shown;
    this.#ownerAt = ownersOf(shown);
    this.#width = width;
    this.#height = height;
    this.grid = new Grid({ width: columns * width + 1, height: rows * height + 1 });
  }

  draw(): Grid {
    const { plan } = this.#shown;
    for (let row = 0; row < plan.rows; row++) {
      for (let column = 0; column < plan.columns; column++) this.#fill(column, row);
    }
    for (let row = 0; row <= plan.rows; row++) {
      for (let column = 0; column <= plan.columns; column++) this.#lines(column, row);
    }
    this.#marks();
    this.#labels();
    return this.grid;
  }

  #inkOf(owner: number): Ink {
    const { chosen, plan } = this.#shown;
    if (owner === NOTHING) return { ink: 'faint' };
    if (owner === chosen) return { ink: 'title', bold: true, reverse: true };
    if (plan.goalBlocks.has(owner)) return { ink: 'good', on: 'path', bold: true };
    return { ink: 'text', on: 'chosen' };
  }

  /** The cell, and what joins it with the next ones of the same block. */
  #fill(column: number, row: number): void {
    const owner = this.#ownerAt(column, row);
    if (owner === OUTSIDE) return;
    const [left, top] = [column * this.#width, row * this.#height];
    const joinsRight = owner >= 0 && this.#ownerAt(column + 1, row) === owner;
    const joinsDown = owner >= 0 && this.#ownerAt(column, row + 1) === owner;
    const area = {
      x: left + 1,
      y: top + 1,
      width: this.#width - (joinsRight ? 0 : 1),
      height: this.#height - (joinsDown ? 0 : 1),
    };
    this.grid.fill(area, ' ', this.#inkOf(owner));
    if (owner !== NOTHING) return;
    this.grid.put(left + (this.#width >> 1), top + (this.#height >> 1), FREE, { ink: 'faint' });
  }

  /** How thick the line between two cells is. */
  #between(a: number, b: number): number {
    const { chosen } = this.#shown;
    if (a === b) return 0;
    return a === chosen || b === chosen ? 2 : 1;
  }

  /** The crossing at the upper left of a cell, and the lines from there to the right and down. */
  #lines(column: number, row: number): void {
    const [here, left] = [this.#ownerAt(column, row), this.#ownerAt(column - 1, row)];
    const [above, across] = [this.#ownerAt(column, row - 1), this.#ownerAt(column - 1, row - 1)];
    const up = this.#between(across, above);
    const right = this.#between(above, here);
    const down = this.#between(left, here);
    const away = this.#between(across, left);
    const [x, y] = [column * this.#width, row * this.#height];
    const thickest = Math.max(up, right, down, away);
    if (thickest > 0) this.grid.put(x, y, lineSign([up, right, down, away]), inkOf(thickest));
    if (right > 0) {
      const line = lineSign([0, right, 0, right]).repeat(this.#width - 1);
      this.grid.put(x + 1, y, line, inkOf(right));
    }
    if (down === 0) return;
    for (let step = 1; step < this.#height; step++) {
      this.grid.put(x, y + step, lineSign([down, 0, down, 0]), inkOf(down));
    }
  }

  #marks(): void {
    const { plan } = this.#shown;
    for (const [position, block] of plan.targets) {
      const [column, row] = plan.spots[position] ?? [];
      if (column === undefined || row === undefined) continue;
      const isChosen = this.#ownerAt(column, row) === this.#shown.chosen;
      const ink: Ink = { ink: 'good', bold: true, ...(isChosen ? { reverse: true } : {}) };
      // Where several blocks have a place of their own, it is told whose each is.
      const whose = plan.goalBlocks.size > 1 && block !== undefined ? plan.labels[block] : '';
      const text = `${whose}${TARGET}`;
      const [x, y] = [(column + 1) * this.#width, (row + 1) * this.#height - 1];
      this.grid.put(x - widthOf(text), y, text, ink);
    }
  }

  /**
   * The place nearest to the middle of a block where a label lies within it: the middle of a cell, or
   * of cells side by side.
   */
  #middleOf(block: number, anchor: number): readonly [number, number] {
    const { plan } = this.#shown;
    const spots = plan.handling.tilesOf(block, anchor).flatMap((tile) => plan.spots[tile] ?? []);
    const columns = spots.filter((_, index) => index % 2 === 0);
    const rows = spots.filter((_, index) => index % 2 === 1);
    const middle = (numbers: number[]) => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;
    const [column, row] = [middle(columns), middle(rows)];
    const farFrom = ([x, y]: readonly [number, number]) => Math.abs(x - column) + Math.abs(y - row);
    const places = halves(columns)
      .flatMap((x) => halves(rows).map((y) => [x, y] as const))
      .filter((place) => this.#isWithin(block, place));
    return places.sort((a, b) => farFrom(a) - farFrom(b))[0] ?? [column, row];
  }

  /** Whether all cells that meet in a place are a block's. */
  #isWithin(block: number, [column, row]: readonly [number, number]): boolean {
    const columns = [Math.ceil(column) - 1, Math.floor(column)];
    const rows = [Math.ceil(row) - 1, Math.floor(row)];
    return columns.every((x) => rows.every((y) => this.#ownerAt(x, y) === block));
  }

  #labels(): void {
    const { plan, cells, hint } = this.#shown;
    const pointed = hint === undefined ? undefined : hintArrow(plan, hint);
    for (const [block, anchor] of plan.handling.anchorsIn(cells).entries()) {
      const label = sure(plan.labels[block]);
      const arrow = pointed?.from === anchor ? pointed.sign : '';
      const isGoal = plan.goalBlocks.has(block);
      const text = arrow === '' ? (isGoal ? GOAL + label + GOAL : label) : `${label}${arrow}`;
      const [column, row] = this.#middleOf(block, anchor);
      const x = Math.round(column * this.#width - (widthOf(text) - 1) / 2);
      const ink = this.#inkOf(block);
      this.grid.put(x, Math.floor(row * this.#height), text, { ...ink, bold: true });
    }
  }
}

/** The middles of cells in a row, and the places between them. */
function halves(cells: readonly number[]): number[] {
  return [...new Set(cells.flatMap((cell) => [cell + 0.5, cell + 1]))];
}

function inkOf(thickness: number): Ink {
  return thickness === 2 ? { ink: 'title', bold: true } : { ink: 'frame' };
}

/** Which block a step moves, and a sign of where to. */
function hintArrow(plan: Plan, { record }: ZrfAction): { from: number; sign: string } | undefined {
  const [from = -1, to = -1] = [record[RECORD.first], record[RECORD.first + 1]];
  const [start, end] = [plan.spots[from], plan.spots[to]];
  if (start === undefined || end === undefined) return undefined;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  if (dx !== 0) return { from, sign: dx > 0 ? '→' : '←' };
  return { from, sign: dy > 0 ? '↓' : '↑' };
}

/** Draws the blocks in the middle of an area, or the part around the chosen one of a board too large. */
export function drawBlocks(grid: Grid, area: Area, shown: Shown): void {
  const { plan, chosen, cells } = shown;
  const pitch = pitchFor(plan, area);
  const whole = new Drawing(shown, pitch).draw();
  const width = Math.min(whole.width, area.width);
  const height = Math.min(whole.height, area.height);
  const anchor = plan.handling.anchorsIn(cells)[chosen ?? -1] ?? -1;
  const [column, row] = plan.spots[anchor] ?? [0, 0];
  const from = {
    x: windowStart(whole.width, width, column * pitch[0]),
    y: windowStart(whole.height, height, row * pitch[1]),
  };
  const x = area.x + ((area.width - width) >> 1);
  const y = area.y + ((area.height - height) >> 1);
  copyPart(whole, from, grid, { x, y, width, height });
}

/** How wide the drawing is that an area has room for. */
export function widthFor(plan: Plan, area: Area): number {
  return Math.min(area.width, plan.columns * pitchFor(plan, area)[0] + 1);
}

export const SIGNS = { goal: GOAL, target: TARGET } as const;
