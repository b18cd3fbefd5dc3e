import { assertDefined } from '#core';
import type { ZrfState } from '../../rules/index.ts';
import { EMPTY } from '../../rules/index.ts';
import type { Distances } from './distances.ts';
import type { BlockPuzzle } from '../model/model.ts';

/** Position with the puzzle's blocks at other anchors. */
export function arranged(
  state: ZrfState,
  { blocks }: BlockPuzzle,
  anchors: readonly number[],
): ZrfState {
  const cells = state.cells.map(() => EMPTY);
  for (const [index, { anchor, tiles }] of blocks.entries()) {
    for (const { offset } of tiles) {
      cells[assertDefined(anchors[index]) + offset] = assertDefined(state.cells[anchor + offset]);
    }
  }
  return { ...state, cells };
}

/** Reachable position farthest from the goal. */
export function hardestOf(
  state: ZrfState,
  puzzle: BlockPuzzle,
  distances: Distances,
): { readonly distance: number; readonly state: ZrfState } {
  const { distance, anchors } = distances.farthest();
  return { distance, state: arranged(state, puzzle, anchors) };
}
