import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { isPass } from '../../rules/index.ts';
import { shortTurn } from '../draughts/turns.ts';
import { checkSign } from '../model/check-sign.ts';
import type { ReaderOf } from './find-turn.ts';
import type { TurnNode } from './tree.ts';

/** A turn as texts: its steps as actions, and the whole in notation. */
export function notateTurn(
  game: ZrfGame,
  start: ZrfState,
  steps: readonly ZrfAction[],
  readerOf: ReaderOf,
): Pick<TurnNode, 'actions' | 'text'> {
  const mover = game.rulesOf(start).turnOrder.entries[start.turn]?.as ?? -1;
  let [text, state] = ['', start];
  const actions: string[] = [];
  for (const action of steps) {
    const turn = game.turn(state);
    const legal = turn.kind === 'decide' ? turn.actions : [];
    const { start: origin, rest } = readerOf(state, legal).notate(action);
    if (text === '') text = origin + rest;
    else if (!isPass(action)) text += rest;
    actions.push(game.makeAction(state, action));
    state = game.apply(state, action).state;
  }
  text = shortTurn(game, start, steps) ?? text;
  return { actions, text: text + checkSign(game, state, mover) };
}
