import type { AnyMatch } from '../../core/index.ts';
import type { Session } from '../../play/index.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { participantsOf } from '../../presentation/participants.ts';
import type { Context } from '../model/context.ts';
import type { AnyLook } from '../model/look.ts';
import type { Participants } from '../../presentation/participants.ts';
import type { NotatedTurn } from '../../presentation/turns.ts';
import { centred, inset, rowsOf } from '../widgets/areas.ts';
import { drawFrame } from '../widgets/frame.ts';
import { wrap } from '../widgets/words.ts';
import type { Told } from './recent.ts';

/** Rows under the board: whose turn it is, what would come, what was, and news. */
const WORDS_HEIGHT = 7;
/** A board higher than that would only fall apart. */
const BOARD_MOST = 25;
const MOVES_WIDTH = 30;
const WIDE = 112;

/** Where things lie on a screen with a board: more room shows the moves beside it. */
export interface TableAreas {
  readonly board: Area;
  readonly words: Area;
  readonly moves: Area | undefined;
}

export function tableAreas(grid: Grid): TableAreas {
  const whole = rowsOf(grid.area, 1, grid.height - 2);
  const isWide = grid.width >= WIDE;
  const width = isWide ? whole.width - MOVES_WIDTH : whole.width;
  const height = Math.min(whole.height, BOARD_MOST + WORDS_HEIGHT);
  const main = { ...centred(whole, { width, height }), x: 0, width };
  const board = rowsOf(main, 0, main.height - WORDS_HEIGHT);
  const words = inset(rowsOf(main, board.height), 4, 0);
  const moves = { ...whole, x: main.width, width: MOVES_WIDTH };
  return { board: inset(board, 1, 0), words, moves: isWide ? inset(moves, 1, 1) : undefined };
}

/** What happened of late, an action a paragraph, as many as there is room for, the newest last. */
export function drawTold(
  grid: Grid,
  area: Area,
  context: Context,
  look: AnyLook,
  participants: Participants,
  told: readonly Told[],
): void {
  const paragraphs = told.map(({ before, events }) =>
    wrap(look.tell(before, events, participants, context.say).join(' '), area.width),
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

/** The moves of a match in the game's notation, the turn that holds entry `at - 1` marked. */
export function drawMoves(
  grid: Grid,
  area: Area,
  context: Context,
  look: AnyLook,
  match: AnyMatch,
  at: number,
): void {
  const inside = drawFrame(grid, area, context.say('screen-moves'));
  const turns = look.notate(match.stateAt(0), match.log);
  const rows = Math.ceil(turns.length / 2);
  const current = turns.findLastIndex((turn) => turn.first < at);
  const top = Math.max(
    0,
    Math.min(Math.floor(current / 2) - inside.height + 3, rows - inside.height),
  );
  for (let row = 0; row < Math.min(inside.height, rows - top); row++) {
    const number = top + row;
    grid.put(inside.x, inside.y + row, `${number + 1}.`.padStart(3), { ink: 'faint' });
    for (const side of [0, 1] as const) {
      const turn = turns[2 * number + side];
      if (turn === undefined) continue;
      const x = inside.x + 4 + side * 11;
      drawTurn(grid, x, inside.y + row, turn, 2 * number + side === current, turn.first >= at);
    }
  }
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

/** Who plays whom, for the title bar. */
export function tellSeats(session: Session, context: Context): string {
  return participantsOf(session, context.say).names.join(' – ');
}
