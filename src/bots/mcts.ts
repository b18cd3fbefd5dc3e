import { pick, pickWeighted, assertDefined } from '#core';
import type { Game, GameEvent, OptionValues, Outcome, Random, Turn } from '#core';

/** A game that can be played on from any state, by a guess of how well players stand. */
export type OpenGame<S, A, E extends GameEvent, O extends OptionValues> = Game<S, A, E, O> &
  Required<Pick<Game<S, A, E, O>, 'evaluate'>>;

/** So many actions at random follow where nothing tells how players stand. */
const MAX_FOLLOWING = 100;
/** It is not certain who wins. */
const NOBODY = -1;
/** Longer ways from the root are not followed: some games go in circles. */
const MAX_DEPTH = 100;
/** How much what was tried rarely is preferred to what did well. */
const CURIOSITY = 1.2;

interface Node<S, A> {
  readonly state: S;
  readonly turn: Turn<A>;
  visits: number;
  /** The sums of what playouts through here came to, for each player. */
  readonly totals: Float64Array;
  /** The best that one of them came to, for the first player. */
  peak: number;
  /** By the index of the action or outcome. */
  readonly children: (Node<S, A> | undefined)[];
  /** The only player who wins however the others go on, or NOBODY. */
  winner: number;
}

/** A playout that is being played on at random from where the tree ends. */
interface Following<S, A> {
  readonly path: readonly Node<S, A>[];
  state: S;
  turn: Turn<A>;
  step: number;
}

/** What an outcome is worth to each player, from -1 to 1. A draw is in the middle, but not alone. */
function worthOf({ winners, scores }: Outcome): number[] {
  const isDrawn = winners.length === 0 && scores.length > 1;
  return scores.map((_, player) => (isDrawn ? 0 : winners.includes(player) ? 1 : -1));
}

/**
 * Monte Carlo tree search: plays on from the state again and again, mostly the way that did best for
 * whoever decides, and judges where it stopped. Chance is drawn as likely as it is. It can be run in
 * slices of any size, which make no difference to what it finds.
 */
export class Playouts<S, A, E extends GameEvent, O extends OptionValues> {
  readonly #game: OpenGame<S, A, E, O>;
  readonly #random: Random;
  readonly #most: number;
  readonly #player: number;
  readonly #root: Node<S, A>;
  #played = 0;
  #following: Following<S, A> | undefined;
  /** The worst and the best that was seen: differences count in proportion. */
  #least = Infinity;
  #greatest = -Infinity;

  /** The state is one in which somebody is to decide; `random` is drawn from. */
  constructor(game: OpenGame<S, A, E, O>, state: S, playouts: number, random: Random) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') throw new RangeError('playouts: nobody is to decide');
    this.#game = game;
    this.#random = random;
    this.#most = Math.max(1, playouts);
    this.#player = turn.player;
    this.#root = { ...this.#nodeOf(state, game.evaluate(state).length), turn };
  }

  /** Plays on by this many more steps, at least one; true once there were enough playouts. */
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

  /** The action that wins, or was tried most; alone, the one that led to the best end. */
  action(): A {
    const { turn, children } = this.#root;
    if (turn.kind !== 'decide') throw new RangeError('playouts: nobody is to decide');
    const isAlone = this.#root.totals.length === 1;
    const rate = (index: number): number => {
      const child = children[index];
      if (child === undefined) return -Infinity;
      const mean = assertDefined(child.totals[this.#player]) / child.visits;
      if (isAlone) return child.peak * 1000 + mean;
      if (child.winner === NOBODY) return child.visits + mean / 2;
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

  /** Goes down the tree to where it ends, and lets it grow there. */
  #descend(): Following<S, A> {
    const path = [this.#root];
    let node = this.#root;
    while (node.turn.kind !== 'over' && path.length < MAX_DEPTH) {
      const index = this.#choose(node);
      const known = node.children[index];
      const next = known ?? this.#grow(node, index);
      path.push(next);
      node = next;
      if (known === undefined) break;
    }
    return { path, state: node.state, turn: node.turn, step: 0 };
  }

  /** Takes in how players stand, once that can be told. */
  #judge({ path, state, turn, step }: Following<S, A>): void {
    const worth = turn.kind === 'over' ? worthOf(turn.outcome) : this.#game.evaluate(state);
    const tells = turn.kind === 'over' || worth.some((value) => value !== 0);
    if (tells || step === MAX_FOLLOWING) this.#takeIn(path, worth);
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
    for (let at = path.length - 1; at > 0 && path[at]?.winner !== NOBODY; at -= 1) {
      const before = assertDefined(path[at - 1]);
      before.winner = decidedBy(before);
    }
    this.#following = undefined;
    this.#played += 1;
  }

  #grow(node: Node<S, A>, index: number): Node<S, A> {
    const action = actionsOf(node.turn)[index] as A;
    const { state } = this.#game.apply(node.state, action);
    const grown = this.#nodeOf(state, node.totals.length);
    node.children[index] = grown;
    return grown;
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
    const urge = (CURIOSITY * Math.sqrt(visits)) / Math.sqrt(actions.length);
    const rate = (index: number): number => {
      const child = children[index];
      if (child === undefined) return average / range + urge;
      if (child.winner !== NOBODY && child.winner !== player) return -Infinity;
      return assertDefined(child.totals[player]) / child.visits / range + urge / (1 + child.visits);
    };
    return this.#bestOf(actions.length, rate);
  }

  /** One of the indexes that are rated best, any as likely as another. */
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

  /** Plays on at random. */
  #follow(following: Following<S, A>): void {
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

/** Who alone won where it is over. */
function winnerOf<A>(turn: Turn<A>): number {
  if (turn.kind !== 'over') return NOBODY;
  const [winner = NOBODY, ...others] = turn.outcome.winners;
  return others.length === 0 && turn.outcome.scores.length > 1 ? winner : NOBODY;
}

/** Who wins for certain by what the children tell: whoever decides takes a win that is there. */
function decidedBy<S, A>({ turn, children }: Node<S, A>): number {
  if (turn.kind === 'over') return winnerOf(turn);
  const ways = actionsOf(turn).length;
  if (turn.kind === 'decide') {
    for (let index = 0; index < ways; index += 1) {
      if (children[index]?.winner === turn.player) return turn.player;
    }
  }
  const winner = children[0]?.winner ?? NOBODY;
  for (let index = 1; index < ways && winner !== NOBODY; index += 1) {
    if (children[index]?.winner !== winner) return NOBODY;
  }
  return winner;
}
