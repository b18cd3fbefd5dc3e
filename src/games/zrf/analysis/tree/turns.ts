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

/** True if a line begins with the steps of a turn, given as texts. */
export function beginsWith(
  game: ZrfGame,
  start: ZrfState,
  line: readonly ZrfAction[],
  turn: readonly string[],
): boolean {
  let state = start;
  return turn.every((text, at) => {
    const action = line[at];
    if (action === undefined || game.makeAction(state, action) !== text) return false;
    state = game.apply(state, action).state;
    return true;
  });
}

/** States of a tree by its turns, each computed once, whatever edits the tree undergoes. */
export class TreeStates {
  readonly start: ZrfState;
  readonly #game: ZrfGame;
  /** States after each turn from a state. */
  readonly #next = new WeakMap<ZrfState, Map<string, ZrfState>>();

  constructor(game: ZrfGame, start: ZrfState) {
    this.#game = game;
    this.start = start;
  }

  /** State after a legal turn. */
  next(state: ZrfState, turn: Pick<TurnNode, 'actions'>): ZrfState {
    const key = turn.actions.join('\n');
    const known = this.#next.get(state) ?? new Map<string, ZrfState>();
    this.#next.set(state, known);
    const found = known.get(key);
    if (found !== undefined) return found;
    const reached = afterTurn(this.#game, state, turn);
    if (!reached.ok) throw new RangeError(`illegal turn in a tree: ${key}`);
    known.set(key, reached.value);
    return reached.value;
  }

  /** State after legal turns from the start. */
  after(turns: readonly Pick<TurnNode, 'actions'>[]): ZrfState {
    return turns.reduce((state, turn) => this.next(state, turn), this.start);
  }
}
