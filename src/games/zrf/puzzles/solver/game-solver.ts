import { must } from '#core';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import type {
  SolvedMove,
  SolvingAnswer,
  SolvingProgress,
  SolvingRequest,
  SolvingTask,
  SolvingWant,
} from '../search/solving.ts';
import type { Answer, Solver } from '../search/answer.ts';
import { moveThrough } from '../search/bidirectional-search.ts';
import { Distances } from '../search/distances.ts';
import { Handling } from '../model/handling.ts';
import { hardestOf } from '../search/hardest.ts';
import { METRICS } from '../space/state-space.ts';
import type { Metric } from '../space/state-space.ts';
import { MAX_BIDIRECTIONAL, SOLVE_LIMITS, solverOf } from '../search/solve.ts';
import { tilePuzzleOf } from '../model/tiles.ts';
import { estimateArrangements } from '../space/arrangements.ts';

function metricOf(word: string): Metric {
  const metric = METRICS.find((known) => known === word);
  if (metric === undefined) throw new RangeError(`unknown metric "${word}"`);
  return metric;
}

function answerOf(answer: Answer): SolvingAnswer {
  return answer.kind === 'solved' ? { ...answer, kind: 'solution' } : answer;
}

/** Answer for a finished game: the goal is reached or unreachable. */
function endOf({ ending }: ZrfState, want: SolvingWant): SolvingAnswer {
  const isWon = ending?.winners.includes(0) === true;
  if (want !== 'solution') return { kind: 'distance', distance: isWon ? 0 : -1, move: undefined };
  if (isWon) return { kind: 'solution', optimum: 0, positions: 1, moves: [] };
  return { kind: 'unsolvable', positions: 1, reason: 'searched' };
}

/** Converts an answer to a distance and a first move. */
function firstOf(answer: Answer): SolvingAnswer {
  if (answer.kind === 'unsolvable') {
    const isPruned = answer.reason === 'pruned';
    return { kind: 'distance', distance: -1, move: undefined, isPruned };
  }
  if (answer.kind === 'unknown') return answer;
  return { kind: 'distance', distance: answer.optimum, move: answer.moves[0] };
}

/** An immediate answer. */
class FixedAnswer implements SolvingTask {
  readonly progress = { positions: 0, depth: 0 };
  readonly #answer: SolvingAnswer;

  constructor(answer: SolvingAnswer) {
    this.#answer = answer;
  }

  run(): SolvingAnswer {
    return this.#answer;
  }
}

class Search implements SolvingTask {
  readonly #solver: Solver;
  readonly #convert: (answer: Answer) => SolvingAnswer;

  constructor(solver: Solver, convert: (answer: Answer) => SolvingAnswer) {
    this.#solver = solver;
    this.#convert = convert;
  }

  get progress(): SolvingProgress {
    const { positions, depth } = this.#solver;
    return { positions, depth };
  }

  run(positions: number): SolvingAnswer | undefined {
    const answer = this.#solver.run(positions);
    return answer && this.#convert(answer);
  }
}

/** Distances of all positions of a game, possibly unfinished. */
interface DistanceTable {
  readonly key: string;
  readonly handling: Handling;
  readonly distances: Distances;
  /** True if there are too many arrangements to finish the table. */
  readonly isLarge: boolean;
  end: 'done' | 'full' | undefined;
}

class Lookup implements SolvingTask {
  readonly #known: DistanceTable;
  readonly #answer: (known: DistanceTable) => SolvingAnswer;
  /** Fallback if the table cannot be completed. */
  readonly #other: () => SolvingTask | undefined;
  #search: SolvingTask | undefined;

  constructor(
    known: DistanceTable,
    answer: (known: DistanceTable) => SolvingAnswer,
    other: () => SolvingTask | undefined,
  ) {
    this.#known = known;
    this.#answer = answer;
    this.#other = other;
  }

  get progress(): SolvingProgress {
    return this.#search?.progress ?? { positions: this.#known.distances.positions, depth: 0 };
  }

  run(positions: number): SolvingAnswer | undefined {
    const known = this.#known;
    if (this.#search !== undefined) return this.#search.run(positions);
    known.end ??= known.distances.run(positions);
    if (known.end === 'done') return this.#answer(known);
    if (known.end === undefined) return undefined;
    this.#search = this.#other();
    const { positions: searched } = known.distances;
    return this.#search === undefined ? { kind: 'unknown', positions: searched } : undefined;
  }
}

/** Milliseconds allowed to compute a distance shown during play. */
const DISTANCE_TIME = 3000;
/** Fraction of that after which a large puzzle is abandoned. */
const LARGE_SHARE = 0.1;
const LARGE = 2 * SOLVE_LIMITS.distances;

/**
 * Computes a distance within the time limit. After a timeout, no distances are computed for this
 * game.
 */
class TimedLookup implements SolvingTask {
  readonly milliseconds = DISTANCE_TIME;
  readonly #known: DistanceTable;
  readonly #lookup: Lookup;

