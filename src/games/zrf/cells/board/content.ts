import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import type { BoardContent } from '#screen/model/look.ts';
import type { ZrfHand } from './hand.ts';

/** One frame of a step: the positions that start to move. */
export interface ZrfFrame {
  readonly from: readonly number[];
}

export type ZrfContent = BoardContent<ZrfState, ZrfAction, ZrfFrame, ZrfHand>;
