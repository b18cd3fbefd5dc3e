import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import { PASS_SIGN } from '../model/coordinates.ts';
import type { NotatedStep } from '../model/step.ts';

/** Writes and reads single steps of a position, as a family of games does. */
export interface StepReader {
  notate(action: ZrfAction): NotatedStep;
  /** Steps that a looser form of the text may mean. */
  findLoosely(text: string): readonly ZrfAction[];
  /** Whole turns that a text may mean, for families that write them by their ends. */
  findTurns(text: string): readonly (readonly ZrfAction[])[];
}
export type ReaderOf = (state: ZrfState, actions: readonly ZrfAction[]) => StepReader;

/** Signs after a move that the rules determine: check, mate, comments. */
const ENDINGS = '+#†‡!?';
const PASSES = new Set([PASS_SIGN, '--', 'Z0', '0000', 'pass', '@@@@', 'null']);
const MAX_LINES = 2000;

function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && ENDINGS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/\s?e\.?p\.?$/, '');
}

/** Castling is also written with zeros. */
function spelled(text: string): string {
  return /^0-0(?:-0)?$/.test(text) ? text.replaceAll('0', 'O') : text;
}

function plain(text: string): string {
  return text.replace(/[x:×]/g, '-').replace(/\s/g, '');
}

/** Steps of a whole turn, found by their text. */
class TurnFinder {
  #lines = 0;
  readonly #game: ZrfGame;
  readonly #readerOf: ReaderOf;

  constructor(game: ZrfGame, readerOf: ReaderOf) {
    this.#game = game;
    this.#readerOf = readerOf;
  }

  actionsIn(state: ZrfState): readonly ZrfAction[] {
    const turn = this.#game.turn(state);
    return turn.kind === 'decide' ? turn.actions : [];
  }

  /** Steps whose joined text is the given one, ignoring signs of captures. */
  find(state: ZrfState, wanted: string, before = ''): readonly ZrfAction[] | undefined {
    if (this.#lines > MAX_LINES) return undefined;
    this.#lines += 1;
    const actions = this.actionsIn(state);
    const reader = this.#readerOf(state, actions);
    for (const action of actions) {
      const { start, rest } = reader.notate(action);
      const text = plain(before === '' ? start + rest : before + rest);
      if (!wanted.startsWith(text)) continue;
      const found = this.#continue(state, action, wanted, text);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #continue(
    state: ZrfState,
    action: ZrfAction,
    wanted: string,
    text: string,
  ): readonly ZrfAction[] | undefined {
    if (isComplete(action)) return text === wanted ? [action] : undefined;
    const next = this.#game.apply(state, action).state;
    if (text === wanted) {
      // The turn stops here if the piece may, or has nowhere to go.
      if (next.chainAt < 0) return [action];
      const stop = this.actionsIn(next).find(isPass);
      return stop === undefined ? undefined : [action, stop];
    }
    const more = this.find(next, wanted, text);
    return more === undefined ? undefined : [action, ...more];
  }

  /** The turn of a text, if all that it may mean lead to the same position. */
  findTurn(state: ZrfState, text: string): readonly ZrfAction[] | undefined {
    const turns = this.#readerOf(state, this.actionsIn(state)).findTurns(text);
    const ends = turns.map((turn) => this.#finish(state, turn));
    const [first] = ends;
    const cells = first?.state.cells.join();
    return ends.every((one) => one.state.cells.join() === cells) ? first?.actions : undefined;
  }

  /** Plays a turn and stops a piece that has nowhere to go. */
  #finish(start: ZrfState, turn: readonly ZrfAction[]) {
    const state = turn.reduce((at, action) => this.#game.apply(at, action).state, start);
    const stop = state.chainAt < 0 ? undefined : this.actionsIn(state).find(isPass);
    if (stop === undefined) return { state, actions: turn };
    return { state: this.#game.apply(state, stop).state, actions: [...turn, stop] };
  }

  findLoosely(state: ZrfState, text: string): readonly ZrfAction[] | undefined {
    const found = this.#readerOf(state, this.actionsIn(state)).findLoosely(text);
    return found.length === 1 ? found : undefined;
  }
}

/** Steps of the turn that a text writes, or undefined if it is not legal or not clear. */
export function findTurn(
  game: ZrfGame,
  state: ZrfState,
  text: string,
  readerOf: ReaderOf,
): readonly ZrfAction[] | undefined {
  const finder = new TurnFinder(game, readerOf);
  // A plus may belong to the move, as in shogi.
  const spellings = new Set([text, withoutEnding(text)].map(spelled));
  for (const one of spellings) {
    const found =
      finder.find(state, plain(one)) ??
      finder.findTurn(state, one) ??
      finder.findLoosely(state, one);
    if (found !== undefined) return found;
  }
  const pass = PASSES.has(text) ? finder.actionsIn(state).find(isPass) : undefined;
  return pass && [pass];
}
