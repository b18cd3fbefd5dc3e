import { ProblemList } from '#core';
import type { Problem, ProblemArgs } from '#core';
import { CellSet } from '#kit/grid/cell-set.ts';
import type { ItemKind, MobKind } from '../kinds.ts';
import type { Place, PlacedItem, PlacedMob } from '../plan.ts';
import type { PlacedTrigger, Trigger, TriggerOf, WideGoal } from '../trigger-kinds.ts';
import type { Lines } from './lines.ts';
import { worldProblem } from './problems.ts';
import type { FilePlace, WorldMessage } from './problems.ts';

interface FiledMob extends PlacedMob {
  readonly at: FilePlace;
}

/** A trigger or goal with the position of its line. */
export interface FiledTrigger {
  readonly trigger: PlacedTrigger;
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
  readonly triggers: FiledTrigger[] = [];
  readonly goals: WideGoal[] = [];
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

  /** Adds a trigger; further lines of a sign or exit are its translations. */
  addTrigger(trigger: Trigger, { x, y }: Place, at: FilePlace): void {
    const isHere = ({ trigger: one }: FiledTrigger) => one.x === x && one.y === y;
    const before = this.triggers.findIndex(isHere);
    const filed = this.triggers[before];
    const texts = filed && joinTexts(filed.trigger, trigger);
    if (filed === undefined || texts === undefined)
      this.triggers.push({ trigger: { ...trigger, x, y }, at });
    else this.triggers[before] = { ...filed, trigger: { ...filed.trigger, ...texts } };
  }
}

/** Texts of two lines of the same sign or exit; undefined for other triggers. */
function joinTexts(one: Trigger, other: Trigger): Pick<TriggerOf<'sign'>, 'texts'> | undefined {
  const isSign = one.kind === 'sign' && other.kind === 'sign';
  const isExit = one.kind === 'exit' && other.kind === 'exit' && one.world === other.world;
  return isSign || isExit ? { texts: [...one.texts, ...other.texts] } : undefined;
}

/** Sorts problems by position in the file. */
export function byPlace(problems: readonly Problem[]): readonly Problem[] {
  const line = (problem: Problem) => problem.line ?? Infinity;
  const column = (problem: Problem) => problem.column ?? Infinity;
  return [...problems].sort((one, other) =>
    line(one) === line(other) ? column(one) - column(other) : line(one) < line(other) ? -1 : 1,
  );
}
