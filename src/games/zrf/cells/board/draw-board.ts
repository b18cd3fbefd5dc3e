import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import { EMPTY } from '../../rules/index.ts';
import { Grid } from '#screen/cells/grid.ts';
import { writeInAscii } from './ascii.ts';
import { drawGround } from './ground.ts';
import type { ZrfContent } from './content.ts';
import type { BoardLayout } from './layout.ts';
import { drawMark, drawPiece, drawSquareLabel } from './pieces.ts';
import { drawScenery } from './scenery.ts';
import { marksOf } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Columns } from '../../voice/columns.ts';
import { isUnseen, unseenCells } from '../../voice/kinds.ts';

/**
 * Visible cells of the board, without helper pieces, whose letters would mean nothing to the
 * player.
 */
export function visibleCells(game: ZrfGame, { variant, cells }: ZrfState): readonly number[] {
  const { rules, roles } = game.playOf(variant);
  const unseen = unseenCells(rules, (type) => isUnseen(roles, type));
  return unseen.size === 0 ? cells : cells.map((cell) => (unseen.has(cell) ? EMPTY : cell));
}

/** Draws the whole board into a new grid, with margins for the marks. */
export function drawWhole(
  game: ZrfGame,
  layout: BoardLayout,
  content: ZrfContent,
  columns?: Columns,
): Grid {
  const marks = marksOf(game, content, columns);
  const grid = drawMarked(layout, { cells: visibleCells(game, content.state) }, marks);
  drawScenery(grid, game, layout, content.state, (position) => marks.has(position));
  if (layout.isAscii) writeInAscii(grid);
  return grid;
}

/** Draws the whole board with marks at the given positions. */
export function drawMarked(
  layout: BoardLayout,
  { cells }: { readonly cells: readonly number[] },
  marks: ReadonlyMap<number, Mark>,
): Grid {
  const grid = new Grid({ width: layout.width + 1, height: layout.height });
  drawGround(grid, layout, (position) => (cells[position] ?? EMPTY) === EMPTY);
  // Marked positions are drawn last because their signs may overlap neighbouring blanks.
  const spots = layout.spots.filter((spot) => spot !== undefined);
  const order = [...spots].sort(
    (a, b) => Number(marks.has(a.position)) - Number(marks.has(b.position)),
  );
  for (const spot of order) {
    const mark = marks.get(spot.position);
    const cell = cells[spot.position] ?? EMPTY;
    if (mark !== undefined) drawMark(grid, layout, spot, cell, mark);
    if (cell !== EMPTY) drawPiece(grid, layout, spot, cell, mark);
    else if (mark === undefined) drawSquareLabel(grid, layout, spot);
  }
  return grid;
}
