import { assertDefined, int32At } from '#core';
import { cellOf, digitsOf, ENDLESS_STOCK, unitOf, WHOLE_LATENESS } from '../../rules/index.ts';
import type { Play } from '../../rules/index.ts';
import { symmetriesOf } from './board-symmetry.ts';
import { contentsAt, hasPatterns, patternTerms } from './pattern-terms.ts';
import type { PatternTerms } from './pattern-terms.ts';
import type { EvaluationParameters } from './model.ts';
import type { Sample } from './self-play.ts';

/** Usual deviations of terms from the values derived from the rules. */
const DEVIATION = {
  /** Value of a piece, as a share of the derived one, and its change towards the end of a game. */
  material: 0.15,
  lateMaterial: 0.1,
  /** Value of a square, and its change towards the end. */
  square: 0.25,
  lateSquare: 0.25,
  /** Value of a move, and of the turn. */
  way: 2,
  lateWay: 2,
  turn: 0.15,
  /** Value of the contents of a line, and its change towards the end. */
  pattern: 0.1,
  latePattern: 0.1,
} as const;

const NONE = -1;
/** Least unit of advantage where pieces are not captured. */
const LEAST_UNIT = 100;
/** Larger stocks count as endless. */
const MAX_STOCK = 100;

/** Mean distance of derived values of squares from their mean: the unit where nothing is captured. */
function spreadOf(values: Int32Array): number {
  const found = values.filter((value) => value !== 0);
  const size = Math.max(1, found.length);
  const mean = found.reduce((sum, value) => sum + value, 0) / size;
  const spread = found.reduce((sum, value) => sum + Math.abs(value - mean), 0) / size;
  return Math.max(LEAST_UNIT, spread);
}

/** Factors by term. */
interface CollectedTerms {
  /** Of terms that are followed by their change towards the end of a game. */
  readonly changing: ReadonlyMap<number, number>;
  readonly constant: ReadonlyMap<number, number>;
}

/** Terms of the evaluation that self-play adjusts, numbered. Symmetric squares share their terms. */
export class TuningTerms {
  readonly play: Play;
  /** Usual deviation of each term. */
  readonly deviations: readonly number[];
  /** Pairs of terms of neighbouring squares, whose values should be similar. */
  readonly neighbours: readonly (readonly [number, number])[];
  /** First of two terms for each type: its value, and the change of it; NONE if it stays as it is. */
  readonly #material: readonly number[];
  /** The same for each cell and position. */
  readonly #squares: Int32Array;
  readonly #stock: readonly number[];
  readonly #ways: readonly number[];
  readonly turn: number;
  /** Change of the value of moves towards the end, or NONE. */
  readonly lateWays: number;
  /** Lines whose contents have values; undefined if there are too many different pieces. */
  readonly patterns: PatternTerms | undefined;
  readonly #digits: Int32Array;
  readonly #signs: readonly number[];

