import { elementAt } from '#core';
import { houseOf, legalActions, otherPlayer, pitOf, storeOf } from '../rules/index.ts';
import type { KalahAction, KalahState, Player } from '../rules/index.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import type { Say } from '#i18n/say.ts';
import type { BoardContent } from '#screen/model/look.ts';
import type { KalahFrame } from './frames.ts';
import { houseArea, layoutOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { previewMarks } from './marks.ts';
import type { Marks } from './marks.ts';
import { drawHouse, drawStore } from './pits.ts';

export type KalahContent = BoardContent<KalahState, KalahAction, KalahFrame, KalahAction>;

const PLAYERS = [0, 1] as const;

/** Draws the board with names, house numbers, seeds, stores and all marks. */
export function drawKalah(grid: Grid, area: Area, content: KalahContent, say: Say): void {
  const { state, frame, participants, isEnded = false } = content;
  const isGoing = frame === undefined && state.over === undefined && !isEnded;
  const layout = layoutOf(area, state.pits, participants.south === 1 ? 1 : 0);
  drawLines(grid, layout);
  drawPits(grid, layout, content, marksOf(content), say);
  for (const player of PLAYERS) {
    drawNumbers(grid, layout, content, player);
    drawName(grid, layout, content, player, isGoing);
  }
}

function marksOf({ state, frame, hand }: KalahContent): Marks {
  if (frame !== undefined) return frame.marks;
  return hand === undefined ? new Map() : previewMarks(state, hand);
}

function drawPits(grid: Grid, layout: Layout, content: KalahContent, marks: Marks, say: Say): void {
  const { state, frame, hand } = content;
  const pits = frame?.pits ?? state.pits;
  const playable = hand === undefined ? [] : legalActions(state);
  for (const player of PLAYERS) {
    const store = storeOf(layout.houses, player);
    const ink = player === layout.south ? 'south' : 'north';
    const area = elementAt(layout.pits, store);
    const look = { large: layout.large, ink, label: say('screen-kalah-store') } as const;
    drawStore(grid, area, pits[store] ?? 0, look, marks.get(store));
    for (let house = 1; house <= layout.houses; house++) {
      const pit = pitOf(layout.houses, player, house);
      const isMover = player === state.mover && hand !== undefined;
      const isPlayable = isMover && playable.includes(house);
      const standing = {
        isPlayable,
        isPointed: isMover && hand === house,
        isBehind: hand !== undefined && !isPlayable,
      };
      const place = houseArea(layout, player, house);
      drawHouse(grid, place, pits[pit] ?? 0, standing, marks.get(pit));
    }
  }
}

/** Draws the house numbers, with brackets for the last sowing and pointers for the hint. */
function drawNumbers(grid: Grid, layout: Layout, content: KalahContent, player: Player): void {
  const { state, hand, last, hint } = content;
  const isSouth = player === layout.south;
  const y = isSouth ? layout.rows.southLabels : layout.rows.northLabels;
  const playable = hand !== undefined && player === state.mover ? legalActions(state) : [];
  const lit: Ink = { ink: isSouth ? 'south' : 'north', bold: true };
  for (let house = 1; house <= layout.houses; house++) {
    const area = houseArea(layout, player, house);
    const isHint = hint === house && player === state.mover && hand !== undefined;
    const isLast = last?.action === house && last.by === player;
    const text = isHint ? `»${house}«` : isLast ? `(${house})` : String(house);
    const ink: Ink = isHint
      ? { ink: 'good', bold: true }
      : isLast || playable.includes(house)
        ? lit
        : { ink: 'faint' };
    const x = area.x + Math.floor((area.width - widthOf(text)) / 2);
    grid.put(x, y, text, ink);
  }
}

/** A player's name; on the player's turn, with a pointer and an arrow in the sowing direction. */
function drawName(
  grid: Grid,
  layout: Layout,
  { state, participants }: KalahContent,
  player: Player,
  isGoing: boolean,
): void {
  const isSouth = player === layout.south;
  const y = isSouth ? layout.rows.southName : layout.rows.northName;
  const name = fit(participants.names[player] ?? '', layout.board.width - 6);
  const isMover = isGoing && state.mover === player;
  const text = isMover ? (isSouth ? `${name} →` : `← ${name}`) : name;
  const x = layout.board.x + Math.floor((layout.board.width - widthOf(text)) / 2);
  const ink: Ink = isMover ? { ink: isSouth ? 'south' : 'north', bold: true } : { ink: 'soft' };
  grid.put(x, y, text, ink);
}

/** Draws the lines between pits; stores span both rows. */
function drawLines(grid: Grid, { board, houses, pits, south }: Layout): void {
  const ink: Ink = { ink: 'frame' };
  const north = otherPlayer(south);
  const store = '─'.repeat(elementAt(pits, storeOf(houses, north)).width);
  const cell = '─'.repeat(elementAt(pits, 0).width);
  const joinCells = (join: string) => Array.from({ length: houses }, () => cell).join(join);
  grid.put(board.x, board.y, `╭${store}┬${joinCells('┬')}┬${store}╮`, ink);
  grid.put(board.x, board.y + board.height - 1, `╰${store}┴${joinCells('┴')}┴${store}╯`, ink);
  const middle = board.y + (board.height - 1) / 2;
  for (let y = board.y + 1; y < board.y + board.height - 1; y++) {
    for (const { x, width } of uprights(pits, houses, board)) grid.put(x + width, y, '│', ink);
  }
  grid.put(board.x + 1 + store.length, middle, `├${joinCells('┼')}┤`, ink);
}

/** Columns followed by a vertical line. */
function uprights(pits: readonly Area[], houses: number, board: Area) {
  const columns = pits.filter((_, pit) => pit <= houses || houseOf(houses, pit) > houses);
  return [{ x: board.x, width: 0 }, ...columns, { x: board.x + board.width - 1, width: 0 }];
}
