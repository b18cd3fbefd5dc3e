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

/** A world while it is read: what is known of it, and what is wrong with it. */
export class WorldDraft {
  readonly lines: Lines;
  readonly walls = new CellSet();
  /** The numbers of the rows, and the last cell that has each: `y * width + x`. */
  readonly holes = new Map<number, number>();
  readonly errors = new ProblemList();
  readonly warnings = new ProblemList();
  readonly items: PlacedItem[] = [];
  readonly mobs: FiledMob[] = [];
  player: Place | undefined;
  /** Where the first row begins. */
  firstColumn = 1;
  width = 0;
  height = 0;

  constructor(lines: Lines) {
    this.lines = lines;
  }

  /** Tells of an error in the line that is being read, at an index of the text. */
  error(id: WorldMessage, index: number, args?: ProblemArgs): void {
    this.errors.add(() => worldProblem(id, this.lines.spot(index), args));
  }

  warn(id: WorldMessage, index: number, args?: ProblemArgs): void {
    this.warnings.add(() => worldProblem(id, this.lines.spot(index), args));
  }

  /** The cell of a number; undefined for a number that no cell has. */
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

/** In the order in which a reader of the file meets them. */
export function byPlace(problems: readonly Problem[]): readonly Problem[] {
  const line = (problem: Problem) => problem.line ?? Infinity;
  const column = (problem: Problem) => problem.column ?? Infinity;
  return [...problems].sort((one, other) =>
    line(one) === line(other) ? column(one) - column(other) : line(one) < line(other) ? -1 : 1,
  );
}