  constructor(known: DistanceTable, answer: (known: DistanceTable) => SolvingAnswer) {
    this.#known = known;
    this.#lookup = new Lookup(known, answer, () => undefined);
  }

  get progress(): SolvingProgress {
    return this.#lookup.progress;
  }

  run(positions: number, spent = 0): SolvingAnswer | undefined {
    const known = this.#known;
    const isLate = spent >= (known.isLarge ? LARGE_SHARE : 1);
    if (isLate && known.end === undefined) known.end = 'full';
    return this.#lookup.run(positions);
  }
}

/**
 * Answers requests about positions of one game. If all positions of a puzzle fit into a table, it
 * is built once and later requests are immediate.
 */
export class GameSolver {
  readonly #game: ZrfGame;
  #known: DistanceTable | undefined;

  constructor(game: ZrfGame) {
    this.#game = game;
  }

  /** Throws a RangeError for a request that is invalid for this game. */
  begin(request: SolvingRequest): SolvingTask {
    const state = must(this.#game.parseState(request.state));
    const metric = metricOf(request.metric);
    const { want, most } = request;
    if (this.#game.rulesOf(state).goals.length === 0) {
      return new FixedAnswer({ kind: 'unsolvable', positions: 0, reason: 'goal' });
    }
    if (state.ending !== undefined && want !== 'hardest')
      return new FixedAnswer(endOf(state, want));
    if (want === 'solution') return this.#search(state, metric, most, answerOf);
    const known = this.#distancesFor(request, metric, state);
    const hint = () => this.#search(state, metric, undefined, firstOf);
    const search = want === 'hint' ? hint : () => undefined;
    if (known === undefined) return search() ?? new FixedAnswer({ kind: 'unknown', positions: 0 });
    // For a hint, searching is faster than building an oversized table.
    if (want === 'hint' && known.isLarge && known.end !== 'done') return hint();
    const nameOf = this.#nameOf(state);
    const answer =
      want === 'hardest'
        ? (known: DistanceTable) => this.#hardest(known, state)
        : (known: DistanceTable) => distanceAnswerOf(known, state, nameOf);
    return want === 'distance' ? new TimedLookup(known, answer) : new Lookup(known, answer, search);
  }

  #nameOf(state: ZrfState): (position: number) => string {
    const { positions } = this.#game.rulesOf(state).board;
    return (position) => positions[position]?.name ?? '';
  }

  #search(
    state: ZrfState,
    metric: Metric,
    most: number | undefined,
    convert: (answer: Answer) => SolvingAnswer,
  ): SolvingTask {
    const { solver } = solverOf(this.#game.playOf(state.variant), state, metric, most);
    return new Search(solver, convert);
  }

  #hardest({ handling, distances }: DistanceTable, state: ZrfState): SolvingAnswer {
    const found = hardestOf(state, handling.puzzle, distances);
    const { positions } = distances;
    return {
      kind: 'hardest',
      distance: found.distance,
      positions,
      state: this.#game.makeState({ ...found.state, ending: undefined }),
    };
  }

  /** Table of the game a position occurs in; undefined if it has none. */
  #distancesFor(
    request: SolvingRequest,
    metric: Metric,
    state: ZrfState,
  ): DistanceTable | undefined {
    const key = JSON.stringify([request.start, metric, request.most]);
    if (this.#known?.key === key) return this.#known;
    const start = must(this.#game.parseState(request.start));
    const handling = Handling.of(this.#game.rulesOf(start), start.cells);
    if (handling === undefined || start.variant !== state.variant) return undefined;
    const tiles = tilePuzzleOf(handling.puzzle);
    if (tiles !== undefined && tiles.neighbours.length > MAX_BIDIRECTIONAL) return undefined;
    const distances = new Distances(
      handling.puzzle,
      metric,
      request.most ?? SOLVE_LIMITS.distances,
    );
    const isLarge = estimateArrangements(handling.puzzle) > LARGE;
    this.#known = { key, handling, distances, isLarge, end: undefined };
    return this.#known;
  }
}

function distanceAnswerOf(
  { handling, distances }: DistanceTable,
  { cells }: ZrfState,
  nameOf: (position: number) => string,
): SolvingAnswer {
  const hint = distances.hint(handling.anchorsIn(cells));
  if (hint === undefined) return { kind: 'unknown', positions: distances.positions };
  const move: SolvedMove | undefined =
    hint.way.length === 0 ? undefined : moveThrough(hint.way.map(nameOf));
  return { kind: 'distance', distance: hint.distance, move };
}
