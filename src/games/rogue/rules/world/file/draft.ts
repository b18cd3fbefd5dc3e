import { ProblemList } from '#core';
import type { Problem, ProblemArgs } from '#core';
import { CellSet } from '#kit/grid/cell-set.ts';
import type { ItemKind, MobKind } from '../kinds.ts';
import type { Place, PlacedItem, PlacedMob } from '../plan.ts';
import type { Lines } from './lines.ts';
import { worldProblem } from './problems.ts';
import type { FilePlace, WorldMessage } from './problems.ts';

interface FiledMob extends PlacedMob {
  readonly at: FilePlace;
}

/** A world being parsed, with its problems so far. */
export class WorldDraft {
  readonly lines: Lines;
  readonly walls = new CellSet();
  /** Numbers in the rows, each with the last cell that has it: `y * width + x`. */
  readonly holes = new Map<number, number>();
  readonly errors = new ProblemList();
  readonly warnings = new ProblemList();
  readonly items: PlacedItem[] = [];
  readonly mobs: FiledMob[] = [];
  player: Place | undefined;
  /** Column of the first row's start. */
  firstColumn = 1;
  width = 0;
  height = 0;

  constructor(lines: Lines) {
    this.lines = lines;
  }

  /** Records an error in the current line, at an index of the text. */
  error(id: WorldMessage, index: number, args?: ProblemArgs): void {
    this.errors.add(() => worldProblem(id, this.lines.spot(index), args));
  }

  warn(id: WorldMessage, index: number, args?: ProblemArgs): void {
    this.warnings.add(() => worldProblem(id, this.lines.spot(index), args));
  }

  /** The cell of a number; undefined if no cell has it. */
  placeOf(hole: number): Place | undefined {
    const cell = this.holes.get(hole);
    if (cell === undefined) return undefined;
    const y = Math.floor(cell / this.width);
    return { x: cell - y * this.width, y };
  }

  addItem(kind: ItemKind, { x, y }: Place): void {
    this.items.push({ kind, x, y });
  }

  addMob(kind: MobKind, { x, y }: Place, at: FilePlace): void {
    this.mobs.push({ kind, x, y, at });
  }
}

/** Sorts problems by position in the file. */
export function byPlace(problems: readonly Problem[]): readonly Problem[] {
  const line = (problem: Problem) => problem.line ?? Infinity;
  const column = (problem: Problem) => problem.column ?? Infinity;
  return [...problems].sort((one, other) =>
    line(one) === line(other) ? column(one) - column(other) : line(one) < line(other) ? -1 : 1,
  );
}
