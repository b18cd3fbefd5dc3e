import { below, pick } from '../core/index.ts';
import type { Game, GameEvent, OptionValues, Random } from '../core/index.ts';
import { Search } from './alpha-beta.ts';
import type { Finding } from './alpha-beta.ts';
import { chooseGreedily, chooseShortsightedly } from './greedy.ts';
import { Playouts } from './mcts.ts';
import type { OpenGame } from './mcts.ts';
import { chooseRandomly } from './random.ts';
import { rateMoves } from './ratings.ts';
import type { Rating } from './ratings.ts';
import type { Strength } from './strengths.ts';

/** What a bot does and, where it searched, why. */
export interface Choice<A> {
  readonly action: A;
  /** What it found, which an error may have kept it from doing. */
  readonly finding?: Finding<A>;
}

/** A choice being made, in slices of any size; where it is sliced makes no difference. */
export interface Thought<A> {
  /** Thinks for this many more positions; true once the choice is made. */
  run(nodes: number): boolean;
  /** The best choice so far. */
  choice(): Choice<A>;
}

/**
 * Starts to think about the turn of `player`, in a state of which he knows no more than the game's
 * `view` shows. Any game will do: those without a search position are played on in thought where they
 * allow it, and else played from hand to mouth.
 */
export function think<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  player: number,
  strength: Strength,
  random: Random,
): Thought<A> {
  const turn = game.turn(state);
  if (turn.kind !== 'decide' || turn.player !== player) {
    throw new RangeError(`player ${player} is not to decide here`);
  }
  const { actions } = turn;
  const errs = below(random, 100) < strength.errors;
  const word = (action: A) => game.makeAction(state, action);
  const decide = ({ action, ...rest }: Choice<A>): Choice<A> => {
    const others = actions.filter((other) => word(other) !== word(action));
    return { action: errs && others.length > 0 ? pick(random, others) : action, ...rest };
  };
  const [only] = actions;
  if (actions.length === 1 && only !== undefined) return chosenAtOnce({ action: only });
  if (strength.algorithm === 'random')
    return chosenAtOnce({ action: chooseRandomly(actions, random) });
  const position = game.position?.(state);
  if (position === undefined) {
    const { playouts } = strength;
    if (playouts !== undefined && isOpen(game)) {
      return playedOut(new Playouts(game, state, playouts, random), decide);
    }
    return chosenAtOnce(
      decide({ action: chooseShortsightedly(game, state, actions, player, random) }),
    );
  }
  if (strength.algorithm === 'greedy') {
    return chosenAtOnce(decide({ action: chooseGreedily(position, random) }));
  }
  const { nodes, heavyNodes = nodes } = strength;
  return searched(
    new Search(position, { nodes: position.isHeavy === true ? heavyNodes : nodes }),
    decide,
  );
}

function isOpen<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
): game is OpenGame<S, A, E, O> {
  return game.evaluate !== undefined;
}

function chosenAtOnce<A>(choice: Choice<A>): Thought<A> {
  return { run: () => true, choice: () => choice };
}

function searched<A>(search: Search<A>, decide: (choice: Choice<A>) => Choice<A>): Thought<A> {
  let made: Choice<A> | undefined;
  const choice = () => {
    const { finding } = search;
    return { action: finding.action, finding };
  };
  return {
    run(nodes) {
      if (made === undefined && search.run(nodes)) made = decide(choice());
      return made !== undefined;
    },
    choice: () => made ?? choice(),
  };
}

function playedOut<S, A, E extends GameEvent, O extends OptionValues>(
  playouts: Playouts<S, A, E, O>,
  decide: (choice: Choice<A>) => Choice<A>,
): Thought<A> {
  let made: Choice<A> | undefined;
  return {
    run(nodes) {
      if (made === undefined && playouts.run(nodes)) made = decide({ action: playouts.action() });
      return made !== undefined;
    },
    choice: () => made ?? { action: playouts.action() },
  };
}

/** What a bot of some strength does in its turn: the same for the same random source. */
export function chooseAction<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  player: number,
  strength: Strength,
  random: Random,
): A {
  const thought = think(game, state, player, strength, random);
  while (!thought.run(strength.nodes));
  return thought.choice().action;
}

/**
 * Rates every legal action by searching this many positions, the best one first; undefined for games
 * without a search position and where nobody is to decide.
 */
export function rateActions<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  nodes: number,
): Rating<A>[] | undefined {
  const position = game.turn(state).kind === 'decide' ? game.position?.(state) : undefined;
  return position === undefined ? undefined : rateMoves(position, { nodes });
}
