import type { Rules } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import type { Squares } from '../model/squares.ts';

/*
 * Numbers of squares in draughts (PDN 3.0, GameType; FMJD rules, 2.3): the squares in use are
 * numbered row by row, 1 to 50 on the international board. English draughts begins on the side of
 * the player who is drawn at the bottom.
 */

/** Colour of the squares in use: parity of column and row, or -1 if both are. */
function colourInUse({ setup }: Rules, squares: Squares): number {
  const colours = setup.pieces.map(
    ({ position }) => (squares.columnOf(position) + squares.rowOf(position)) % 2,
  );
  const [first = -1] = colours;
  return colours.every((colour) => colour === first) ? first : -1;
}

/** True for the squares on which men stand and move. */
export function isInUse(rules: Rules, position: number): boolean {
  const squares = squaresOf(rules);
  if (squares === undefined || rules.board.positions[position]?.isDummy !== false) return false;
  const colour = (squares.columnOf(position) + squares.rowOf(position)) % 2;
  const inUse = colourInUse(rules, squares);
  return inUse < 0 || colour === inUse;
}

function findLabels(rules: Rules): readonly string[] | undefined {
  const { numbering } = rules.options;
  return numbering === 'none' ? undefined : numberSquares(rules, numbering);
}

function numberSquares(rules: Rules, numbering: 'down' | 'up'): readonly string[] | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined) return undefined;
  const colour = colourInUse(rules, squares);
  if (colour < 0) return undefined;
  const count = squares.columns * squares.rows;
  const labels = rules.board.positions.map(() => '');
  let number = 0;
  for (let index = 0; index < count; index++) {
    const place = numbering === 'down' ? index : count - 1 - index;
    const [column, row] = [place % squares.columns, Math.floor(place / squares.columns)];
    if ((column + row) % 2 !== colour) continue;
    number += 1;
    labels[squares.at(column, row)] = String(number);
  }
  return labels;
}

const cache = new WeakMap<Rules, readonly string[] | 'none'>();

/**
 * Labels of the positions by which moves refer to them instead of their names, '' for positions out
 * of use; undefined for games that use the names.
 */
export function labelsOf(rules: Rules): readonly string[] | undefined {
  let labels = cache.get(rules);
  if (labels === undefined) {
    labels = findLabels(rules) ?? 'none';
    cache.set(rules, labels);
  }
  return labels === 'none' ? undefined : labels;
}

/** Label of a position, or else its name. */
export function labelAt(rules: Rules, position: number): string {
  const label = labelsOf(rules)?.[position] ?? '';
  return label === '' ? (rules.board.positions[position]?.name ?? '') : label;
}

/**
 * Position with a label or name, or -1. Boards with names also accept numbers from the top left, as
 * programs write them for Russian draughts.
 */
export function positionAt(rules: Rules, label: string): number {
  const labels = labelsOf(rules);
  const labelled = label === '' ? -1 : (labels?.indexOf(label) ?? -1);
  if (labelled >= 0) return labelled;
  const named = rules.board.positions.findIndex(({ name, isDummy }) => name === label && !isDummy);
  if (named >= 0 || labels !== undefined || !/^\d{1,3}$/.test(label)) return named;
  return numberSquares(rules, 'down')?.indexOf(label) ?? -1;
}

/** Sign of a capture: a colon on boards without numbers. */
export function captureSign(rules: Rules): string {
  return labelsOf(rules) === undefined ? ':' : 'x';
}
