import type { Game, GameEvent, Learning, OptionValues } from '#core';
import { LinesSearch } from './best-lines.ts';
import type { LinesLimits, ScoredLine } from './best-lines.ts';
import { standingOf } from './expected-score.ts';
import type { Standing } from './expected-score.ts';

/** The end of a game in sight, if both sides play their best. */
export interface EndInSight {
  readonly winner: number;
  /** Number of turns that the winner still needs. */
  readonly turns: number;
}

/** A possible continuation, best for both sides after its first action. */
export interface AnalysedLine<A> extends Standing {
  readonly actions: readonly A[];
  readonly end?: EndInSight;
  /** True if the value is proven. */
  readonly isProven: boolean;
}

/** Best lines of a state, best first for the player to move. */
export interface Analysis<A> {
  /** Depth of the search, in moves; 0 while bots learn the game. */
  readonly depth: number;
  /** Number of positions searched. */
  readonly nodes: number;
  readonly lines: readonly AnalysedLine<A>[];
}

/** Learns about a game, then searches the best lines of a state, in slices. It reads no clock. */
export class StateAnalysis<S, A, E extends GameEvent, O extends OptionValues> {
  readonly #game: Game<S, A, E, O>;
  readonly #state: S;
  readonly #limits: LinesLimits;
  readonly #learning: Learning | undefined;
  #search: LinesSearch<A> | undefined;

  /** Throws RangeError for a game without search positions, or if no player is to move. */
  constructor(game: Game<S, A, E, O>, state: S, limits: LinesLimits) {
    if (!isAnalysable(game, state)) throw new RangeError(`analysis: ${game.id} offers no search`);
    this.#game = game;
    this.#state = state;
    this.#limits = limits;
    this.#learning = game.learn?.(state);
  }

  /** Searches this many more positions. Returns true at the end. */
  run(nodes: number): boolean {
    if (this.#search !== undefined) return this.#search.run(nodes);
    if (this.#learning?.run(nodes) === false) return false;
    const position = this.#game.position?.(this.#state);
    if (position === undefined) throw new RangeError(`analysis: ${this.#game.id} has no positions`);
    this.#search = new LinesSearch(position, this.#limits);
    return false;
  }

  /** Depth of the result so far. */
  get depth(): number {
    return this.#search?.depth ?? 0;
  }

  /** Result so far. */
  get analysis(): Analysis<A> {
    const best = this.#search?.best;
    if (best === undefined) return { depth: 0, nodes: 0, lines: [] };
    return { ...best, lines: best.lines.map((line) => this.#analysed(line)) };
  }

  #analysed({ actions, value, plies, isProven }: ScoredLine<A>): AnalysedLine<A> {
    const position = this.#search?.scale ?? { bound: 1 };
    const line = { actions, isProven, ...standingOf(position, value, isProven) };
    if (plies === undefined) return line;
    const winner = value > 0 ? 0 : 1;
    return { ...line, end: { winner, turns: this.#turnsTo(winner, actions, plies) } };
  }

  /** Turns of the winner in a line; if the line stops early, half of the plies to the end. */
  #turnsTo(winner: number, actions: readonly A[], plies: number): number {
    let [state, turns, last] = [this.#state, 0, -1];
    for (const action of actions) {
      const turn = this.#game.turn(state);
      const player = turn.kind === 'decide' ? turn.player : -1;
      if (player === winner && last !== winner) turns += 1;
      last = player;
      state = this.#game.apply(state, action).state;
    }
    return this.#game.turn(state).kind === 'over' ? turns : Math.ceil(plies / 2);
  }
}

/** True if a state can be analysed: perfect information, two players, and one of them to move. */
function isAnalysable<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
): boolean {
  return game.turn(state).kind === 'decide' && game.position?.(state) !== undefined;
}
