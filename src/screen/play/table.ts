import type { AnyMatch } from '#core';
import type { Session } from '#play';
import type { Area, Grid, Size } from '../cells/grid.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Context } from '../model/context.ts';
import type { AnyLook } from '../model/look.ts';
import type { Participants } from '#voice/participants.ts';
import { translateTurns, roundsOf } from '#voice/turns.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import { fit, widthOf } from '../cells/glyphs.ts';
import { centred, inset, rowsOf } from '../widgets/areas.ts';
import { drawFrame } from '../widgets/frame.ts';
import { wrap } from '../widgets/words.ts';
import type { RecentEntry } from './recent.ts';

/** Rows under the board: turn, preview, recent events and news. */
const WORDS_HEIGHT = 7;
/** Rows of most boards. On lower screens the text shrinks to make room, down to one row. */
const MIN_BOARD = 9;
const USUAL_BOARD = 15;

function wordRows(rows: number): number {
  const spare = Math.max(Math.min(rows - MIN_BOARD, 2), rows - USUAL_BOARD);
  return Math.max(1, Math.min(WORDS_HEIGHT, spare));
}
/** Maximum board height; beyond this the layout becomes too sparse. */
const MAX_BOARD = 25;
const MOVES_WIDTH = 30;
const WIDE = 112;

/** Layout of a screen with a board; wide screens show the moves beside it. */
export interface TableAreas {
  readonly board: Area;
  readonly words: Area;
  readonly moves: Area | undefined;
}

/** Rows of text kept below a large board: turn, preview, last action. */
const MIN_WORDS = 3;
/** Width up to which text below a narrow board is laid out. */
const USUAL_WIDTH = 78;

/**
 * Areas of a screen with a board. `fit` is the size of a board that places the list of moves itself,
 * given the room for it.
 */
export function tableAreas(
  grid: Grid,
  fit: (room: Size) => Size | undefined = () => undefined,
): TableAreas {
  const fullArea = rowsOf(grid.area, 1, grid.height - 2);
  const least = Math.min(MIN_WORDS, wordRows(fullArea.height));
  const size = fit({ width: fullArea.width - 2, height: fullArea.height - least });
  return size === undefined ? usualAreas(grid, fullArea) : fittedAreas(fullArea, size, least);
}

/** Areas around a board of a known size, centred on the screen. */
function fittedAreas(fullArea: Area, size: Size, least: number): TableAreas {
  const rows = Math.max(least, Math.min(WORDS_HEIGHT, fullArea.height - size.height));
  const width = Math.max(size.width + 2, Math.min(fullArea.width, USUAL_WIDTH + 2));
  const main = centred(fullArea, { width, height: size.height + rows });
  const board = rowsOf(main, 0, main.height - rows);
  const words = inset(rowsOf(main, board.height), main.width < 60 ? 1 : 4, 0);
  return { board: inset(board, 1, 0), words, moves: undefined };
}

function usualAreas(grid: Grid, fullArea: Area): TableAreas {
  const isWide = grid.width >= WIDE;
  const width = isWide ? fullArea.width - MOVES_WIDTH : fullArea.width;
  const height = Math.min(fullArea.height, MAX_BOARD + WORDS_HEIGHT);
  const main = { ...centred(fullArea, { width, height }), x: 0, width };
  const board = rowsOf(main, 0, main.height - wordRows(main.height));
  const words = inset(rowsOf(main, board.height), grid.width < 60 ? 1 : 4, 0);
  const moves = { ...fullArea, x: main.width, width: MOVES_WIDTH };
  return { board: inset(board, 1, 0), words, moves: isWide ? inset(moves, 1, 1) : undefined };
}

/** Draws recent actions that fit, one paragraph per action, newest last. */
export function drawRecent(
  grid: Grid,
  area: Area,
  context: Context,
  look: AnyLook,
  participants: Participants,
  recent: readonly RecentEntry[],
): void {
  const paragraphs = recent.map(({ start, events }) =>
    wrap(look.describe(start, events, participants, context.say).join(' '), area.width),
  );
  let rest = area.height;
  const shown: { lines: string[]; isLast: boolean }[] = [];
  for (const [index, lines] of paragraphs.toReversed().entries()) {
    if (lines.length > rest) break;
    rest -= lines.length;
    shown.unshift({ lines, isLast: index === 0 });
  }
  let y = area.y;
  for (const { lines, isLast } of shown) {
    for (const line of lines) {
      grid.put(area.x, y, line, { ink: isLast ? 'text' : 'faint' });
      y += 1;
    }
  }
}

/**
 * Draws the moves of a match in the game's notation, with the turn of entry `at - 1` highlighted.
 */
export function drawMoves(
  grid: Grid,
  area: Area,
  context: Pick<Context, 'say'>,
  look: Pick<AnyLook, 'notate'>,
  match: AnyMatch,
  at: number,
): void {
  const inside = drawFrame(grid, area, context.say('label-moves'));
  const turns = translateTurns(look.notate(match.stateAt(0), match.log), context.say);
  const lines = moveLines(turns, inside.width - NUMBER_WIDTH);
  const current = turns.findLast((turn) => turn.first < at);
  const middle = lines.findIndex(({ turns: shown }) => shown.some((turn) => turn === current));
  const top = Math.max(0, Math.min(middle - inside.height + 3, lines.length - inside.height));
  for (const [row, line] of lines.slice(top, top + inside.height).entries()) {
    const y = inside.y + row;
    grid.put(inside.x, y, line.number.padStart(NUMBER_WIDTH - 1), { ink: 'faint' });
    const width = Math.floor((inside.width - NUMBER_WIDTH) / line.turns.length);
    for (const [side, turn] of line.turns.entries()) {
      const shown = { ...turn, text: fit(turn.text, width - 2) };
      const x = inside.x + NUMBER_WIDTH + side * width;
      drawTurn(grid, x, y, shown, turn === current, turn.first >= at);
    }
  }
}

/** Row of the move list: turns side by side, with the number at the first row of a round. */
interface MoveLine {
  readonly number: string;
  readonly turns: readonly NotatedTurn[];
}

/** Width of a move number with a trailing blank. */
const NUMBER_WIDTH = 5;

/** Lays out rounds as rows: two turns side by side if both fit, otherwise one row per turn. */
function moveLines(turns: readonly NotatedTurn[], width: number): MoveLine[] {
  const isShort = ({ text }: NotatedTurn) => widthOf(text) + 2 <= Math.floor(width / 2);
  return roundsOf(turns).flatMap((round, index): MoveLine[] => {
    const rows = round.length === 2 && round.every(isShort) ? [round] : round.map((turn) => [turn]);
    return rows.map((row, first) => ({ number: first === 0 ? `${index + 1}.` : '', turns: row }));
  });
}

export function drawTurn(
  grid: Grid,
  x: number,
  y: number,
  turn: NotatedTurn,
  isCurrent: boolean,
  isAhead: boolean,
): number {
  const text = isCurrent ? `[${turn.text}]` : ` ${turn.text} `;
  const ink = isAhead ? 'faint' : isCurrent ? 'title' : turn.by === 0 ? 'south' : 'north';
  return grid.put(x, y, text, { ink, bold: isCurrent });
}

/** Names of the players, for the title bar. */
export function describeSeats(session: Session, context: Context): string {
  return participantsOf(session, context.say).names.join(' – ');
}
