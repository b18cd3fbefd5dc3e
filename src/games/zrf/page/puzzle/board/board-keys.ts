import { own } from '#core';
import { ARROWS } from '#web/canvas/geometry.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { blockBeside, DIRECTION_VECTORS } from './board-neighbours.ts';
import { BoardPointer } from './board-pointer.ts';
import { straightWay } from '../sliding/blocks-reach.ts';
import { extentOf } from '../../blocks/outline.ts';
import { placesOf, slide } from '../model/puzzle-page-model.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';

function blockOf(target: EventTarget | null): number | undefined {
  const number = (target as Element | null)?.closest<SVGElement>('[data-block]')?.dataset['block'];
  return number === undefined ? undefined : Number(number);
}

function middlesOf({ model, animator }: PuzzlePageModel): Point[] {
  return animator.position.value.anchors.map((anchor, block) => {
    const { left, top, width, height } = extentOf(placesOf(model, block, anchor));
    return { x: left + width / 2, y: top + height / 2 };
  });
}

export function focusBlock(board: ParentNode | null, block: number | undefined): void {
  board?.querySelector<SVGElement>(`[data-block="${block ?? -1}"]`)?.focus();
}

/** Handles a key on the focused block; returns false if it has no meaning there. */
export function onBoardKey(puzzle: PuzzlePageModel, event: KeyboardEvent): boolean {
  const block = blockOf(event.target);
  if (block === undefined) return false;
  const direction = own(ARROWS, event.code);
  if (direction === undefined) return onPress(puzzle, event, block);
  if (event.metaKey) return false;
  if (event.ctrlKey || event.altKey) {
    const board = event.currentTarget as ParentNode | null;
    focusBlock(board, blockBeside(middlesOf(puzzle), block, direction));
    return true;
  }
  const { x, y } = DIRECTION_VECTORS[direction];
  const reach = puzzle.reaches.value[block];
  const way = reach && straightWay(reach, x, y);
  if (way !== undefined) slide(puzzle, event.shiftKey ? way.anchors : way.anchors.slice(0, 2));
  return true;
}

function onPress(puzzle: PuzzlePageModel, event: KeyboardEvent, block: number): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (event.code === 'Enter' || event.code === 'Space') {
    new BoardPointer(puzzle).tap(block);
    return true;
  }
  if (event.code !== 'Escape' || puzzle.picked.value === undefined) return false;
  puzzle.picked.value = undefined;
  return true;
}
