import { EMPTY } from '../../../../games/zrf/index.ts';
import type { Session } from '../../../../play/index.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Ink } from '../../../cells/ink.ts';
import type { Context } from '../../../model/context.ts';
import { numberedParticipants } from '../../../../presentation/participants.ts';
import type { Say } from '../../../../i18n/say.ts';
import { gamePath } from '../../../menus/option-words.ts';
import { centred, inset, rowsOf } from '../../../widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '../../../widgets/bars.ts';
import { drawPanel } from '../../../widgets/frame.ts';
import { drawField } from '../../../widgets/text-field.ts';
import { putText, wrap } from '../../../widgets/words.ts';
import { drawMarked, MARKS } from '../board/board.ts';
import type { Mark } from '../board/board.ts';
import { describeProblem } from '../../../../presentation/problems.ts';
import { describeCellInFull, describeTurn } from '../../../../presentation/zrf/describe.ts';
import { drawPart } from '../board/window.ts';
import { cellAt, kindOf, moverOf } from './desk.ts';
import type { Desk, Hand } from './desk.ts';
import { barKeys, lineKeys } from './keys.ts';
import { drawSide } from './side.ts';
import type { Typing } from './typing.ts';

/** What there is to see of a position that is set up. */
export interface SetUpShown {
  readonly context: Context;
  readonly session: Session;
  readonly desk: Desk;
  readonly hand: Hand;
}

const KEY_ROWS = 2;
const WORD_ROWS = 4;
/** More rows would only fall apart. */
const ROWS_MOST = 34;
const GAP = 3;
/** Board and palette lie no further apart, however wide the screen is. */
const SPREAD = 12;
const SIDE = { least: 24, most: 36 } as const;
const LINE = { width: 100, height: 8 } as const;

/** How a game that began so would be over; '' where it can be played. */
export function describeOver(desk: Desk, say: Say): string {
  if (desk.setup.ending === undefined) return '';
  // Nobody sits at the board yet.
  return describeTurn(desk.glossary, desk.setup.state, numberedParticipants(0, say));
}

/** Draws the board, the pieces that can be put, and what there is to say. */
export function drawSetUp(grid: Grid, shown: SetUpShown): void {
  const { context, session, desk, hand } = shown;
  const { say } = context;
  const { game, options } = session.match;
  const path = gamePath(context, game, options);
  drawTitleBar(grid, ['Turnwright', ...path, say('screen-setup')], describeMover(desk, say));
  const body = rowsOf(grid.area, 1, grid.height - 1 - KEY_ROWS);
  const main = centred(body, { width: body.width, height: ROWS_MOST });
  const table = inset(rowsOf(main, 0, main.height - WORD_ROWS), 1, 0);
  drawTable(grid, table, desk, hand, say);
  drawWords(grid, inset(rowsOf(main, table.height), 4, 0), shown);
  drawKeyBar(grid, say, barKeys(desk, hand, say), KEY_ROWS);
}

function describeMover(desk: Desk, say: Say): string {
  if (desk.turns.length < 2) return '';
  return say('zrf-to-move', { who: 'one', name: desk.glossary.player(moverOf(desk)) });
}

function drawTable(grid: Grid, area: Area, desk: Desk, hand: Hand, say: Say): void {
  const marks = new Map<number, Mark>([[hand.cursor, MARKS.cursor]]);
  if (hand.carried !== undefined) marks.set(hand.carried, MARKS.picked);
  const whole = drawMarked(desk.layout, desk.setup.state, marks);
  const room = area.width - whole.width - GAP;
  const side = Math.max(SIDE.least, Math.min(SIDE.most, room));
  const table = centred(area, { width: whole.width + side + SPREAD, height: area.height });
  const board = { ...table, width: table.width - side - GAP };
  drawPart(grid, board, whole, desk.layout.spots[hand.cursor]);
  const x = table.x + table.width - side;
  drawSide(grid, { ...table, x, width: side }, desk, hand, say);
}

/** What the cursor points at, what is carried, how the game would be over, and news. */
function drawWords(grid: Grid, area: Area, { context, desk, hand }: SetUpShown): void {
  const { say, news } = context;
  const over = describeOver(desk, say);
  const said: readonly (readonly [text: string, ink: Ink])[] = [
    [describeCarried(desk, hand, say), { ink: 'good', bold: true }],
    [over === '' ? '' : `${say('screen-setup-over')} ${over}`, { ink: 'warn', bold: true }],
    [news, { ink: 'warn' }],
  ];
  const others = said.filter(([text]) => text !== '');
  const rows = others.reduce((sum, [text]) => sum + wrap(text, area.width).length, 0);
  const spot = describeCellInFull(desk.glossary, cellAt(desk, hand.cursor), hand.cursor);
  const room = Math.max(1, Math.min(2, area.height - rows));
  let y = putText(grid, rowsOf(area, 0, room), spot, { ink: 'accent' });
  for (const [text, ink] of others) y += putText(grid, rowsOf(area, y), text, ink);
}

function describeCarried(desk: Desk, { carried }: Hand, say: Say): string {
  if (carried === undefined) return '';
  const cell = cellAt(desk, carried);
  if (cell === EMPTY) return '';
  const { glossary } = desk;
  const piece = glossary.kind(kindOf(desk, cell).type);
  return say('screen-setup-carried', { piece, from: glossary.position(carried) });
}

/** Draws over all that the line in which a position is typed, and what is wrong with it. */
export function drawLine(grid: Grid, { field, problem }: Typing, say: Say): void {
  const size = { width: Math.min(LINE.width, grid.width - 6), height: LINE.height };
  const panel = drawPanel(grid, centred(grid.area, size), say('screen-setup-text'));
  drawField(grid, panel, field);
  const below = rowsOf(panel, 2);
  if (problem === undefined) putText(grid, below, say('screen-setup-text-about'), { ink: 'soft' });
  else putText(grid, below, describeProblem(problem, say), { ink: 'warn' });
  drawKeyBar(grid, say, lineKeys(say), KEY_ROWS);
}
