import type { NotationFamily, PieceType, Rules } from '../../rules/index.ts';
import { letterOf } from './step.ts';
import { squaresOf } from './squares.ts';

/** Signs of pieces that players of chess variants write before a square. */
const CHESS_SIGN = /^[A-Z]$/;

/** Names of squares by letter and number: `e4`. */
const CHESS_SQUARE = /^[a-z]\d{1,2}$/;

/** True if some piece decides the game by its loss. */
function hasRoyal({ goals }: Rules): boolean {
  return goals.some(({ test }) => test.kind === 'checkmated' || test.kind === 'captured');
}

/**
 * True for relatives of chess: one sort of men without a sign, everyone else with a letter, one of
 * them royal, on a grid of lettered files and numbered ranks.
 */
function isChessLike(rules: Rules): boolean {
  const pieces: readonly PieceType[] = rules.pieces.filter(({ isDummy }) => !isDummy);
  const men = pieces.filter(({ notation }) => notation === '');
  const others = pieces.filter(({ notation }) => notation !== '');
  return (
    squaresOf(rules) !== undefined &&
    men.length === 1 &&
    others.length >= 2 &&
    others.every(({ notation }) => CHESS_SIGN.test(notation)) &&
    new Set(others.map(({ notation }) => notation)).size === others.length &&
    hasRoyal(rules) &&
    rules.board.positions.every(({ name, isDummy }) => isDummy || CHESS_SQUARE.test(name))
  );
}

/** True for relatives of shogi: taken pieces are dropped, and promoted ones are marked by a plus. */
function isShogiLike(rules: Rules): boolean {
  const signs = new Set(rules.pieces.map(({ notation }) => notation));
  return (
    squaresOf(rules) !== undefined &&
    rules.options.recycleCaptures &&
    rules.pieces.some(({ drops }) => drops.length > 0) &&
    rules.pieces.some(({ notation }) => notation !== '' && signs.has(`+${notation}`))
  );
}

/** True for xiangqi: its board, a letter for every piece, a cannon and a royal piece. */
function isXiangqiLike(rules: Rules): boolean {
  const squares = squaresOf(rules);
  const letters = rules.pieces.flatMap(({ isDummy }, type) =>
    isDummy ? [] : [letterOf(rules, type)],
  );
  return (
    squares?.columns === 9 &&
    squares.rows === 10 &&
    letters.length >= 6 &&
    letters.every((letter) => CHESS_SIGN.test(letter)) &&
    new Set(letters).size === letters.length &&
    rules.pieces.some(({ name }) => /^cannon$/i.test(name)) &&
    hasRoyal(rules)
  );
}

const families = new WeakMap<Rules, NotationFamily>();

/** Family of the notation of some rules: the declared one, or else inferred from the rules. */
export function familyOf(rules: Rules): NotationFamily {
  let family = families.get(rules);
  if (family === undefined) {
    const { notation } = rules.options;
    family = notation === 'auto' ? inferFamily(rules) : notation;
    families.set(rules, family);
  }
  return family;
}

function inferFamily(rules: Rules): NotationFamily {
  if (isChessLike(rules)) return 'chess';
  if (isShogiLike(rules)) return 'shogi';
  return isXiangqiLike(rules) ? 'xiangqi' : 'coordinates';
}
