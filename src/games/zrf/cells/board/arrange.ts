import type { Size } from '#screen/cells/grid.ts';
import type { BoardLayout, Scale } from './layout.ts';
import { SCALES } from './layout.ts';

/** Columns between the board and the panel beside it, or rows above the panel below. */
const GAP = { across: 3, down: 1 } as const;
/** Widths of the panel: the least that is of use, the least that shows moves, the most. */
const SIDE = { least: 14, usual: 24, most: 40 } as const;
/** Least rows of a panel below the board. */
const MIN_BELOW = 5;
/** Rows of the panel beside a low board. */
const USUAL_HEIGHT = 17;

/** Scale of the board, and the place of the panel with players and moves. */
export interface Arrangement {
  readonly scale: Scale;
  readonly board: Size;
  readonly panel: { readonly at: 'beside' | 'below'; readonly size: Size } | undefined;
  /** Size of both. */
  readonly size: Size;
}

export type SizeAt = (scale: Scale) => Pick<BoardLayout, 'width' | 'height'>;

function beside(scale: Scale, board: Size, room: Size): Arrangement {
  const width = Math.min(SIDE.most, room.width - board.width - GAP.across);
  const height = Math.min(room.height, Math.max(board.height, USUAL_HEIGHT));
  const size = { width: board.width + GAP.across + width, height };
  return { scale, board, panel: { at: 'beside', size: { width, height } }, size };
}

function below(scale: Scale, board: Size, room: Size): Arrangement {
  const height = Math.min(USUAL_HEIGHT, room.height - board.height - GAP.down);
  const width = room.width;
  const size = { width, height: board.height + GAP.down + height };
  return { scale, board, panel: { at: 'below', size: { width, height } }, size };
}

/** Arrangement of the smallest squares, of which only a part may fit. */
function squeezed(board: Size, room: Size, needsPanel: boolean): Arrangement {
  const left = room.width - board.width - GAP.across;
  const width = left >= SIDE.least ? Math.min(SIDE.most, left) : SIDE.least;
  if (left < SIDE.least && left >= 0 && !needsPanel)
    return { scale: 1, board, panel: undefined, size: room };
  const shown = { width: Math.max(1, room.width - width - GAP.across), height: room.height };
  const panel = { at: 'beside', size: { width, height: room.height } } as const;
  return { scale: 1, board: shown, panel, size: room };
}

/**
 * Largest squares that fit in a room together with the panel. `needsPanel` keeps a panel where there
 * is hardly room, for pieces in hand.
 */
export function arrange(room: Size, sizeAt: SizeAt, needsPanel: boolean): Arrangement {
  for (const scale of SCALES.toReversed()) {
    const { width, height } = sizeAt(scale);
    // The edge of the drawing has a column for a mark.
    const board = { width: width + 1, height };
    if (height <= room.height && board.width + GAP.across + SIDE.usual <= room.width)
      return beside(scale, board, room);
    if (board.width <= room.width && height + GAP.down + MIN_BELOW <= room.height)
      return below(scale, board, room);
  }
  const { width, height } = sizeAt(1);
  return squeezed({ width: width + 1, height }, room, needsPanel);
}
