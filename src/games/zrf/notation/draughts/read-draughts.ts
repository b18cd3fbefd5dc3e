import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { labelsOf, positionAt } from './labels.ts';
import { turnsFrom } from './turns.ts';
import type { DraughtsTurn } from './turns.ts';

const REMARKS = ' \t\n!?*+#.';
const SEPARATORS = /[\s\-–—−x×:*,.>]+/;
/** Squares by name, which may follow each other without a sign: `c3e5`. */
const NAMES = /[a-z]\d{1,2}/g;

/** Positions named by a move of draughts; empty for a text of another kind. */
function squaresIn(game: ZrfGame, state: ZrfState, text: string): readonly number[] {
  const rules = game.rulesOf(state);
  const move = withoutTrailing(text.trim(), REMARKS).toLowerCase();
  const words = move.split(SEPARATORS);
  const names =
    labelsOf(rules) === undefined ? words.flatMap((word) => word.match(NAMES) ?? [word]) : words;
  const positions = names.map((name) => positionAt(rules, name));
  return positions.includes(-1) ? [] : positions;
}

/** True if the given squares occur in a path in this order, from its first to its last. */
function isPath(path: readonly number[], squares: readonly number[]): boolean {
  if (path[0] !== squares[0] || path.at(-1) !== squares.at(-1)) return false;
  let found = 0;
  for (const at of path) if (at === squares[found]) found += 1;
  return found === squares.length;
}

function isSame(path: readonly number[], squares: readonly number[]): boolean {
  return path.length === squares.length && path.every((at, index) => at === squares[index]);
}

/** Turns begun along these squares, which another step continues. */
function begun(turns: readonly DraughtsTurn[], squares: readonly number[]): DraughtsTurn[] {
  return turns
    .filter(({ path }) => path.length > squares.length)
    .filter(({ path }) => isSame(path.slice(0, squares.length), squares))
    .map(({ actions, path }) => ({
      actions: actions.slice(0, squares.length - 1),
      path: path.slice(0, squares.length),
    }));
}

/**
 * Turns that a text may denote: every square of the path, some of them, or only the first and last.
 * Empty for any other text.
 */
export function readDraughts(
  game: ZrfGame,
  state: ZrfState,
  text: string,
): readonly (readonly ZrfAction[])[] {
  const squares = squaresIn(game, state, text);
  const [from] = squares;
  if (from === undefined) return [];
  // A piece that continues may be written with or without its square.
  const isBare = state.chainAt >= 0 && from !== state.chainAt;
  const path = isBare ? [state.chainAt, ...squares] : squares;
  if (path.length < 2) return [];
  const turns = turnsFrom(game, state, path[0] ?? -1) ?? [];
  const exact = turns.filter((turn) => isSame(turn.path, path));
  const found = exact.length > 0 ? exact : turns.filter((turn) => isPath(turn.path, path));
  return (found.length > 0 ? found : begun(turns, path)).map(({ actions }) => actions);
}
