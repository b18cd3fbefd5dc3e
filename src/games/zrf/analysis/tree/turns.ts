import type { Parsed } from '#core';
import { parsed } from '#core';
import { notateTurn, readerFor, turnsOf } from '../../notation/index.ts';
import type { GameTree, TurnNode } from '../../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { PlayedTurn } from './edit.ts';

/** Starting state of a tree. */
export function startOf(game: ZrfGame, { variant, start }: GameTree): ZrfState {
  return game.start(start === undefined ? { variant } : { variant, start }, '');
}

/** Notates steps as turns. */
export function notateLine(
  game: ZrfGame,
  start: ZrfState,
  actions: readonly ZrfAction[],
): readonly PlayedTurn[] {
  const readerOf = readerFor(game);
  return turnsOf(game, start, actions).map(({ state, steps }) =>
    notateTurn(game, state, steps, readerOf),
  );
}

/** State after a turn, if its steps are legal. */
export function afterTurn(
  game: ZrfGame,
  state: ZrfState,
  { actions }: Pick<TurnNode, 'actions'>,
): Parsed<ZrfState> {
  let at = state;
  for (const text of actions) {
    const action = game.parseAction(at, text);
    if (!action.ok) return action;
    at = game.apply(at, action.value).state;
  }
  return parsed(at);
}

/** Reads steps as texts, as far as they are legal. */
export function readSteps(
  game: ZrfGame,
  state: ZrfState,
  texts: readonly string[],
): readonly ZrfAction[] {
  const actions: ZrfAction[] = [];
  let at = state;
  for (const text of texts) {
    const action = game.parseAction(at, text);
    if (!action.ok) break;
    actions.push(action.value);
    at = game.apply(at, action.value).state;
  }
  return actions;
}

/** A state in the cache, with those reached from it. */
interface Reached {
  readonly state: ZrfState;
  readonly next: Map<string, Reached>;
}

/** States of a tree by its turns, each computed once, whatever edits the tree undergoes. */
export class TreeStates {
  readonly #game: ZrfGame;
  readonly #root: Reached;

  constructor(game: ZrfGame, start: ZrfState) {
    this.#game = game;
    this.#root = { state: start, next: new Map() };
  }

  get start(): ZrfState {
    return this.#root.state;
  }

  /** State after turns that are legal. */
  after(turns: readonly Pick<TurnNode, 'actions'>[]): ZrfState {
    let at = this.#root;
    for (const turn of turns) {
      const key = turn.actions.join('\n');
      const known = at.next.get(key);
      if (known !== undefined) {
        at = known;
        continue;
      }
      const reached = afterTurn(this.#game, at.state, turn);
      if (!reached.ok) throw new RangeError(`illegal turn in a tree: ${key}`);
      const one: Reached = { state: reached.value, next: new Map() };
      at.next.set(key, one);
      at = one;
    }
    return at.state;
  }
}
