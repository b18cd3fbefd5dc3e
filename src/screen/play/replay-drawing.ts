import { CHANCE } from '#core';
import type { GameEvent } from '#core';
import { barOf } from '#play';
import type { Session } from '#play';
import { REPLAY_KEYS } from '#voice/keymap.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { widthOf } from '../cells/glyphs.ts';
import { participantsOf } from '#voice/participants.ts';
import { translateTurns } from '#voice/turns.ts';
import type { Context } from '../model/context.ts';
import type { Say } from '#i18n/say.ts';
import { keyLabels } from '../model/key.ts';
import type { AnyLook, ReplayedMoment } from '../model/look.ts';
import type { Speed } from '../model/settings.ts';
import { rowsOf } from '../widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { gamePath } from '../menus/option-words.ts';
import { putLine } from '../widgets/words.ts';
import { recentEntries } from './recent.ts';
import { drawMoves, drawRecent, drawTurn, tableAreas, describeSeats } from './table.ts';
import { drawLook } from './draw-look.ts';
import { meansOf } from '../model/means.ts';

/** Visible state of a replay. */
export interface ReplayShown {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly at: number;
  readonly end: number;
  readonly speed: Speed;
  readonly pace: number;
  readonly isRunning: boolean;
  readonly frame: unknown;
}

export function drawReplay(grid: Grid, replay: ReplayShown): void {
  if (replay.look.replay === undefined) drawBoard(grid, replay);
  else replay.look.replay(grid, momentOf(replay), replay.context.say);
}

/** Content for looks that draw replays on the whole screen. */
function momentOf(replay: ReplayShown): ReplayedMoment<unknown, unknown, GameEvent, unknown> {
  const { context, session, at, frame, isRunning } = replay;
  const { match } = session;
  const last = recentEntries(match, at, 1).at(-1);
  const entry = match.entryAt(at);
  return {
    state: frame === undefined || last === undefined ? match.stateAt(at) : last.before,
    frame,
    last: last && { before: last.start, events: last.events },
    next: entry === undefined || entry.by === CHANCE ? undefined : entry.action,
    progress: `${context.say('screen-replay')} · ${progress(replay)} · ${speedOf(replay)}`,
    keys: keys(context.say, isRunning),
  };
}

function speedOf({ context: { say }, speed, pace }: ReplayShown): string {
  if (pace > 1) return say('screen-replay-pace', { pace });
  return say('screen-replay-speed', { speed: say(`screen-setting-speed-${speed}`) });
}

/** Draws the board, the last event and the moves. */
function drawBoard(grid: Grid, replay: ReplayShown): void {
  const { context, session, look, at, frame } = replay;
  const { match } = session;
  const { say } = context;
  const participants = participantsOf(session, say);
  const means = meansOf(context);
  const names = gamePath(context, match.game, match.options);
  const path = ['Turnwright', ...names, say('screen-replay')];
  drawTitleBar(grid, path, describeSeats(session, context));
  const recent = recentEntries(match, at, 1);
  const last = recent.at(-1);
  const state = frame === undefined || last === undefined ? match.stateAt(at) : last.before;
  const areas = tableAreas(grid, (room) => look.fit?.(state, room, participants.south, means));
  let isPlaced = areas.moves !== undefined;
  const placed = (board: Grid, area: Area) => {
    isPlaced = true;
    drawMoves(board, area, context, look, match, at);
  };
  drawLook(
    look,
    grid,
    areas.board,
    {
      state,
      frame,
      hand: undefined,
      last,
      hint: undefined,
      participants,
      means,
      drawMoves: placed,
    },
    say,
  );
  const { words } = areas;
  putLine(grid, words, progress(replay), { ink: 'text', bold: true });
  putLine(grid, words, speedOf(replay), { ink: 'soft' }, 'right');
  drawRecent(grid, rowsOf(words, 1, 2), context, look, participants, recent);
  const rest = rowsOf(words, 4);
  if (!isPlaced) drawMoveLines(grid, rest, replay);
  else if (areas.moves !== undefined) drawMoves(grid, areas.moves, context, look, match, at);
  drawKeyBar(grid, say, keys(say, replay.isRunning));
}

function progress({ context, at, end, isRunning }: ReplayShown): string {
  const id = isRunning ? 'screen-replay-running' : 'screen-replay-at';
  return context.say(id, { at, end });
}

/** Draws the moves as wrapped text with the current turn in view. */
function drawMoveLines(grid: Grid, area: Area, { context, session, look, at }: ReplayShown): void {
  const { match } = session;
  const turns = translateTurns(look.notate(match.stateAt(0), match.log), context.say);
  const current = turns.findLastIndex((turn) => turn.first < at);
  const lines: number[][] = [[]];
  let room = area.width;
  for (const [index, turn] of turns.entries()) {
    const width = widthOf(turn.text) + 2;
    if (width > room) {
      lines.push([]);
      room = area.width;
    }
    lines.at(-1)?.push(index);
    room -= width;
  }
  const line = Math.max(
    0,
    lines.findIndex((indices) => indices.includes(current)),
  );
  const first = Math.max(0, Math.min(line - 1, lines.length - area.height));
  for (const [row, indices] of lines.slice(first, first + area.height).entries()) {
    let x = area.x;
    for (const index of indices) {
      const turn = turns[index];
      if (turn === undefined) continue;
      x = drawTurn(grid, x, area.y + row, turn, index === current, turn.first >= at);
    }
  }
}

function keys(say: Say, isRunning: boolean) {
  const rows = REPLAY_KEYS.map((row) =>
    row.command === 'run' && isRunning ? { ...row, label: 'screen-key-pause' } : row,
  );
  return keyLabels(say, barOf(rows));
}
