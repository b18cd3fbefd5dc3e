import { below, int32At, pick } from '#core';
import type { Filling, Game, GameEvent, OptionValues, Position, Random } from '#core';
import { Search } from './alpha-beta.ts';
import { chooseGreedily, Greed } from './greedy.ts';
import { Playouts } from './mcts.ts';
import type { OpenGame } from './mcts.ts';
import { FillingSearch } from './filling-search.ts';
import { rateMoves } from './ratings.ts';
import type { CrewPart } from './limits.ts';
import type { Rating } from './ratings.ts';
import type { Strength } from './strengths.ts';
import { learnFirst, immediateThought, makeThought } from './thought.ts';
import type { Choice, Thought } from './thought.ts';

/** Uniformly random action. */
function chooseRandomly<A>(actions: readonly A[], random: Random): A {
  return pick(random, actions);
}

/** Number of different choices between equal moves, and of different misjudgements. */
const VARIETIES = 1 << 30;

/** Circumstances of a choice. */
export interface Circumstances {
  /** Part in a search by several threads; alone by default. */
  readonly crew?: CrewPart | undefined;
  /** Number that decides what a bot misjudges; drawn for each choice by default. */
  readonly blurSeed?: number | undefined;
}

/** Draws a number for `Circumstances`. */
export function drawBlurSeed(random: Random): number {
  return below(random, VARIETIES);
}

/**
 * Starts thinking about the turn of `player`. Uses only the information in the game's `view`. Works
 * for any game: without a search position, uses playouts if the game allows them, and otherwise
 * looks one action ahead.
 */
export function think<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  player: number,
  strength: Strength,
  random: Random,
  circumstances: Circumstances = {},
): Thought<A> {
  const turn = game.turn(state);
  if (turn.kind !== 'decide' || turn.player !== player) {
    throw new RangeError(`player ${player} is not to move here`);
  }
  const { actions } = turn;
  const errs = below(random, 100) < strength.errors;
  const word = (action: A) => game.makeAction(state, action);
  const decide = ({ action, ...rest }: Choice<A>): Choice<A> => {
    const others = actions.filter((other) => word(other) !== word(action));
    return { action: errs && others.length > 0 ? pick(random, others) : action, ...rest };
  };
  const [firstAction] = actions;
  if (actions.length === 1 && firstAction !== undefined)
    return immediateThought({ action: firstAction });
  if (strength.algorithm === 'random')
    return immediateThought({ action: chooseRandomly(actions, random) });
  return learnFirst(game.learn?.(state), () => {
    const position = game.position?.(state);
    if (position !== undefined)
      return makeThought(searchOf(position, strength, random, circumstances), decide);
    // Only searches share a table.
    const { crew } = circumstances;
    if (crew !== undefined && crew.index > 0 && firstAction !== undefined) {
      return immediateThought({ action: firstAction });
    }
    const { playouts } = strength;
    if (playouts !== undefined && isOpen(game)) {
      const played = new Playouts(game, state, playouts, random);
      return makeThought(
        { run: (nodes) => played.run(nodes), best: () => ({ action: played.action() }) },
        decide,
      );
    }
    const action = chooseGreedily(game, state, actions, player, random);
    return immediateThought(decide({ action }));
  });
}

/** Positions to remember in a search limited by depth. */
const TABLE_NODES = 20_000;

function searchOf<A>(
  position: Position<A>,
  strength: Strength,
  random: Random,
  { crew, blurSeed }: Circumstances,
) {
  if (strength.algorithm === 'greedy') {
    const greed = new Greed(position, random);
    return {
      run: (nodes: number) => greed.run(nodes),
      best: (): Choice<A> => ({ action: greed.action() }),
    };
  }
  const { nodes, heavyNodes = nodes, heavyDepth, isTimed = false } = strength;
  const isPlain = isTimed && (strength.blur ?? 0) === 0;
  const filling = isPlain ? position.filling?.() : undefined;
  if (filling !== undefined) return fillingOf(position, filling, heavyNodes, random, crew);
  if (position.isHeavy === true && heavyDepth !== undefined) {
    return thinkingOf(new Search(position, { nodes: TABLE_NODES, depth: heavyDepth }), Infinity);
  }
  const maxNodes = position.isHeavy === true ? heavyNodes : nodes;
  const variety = position.margin === undefined ? undefined : below(random, VARIETIES);
  const blur =
    strength.blur === undefined || strength.blur === 0
      ? undefined
      : { size: strength.blur, seed: blurSeed ?? drawBlurSeed(random) };
  const search = new Search(position, { nodes: maxNodes, variety, blur, crew });
  return thinkingOf(search, maxNodes, isTimed ? Infinity : maxNodes);
}

/** Fills boards: so many, or until the time is over if there is a clock. */
function fillingOf<A>(
  position: Position<A>,
  filling: Filling,
  playouts: number,
  random: Random,
  crew: CrewPart | undefined,
) {
  const filled = new FillingSearch(filling, position.player(), random);
  // Playouts share no table.
  const isIdle = crew !== undefined && crew.index > 0;
  const most = (spent: number) => (isIdle ? 1 : spent > 0 ? Infinity : playouts);
  return {
    run: (count: number, spent: number) => filled.run(count, most(spent)),
    best: (): Choice<A> => ({ action: position.action(int32At(filling.moves, filled.cell)) }),
  };
}

/** Limits a search to `nodes` positions, or to `timedNodes` if there is a clock. */
function thinkingOf<A>(search: Search<A>, nodes: number, timedNodes = nodes) {
  return {
    run: (count: number, spent: number) => search.run(count, spent > 0 ? timedNodes : nodes),
    best: (): Choice<A> => ({ action: search.finding.action, finding: search.finding }),
    isReady: () => search.hasLookedAhead,
  };
}

function isOpen<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
): game is OpenGame<S, A, E, O> {
  return game.evaluate !== undefined;
}

/**
 * Chooses the action of a bot of the given strength; the same random source gives the same action.
 */
export function chooseAction<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  player: number,
  strength: Strength,
  random: Random,
  circumstances: Circumstances = {},
): A {
  const thought = think(game, state, player, strength, random, circumstances);
  while (!thought.run(strength.nodes));
  return thought.choice().action;
}

/**
 * Rates every legal action by searching this many positions, best first. Returns undefined for
 * games without a search position and when no player is to move.
 */
export function rateActions<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  nodes: number,
): Rating<A>[] | undefined {
  const position = game.turn(state).kind === 'decide' ? game.position?.(state) : undefined;
  return position === undefined ? undefined : rateMoves(position, { nodes });
}
