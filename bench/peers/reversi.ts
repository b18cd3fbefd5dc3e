import { assertDefined } from '../../src/core/index.ts';

const SIZE = 8;
const SQUARES = SIZE * SIZE;
const EMPTY = 0;
/** Value of a win with no other advantage, above all estimates. */
const WIN = 100_000;
/** Value of a possible move. */
const PER_MOVE = 8;

/** Usual weights of a quarter of the board, from its corner. */
const QUARTER = [
  [100, -20, 10, 5],
  [-20, -50, -2, -2],
  [10, -2, -1, -1],
  [5, -2, -1, -1],
];

const DIRECTIONS = [-1, 0, 1]
  .flatMap((rows) => [-1, 0, 1].map((columns) => [rows, columns] as const))
  .filter(([rows, columns]) => rows !== 0 || columns !== 0);

function weightOf(square: number): number {
  const fold = (at: number) => Math.min(at, SIZE - 1 - at);
  const row = assertDefined(QUARTER[fold(Math.floor(square / SIZE))]);
  return assertDefined(row[fold(square % SIZE)]);
}

const WEIGHTS = Array.from({ length: SQUARES }, (_, square) => weightOf(square));

/** Squares in each direction from each square, nearest first. */
const RAYS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: SQUARES },
  (_, square) =>
    DIRECTIONS.map(([rows, columns]) => {
      const ray: number[] = [];
      let [row, column] = [Math.floor(square / SIZE) + rows, (square % SIZE) + columns];
      while (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
        ray.push(row * SIZE + column);
        [row, column] = [row + rows, column + columns];
      }
      return ray;
    }),
);

/** Discs by square, from the top left: 1 for the first player, -1 for the second. */
export type Discs = readonly number[];

/** Discs turned by a move; none if it is illegal. */
function turned(discs: Discs, player: number, square: number): number[] {
  if (discs[square] !== EMPTY) return [];
  return assertDefined(RAYS[square]).flatMap((ray) => {
    const own = ray.findIndex((one) => discs[one] !== -player);
    return own > 0 && discs[assertDefined(ray[own])] === player ? ray.slice(0, own) : [];
  });
}

function movesOf(discs: Discs, player: number): number[] {
  return [...discs.keys()].filter((square) => turned(discs, player, square).length > 0);
}

/** Discs after a legal move. */
export function played(discs: Discs, player: number, square: number): Discs {
  const after = [...discs];
  for (const one of [square, ...turned(discs, player, square)]) after[one] = player;
  return after;
}

function estimate(discs: Discs, player: number): number {
  const weight = discs.reduce(
    (sum, disc, square) => sum + disc * assertDefined(WEIGHTS[square]),
    0,
  );
  const moves = movesOf(discs, player).length - movesOf(discs, -player).length;
  return player * weight + PER_MOVE * moves;
}

function search(
  discs: Discs,
  player: number,
  depth: number,
  alpha: number,
  beta: number,
  hasPassed = false,
): number {
  if (depth === 0) return estimate(discs, player);
  const moves = movesOf(discs, player);
  if (moves.length === 0) {
    const lead = player * discs.reduce((sum, disc) => sum + disc, 0);
    if (hasPassed) return Math.sign(lead) * WIN + lead;
    return -search(discs, -player, depth, -beta, -alpha, true);
  }
  let best = -Infinity;
  for (const move of moves) {
    const floor = Math.max(alpha, best);
    best = Math.max(best, -search(played(discs, player, move), -player, depth - 1, -beta, -floor));
    if (best >= beta) break;
  }
  return best;
}

/** Best square for a player by alpha-beta with square weights and mobility, or -1 to pass. */
export function bestSquare(discs: Discs, player: number, depth: number): number {
  let [best, chosen] = [-Infinity, -1];
  for (const move of movesOf(discs, player)) {
    const value = -search(played(discs, player, move), -player, depth - 1, -Infinity, -best);
    if (value > best) [best, chosen] = [value, move];
  }
  return chosen;
}
