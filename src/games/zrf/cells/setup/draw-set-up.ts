import { EMPTY } from '../../rules/index.ts';
import type { Session } from '#play';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid, Size } from '#screen/cells/grid.ts';
import { FULL_SIZE, keyRowsIn } from '#screen/menus/too-small.ts';
import type { Ink } from '#screen/cells/ink.ts';
import type { Context } from '#screen/model/context.ts';
import { meansOf } from '#screen/model/means.ts';
import { numberedParticipants } from '#voice/participants.ts';
import type { Say } from '#i18n/say.ts';
import { gamePath } from '#screen/menus/option-words.ts';
import { centred, inset, rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawField } from '#screen/widgets/text-field.ts';
import { putLine, putText, wrap } from '#screen/widgets/words.ts';
import { writeInAscii } from '../board/ascii.ts';
import { drawMarked } from '../board/draw-board.ts';
import { SCALES } from '../board/layout.ts';
import type { Scale } from '../board/layout.ts';
import { MARKS } from '../board/marks.ts';
import type { Mark } from '../board/marks.ts';
import { describeProblem } from '#voice/problems.ts';
import { describeCellInFull, describeTurn } from '../../voice/describe.ts';
import { drawPart } from '../board/window.ts';
import { brushOf, cellAt, kindOf, moverOf } from './desk.ts';
import type { Desk, Hand } from './desk.ts';
import { TYPING_KEYS } from '#voice/keymap.ts';
import { barLabels } from '#screen/model/key.ts';
import { barKeys } from './set-up-keys.ts';
import { drawSide, hasNoNames, paletteWidth } from './side.ts';
import type { Typing } from './typing.ts';

/** Data to draw of a position being set up. */
export interface SetUpShown {
  readonly context: Context;
  readonly session: Session;
  readonly desk: Desk;
  readonly hand: Hand;
}

const WORD_ROWS = 4;
/** Rows of a usual board; in low windows the messages shrink to one row to leave it room. */
const MIN_BOARD = 9;
/** More rows would spread the layout too far. */
const MAX_ROWS = 44;
/** Columns between board and palette where the names leave room for them. */
const GAP = 3;
/** Maximum gap between board and palette on wide screens. */
const SPREAD = 12;
/** Narrow windows have no room for piece names beside the board. */
const SIDE = { narrow: 9, least: 24, most: 36 } as const;
const LINE = { width: 100, height: 8 } as const;

/** Result of a game that is over at this start position; '' if it can be played. */
export function describeOver(desk: Desk, say: Say): string {
  if (desk.setup.ending === undefined) return '';
  // No players are seated yet.
  return describeTurn(desk.glossary, desk.setup.state, numberedParticipants(0, say));
}

/** Draws the board, the palette and the messages. */
export function drawSetUp(grid: Grid, shown: SetUpShown): void {
  const { context, session, desk, hand } = shown;
  const { say } = context;
  const { game, options } = session.match;
  const path = gamePath(context, game, options);
  drawTitleBar(grid, ['Turnwright', ...path, say('screen-setup')], describeMover(desk, say));
  const keyRows = keyRowsIn(grid);
  const body = rowsOf(grid.area, 1, grid.height - 1 - keyRows);
  const main = centred(body, { width: body.width, height: MAX_ROWS });
  const words = Math.max(1, Math.min(WORD_ROWS, main.height - MIN_BOARD));
  const table = inset(rowsOf(main, 0, main.height - words), 1, 0);
  const side = drawTable(grid, table, shown);
  const edge = grid.width < FULL_SIZE.width ? 1 : 4;
  drawWords(grid, inset(rowsOf(main, table.height), edge, 0), shown, hasNoNames(side));
  drawKeyBar(grid, say, barKeys(desk, hand, say), keyRows);
}

function describeMover(desk: Desk, say: Say): string {
  if (desk.turns.length < 2) return '';
  return say('zrf-to-move', { who: 'one', name: desk.glossary.player(moverOf(desk)) });
}

/** Desk with the layout of the largest squares that fit in an area beside the whole palette. */
function deskIn(area: Size, minSide: number, { context, desk, hand }: SetUpShown): Desk {
  const { layouts, setup, south } = desk;
  const at = (scale: Scale): Desk => {
    return { ...desk, layout: layouts.at(setup.state, south, meansOf(context), scale) };
  };
  const desks = SCALES.toReversed().map(at);
  const fits = desks.find((one) => {
    const { width, height } = one.layout;
    const side = Math.max(minSide, paletteWidth(one, hand));
    return width + 1 + side <= area.width && height <= area.height;
  });
  return fits ?? at(SCALES[0]);
}

