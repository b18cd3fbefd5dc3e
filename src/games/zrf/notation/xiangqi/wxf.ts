import { assertDefined } from '#core';
import type { Part, Rules, ZrfAction } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import type { Squares } from '../model/squares.ts';
import type { NotatedStep, Steps } from '../model/step.ts';

/*
 * Notation of the World Xiangqi Federation (www.wxf.org/xq/computer/wxf_notation.html): piece, file
 * counted from the player's right, `+`, `-` or `=` for forward, backward and sideways, then the new
 * file, or the number of points for moves along a file: `C2=5`, `H8+7`, `R1+2`.
 *
 * Of pieces on one file, `+` and `-` replace the file of the front and the rear piece: `C+=5`. With
 * more than three, the foremost is `++` and the rearmost `--`. If pieces of a type are on one file in
 * two places, the file replaces the letter: `3+=4`.
 */

type MovePart = Extract<Part, { readonly kind: 'move' }>;
type Movement = Pick<MovePart, 'from' | 'to' | 'player'>;
type Origin = Pick<MovePart, 'from' | 'player'>;

const FORWARD = '+';
const BACKWARD = '-';
const SIDEWAYS = '=';

/** File of a position, from the right of a player. */
export function fileOf(squares: Squares, position: number, player: number): number {
  const column = squares.columnOf(position);
  return player === 0 ? squares.columns - column : column + 1;
}

/** Rank of a position, from the side of a player. */
function rankOf(squares: Squares, position: number, player: number): number {
  const row = squares.rowOf(position);
  return player === 0 ? squares.rows - row : row + 1;
}

/** Direction and destination: `=5`, `+7`. */
export function tailOf(squares: Squares, { from, to, player }: Movement): string {
  const [start, end] = [fileOf(squares, from, player), fileOf(squares, to, player)];
  const ranks = rankOf(squares, to, player) - rankOf(squares, from, player);
  if (ranks === 0) return SIDEWAYS + String(end);
  const points = start === end ? Math.abs(ranks) : end;
  return (ranks > 0 ? FORWARD : BACKWARD) + String(points);
}

/** Positions of the pieces like the one at a position, by file, foremost first. */
function alikeByFile(
  cells: readonly number[],
  squares: Squares,
  { from, player }: Origin,
): ReadonlyMap<number, readonly number[]> {
  const files = new Map<number, number[]>();
  for (const [position, cell] of cells.entries()) {
    if (cell !== cells[from] || squares.columnOf(position) < 0) continue;
    const file = fileOf(squares, position, player);
    files.set(file, [...(files.get(file) ?? []), position]);
  }
  const rank = (position: number) => rankOf(squares, position, player);
  for (const [file, ones] of files)
    files.set(
      file,
      [...ones].sort((a, b) => rank(b) - rank(a)),
    );
  return files;
}

/** Piece and file, or what replaces them: `C2`, `C+`, `++`, `3-`. */
export function headOf(
  cells: readonly number[],
  squares: Squares,
  move: Origin,
  sign: string,
): string {
  const files = alikeByFile(cells, squares, move);
  const file = fileOf(squares, move.from, move.player);
  const alike = assertDefined(files.get(file));
  if (alike.length === 1) return sign + String(file);
  const others = [...files].some(([other, ones]) => other !== file && ones.length > 1);
  const piece = others ? String(file) : sign;
  const place = alike.indexOf(move.from);
  const rear = alike.length - 1 - place;
  if (alike.length > 3 && (place === 0 || rear === 0)) {
    return place === 0 ? FORWARD + FORWARD : BACKWARD + BACKWARD;
  }
  const isMiddle = alike.length % 2 === 1 && place === rear;
  if (isMiddle) return piece + String(file);
  return piece + (place < rear ? FORWARD : BACKWARD);
}

/** Board and movement of a step that moves one piece; undefined for other steps. */
export function movementOf(
  rules: Rules,
  [first]: readonly Part[],
): { readonly squares: Squares; readonly move: MovePart } | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || first?.kind !== 'move' || first.from === first.to) return undefined;
  if (squares.columnOf(first.from) < 0 || squares.columnOf(first.to) < 0) return undefined;
  return { squares, move: first };
}

/** Writes a step as the federation does; undefined for the steps of a longer turn. */
export function notateByWxf(steps: Steps, action: ZrfAction): NotatedStep | undefined {
  if (isPass(action) || !isComplete(action) || steps.state.chainAt >= 0) return undefined;
  const found = movementOf(steps.rules, steps.partsOf(action));
  if (found === undefined) return undefined;
  const { squares, move } = found;
  const sign = steps.signs(move.type).trim();
  return { start: headOf(steps.state.cells, squares, move, sign), rest: tailOf(squares, move) };
}
