import type { Draft } from '../../../puzzles/index.ts';
import {
  BLOCK_NAMES,
  FREE,
  WALL,
  blocksOf,
  dropTarget,
  isBlock,
  paint,
} from '../../../puzzles/index.ts';
import { ARROWS } from '../../canvas/geometry.ts';
import type { Direction } from '../../canvas/geometry.ts';
import { isForeign } from '../../board/keys.ts';
import type { Pressed } from '../../board/keys.ts';
import { ghostsByCell, TOOLS } from './strokes.ts';
import type { Studio } from './editor-model.ts';

/** The cell beside another; the same one at the edge. */
export function cellBeside({ width, height }: Draft, cell: number, to: Direction): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  switch (to) {
    case 'left':
      return x > 0 ? cell - 1 : cell;
    case 'right':
      return x < width - 1 ? cell + 1 : cell;
    case 'up':
      return y > 0 ? cell - width : cell;
    case 'down':
      return y < height - 1 ? cell + width : cell;
  }
}

function step(studio: Studio, to: Direction, isGrowing: boolean): void {
  const draft = studio.draft.value;
  const cell = studio.cursor.value;
  const next = cellBeside(draft, cell, to);
  const content = draft.cells[cell];
  if (studio.stroke.value !== undefined) {
    studio.goOn(next);
    return;
  }
  if (isGrowing && isBlock(content) && draft.cells[next] === FREE) {
    studio.change(paint(draft, [next], content));
  }
  studio.cursor.value = next;
}

/** Empties a cell; with the tool for goals the ghost there goes first. */
function erase(studio: Studio): void {
  const draft = studio.kept.value;
  const cell = studio.cursor.value;
  const ghost =
    studio.tool.value === 'goal' ? ghostsByCell(draft, studio.active.value).get(cell) : undefined;
  studio.cancel();
  studio.change(ghost === undefined ? paint(draft, [cell], FREE) : dropTarget(draft, ghost.name));
}

function letter(studio: Studio, name: string): void {
  studio.cancel();
  studio.change(paint(studio.kept.value, [studio.cursor.value], name));
}

/** A key that was pressed on the board; false where it means nothing there. */
export function drawByKey(event: Pressed, studio: Studio): boolean {
  if (isForeign(event)) return false;
  const { code, key, shiftKey } = event;
  const arrow = ARROWS[code];
  const [, name] = /^Key([A-Z])$/.exec(code) ?? [];
  if (arrow !== undefined) step(studio, arrow, shiftKey);
  else if (key === '#') letter(studio, WALL);
  else if (key === 'Enter' || key === ' ') studio.press(studio.cursor.value, shiftKey);
  else if (key === 'Delete' || key === 'Backspace' || key === '.') erase(studio);
  else if (key === 'Escape' && studio.stroke.value !== undefined) studio.cancel();
  else if (name !== undefined) letter(studio, shiftKey ? name.toLowerCase() : name);
  else return false;
  return true;
}

/** A key that works wherever the focus is; false where it means nothing. */
export function commandByKey(event: Pressed, studio: Studio): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isHeld && event.code === 'KeyZ') {
    if (event.shiftKey) studio.redo();
    else studio.undo();
    return true;
  }
  if (isHeld && event.code === 'KeyY') {
    studio.redo();
    return true;
  }
  const [, number] = /^(?:Digit|Numpad)([1-6])$/.exec(event.code) ?? [];
  const tool = TOOLS[Number(number ?? 0) - 1];
  if (isForeign(event) || event.shiftKey || tool === undefined) return false;
  studio.choose(tool);
  return true;
}

/** The blocks that a goal can be set for, from A on. */
export function blockNames(draft: Draft): string[] {
  const blocks = blocksOf(draft);
  return BLOCK_NAMES.filter((name) => blocks.has(name));
}
