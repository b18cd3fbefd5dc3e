import { own } from '../../../core/index.ts';
import { housesOf, legalActions } from '../../../games/kalah/index.ts';
import type { KalahAction, KalahState } from '../../../games/kalah/index.ts';
import { isAnyKey, isKey } from '../../model/key.ts';
import type { Key } from '../../model/key.ts';
import type { Press } from '../../model/look.ts';
import { moveIndex } from '../../widgets/list.ts';
import type { KalahHand } from './hand.ts';
import type { Participants } from '../../../presentation/participants.ts';

/** The keys of the houses from 1 to 12: the row of figures and the two keys after it. */
const HOUSE_KEYS = Array.from('1234567890-=');

/** The action pointed at: the one before where it is still possible, else the middle one. */
export function pointKalah(state: KalahState, before: KalahHand | undefined): KalahHand {
  const actions = legalActions(state);
  const middle = actions[Math.floor((actions.length - 1) / 2)] ?? 1;
  const action = before !== undefined && actions.includes(before.action) ? before.action : middle;
  return { action, isListed: false };
}

type Pressed = Press<KalahAction, KalahHand> | undefined;

/** Figures play at once, arrows point, Enter plays what is pointed at; `m` lists all actions. */
export function pressKalah(
  state: KalahState,
  hand: KalahHand,
  key: Key,
  participants: Participants,
): Pressed {
  const house = HOUSE_KEYS.indexOf(key.name) + 1;
  if (isAnyKey(key, HOUSE_KEYS) && house <= housesOf(state.pits)) {
    return { kind: 'play', action: house };
  }
  if (isKey(key, 'p')) return { kind: 'play', action: 'swap' };
  if (isKey(key, 'enter', 'space')) return { kind: 'play', action: hand.action };
  if (hand.isListed) return choose(state, hand, key);
  if (isKey(key, 'm')) return { kind: 'point', hand: { ...hand, isListed: true } };
  const step = own({ left: -1, right: 1 }, key.name);
  if (step === undefined || key.ctrl || key.alt) return undefined;
  const toRight = state.mover === participants.south ? step : -step;
  const action = neighbour(legalActions(state), hand.action, toRight);
  return { kind: 'point', hand: { ...hand, action } };
}

/** Keys in the list of all actions. */
function choose(state: KalahState, hand: KalahHand, key: Key): Pressed {
  const actions = legalActions(state);
  const index = moveIndex(key, actions.indexOf(hand.action), actions.length);
  const action = actions[index ?? -1];
  if (action !== undefined) return { kind: 'point', hand: { ...hand, action } };
  const isClosed = isKey(key, 'escape', 'backspace', 'm', 'q');
  return { kind: 'point', hand: { ...hand, isListed: !isClosed } };
}

function neighbour(actions: readonly KalahAction[], hand: KalahAction, step: number): KalahAction {
  const index = actions.indexOf(hand);
  return actions[(index + step + actions.length) % actions.length] ?? hand;
}
