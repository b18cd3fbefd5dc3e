import { pick, pickWeighted, assertDefined } from '../core/index.ts';
import type { Game, GameEvent, OptionValues, Outcome, Random, Turn } from '../core/index.ts';

/** A game that can be played on from any state, by a guess of how well players stand. */
export type OpenGame<S, A, E extends GameEvent, O extends OptionValues> = Game<S, A, E, O> &
  Required<Pick<Game<S, A, E, O>, 'evaluate'>>;

/** So many actions at random follow where nothing tells how players stand. */
const FOLLOWING_MOST = 100;
/** Longer ways from the root are not followed: some games go in circles. */
const DEPTH_MOST = 100;
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

  /** Plays this many more playouts, at least one; true once there were enough. */
  run(playouts: number): boolean {
    const end = Math.min(this.#most, this.#played + Math.max(1, playouts));
    while (this.#played < end) this.#playOut();
    return this.#played >= this.#most;
  }

  /** The action that was tried most; alone, the one that led to the best end. */
  action(): A {
    const { turn, children } = this.#root;
    if (turn.kind !== 'decide') throw new RangeError('playouts: nobody is to decide');
    const isAlone = this.#root.totals.length === 1;
    const rate = (index: number): number => {
      const child = children[index];
      if (child === undefined) return -Infinity;
      const mean = assertDefined(child.totals[this.#player]) / child.visits;
      return isAlone ? child.peak * 1000 + mean : child.visits + mean / 2;
    };
    let best = 0;
    for (const index of turn.actions.keys()) if (rate(index) > rate(best)) best = index;
    return assertDefined(turn.actions[best]);
  }

  #nodeOf(state: S, players: number): Node<S, A> {
    const turn = this.#game.turn(state);
    const totals = new Float64Array(players);
    return { state, turn, visits: 0, totals, peak: -Infinity, children: [] };
  }

  #playOut(): void {
    const path = [this.#root];
    let node = this.#root;
    while (node.turn.kind !== 'over' && path.length < DEPTH_MOST) {
      const index = this.#choose(node);
      const known = node.children[index];
      const next = known ?? this.#grow(node, index);
      path.push(next);
      node = next;
      if (known === undefined) break;
    }
    const worth = this.#judge(node);
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

  /** How players stand; where nothing tells, it is played on at random until something does. */
  #judge(node: Node<S, A>): readonly number[] {
    let { state, turn } = node;
    for (let step = 0; turn.kind !== 'over'; step += 1) {
      const values = this.#game.evaluate(state);
      if (step === FOLLOWING_MOST || values.some((value) => value !== 0)) return values;
      state = this.#game.apply(state, this.#draw(turn)).state;
      turn = this.#game.turn(state);
    }
    return worthOf(turn.outcome);
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
