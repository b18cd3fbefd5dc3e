import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { Drag } from './drag-gesture.ts';
import { PieceIcon } from './piece-icon.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

const SIZE = 64;

/** The dragged piece, anywhere on the page. */
export function DragGhost({ page, drag }: { readonly page: ZrfPageModel; readonly drag: Drag }) {
  const { model } = page;
  const cells = cellsOf(model.rules);
  const cell =
    drag.pick.kind === 'piece' ? (model.state.value.cells[drag.pick.at] ?? EMPTY) : EMPTY;
  const type =
    drag.pick.kind === 'stock' ? drag.pick.type : cell === EMPTY ? -1 : typeOf(cells, cell);
  if (type < 0 || model.isBlocks) return null;
  const player = cell === EMPTY ? model.mover.value : ownerOf(cells, cell);
  return <PieceGhost page={page} at={drag} type={type} player={player} />;
}

interface PieceGhostProps {
  readonly page: ZrfPageModel;
  /** Point in window coordinates. */
  readonly at: Point;
  readonly type: number;
  readonly player: number;
}

/** A piece that follows the mouse or a finger. */
export function PieceGhost({ page, at, type, player }: PieceGhostProps) {
  const place = `translate(${at.x - SIZE / 2}px, ${at.y - SIZE / 2}px)`;
  return (
    <div class="drag-ghost" style={{ transform: place }}>
      <PieceIcon page={page} type={type} player={player} size={SIZE} />
    </div>
  );
}
