import { assertDefined } from '#core';
import type { Draft, Target } from '../../puzzles/index.ts';
import {
  FREE,
  WALL,
  aim,
  aimAlso,
  blocksOf,
  freshName,
  ghostOf,
  isBlock,
  moveBlock,
  moveGhost,
  paint,
} from '../../puzzles/index.ts';

/** What the pointer does on the board, in the order of the keys 1 to 6. */
export const TOOLS = ['block', 'extend', 'move', 'erase', 'wall', 'goal'] as const;
export type Tool = (typeof TOOLS)[number];

/** What one stroke of the pointer does, from where it begins to where it ends. */
export interface Stroke {
  readonly kind: 'paint' | 'move' | 'ghost';
  readonly before: Draft;
  readonly now: Draft;
  /** What is painted, or which block moves. */
  readonly content: string;
  /** The cell that the stroke has come to. */
  readonly at: number;
  /** The cell that was taken, and where the first tile of what moves was then. */
  readonly grip: number;
  readonly anchor: number;
  /** Where the ghost is now. */
  readonly ghost: number;
}

export interface Manner {
  /** A block that is begun upon grows. */
  readonly isGrowing: boolean;
  /** A goal is one more for its block. */
  readonly isAlso: boolean;
  /** The block whose ghosts come first. */
  readonly active: string | undefined;
}

export const PLAIN: Manner = { isGrowing: false, isAlso: false, active: undefined };

/** The cells on the way from one to another, side by side, without the first. */
export function cellsBetween(width: number, from: number, to: number): number[] {
  let [x, y] = [from % width, Math.floor(from / width)];
  const [toX, toY] = [to % width, Math.floor(to / width)];
  const cells: number[] = [];
  while (x !== toX || y !== toY) {
    const isAcross = Math.abs(toX - x) >= Math.abs(toY - y);
    if (isAcross) x += Math.sign(toX - x);
    else y += Math.sign(toY - y);
    cells.push(y * width + x);
  }
  return cells;
}

/** A place that a goal names, and the block that it is drawn for. */
interface Aimed {
  readonly name: string;
  readonly anchor: number;
}

/** For each cell the ghost that covers it, those of the active block first. */
export function ghostsByCell(draft: Draft, active: string | undefined): ReadonlyMap<number, Aimed> {
  const found = new Map<number, Aimed>();
  const isActive = ({ blocks }: Target) => active !== undefined && blocks.includes(active);
  const targets = [
    ...draft.targets.filter(isActive),
    ...draft.targets.filter((target) => !isActive(target)),
  ];
  for (const { blocks, anchors } of targets) {
    for (const [index, anchor] of anchors.entries()) {
      const name =
        blocks.length === anchors.length ? assertDefined(blocks[index]) : assertDefined(blocks[0]);
      for (const cell of ghostOf(draft, name, anchor) ?? []) {
        if (!found.has(cell)) found.set(cell, { name, anchor });
      }
    }
  }
  return found;
}

function painting(draft: Draft, cell: number, content: string): Stroke {
  const now = paintedAt(draft, cell, content);
  const place = { at: cell, grip: cell, anchor: cell, ghost: cell };
  return { kind: 'paint', before: draft, now, content, ...place };
}

/** Blocks and walls are painted where nothing lies, and rubbed out anywhere. */
function paintedAt(draft: Draft, cell: number, content: string): Draft {
  return content === FREE || draft.cells[cell] === FREE ? paint(draft, [cell], content) : draft;
}

function moving(draft: Draft, cell: number, name: string): Stroke {
  const anchor = assertDefined(blocksOf(draft).get(name)?.[0]);
  const place = { at: cell, grip: cell, anchor, ghost: anchor };
  return { kind: 'move', before: draft, now: draft, content: name, ...place };
}

function aiming(draft: Draft, cell: number, { isAlso, active }: Manner): Stroke | undefined {
  const ghost = ghostsByCell(draft, active).get(cell);
  const content = draft.cells[cell];
  if (ghost !== undefined && !(isAlso && isBlock(content))) {
    const place = { at: cell, grip: cell, anchor: ghost.anchor, ghost: ghost.anchor };
    return { kind: 'ghost', before: draft, now: draft, content: ghost.name, ...place };
  }
  if (!isBlock(content)) return undefined;
  const anchor = assertDefined(blocksOf(draft).get(content)?.[0]);
  const now = isAlso ? aimAlso(draft, content, anchor) : aim(draft, content, anchor);
  const place = { at: cell, grip: cell, anchor, ghost: anchor };
  return { kind: 'ghost', before: draft, now, content, ...place };
}

/** What a tool does from a cell on; undefined where it finds nothing there. */
export function beginStroke(
  draft: Draft,
  tool: Tool,
  cell: number,
  manner: Manner = PLAIN,
): Stroke | undefined {
  const content = draft.cells[cell];
  if (tool === 'goal') return aiming(draft, cell, manner);
  if (tool === 'erase') return painting(draft, cell, FREE);
  if (tool === 'wall') return painting(draft, cell, content === WALL ? FREE : WALL);
  if (tool === 'block' && content === FREE) return painting(draft, cell, freshName(draft));
  if (!isBlock(content)) return undefined;
  const isGrowing = tool === 'extend' || (tool === 'block' && manner.isGrowing);
  return isGrowing ? painting(draft, cell, content) : moving(draft, cell, content);
}

/** The cell as far from one as two others are from each other; undefined off the board. */
function shifted({ width, height }: Draft, cell: number, from: number, to: number) {
  const x = (cell % width) + (to % width) - (from % width);
  const y = Math.floor(cell / width) + Math.floor(to / width) - Math.floor(from / width);
  return x < 0 || x >= width || y < 0 || y >= height ? undefined : y * width + x;
}

/** The stroke after the pointer went on to another cell. What does not fit stays where it did. */
export function continueStroke(stroke: Stroke, cell: number): Stroke {
  const { kind, before, now, content, at, grip, anchor, ghost } = stroke;
  if (cell === at) return stroke;
  const gone = { ...stroke, at: cell };
  if (kind === 'paint') {
    const cells = cellsBetween(before.width, at, cell);
    return { ...gone, now: cells.reduce((draft, one) => paintedAt(draft, one, content), now) };
  }
  const to = shifted(before, anchor, grip, cell);
  if (to === undefined) return gone;
  if (kind === 'move') return { ...gone, now: moveBlock(before, content, to) ?? now };
  const next = moveGhost(now, content, ghost, to);
  return next === undefined ? gone : { ...gone, now: next, ghost: to };
}
