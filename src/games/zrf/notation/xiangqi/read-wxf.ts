import type { Rules, ZrfAction, ZrfState } from '../../rules/index.ts';
import { EMPTY, cellsOf, isComplete, isPass, ownerOf, typeOf } from '../../rules/index.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { letterOf } from '../model/step.ts';
import { squaresOf } from '../model/squares.ts';
import type { Signs, Steps } from '../model/step.ts';
import { fileOf, headOf, movementOf, tailOf } from './wxf.ts';

/** Letters that programs use for the same piece: king and general, horse and knight, and so on. */
const SYNONYMS: readonly string[] = ['KG', 'HN', 'EB', 'RT', 'PS'];

/** Parts of a written move: piece and file, then direction and destination. */
const MOVE = /^(.{2,4})([-+=.][1-9]\d?)$/u;
const REMARKS = ' \t\n!?#';

function normalised(text: string): string {
  return withoutTrailing(text, REMARKS)
    .replace(/\s+/g, '')
    .replace(/[‐–—−]/g, '-')
    .replace(/\./g, '=')
    .toUpperCase();
}

function lettersFor(rules: Rules, type: number, signs: Signs): readonly string[] {
  const letter = letterOf(rules, type).toUpperCase();
  const all = SYNONYMS.find((one) => one.includes(letter)) ?? letter;
  const notation = rules.pieces[type]?.notation ?? '';
  const taken = rules.pieces.map((_, other) => letterOf(rules, other));
  const synonyms = [...all].filter((one) => one === letter || !taken.includes(one));
  return [...new Set([signs(type).trim(), notation, ...synonyms].map((one) => one.toUpperCase()))];
}

/** Possible forms of piece and file, and the direction with its destination. */
function partsIn(text: string) {
  const [, head, tail] = MOVE.exec(normalised(text)) ?? [];
  if (head === undefined || tail === undefined) return undefined;
  // The sign of a front or rear piece may come first: `+C=5`.
  return { heads: [head, head.replace(/^([-+])(\p{L}{1,2})$/u, '$2$1')], tail };
}

/** Legal steps that a text in the notation of the federation may denote. */
export function readWxf(steps: Steps, text: string): readonly ZrfAction[] {
  const { heads, tail } = partsIn(text) ?? {};
  if (heads === undefined || tail === undefined) return [];
  const exact: ZrfAction[] = [];
  const byFile: ZrfAction[] = [];
  for (const action of steps.actions) {
    if (isPass(action) || !isComplete(action)) continue;
    const { squares, move } = movementOf(steps.rules, steps.partsOf(action)) ?? {};
    if (squares === undefined || move === undefined || tailOf(squares, move) !== tail) continue;
    const letters = lettersFor(steps.rules, move.type, steps.signs);
    const file = String(fileOf(squares, move.from, move.player));
    if (letters.some((one) => heads.includes(headOf(steps.state.cells, squares, move, one)))) {
      exact.push(action);
    } else if (letters.some((letter) => heads.includes(letter + file))) byFile.push(action);
  }
  // The file is enough for one of several pieces there if only one of them can make the move.
  return exact.length > 0 ? exact : byFile;
}

/** A piece and the targets that a text names, legal or not. */
export interface Written {
  readonly from: number;
  readonly targets: readonly number[];
}

/** Pieces of a player that a text in this notation names. */
export function locateWxf(
  rules: Rules,
  { cells }: ZrfState,
  player: number,
  text: string,
  signs: Signs,
): readonly Written[] {
  const squares = squaresOf(rules);
  const { heads, tail } = partsIn(text) ?? {};
  if (squares === undefined || heads === undefined) return [];
  const kinds = cellsOf(rules);
  const shown = [...cells.keys()].filter((at) => squares.columnOf(at) >= 0);
  return shown.flatMap((from): Written[] => {
    const cell = cells[from] ?? EMPTY;
    if (cell === EMPTY || ownerOf(kinds, cell) !== player) return [];
    const type = typeOf(kinds, cell);
    const file = String(fileOf(squares, from, player));
    const isNamed = lettersFor(rules, type, signs).some((letter) => {
      const written = [headOf(cells, squares, { from, player }, letter), letter + file];
      return written.some((one) => heads.includes(one));
    });
    const targets = shown.filter(
      (to) => to !== from && tailOf(squares, { from, to, player }) === tail,
    );
    return isNamed ? [{ from, targets }] : [];
  });
}
