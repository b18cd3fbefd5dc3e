import { assertDefined } from '#core';
import type { Position } from '#core';
import { movesByPromise } from '../moves.ts';
import { MAX_DEPTH } from '../null-window-search.ts';
import { lineFrom } from '../principal-variation.ts';
import type { ScoreScale } from './expected-score.ts';
import { makeScoreSearch } from './score-search.ts';
import type { ScoreSearch } from './score-search.ts';

/** Limits of an analysis, which ends earlier if it proves all lines. */
export interface LinesLimits {
  /** Number of best lines. */
  readonly lines: number;
  /** Maximum number of positions. For the same number the result is the same on every machine. */
  readonly nodes: number;
  /** Maximum depth in moves. */
  readonly depth?: number;
}

/** A move at the root with its continuation. */
export interface ScoredLine<A> {
  readonly actions: readonly A[];
  /** First player's score, without the distance to a win. */
  readonly value: number;
  /** Plies to the end of a won or lost game; undefined if it is not in sight, or not counted. */
  readonly plies?: number;
  /** True if the value is proven. */
  readonly isProven: boolean;
}

/** The best lines at the last completed depth, best first for the player to move. */
export interface BestLines<A> {
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly ScoredLine<A>[];
}

/** A move at the root, and its score from the first player's view. */
interface Root {
  readonly move: number;
  score: number;
  isSolved: boolean;
}

/** Least depth of an analysis, whatever its limit. */
const MIN_DEPTH = 1;

/**
 * Iterative deepening search for several best moves. Moves outside the best ones so far are only
 * shown to be worse. All share one transposition table.
 */
export class LinesSearch<A> {
  readonly #position: Position<A>;
  readonly #limits: Required<LinesLimits>;
  readonly #search: ScoreSearch;
  readonly #player: number;
  #roots: Root[];
  /** Moves scored at the current depth, best first. */
  #scored: Root[] = [];
  #next = 0;
  #depth = 1;
  #isStarted = false;
  #isDone: boolean;
  #best: Omit<BestLines<A>, 'nodes'> = { depth: 0, lines: [] };

  /** Takes ownership of a position with a player to move. */
  constructor(position: Position<A>, limits: LinesLimits) {
    this.#player = position.player();
    if (this.#player < 0) throw new RangeError('best lines: no player is to move');
    this.#position = position;
    this.#limits = { depth: MAX_DEPTH, ...limits };
    this.#search = makeScoreSearch(position, limits.nodes);
    const score = position.estimate();
    const moves = [...movesByPromise(position)];
    this.#roots = moves.map((move) => ({ move, score, isSolved: false }));
    this.#isDone = this.#limits.lines < 1;
  }

  /** Scale of the scores. */
  get scale(): ScoreScale {
    return this.#position;
  }

  /** Last completed depth. */
  get depth(): number {
    return this.#best.depth;
  }

  get best(): BestLines<A> {
    return { ...this.#best, nodes: this.#search.nodes };
  }

  /** Searches this many more positions. Returns true at the end. */
  run(nodes: number): boolean {
    const { table } = this.#search;
    const limit = this.#limits.nodes;
    const end = this.#search.nodes + nodes;
    table.makeRoomFor(Math.min(end, limit));
    while (!this.#isDone && this.#search.nodes < end) {
      const isDeepEnough = this.#depth > MIN_DEPTH;
      if (isDeepEnough && this.#search.nodes >= limit) this.#isDone = true;
      else this.#advance(isDeepEnough ? Math.min(end, limit) : end);
    }
    return this.#isDone;
  }

  /** Continues the search of a move, until `nodes` positions in total have been entered. */
  #advance(nodes: number): void {
    const root = assertDefined(this.#roots[this.#next]);
    const position = this.#position;
    if (!this.#isStarted && !this.#begin(root)) {
      this.#place(root);
      return;
    }
    if (!this.#search.run(nodes)) return;
    position.unmake();
    this.#isStarted = false;
    const { value, solved } = this.#search;
    root.score = this.#furtherBy(value);
    root.isSolved = solved;
    this.#place(root);
  }

  /** Makes a move and starts the search of its position; false if no search is needed. */
  #begin(root: Root): boolean {
    const position = this.#position;
    position.make(root.move);
    this.#search.nodes += 1;
    const next = position.player();
    const isOver = next < 0;
    if (isOver || position.isRepeated?.() === true) {
      root.score = isOver ? this.#furtherBy(position.result()) : 0;
      root.isSolved = isOver;
      position.unmake();
      return false;
    }
    const rival = this.#scored[this.#limits.lines - 1]?.score;
    const depth = this.#depth - (next === this.#player ? 0 : 1);
    this.#search.start({ depth, guess: root.score, chooser: this.#player, rival });
    this.#isStarted = true;
    return true;
  }

  /** A score one ply further from a win, if scores count the plies. */
  #furtherBy(score: number): number {
    const outcome = this.#search.outcomeOf(score);
    const isCounted = this.#search.outcomeOf(this.#position.bound - 1) === this.#position.bound;
    if (!isCounted || Math.abs(outcome) !== this.#position.bound) return score;
    return score > 0 ? score - 1 : score + 1;
  }

  /** Adds a scored move in its place; a move as good as another comes after it. */
  #place(root: Root): void {
    const sign = this.#player === 0 ? 1 : -1;
    const at = this.#scored.findIndex(({ score }) => sign * root.score > sign * score);
    this.#scored.splice(at < 0 ? this.#scored.length : at, 0, root);
    this.#next += 1;
    if (this.#next === this.#roots.length) this.#conclude();
  }

  #conclude(): void {
    const shown = this.#scored.slice(0, this.#limits.lines);
    this.#best = { depth: this.#depth, lines: shown.map((root) => this.#lineOf(root)) };
    this.#isDone = this.#depth >= this.#limits.depth || shown.every(({ isSolved }) => isSolved);
    this.#roots = this.#scored;
    this.#scored = [];
    this.#next = 0;
    this.#depth += 1;
  }

  #lineOf({ move, score, isSolved }: Root): ScoredLine<A> {
    const { bound } = this.#position;
    const actions = lineFrom(this.#position, this.#search.table, move);
    const value = this.#search.outcomeOf(score);
    const isCounted = Math.abs(value) === bound && Math.abs(score) < bound;
    const line = { actions, value, isProven: isSolved };
    return isCounted ? { ...line, plies: bound - Math.abs(score) } : line;
  }
}
