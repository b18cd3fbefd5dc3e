import { assertDefined, largest } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Aims, PlaceAim } from './aims.ts';
import type { Play } from '../run/play.ts';
import { distancesTo, UNREACHED } from './mobility.ts';
import type { Travel } from './travel.ts';
import { pieceValues } from './values.ts';
import { WHOLE_SHARE, waySharesByType } from './way-shares.ts';

/** Value added to a piece for each move above the average for its type. */
const PER_WAY = 2;
/** Bonus for a piece on a winning position, decreasing with the square of the distance. */
const ARRIVED = 160;
/**
 * The same for a piece whose loss loses the game. It is lower to keep such pieces from rushing
 * ahead.
 */
const ARRIVED_ROYAL = 80;
/** Value of each step towards a set of positions that must all be occupied. */
const PER_STEP = 20;

/** Values of pieces for their owners, derived from the rules once per game. */
export interface PieceSquareValues {
  readonly aims: Aims;
  /** Material value of each piece type, used for captures. */
  readonly values: readonly number[];
  /** Weight of each type's mobility. */
  readonly shares: readonly number[];
  /** `onBoard[cell * positions + position]`. */
  readonly onBoard: Int32Array;
  /** `inStock[player * types + type]`. */
  readonly inStock: Int32Array;
}

class Appraiser {
  readonly #play: Play;
  readonly #aims: Aims;
  readonly #travel: Travel;
  readonly #values: readonly number[];
  readonly #shares: readonly number[];
  readonly #positions: number;
  readonly #types: number;
  readonly #onBoard: Int32Array;
  readonly #inStock: Int32Array;

  constructor(play: Play, aims: Aims, travel: Travel) {
    this.#play = play;
    this.#aims = aims;
    this.#travel = travel;
    this.#values = pieceValues(play, travel.mobilities, aims);
    this.#shares = waySharesByType(play, this.#values);
    this.#positions = play.program.positions;
    this.#types = play.rules.pieces.length;
    this.#onBoard = new Int32Array(play.program.classes.cells.count * this.#positions);
    this.#inStock = new Int32Array(play.rules.players.length * this.#types);
  }

  *appraise(): Generator<void, PieceSquareValues> {
    for (const player of this.#play.seats) {
      if (!this.#aims.isCounted) yield* this.#countMaterial(player);
      const edges = this.#travel.edges.get(player) ?? [];
      if (edges.length > 0) {
        yield* this.#addWays(player, edges);
        yield* this.#addPromotion(player, edges);
      }
      for (const aim of this.#aims.places) {
        if (aim.player === player) yield* this.#addAim(aim, edges);
      }
    }
    const [aims, values, shares] = [this.#aims, this.#values, this.#shares];
    return { aims, values, shares, onBoard: this.#onBoard, inStock: this.#inStock };
  }

  #keeping(player: number, type: number): number {
    return assertDefined(this.#aims.keeping[player * this.#types + type]);
  }

  #isRoyal(player: number, type: number): boolean {
    return this.#aims.royal[player * this.#types + type] === 1;
  }

  #add(player: number, type: number, position: number, worth: number): void {
    const cell = cellOf(this.#play.program.classes.cells, type, player);
    const index = cell * this.#positions + position;
    this.#onBoard[index] = assertDefined(this.#onBoard[index]) + Math.round(worth);
  }

  #addInStock(player: number, type: number, worth: number): void {
    const index = player * this.#types + type;
    this.#inStock[index] = assertDefined(this.#inStock[index]) + Math.round(worth);
  }

  *#countMaterial(player: number): Generator<void, void> {
    for (const [type, value] of this.#values.entries()) {
      yield;
      const worth = this.#keeping(player, type) * value;
      this.#addInStock(player, type, worth);
      for (let position = 0; position < this.#positions; position += 1) {
        this.#add(player, type, position, worth);
      }
    }
  }

