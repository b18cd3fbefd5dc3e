import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { EMPTY, endsOf } from '../../rules/index.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { Grid } from '#screen/cells/grid.ts';
import type { Area } from '#screen/cells/grid.ts';
import type { Ink, PaperColour } from '#screen/cells/ink.ts';
import type { BoardContent } from '#screen/model/look.ts';
import type { Code } from './codes.ts';
import { candidatesIn } from './hand.ts';
import { drawLines } from './lines.ts';
import type { ZrfHand } from './hand.ts';
import type { BoardLayout } from './layout.ts';
import type { DrawnPosition } from './spot.ts';
import { drawScenery } from './scenery.ts';
import { landingOf } from '../../voice/columns.ts';
import type { Columns } from '../../voice/columns.ts';
import { isUnseen, unseenCells } from '../../voice/kinds.ts';
import { checkMarks } from '../../voice/check.ts';
import { playableIn } from '../../voice/race.ts';
import { visibleEnds } from '../../voice/last-move.ts';
import { candidatesFrom, targetsOf } from '../../voice/selection.ts';

/** One frame of a step: the positions that start to move. */
export interface ZrfFrame {
  readonly from: readonly number[];
}

export type ZrfContent = BoardContent<ZrfState, ZrfAction, ZrfFrame, ZrfHand>;

/** Signs on both sides of a piece, for readers who cannot see colours. */
export interface Mark {
  readonly before: string;
  readonly after: string;
  readonly ink: Ink;
  readonly on?: PaperColour;
}

export const MARKS = {
  cursor: { before: '[', after: ']', ink: { ink: 'title', bold: true }, on: 'cursor' },
  picked: { before: '{', after: '}', ink: { ink: 'title', bold: true }, on: 'chosen' },
  target: { before: '(', after: ')', ink: { ink: 'good', bold: true }, on: 'path' },
  hint: { before: '»', after: '«', ink: { ink: 'good', bold: true }, on: 'path' },
  moving: { before: '*', after: '*', ink: { ink: 'accent', bold: true }, on: 'cursor' },
  last: { before: '‹', after: '›', ink: { ink: 'accent' }, on: 'last' },
  check: { before: '!', after: '!', ink: { ink: 'bad', bold: true }, on: 'alarm' },
  mate: { before: '#', after: '#', ink: { ink: 'bad', bold: true }, on: 'alarm' },
} as const satisfies Readonly<Record<string, Mark>>;

function marksOf(
  game: ZrfGame,
  content: ZrfContent,
  columns: Columns | undefined,
): Map<number, Mark> {
  const { state, frame, hand, last, hint } = content;
  const marks = new Map<number, Mark>();
  if (frame !== undefined) {
    for (const position of frame.from) marks.set(position, MARKS.moving);
    return marks;
  }
  const left = last === undefined ? [] : visibleEnds(game, last.before, last.action);
  for (const position of left) marks.set(position, MARKS.last);
  const { at, isMate } = checkMarks(game, state);
  for (const position of at) marks.set(position, isMate ? MARKS.mate : MARKS.check);
  if (hand === undefined) return marks;
  const { pick } = hand;
  const candidates = candidatesIn(game, state);
  for (const at of playableIn(game, state, candidates, pick)) marks.set(at, MARKS.target);
  if (pick !== undefined) {
    const targets = targetsOf(candidatesFrom(candidates, pick));
    for (const to of targets) marks.set(to, MARKS.target);
    if (pick.kind === 'piece') marks.set(pick.at, MARKS.picked);
  }
  for (const position of hint === undefined ? [] : endsOf(hint)) marks.set(position, MARKS.hint);
  const landing = landingOf(columns, candidates, pick, hand.cursor);
  if (landing !== hand.cursor) marks.set(landing, MARKS.target);
  const markBelow = marks.get(hand.cursor);
  const isSeen = markBelow === MARKS.target || markBelow === MARKS.check;
  marks.set(hand.cursor, isSeen ? { ...MARKS.cursor, ink: markBelow.ink } : MARKS.cursor);
  return marks;
}

/** Drawing of an empty position: the joint of its lines, or a dot in the middle of a square. */
function emptyCode({ joints, shades }: BoardLayout, position: number): Code {
  const joint = joints[position];
  if (joint !== undefined) return { text: joint, ink: 'frame' };
  return { text: shades[position] === 'light' ? ' ' : '·', ink: 'faint' };
}

function drawSpot(
  grid: Grid,
  layout: BoardLayout,
  spot: DrawnPosition,
  cell: number,
  mark: Mark | undefined,
): void {
  const { spotWidth, codes } = layout;
  const place = { x: spot.x - ((spotWidth - 1) >> 1), y: spot.y, width: spotWidth, height: 1 };
  const code = cell === EMPTY ? undefined : codes[cell];
  const { text, ink } = code ?? emptyCode(layout, spot.position);
  const at = spot.x - ((widthOf(text) - 1) >> 1);
  if (layout.shades[spot.position] === 'dark') grid.fill(place, ' ', { on: 'shade' });
  // A mark is exactly as wide as the text it surrounds.
  const padded = { ...place, x: at - 1, width: widthOf(text) + 2 };
  if (mark !== undefined) grid.fill(padded, ' ', mark.on === undefined ? {} : { on: mark.on });
  if (code?.fills === true) grid.fill(place, text, { ink });
  grid.put(at, spot.y, text, { ink, bold: code !== undefined && code.fills !== true });
  if (mark === undefined) return;
  grid.put(at - 1, spot.y, mark.before, mark.ink);
  grid.put(at + widthOf(text), spot.y, mark.after, mark.ink);
}

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
  return grid;
}

/** Draws the whole board with marks at the given positions. */
export function drawMarked(
  layout: BoardLayout,
  { cells }: { readonly cells: readonly number[] },
  marks: ReadonlyMap<number, Mark>,
): Grid {
  const grid = new Grid({ width: layout.width + 1, height: layout.height });
  drawLines(grid, layout.lines);
  for (const { text, x, y } of layout.labels) grid.put(x, y, text, { ink: 'soft' });
  // Marked positions are drawn last because their signs may overlap neighbouring blanks.
  const spots = layout.spots.flatMap((spot) => (spot === undefined ? [] : [spot]));
  const order = [...spots].sort(
    (a, b) => Number(marks.has(a.position)) - Number(marks.has(b.position)),
  );
  for (const spot of order) {
    drawSpot(grid, layout, spot, cells[spot.position] ?? EMPTY, marks.get(spot.position));
  }
  return grid;
}

/** Start of a window of `room` cells that centres `middle` within `length`. */
export function windowStart(length: number, room: number, middle: number): number {
  return Math.max(0, Math.min(length - room, middle - (room >> 1)));
}

/** Copies part of a board to the screen. */
export function copyPart(
  board: Grid,
  from: { readonly x: number; readonly y: number },
  grid: Grid,
  to: Area,
): void {
  for (let y = 0; y < Math.min(to.height, board.height - from.y); y++) {
    for (let x = 0; x < Math.min(to.width, board.width - from.x); x++) {
      const { glyph, ink, on, bits } = board.cell(from.x + x, from.y + y);
      if (glyph === '') continue;
      const styles = { bold: (bits & 1) !== 0, reverse: (bits & 8) !== 0 };
      grid.put(to.x + x, to.y + y, glyph, { ink, on, ...styles });
    }
  }
}
