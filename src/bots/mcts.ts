import { pick, pickWeighted, assertDefined } from '#core';
import type { Game, GameEvent, OptionValues, Outcome, Random, Turn } from '#core';

/** Game that can be continued from any state, with an evaluation for each player. */
export type OpenGame<S, A, E extends GameEvent, O extends OptionValues> = Game<S, A, E, O> &
  Required<Pick<Game<S, A, E, O>, 'evaluate'>>;

/** Maximum number of random actions in a playout while the evaluation shows no difference. */
const MAX_RANDOM_STEPS = 100;
/** No proven winner. */
const NO_PLAYER = -1;
/** Maximum depth of the tree, because some games can cycle. */
const MAX_DEPTH = 100;
/** Weight of exploration against exploitation. */
const EXPLORATION = 1.2;

interface Node<S, A> {
  readonly state: S;
  readonly turn: Turn<A>;
  visits: number;
  /** Sum of playout results through this node, for each player. */
  readonly totals: Float64Array;
  /** Best playout result for the first player. */
  peak: number;
  /** Indexed by action or outcome. */
  readonly children: (Node<S, A> | undefined)[];
  /** Proven sole winner, whatever the others play, or `NOBODY`. */
  winner: number;
}

/** Random playout in progress from a leaf of the tree. */
interface Playout<S, A> {
  readonly path: readonly Node<S, A>[];
  state: S;
  turn: Turn<A>;
  step: number;
}

/**
 * Value of an outcome for each player, from -1 to 1. A draw counts 0 unless the game has one
 * player.
 */
function worthOf({ winners, scores }: Outcome): number[] {
  const isDrawn = winners.length === 0 && scores.length > 1;
  return scores.map((_, player) => (isDrawn ? 0 : winners.includes(player) ? 1 : -1));
}

/**
 * Monte Carlo tree search. Each playout descends the tree, mostly by the moves that did best for
 * the player to move, and scores the position it ends in. Chance is drawn by its weights. Runs in
 * slices of any size, with the same result.
 */
export class Playouts<S, A, E extends GameEvent, O extends OptionValues> {
  readonly #game: OpenGame<S, A, E, O>;
  readonly #random: Random;
  readonly #most: number;
  readonly #player: number;
  readonly #root: Node<S, A>;
  #played = 0;
  #following: Playout<S, A> | undefined;
  /** Lowest and highest value seen, used to normalise differences. */
  #least = Infinity;
  #greatest = -Infinity;