  /** Adds value to positions where a piece has more moves than elsewhere. */
  *#addWays(player: number, edges: readonly (readonly number[])[]): Generator<void, void> {
    for (let type = 0; type < this.#types; type += 1) {
      yield;
      if (this.#isRoyal(player, type)) continue;
      const begin = type * this.#positions;
      const ways = edges.slice(begin, begin + this.#positions).map(({ length }) => length);
      const average = ways.reduce((sum, count) => sum + count, 0) / ways.length;
      const share = assertDefined(this.#shares[type]) / WHOLE_SHARE;
      const worth = PER_WAY * share * this.#keeping(player, type);
      for (const [position, count] of ways.entries()) {
        const most = Math.max(-10, Math.min(10, count - average));
        this.#add(player, type, position, worth * most);
      }
    }
  }

  /** Adds a share of the value of a possible promotion, which falls with the square of the distance. */
  *#addPromotion(player: number, edges: readonly (readonly number[])[]): Generator<void, void> {
    for (const [type, value] of this.#values.entries()) {
      yield;
      if (this.#isRoyal(player, type)) continue;
      const better = this.#betterThan(player, type, value);
      if (better === undefined) continue;
      const begin = better.type * this.#positions;
      const targets = Array.from({ length: this.#positions }, (_, index) => begin + index);
      const distances = distancesTo(targets, edges.length, edges);
      const gain = (better.value - value) * this.#keeping(player, type);
      for (let position = 0; position < this.#positions; position += 1) {
        const distance = assertDefined(distances[type * this.#positions + position]);
        if (distance <= 0) continue;
        this.#add(player, type, position, gain / (2 * (1 + distance) * (1 + distance)));
      }
    }
  }

  #betterThan(player: number, type: number, value: number) {
    const others = this.#values.map((other, index) => ({ type: index, value: other }));
    return others
      .filter((other) => other.value > value && !this.#isRoyal(player, other.type))
      .filter((other) => this.#play.program.isPromoted(other.type) && other.type !== type)
      .sort((a, b) => b.value - a.value)[0];
  }

  *#addAim(aim: PlaceAim, edges: readonly (readonly number[])[]): Generator<void, void> {
    for (const type of aim.types) {
      yield;
      const pathLengths = this.#waysTo(type, aim.types, aim.positions, edges);
      if (aim.isAll) this.#addGathering(aim, type, pathLengths);
      else this.#addRace(aim, type, pathLengths);
    }
  }

  /**
   * Distance from each position to the nearest target, along straight links if pieces cannot walk
   * there.
   */
  #waysTo(
    type: number,
    types: readonly number[],
    targets: readonly number[],
    edges: readonly (readonly number[])[],
  ): number[] {
    if (edges.length === 0) return [...distancesTo(targets, this.#positions, this.#links())];
    const nodes = types.flatMap((one) =>
      targets.map((position) => one * this.#positions + position),
    );
    const begin = type * this.#positions;
    const walked = distancesTo(nodes, edges.length, edges);
    const ways = [...walked.subarray(begin, begin + this.#positions)];
    const isWalked = ways.some((way) => way > 0);
    return isWalked ? ways : [...distancesTo(targets, this.#positions, this.#links())];
  }

  #links(): number[][] {
    const { links } = this.#play.rules.board;
    return Array.from({ length: this.#positions }, (_, position) =>
      links.map((link) => assertDefined(link[position])).filter((next) => next >= 0),
    );
  }

  /** For goals reached by a single piece: each step counts more, the closer it is to the target. */
  #addRace({ player, sign }: PlaceAim, type: number, ways: readonly number[]): void {
    const most = largest(ways) + 1;
    const arrived = this.#isRoyal(player, type) ? ARRIVED_ROYAL : ARRIVED;
    for (const [position, way] of ways.entries()) {
      if (way === UNREACHED) continue;
      const fraction = 1 - way / most;
      this.#add(player, type, position, sign * arrived * fraction * fraction);
    }
  }

  /** For goals that need every position occupied: the first arrivals should move to the far end. */
  #addGathering(aim: PlaceAim, type: number, pathLengths: readonly number[]): void {
    const { player, sign, positions } = aim;
    const most = largest(pathLengths) + 1;
    const innermost = this.#innermostOf(pathLengths, positions);
    const depths = distancesTo(innermost, this.#positions, this.#links());
    for (const [position, way] of pathLengths.entries()) {
      const steps = way === UNREACHED ? most : way;
      const depth = way === 0 ? assertDefined(depths[position]) / 4 : most / 4;
      this.#add(player, type, position, sign * PER_STEP * (most - steps - depth));
    }
    this.#addInStock(player, type, (-sign * PER_STEP * most) / 4);
  }

  /** Goal positions farthest from all others. */
  #innermostOf(pathLengths: readonly number[], positions: readonly number[]): number[] {
    const outside = pathLengths.flatMap((way, other) => (way > 0 ? [other] : []));
    const away = distancesTo(outside, this.#positions, this.#links());
    const depth = (position: number) => assertDefined(away[position]);
    const deepest = largest(positions.map(depth));
    return positions.filter((position) => depth(position) === deepest);
  }
}

/** Computes piece-square values from the learned movement data. Yields before each type. */
export function pieceSquareValues(
  play: Play,
  aims: Aims,
  travel: Travel,
): Generator<void, PieceSquareValues> {
  return new Appraiser(play, aims, travel).appraise();
}
