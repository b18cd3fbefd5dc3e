import { housesOf, legalActions } from '../rules/index.ts';
import type { KalahAction, KalahState } from '../rules/index.ts';
import { commandOf } from '#play';
import { HOUSE_KEYS, KALAH_KEYS, LIST_KEYS } from '../voice/keymap.ts';
import { isAnyKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Press } from '#screen/model/look.ts';
import { moveIndex } from '#screen/widgets/list.ts';
import type { KalahHand } from './hand.ts';
import type { Participants } from '#voice/participants.ts';

/** The selected action: the previous one if still legal, otherwise the middle one. */
export function pointKalah(state: KalahState, before: KalahHand | undefined): KalahHand {
  const actions = legalActions(state);
  const middle = actions[Math.floor((actions.length - 1) / 2)] ?? 1;
  const action = before !== undefined && actions.includes(before.action) ? before.action : middle;
  return { action, isListed: false };
}

type Pressed = Press<KalahAction, KalahHand> | undefined;

/**
 * Handles keys: digits play directly, arrows select, Enter plays the selection, and `m` lists all
 * actions.
 */
export function pressKalah(
  state: KalahState,
  hand: KalahHand,
  key: Key,
  participants: Participants,
): Pressed {
  const house = HOUSE_KEYS.findIndex((name) => name === key.name) + 1;
  if (isAnyKey(key, HOUSE_KEYS) && house <= housesOf(state.pits)) {
    return { kind: 'play', action: house };
  }
  const command = commandOf(KALAH_KEYS, key);
  if (command === 'swap') return { kind: 'play', action: 'swap' };
  if (command === 'sow') return { kind: 'play', action: hand.action };
  if (hand.isListed) return choose(state, hand, key);
  if (command === 'list') return { kind: 'point', hand: { ...hand, isListed: true } };
  if (command !== 'choose') return undefined;
  const step = key.name === 'left' ? -1 : 1;
  const toRight = state.mover === participants.south ? step : -step;
  const action = neighbour(legalActions(state), hand.action, toRight);
  return { kind: 'point', hand: { ...hand, action } };
}

/** Handles keys in the list of actions. */
function choose(state: KalahState, hand: KalahHand, key: Key): Pressed {
  const actions = legalActions(state);
  const index = moveIndex(key, actions.indexOf(hand.action), actions.length);
  const action = actions[index ?? -1];
  if (action !== undefined) return { kind: 'point', hand: { ...hand, action } };
  const isClosed = commandOf(LIST_KEYS, key) === 'close';
  return { kind: 'point', hand: { ...hand, isListed: !isClosed } };
}

function neighbour(actions: readonly KalahAction[], hand: KalahAction, step: number): KalahAction {
  const index = actions.indexOf(hand);
  return actions[(index + step + actions.length) % actions.length] ?? hand;
}
