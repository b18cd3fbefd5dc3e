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

/** Pointer tools, in the order of keys 1 to 6. */
export const TOOLS = ['block', 'extend', 'move', 'erase', 'wall', 'goal'] as const;
export type Tool = (typeof TOOLS)[number];

/** A pointer stroke from start to end. */
export interface Stroke {
  readonly kind: 'paint' | 'move' | 'ghost';
  readonly before: Draft;
  readonly now: Draft;
  /** Painted content, or the moved block. */
  readonly content: string;
  /** Current cell of the stroke. */
  readonly at: number;
  /** Cell where the block was gripped, and its anchor at that time. */
  readonly grip: number;
  readonly anchor: number;
  /** Current cell of the ghost. */
  readonly ghost: number;
}

export interface StrokeOptions {
  /** True if a stroke that starts on a block extends it. */
  readonly isGrowing: boolean;
  /** True if a new goal is added to the block's existing ones. */
  readonly isAlso: boolean;
  /** Block whose ghosts are on top. */
  readonly active: string | undefined;
}

export const DEFAULT_STROKE: StrokeOptions = { isGrowing: false, isAlso: false, active: undefined };

/** Cells of a path from one cell to another, without the first; each adjoins the previous one. */
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

/** A goal place, with the block drawn there. */
interface Aimed {
  readonly name: string;
  readonly anchor: number;
}

/** Top ghost of each cell; the active block's ghosts are on top. */
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

/** Paints blocks and walls on empty cells only; erases anywhere. */
function paintedAt(draft: Draft, cell: number, content: string): Draft {
  return content === FREE || draft.cells[cell] === FREE ? paint(draft, [cell], content) : draft;
}

function moving(draft: Draft, cell: number, name: string): Stroke {
  const anchor = assertDefined(blocksOf(draft).get(name)?.[0]);
  const place = { at: cell, grip: cell, anchor, ghost: anchor };
  return { kind: 'move', before: draft, now: draft, content: name, ...place };
}

function aiming(draft: Draft, cell: number, { isAlso, active }: StrokeOptions): Stroke | undefined {
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

/** Starts a stroke of a tool at a cell; undefined if the tool does not apply there. */
export function beginStroke(
  draft: Draft,
  tool: Tool,
  cell: number,
  options: StrokeOptions = DEFAULT_STROKE,
): Stroke | undefined {
  const content = draft.cells[cell];
  if (tool === 'goal') return aiming(draft, cell, options);
  if (tool === 'erase') return painting(draft, cell, FREE);
  if (tool === 'wall') return painting(draft, cell, content === WALL ? FREE : WALL);
  if (tool === 'block' && content === FREE) return painting(draft, cell, freshName(draft));
  if (!isBlock(content)) return undefined;
  const isGrowing = tool === 'extend' || (tool === 'block' && options.isGrowing);
  return isGrowing ? painting(draft, cell, content) : moving(draft, cell, content);
}

/** Translates a cell by the offset between two others; undefined off the board. */
function shifted({ width, height }: Draft, cell: number, from: number, to: number) {
  const x = (cell % width) + (to % width) - (from % width);
  const y = Math.floor(cell / width) + Math.floor(to / width) - Math.floor(from / width);
  return x < 0 || x >= width || y < 0 || y >= height ? undefined : y * width + x;
}

/** Continues a stroke to another cell. Content that does not fit stays at its last place. */
export function continueStroke(stroke: Stroke, cell: number): Stroke {
  const { kind, before, now, content, at, grip, anchor, ghost } = stroke;
  if (cell === at) return stroke;
  const advanced = { ...stroke, at: cell };
  if (kind === 'paint') {
    const cells = cellsBetween(before.width, at, cell);
    return { ...advanced, now: cells.reduce((draft, one) => paintedAt(draft, one, content), now) };
  }
  const to = shifted(before, anchor, grip, cell);
  if (to === undefined) return advanced;
  if (kind === 'move') return { ...advanced, now: moveBlock(before, content, to) ?? now };
  const next = moveGhost(now, content, ghost, to);
  return next === undefined ? advanced : { ...advanced, now: next, ghost: to };
}