  constructor(play: Play, parameters: EvaluationParameters) {
    const { rules, program, seats } = play;
    const { aims, values } = parameters;
    const unit = unitOf(rules, parameters) || spreadOf(parameters.onBoard);
    const deviations: number[] = [];
    const add = (...sizes: readonly number[]) => {
      for (const size of sizes) deviations.push(size);
      return deviations.length - sizes.length;
    };
    const [first, second] = seats;
    this.play = play;
    this.#signs = rules.players.map((_, player) =>
      player === first ? 1 : player === second ? -1 : 0,
    );
    const { length } = rules.pieces;
    const isRoyal = (type: number) =>
      seats.some((player) => aims.royal[player * length + type] === 1);
    const sizeOf = (type: number) => Math.max(unit, assertDefined(values[type]));
    // Bots that cannot win with a king would call it worth little. Lines tell enough of men and kings.
    const isKnown = hasPatterns(play) && !aims.isCounted;
    this.#material = values.map((_, type) =>
      isRoyal(type) || isKnown
        ? NONE
        : add(DEVIATION.material * sizeOf(type), DEVIATION.lateMaterial * sizeOf(type)),
    );
    const hasStock = rules.options.recycleCaptures || rules.setup.stock.flat().some(Boolean);
    this.#stock = values.map((_, type) =>
      hasStock && !isRoyal(type) ? add(DEVIATION.material * sizeOf(type)) : NONE,
    );
    const isMobile = parameters.perWay !== 0 && aims.moving.every((moving) => moving === 0);
    this.#ways = values.map(() => (isMobile ? add(DEVIATION.way) : NONE));
    this.lateWays = isMobile && values.length === 1 ? add(DEVIATION.lateWay) : NONE;
    this.turn = add(DEVIATION.turn * unit);
    const classes = squareClasses(play, parameters);
    const termOf = new Map<number, number>();
    this.#squares = classes.map((one) => {
      if (one < 0) return NONE;
      const term = termOf.get(one) ?? add(DEVIATION.square * unit, DEVIATION.lateSquare * unit);
      termOf.set(one, term);
      return term;
    });
    this.patterns = patternTerms(play, symmetriesOf(play, parameters), () =>
      add(DEVIATION.pattern * unit, DEVIATION.latePattern * unit),
    );
    this.#digits = digitsOf(program.classes.cells, seats, this.patterns?.base ?? 0);
    this.deviations = deviations;
    this.neighbours = neighbourPairs(play, this.#squares);
    this.positions = program.positions;
  }

  readonly positions: number;

  /** Terms of a position with their factors. */
  collect(sample: Sample): CollectedTerms {
    const { cells } = this.play.program.classes;
    const [changing, constant] = [new Map<number, number>(), new Map<number, number>()];
    const addTo = (into: Map<number, number>) => (term: number, factor: number) => {
      if (term !== NONE && factor !== 0) into.set(term, (into.get(term) ?? 0) + factor);
    };
    const [addBoth, add] = [addTo(changing), addTo(constant)];
    for (const place of sample.places) {
      const cell = Math.floor(place / this.positions);
      const sign = assertDefined(this.#signs[(cell - 1) % cells.players]);
      if (sign === 0) continue;
      addBoth(assertDefined(this.#material[Math.floor((cell - 1) / cells.players)]), sign);
      addBoth(int32At(this.#squares, place), sign);
    }
    for (const [index, count] of sample.stock.entries()) {
      if (count === 0 || count >= ENDLESS_STOCK) continue;
      const sign = assertDefined(this.#signs[Math.floor(index / cells.types)]);
      add(assertDefined(this.#stock[index % cells.types]), sign * Math.min(count, MAX_STOCK));
    }
    for (const [type, ways] of sample.ways.entries()) add(assertDefined(this.#ways[type]), ways);
    add(this.lateWays, (sample.lateness / WHOLE_LATENESS) * (sample.ways[0] ?? 0));
    this.#collectPatterns(sample, addBoth);
    add(this.turn, sample.turn);
    return { changing, constant };
  }

  #collectPatterns({ places }: Sample, addBoth: (term: number, factor: number) => void): void {
    if (this.patterns === undefined) return;
    const { base, lines } = this.patterns;
    const digits = new Int32Array(this.positions);
    for (const place of places) {
      const cell = Math.floor(place / this.positions);
      digits[place % this.positions] = int32At(this.#digits, cell);
    }
    for (const { positions, terms } of lines) {
      const signed = int32At(terms, contentsAt(digits, positions, base));
      if (signed !== 0) addBoth(Math.abs(signed) - 1, Math.sign(signed));
    }
  }

  material(type: number): number {
    return assertDefined(this.#material[type]);
  }

  square(cell: number, position: number): number {
    return int32At(this.#squares, cell * this.positions + position);
  }

  stock(type: number): number {
    return assertDefined(this.#stock[type]);
  }

  way(type: number): number {
    return assertDefined(this.#ways[type]);
  }
}

/** Class of symmetric squares for each cell and position: the lowest index of the class, or NONE. */
function squareClasses(play: Play, parameters: EvaluationParameters): Int32Array {
  const { rules, program, seats } = play;
  const { positions } = program;
  const { cells } = program.classes;
  const classes = new Int32Array(cells.count * positions).fill(NONE);
  for (const player of seats) {
    for (const type of rules.pieces.keys()) {
      const begin = cellOf(cells, type, player) * positions;
      for (let at = begin; at < begin + positions; at += 1) classes[at] = at;
    }
  }
  const root = (index: number): number => {
    const parent = int32At(classes, index);
    return parent === index || parent < 0 ? parent : root(parent);
  };
  const [first = 0, second = 0] = seats;
  for (const { images, swapsPlayers, keepsSetup } of symmetriesOf(play, parameters)) {
    for (const type of rules.pieces.keys()) {
      const isRoyal = parameters.aims.royal[first * cells.types + type] === 1;
      if (isRoyal && !keepsSetup) continue;
      for (const player of seats) {
        const other = swapsPlayers ? (player === first ? second : first) : player;
        for (const [position, image] of images.entries()) {
          const one = root(cellOf(cells, type, player) * positions + position);
          const two = root(cellOf(cells, type, other) * positions + image);
          classes[Math.max(one, two)] = Math.min(one, two);
        }
      }
    }
  }
  return classes.map((_, index) => root(index));
}

/** Pairs of different terms of squares joined by a link, for each piece. */
function neighbourPairs(
  { rules, program, seats }: Play,
  squares: Int32Array,
): (readonly [number, number])[] {
  const { positions } = program;
  const { cells } = program.classes;
  const pairs = new Map<string, readonly [number, number]>();
  for (const player of seats) {
    for (const type of rules.pieces.keys()) {
      const begin = cellOf(cells, type, player) * positions;
      for (const link of rules.board.links) {
        for (const [position, next] of link.entries()) {
          if (next < 0) continue;
          const one = int32At(squares, begin + position);
          const two = int32At(squares, begin + next);
          if (one < two) pairs.set(`${one} ${two}`, [one, two]);
        }
      }
    }
  }
  return [...pairs.values()];
}
