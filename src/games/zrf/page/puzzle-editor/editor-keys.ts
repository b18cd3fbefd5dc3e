import { own } from '#core';
import type { Draft } from '../../puzzles/index.ts';
import {
  BLOCK_NAMES,
  FREE,
  WALL,
  blocksOf,
  dropTarget,
  isBlock,
  paint,
} from '../../puzzles/index.ts';
import { ARROWS } from '#web/canvas/geometry.ts';
import type { Direction } from '#web/canvas/geometry.ts';
import { commandOf } from '#play';
import { hasModifier, pressOf } from '#web/board/page-keys.ts';
import type { Pressed } from '#web/board/page-keys.ts';
import { EDITOR_PAGE_KEYS } from '../../voice/keymap.ts';
import { ghostsByCell, TOOLS } from './strokes.ts';
import type { PuzzleEditorModel } from './editor-model.ts';

/** Adjacent cell; the same cell at the edge. */
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

function step(editor: PuzzleEditorModel, to: Direction, isGrowing: boolean): void {
  const draft = editor.draft.value;
  const cell = editor.cursor.value;
  const next = cellBeside(draft, cell, to);
  const content = draft.cells[cell];
  if (editor.stroke.value !== undefined) {
    editor.goOn(next);
    return;
  }
  if (isGrowing && isBlock(content) && draft.cells[next] === FREE) {
    editor.change(paint(draft, [next], content));
  }
  editor.cursor.value = next;
}

/** Empties a cell; with the goal tool, removes its goal first. */
function erase(editor: PuzzleEditorModel): void {
  const draft = editor.saved.value;
  const cell = editor.cursor.value;
  const ghost =
    editor.tool.value === 'goal' ? ghostsByCell(draft, editor.active.value).get(cell) : undefined;
  editor.cancel();
  editor.change(ghost === undefined ? paint(draft, [cell], FREE) : dropTarget(draft, ghost.name));
}

function letter(editor: PuzzleEditorModel, name: string): void {
  editor.cancel();
  editor.change(paint(editor.saved.value, [editor.cursor.value], name));
}

/** Handles a key on the board; returns false if it has no meaning there. */
export function drawByKey(event: Pressed, editor: PuzzleEditorModel): boolean {
  if (hasModifier(event)) return false;
  const { code, key, shiftKey } = event;
  const arrow = own(ARROWS, code);
  const [, name] = /^Key([A-Z])$/.exec(code) ?? [];
  if (arrow !== undefined) step(editor, arrow, shiftKey);
  else if (key === '#') letter(editor, WALL);
  else if (key === 'Enter' || key === ' ') editor.press(editor.cursor.value, shiftKey);
  else if (key === 'Delete' || key === 'Backspace' || key === '.') erase(editor);
  else if (key === 'Escape' && editor.stroke.value !== undefined) editor.cancel();
  else if (name !== undefined) letter(editor, shiftKey ? name.toLowerCase() : name);
  else return false;
  return true;
}

/** Handles a key regardless of focus; returns false if it has no meaning. */
export function commandByKey(event: Pressed, editor: PuzzleEditorModel): boolean {
  const press = pressOf(event);
  const command = commandOf(EDITOR_PAGE_KEYS, press);
  if (command === undefined) return false;
  if (command === 'tool') {
    const tool = TOOLS[Number(press.name) - 1];
    if (press.shift || tool === undefined) return false;
    editor.choose(tool);
  } else if (command === 'redo' || press.shift) editor.redo();
  else editor.undo();
  return true;
}

/** Names of blocks that can have a goal, starting with A. */
export function blockNames(draft: Draft): string[] {
  const blocks = blocksOf(draft);
  return BLOCK_NAMES.filter((name) => blocks.has(name));
}
