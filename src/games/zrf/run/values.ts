import { cellOf } from '../compile/cell.ts';
import { Machine } from './machine.ts';
import type { Play } from './play.ts';

/** Positions that a piece is tried on. */
const TRIED_MOST = 64;
/** What a piece is worth that cannot move, and what each way to move adds. */
const BASE = 60;
const PER_MOVE = 40;

const known = new WeakMap<Play, readonly number[]>();

/** Positions spread evenly over the board. */
function spread(positions: number): number[] {
  const count = Math.min(positions, TRIED_MOST);
  return Array.from({ length: count }, (_, index) => Math.floor((index * positions) / count));
}

function mobility(machine: Machine, play: Play, type: number): number {
  const positions = spread(play.program.positions);
  const [player] = play.seats;
  if (player === undefined) return 0;
  const { board } = machine;
  const cell = cellOf(board.cells, type, player);
  let moves = 0;
  for (const position of positions) {
    board.clear();
    board.set(position, cell, board.freshAttributes(cell));
    moves += machine.countFree(player);
  }
  return moves / positions.length;
}

/** What a piece of each type is worth, by how far it gets on an empty board. */
export function pieceValues(play: Play): readonly number[] {
  const worked = known.get(play);
  if (worked !== undefined) return worked;
  const machine = new Machine(play.program);
  const values = play.rules.pieces.map((_, type) =>
    Math.round(BASE + PER_MOVE * mobility(machine, play, type)),
  );
  known.set(play, values);
  return values;
}
