import { assertDefined, below, makeStream } from '#core';
import type { BoardPosition, Play } from '../../rules/index.ts';
import { cellOf } from '../../rules/index.ts';
import type { EvaluationParameters } from './model.ts';

/** Symmetry of a game for two: a permutation of positions, with or without exchange of the players. */
export interface Symmetry {
  /** `images[position]`. */
  readonly images: readonly number[];
  readonly swapsPlayers: boolean;
  /** True if it also maps the setup to itself; false if only the moves of pieces are symmetric. */
  readonly keepsSetup: boolean;
}

/** Largest difference of derived values that counts as rounding. */
const ROUNDING = 1;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Mirrorings and turns of a rectangle whose corners are the origin and `far`; doubled coordinates. */
function mappings(far: Point): ((point: Point) => Point)[] {
  const straight = [false, true].flatMap((isLeft) =>
    [false, true].map((isUp) => ({ x, y }: Point) => ({
      x: isLeft ? far.x - x : x,
      y: isUp ? far.y - y : y,
    })),
  );
  const diagonal = straight.map(
    (map) =>
      ({ x, y }: Point) =>
        map({ x: y, y: x }),
  );
  return far.x === far.y ? [...straight, ...diagonal] : straight;
}

function pointsOf(positions: readonly BoardPosition[]): Point[] {
  const points = positions.map(({ rectangle: { left, right, top, bottom } }) => {
    return { x: left + right, y: top + bottom };
  });
  const drawn = points.filter((_, index) => positions[index]?.isDummy === false);
  const least = (pick: (point: Point) => number) =>
    drawn.reduce((low, point) => Math.min(low, pick(point)), Infinity);
  const [left, top] = [least(({ x }) => x), least(({ y }) => y)];
  return points.map(({ x, y }) => ({ x: x - left, y: y - top }));
}

/** Permutations of positions that turn or mirror the board as drawn. */
function permutations({ rules }: Play): number[][] {
  const { positions } = rules.board;
  const points = pointsOf(positions);
  const drawn = [...points.entries()].filter(([index]) => positions[index]?.isDummy === false);
  const key = ({ x, y }: Point) => `${x} ${y}`;
  const at = new Map(drawn.map(([index, point]) => [key(point), index]));
  if (at.size < drawn.length) return [];
  const most = (pick: (point: Point) => number) =>
    drawn.reduce((high, [, point]) => Math.max(high, pick(point)), 0);
  const far = { x: most(({ x }) => x), y: most(({ y }) => y) };
  return mappings(far).flatMap((map) => {
    const images = points.map((point, index) =>
      positions[index]?.isDummy === true ? index : (at.get(key(map(point))) ?? -1),
    );
    return images.includes(-1) ? [] : [images];
  });
}

/** True if the same positions are linked after a permutation, in whatever directions. */
function keepsLinks({ rules }: Play, images: readonly number[]): boolean {
  const { links } = rules.board;
  const { length } = images;
  const pairs = new Set<number>();
  for (const link of links) {
    for (const [position, next] of link.entries()) {
      if (next >= 0) pairs.add(position * length + next).add(next * length + position);
    }
  }
  return [...pairs].every((pair) => {
    const [one, other] = [Math.floor(pair / length), pair % length];
    return pairs.has(assertDefined(images[one]) * length + assertDefined(images[other]));
  });
}

function keepsSetup({ rules, seats }: Play, images: readonly number[], swaps: boolean): boolean {
  const [first, second] = seats;
  const swap = (player: number) =>
    !swaps ? player : player === first ? second : player === second ? first : player;
  const key = (player: number | undefined, type: number, position: number | undefined) =>
    `${player ?? ''} ${type} ${position ?? ''}`;
  const placed = new Set(
    rules.setup.pieces.map(({ player, type, position }) => key(player, type, position)),
  );
  return rules.setup.pieces.every(({ player, type, position }) =>
    placed.has(key(swap(player), type, images[position])),
  );
}

/** True if a permutation keeps the values derived from the moves and goals of pieces. */
function keepsValues(
  { rules, seats, program }: Play,
  { onBoard }: EvaluationParameters,
  images: readonly number[],
  swaps: boolean,
): boolean {
  const { cells } = program.classes;
  const value = (type: number, player: number, position: number) =>
    assertDefined(onBoard[cellOf(cells, type, player) * program.positions + position]);
  const [first = 0, second = 0] = seats;
  const others = swaps
    ? { [first]: second, [second]: first }
    : { [first]: first, [second]: second };
  return seats.every((player) =>
    rules.pieces.every((_, type) =>
      images.every((image, position) => {
        const there = value(type, others[player] ?? player, image);
        return Math.abs(value(type, player, position) - there) <= ROUNDING;
      }),
    ),
  );
}

/** Random games and their longest, to test whether a mirrored board has as many moves. */
const TRIALS = 4;
const LONGEST_TRIAL = 100;

/**
 * True if positions of random games have as many moves after a permutation: the rules know no
 * direction that it changes.
 */
function keepsMoves(play: Play, images: readonly number[]): boolean {
  const origins = images.map((_, position) => images.indexOf(position));
  const mirrored = (list: readonly number[]) => origins.map((from) => assertDefined(list[from]));
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const random = makeStream('mirror', String(trial));
    let state = play.start('');
    for (let made = 0; made < LONGEST_TRIAL && state.ending === undefined; made += 1) {
      const count = play.load(state).count();
      const { cells, attributes } = state;
      const mirror = { ...state, cells: mirrored(cells), attributes: mirrored(attributes) };
      if (play.load(mirror).count() !== count) return false;
      state = play.after(state, play.load(state).step(below(random, count)));
    }
  }
  return true;
}

/** Symmetries of a game, without the identity. */
export function symmetriesOf(play: Play, parameters: EvaluationParameters): Symmetry[] {
  const found: Symmetry[] = [];
  for (const images of permutations(play)) {
    if (!keepsLinks(play, images)) continue;
    for (const swapsPlayers of [false, true]) {
      const isIdentity = !swapsPlayers && images.every((image, position) => image === position);
      // In games that count pieces, values come from random games and are never quite symmetric.
      const isEven =
        parameters.aims.isCounted || keepsValues(play, parameters, images, swapsPlayers);
      if (isIdentity || !isEven) continue;
      const isSetup = keepsSetup(play, images, swapsPlayers);
      const isFree = !parameters.aims.isCounted || keepsMoves(play, images);
      if (isSetup || (!swapsPlayers && isFree)) {
        found.push({ images, swapsPlayers, keepsSetup: isSetup });
      }
    }
  }
  return found;
}
