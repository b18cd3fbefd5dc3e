import type { AnyGame } from '#core';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { Press } from '../model/look.ts';
import { moveIndex } from '../widgets/list.ts';

/** Selected action, counted from 0, and the digits typed so far. */
export interface ActionHand {
  readonly index: number;
  readonly number: string;
}

export function point(count: number, before: ActionHand | undefined): ActionHand {
  return { index: Math.max(0, Math.min(before?.index ?? 0, count - 1)), number: '' };
}

/**
 * Handles a key. A number plays as soon as it is unambiguous; arrows select, Enter plays the
 * selection.
 */
export function press(
  game: AnyGame,
  state: unknown,
  hand: ActionHand,
  key: Key,
): Press<unknown, ActionHand> | undefined {
  const turn = game.turn(state);
  if (turn.kind !== 'decide') return undefined;
  const { actions } = turn;
  const play = (index: number): Press<unknown, ActionHand> => ({
    kind: 'play',
    action: actions[index],
  });
  if (isKey(key, 'enter', 'space')) return play(hand.index);
  if (hand.number !== '' && isKey(key, 'escape', 'backspace')) {
    return { kind: 'point', hand: { ...hand, number: '' } };
  }
  if (/^\d$/.test(key.name) && !key.ctrl && !key.alt) {
    const number = Number(hand.number + key.name);
    if (number < 1 || number > actions.length) return undefined;
    if (number * 10 > actions.length) return play(number - 1);
    return { kind: 'point', hand: { index: number - 1, number: String(number) } };
  }
  const index = moveIndex(key, hand.index, actions.length);
  return index === undefined ? undefined : { kind: 'point', hand: { index, number: '' } };
}
