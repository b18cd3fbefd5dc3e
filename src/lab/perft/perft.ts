import { elementAt } from '#core';
import type { Game, GameEvent, OptionValues, Position } from '#core';

/** Tree of moves, walked one edge at a time. */
interface Tree {
  /** Number of moves from the current node, `ply` moves from the root. */
  width(ply: number): number;
  enter(ply: number, index: number): void;
  leave(): void;
}

function positionTree<A>(position: Position<A>): Tree {
  const moves: Int32Array[] = [];
  return {
    width(ply) {
      if (position.player() < 0) return 0;
      const { width } = position;
      const buffer = moves[ply];
      const into = buffer !== undefined && buffer.length >= width ? buffer : new Int32Array(width);
      moves[ply] = into;
      return position.moves(into, 0);
    },
    enter: (ply, index) => position.make(moves[ply]?.[index] as number),
    leave: () => position.unmake(),
  };
}

/** Possible actions in a state; chance outcomes count as actions. */
export function actionsIn<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
): readonly A[] {
  const turn = game.turn(state);
  if (turn.kind === 'decide') return turn.actions;
  return turn.kind === 'over' ? [] : turn.outcomes.map(({ action }) => action);
}

function contractTree<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  root: S,
): Tree {
  const states = [root];
  const actions: (readonly A[])[] = [];
  return {
    width: (ply) => (actions[ply] = actionsIn(game, states[ply] as S)).length,
    enter(ply, index) {
      states[ply + 1] = game.apply(states[ply] as S, actions[ply]?.[index] as A).state;
    },
    leave: () => undefined,
  };
}

/**
 * Counts the ways to play 1, 2, 3 ... actions from a state; chance outcomes count as actions. A
 * finished game adds nothing at greater depths. Runs in slices of any size.
 */
export class Perft {
  readonly #tree: Tree;
  readonly #first: number;
  readonly #depth: number;
  readonly #counts: number[] = [];
  // At each ply from the root: the number of moves, and the number entered so far.
  readonly #width: number[] = [];
  readonly #entered: number[] = [];
  #ply = 0;
  #leaves = 0;

  private constructor(tree: Tree, depth: number, first = 1) {
    if (!Number.isInteger(depth) || depth < 1) {
      throw new RangeError(`depth ${depth}: expected a positive integer`);
    }
    this.#tree = tree;
    this.#first = first;
    this.#depth = depth;
  }

  /** Counts with the game's search position if it has one, otherwise with its rules. */
  static of<S, A, E extends GameEvent, O extends OptionValues>(
    game: Game<S, A, E, O>,
    state: S,
    depth: number,
  ): Perft {
    const position = game.position?.(state);
    return position === undefined
      ? Perft.byRules(game, state, depth)
      : new Perft(positionTree(position), depth);
  }

  /** Counts only the sequences of exactly `depth` actions, like `of`. */
  static at<S, A, E extends GameEvent, O extends OptionValues>(
    game: Game<S, A, E, O>,
    state: S,
    depth: number,
  ): Perft {
    const position = game.position?.(state);
    const tree = position === undefined ? contractTree(game, state) : positionTree(position);
    return new Perft(tree, depth, depth);
  }

  /** Counts with the rules only. */
  static byRules<S, A, E extends GameEvent, O extends OptionValues>(
    game: Game<S, A, E, O>,
    state: S,
    depth: number,
  ): Perft {
    return new Perft(contractTree(game, state), depth);
  }

  /** Counts of the completed depths in ascending order. */
  get nodes(): readonly number[] {
    return this.#counts;
  }

  /** Completed share of the current depth, from 0 to 1, measured by root moves. */
  get share(): number {
    const [width = 1] = this.#width;
    const [entered = 0] = this.#entered;
    return this.#ply === 0 ? 0 : (entered - 1) / width;
  }

  /** Searches this many more positions. Returns true once every depth is counted. */
  run(steps: number): boolean {
    for (let step = 0; step < steps && !this.#isDone; step++) {
      this.#open();
      while (!this.#advance()) {
        if (this.#ply === 0) {
          this.#conclude();
          break;
        }
        this.#tree.leave();
        this.#ply -= 1;
      }
    }
    return this.#isDone;
  }

  get #isDone(): boolean {
    return this.#first + this.#counts.length > this.#depth;
  }

  #open(): void {
    const width = this.#tree.width(this.#ply);
    const isLast = this.#ply === this.#first - 1 + this.#counts.length;
    if (isLast) this.#leaves += width;
    this.#width[this.#ply] = isLast ? 0 : width;
    this.#entered[this.#ply] = 0;
  }

  /** Moves to the next position in the tree. Returns false if none is left. */
  #advance(): boolean {
    const ply = this.#ply;
    const next = elementAt(this.#entered, ply);
    if (next >= elementAt(this.#width, ply)) return false;
    this.#entered[ply] = next + 1;
    this.#tree.enter(ply, next);
    this.#ply = ply + 1;
    return true;
  }

  #conclude(): void {
    this.#counts.push(this.#leaves);
    this.#leaves = 0;
  }
}

const SLICE = 100_000;

/** Counts to a depth in one call, reporting to `progress` from time to time. */
export function perft<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  depth: number,
  progress?: (counting: Perft) => void,
): readonly number[] {
  const counting = Perft.of(game, state, depth);
  while (!counting.run(SLICE)) progress?.(counting);
  return counting.nodes;
}