/** Draws the board and the palette beside it; returns the palette's area. */
function drawTable(grid: Grid, area: Area, shown: SetUpShown): Area {
  const { context, hand } = shown;
  const minSide = grid.width < FULL_SIZE.width ? SIDE.narrow : SIDE.least;
  const desk = deskIn(area, minSide, shown);
  const { layout } = desk;
  const marks = new Map<number, Mark>([[hand.cursor, MARKS.cursor]]);
  if (hand.carried !== undefined) marks.set(hand.carried, MARKS.picked);
  const fullBoard = drawMarked(layout, desk.setup.state, marks);
  if (layout.isAscii) writeInAscii(fullBoard);
  const room = area.width - fullBoard.width;
  const apart = room - GAP < paletteWidth(desk, hand) ? room : room - GAP;
  const side = Math.max(minSide, Math.min(SIDE.most, apart));
  const table = centred(area, { width: fullBoard.width + side + SPREAD, height: area.height });
  const free = table.width - side;
  // A board shown in part has a column for the arrow to its hidden part.
  const board = { ...table, width: fullBoard.width > free ? free - 1 : free };
  drawPart(grid, board, fullBoard, layout.spots[hand.cursor]);
  const pieces = { ...table, x: table.x + table.width - side, width: side };
  drawSide(grid, pieces, desk, hand, context.say);
  return pieces;
}

/** A paragraph below the board. */
type Paragraph = readonly [text: string, ink: Ink];

/** Draws the square under the cursor, the carried piece, a finished game's result, and news. */
function drawWords(grid: Grid, area: Area, shown: SetUpShown, namesBrush: boolean): void {
  const { context, desk, hand } = shown;
  const { say, news } = context;
  const endText = describeOver(desk, say);
  const carried: Paragraph = [describeCarried(desk, hand, say), { ink: 'good', bold: true }];
  const ending: Paragraph = [
    endText === '' ? '' : `${say('screen-setup-over')} ${endText}`,
    { ink: 'warn', bold: true },
  ];
  const newsLine: Paragraph = [news, { ink: 'warn' }];
  // If space is short, the latest message comes first.
  const isLow = area.height < WORD_ROWS;
  const paragraphs = isLow ? [newsLine, carried, ending] : [carried, ending, newsLine];
  const others = paragraphs.filter(([text]) => text !== '');
  const rows = others.reduce((sum, [text]) => sum + wrap(text, area.width).length, 0);
  const room = Math.max(1, Math.min(2, area.height - rows));
  const isPushedOut = area.height === 1 && (news !== '' || carried[0] !== '');
  let y = isPushedOut ? 0 : drawSpot(grid, rowsOf(area, 0, room), shown, namesBrush);
  for (const [text, ink] of others) y += putText(grid, rowsOf(area, y), text, ink);
}

/** Describes the square under the cursor, and the brush if the palette shows no names. */
function drawSpot(grid: Grid, area: Area, { desk, hand }: SetUpShown, namesBrush: boolean): number {
  const { glossary } = desk;
  const spot = describeCellInFull(glossary, cellAt(desk, hand.cursor), hand.cursor);
  const piece = `▸ ${glossary.kind(kindOf(desk, brushOf(desk, hand)).type)}`;
  const brush = namesBrush ? fit(piece, area.width >> 1) : '';
  putLine(grid, area, brush, { ink: 'title' }, 'right');
  const width = brush === '' ? area.width : area.width - widthOf(brush) - 2;
  return putText(grid, { ...area, width }, spot, { ink: 'accent' });
}

function describeCarried(desk: Desk, { carried }: Hand, say: Say): string {
  if (carried === undefined) return '';
  const cell = cellAt(desk, carried);
  if (cell === EMPTY) return '';
  const { glossary } = desk;
  const piece = glossary.kind(kindOf(desk, cell).type);
  return say('screen-setup-carried', { piece, from: glossary.position(carried) });
}

/** Draws the line for typing a position over the screen, with any error. */
export function drawLine(grid: Grid, { field, problem }: Typing, say: Say): void {
  const size = { width: Math.min(LINE.width, grid.width - 6), height: LINE.height };
  const panel = drawPanel(grid, centred(grid.area, size), say('screen-setup-text'));
  drawField(grid, panel, field);
  const below = rowsOf(panel, 2);
  if (problem === undefined) putText(grid, below, say('screen-setup-text-about'), { ink: 'soft' });
  else putText(grid, below, describeProblem(problem, say), { ink: 'warn' });
  drawKeyBar(grid, say, barLabels(say, TYPING_KEYS), keyRowsIn(grid));
}