  /** Takes a state with a player to move; draws from `random`. */
  constructor(game: OpenGame<S, A, E, O>, state: S, playouts: number, random: Random) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') throw new RangeError('playouts: no player is to move');
    this.#game = game;
    this.#random = random;
    this.#most = Math.max(1, playouts);
    this.#player = turn.player;
    this.#root = { ...this.#nodeOf(state, game.evaluate(state).length), turn };
  }

  /**
   * Takes this many more steps, at least one, and returns true once enough playouts are complete.
   */
  run(steps: number): boolean {
    for (let step = 0; step < Math.max(1, steps) && !this.#isDone; step += 1) {
      if (this.#following === undefined) this.#following = this.#descend();
      else this.#follow(this.#following);
      this.#judge(this.#following);
    }
    return this.#isDone;
  }

  get #isDone(): boolean {
    return this.#played >= this.#most || this.#root.winner === this.#player;
  }

  /**
   * A winning action, or the one with the most visits. In games for one player, the action with the
   * best playout result.
   */
  action(): A {
    const { turn, children } = this.#root;
    if (turn.kind !== 'decide') throw new RangeError('playouts: no player is to move');
    const isAlone = this.#root.totals.length === 1;
    const rate = (index: number): number => {
      const child = children[index];
      if (child === undefined) return -Infinity;
      const mean = assertDefined(child.totals[this.#player]) / child.visits;
      if (isAlone) return child.peak * 1000 + mean;
      if (child.winner === NO_PLAYER) return child.visits + mean / 2;
      return child.winner === this.#player ? Infinity : -1 / (1 + child.visits);
    };
    let best = 0;
    for (const index of turn.actions.keys()) if (rate(index) > rate(best)) best = index;
    return assertDefined(turn.actions[best]);
  }

  #nodeOf(state: S, players: number): Node<S, A> {
    const turn = this.#game.turn(state);
    const totals = new Float64Array(players);
    const winner = winnerOf(turn);
    return { state, turn, visits: 0, totals, peak: -Infinity, children: [], winner };
  }

  /** Descends to a leaf and expands it. */
  #descend(): Playout<S, A> {
    const path = [this.#root];
    let node = this.#root;
    while (node.turn.kind !== 'over' && path.length < MAX_DEPTH) {
      const index = this.#choose(node);
      const existing = node.children[index];
      const next = existing ?? this.#grow(node, index);
      path.push(next);
      node = next;
      if (existing === undefined) break;
    }
    return { path, state: node.state, turn: node.turn, step: 0 };
  }

  /**
   * Scores the playout if the game is over, the evaluation is decisive or the step limit is
   * reached.
   */
  #judge({ path, state, turn, step }: Playout<S, A>): void {
    const worth = turn.kind === 'over' ? worthOf(turn.outcome) : this.#game.evaluate(state);
    const isDecisive = turn.kind === 'over' || worth.some((value) => value !== 0);
    if (isDecisive || step === MAX_RANDOM_STEPS) this.#takeIn(path, worth);
  }

  #takeIn(path: readonly Node<S, A>[], worth: readonly number[]): void {
    for (const value of worth) {
      this.#least = Math.min(this.#least, value);
      this.#greatest = Math.max(this.#greatest, value);
    }
    for (const one of path) {
      one.visits += 1;
      one.peak = Math.max(one.peak, assertDefined(worth[0]));
      for (const [player, value] of worth.entries()) {
        one.totals[player] = assertDefined(one.totals[player]) + value;
      }
    }
    for (let at = path.length - 1; at > 0 && path[at]?.winner !== NO_PLAYER; at -= 1) {
      const before = assertDefined(path[at - 1]);
      before.winner = provenWinner(before);
    }
    this.#following = undefined;
    this.#played += 1;
  }

  #grow(node: Node<S, A>, index: number): Node<S, A> {
    const action = actionsOf(node.turn)[index] as A;
    const { state } = this.#game.apply(node.state, action);
    const newNode = this.#nodeOf(state, node.totals.length);
    node.children[index] = newNode;
    return newNode;
  }

  #choose({ turn, visits, totals, children }: Node<S, A>): number {
    if (turn.kind === 'chance') {
      const weights = turn.outcomes.map(({ weight }) => weight);
      return pickWeighted(this.#random, weights);
    }
    if (turn.kind === 'over') return -1;
    const { player, actions } = turn;
    const range = Math.max(1e-9, this.#greatest - this.#least);
    const average = visits === 0 ? 0 : assertDefined(totals[player]) / visits;
    const exploration = (EXPLORATION * Math.sqrt(visits)) / Math.sqrt(actions.length);
    const rate = (index: number): number => {
      const child = children[index];
      if (child === undefined) return average / range + exploration;
      if (child.winner !== NO_PLAYER && child.winner !== player) return -Infinity;
      return (
        assertDefined(child.totals[player]) / child.visits / range +
        exploration / (1 + child.visits)
      );
    };
    return this.#bestOf(actions.length, rate);
  }

  /** Index with the highest rating; ties are broken at random. */
  #bestOf(count: number, rate: (index: number) => number): number {
    let best: number[] = [];
    let most = -Infinity;
    for (let index = 0; index < count; index += 1) {
      const rated = rate(index);
      if (rated > most) best = [];
      if (rated >= most) best.push(index);
      most = Math.max(most, rated);
    }
    return pick(this.#random, best);
  }

  /** Plays one random step. */
  #follow(following: Playout<S, A>): void {
    const { state, turn } = following;
    if (turn.kind === 'over') return;
    following.state = this.#game.apply(state, this.#draw(turn)).state;
    following.turn = this.#game.turn(following.state);
    following.step += 1;
  }

  #draw(turn: Exclude<Turn<A>, { readonly kind: 'over' }>): A {
    if (turn.kind === 'decide') return pick(this.#random, turn.actions);
    const weights = turn.outcomes.map(({ weight }) => weight);
    return assertDefined(turn.outcomes[pickWeighted(this.#random, weights)]).action;
  }
}

function actionsOf<A>(turn: Turn<A>): readonly A[] {
  if (turn.kind === 'decide') return turn.actions;
  return turn.kind === 'over' ? [] : turn.outcomes.map(({ action }) => action);
}

/** Sole winner of a finished game, or `NOBODY`. */
function winnerOf<A>(turn: Turn<A>): number {
  if (turn.kind !== 'over') return NO_PLAYER;
  const [winner = NO_PLAYER, ...others] = turn.outcome.winners;
  return others.length === 0 && turn.outcome.scores.length > 1 ? winner : NO_PLAYER;
}

/** Winner proven by the children: the player to move takes any winning move. */
function provenWinner<S, A>({ turn, children }: Node<S, A>): number {
  if (turn.kind === 'over') return winnerOf(turn);
  const actionCount = actionsOf(turn).length;
  if (turn.kind === 'decide') {
    for (let index = 0; index < actionCount; index += 1) {
      if (children[index]?.winner === turn.player) return turn.player;
    }
  }
  const winner = children[0]?.winner ?? NO_PLAYER;
  for (let index = 1; index < actionCount && winner !== NO_PLAYER; index += 1) {
    if (children[index]?.winner !== winner) return NO_PLAYER;
  }
  return winner;
}
