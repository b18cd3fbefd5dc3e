import { housesOf, legalActions } from '../../../games/kalah/index.ts';
import type { KalahAction, KalahState } from '../../../games/kalah/index.ts';
import { isKey } from '../../model/key.ts';
import type { Key } from '../../model/key.ts';
import type { Press } from '../../model/look.ts';
import type { Participants } from '../../../presentation/participants.ts';

/** The keys of the houses from 1 to 12: the row of figures and the two keys after it. */
const HOUSE_KEYS = Array.from('1234567890-=');

/** The action pointed at: the one before where it is still possible, else the middle one. */
export function pointKalah(state: KalahState, before: KalahAction | undefined): KalahAction {
  const actions = legalActions(state);
  if (before !== undefined && actions.includes(before)) return before;
  return actions[Math.floor((actions.length - 1) / 2)] ?? 1;
}

/** Figures play at once, arrows point, Enter plays what is pointed at. */
export function pressKalah(
  state: KalahState,
  hand: KalahAction,
  key: Key,
  participants: Participants,
): Press<KalahAction, KalahAction> | undefined {
  const house = HOUSE_KEYS.indexOf(key.name) + 1;
  if (isKey(key, ...HOUSE_KEYS) && house <= housesOf(state.pits)) {
    return { kind: 'play', action: house };
  }
  if (isKey(key, 'p')) return { kind: 'play', action: 'swap' };
  if (isKey(key, 'enter', 'space')) return { kind: 'play', action: hand };
  const step = { left: -1, right: 1 }[key.name];
  if (step === undefined || key.ctrl || key.alt) return undefined;
  const toRight = state.mover === participants.south ? step : -step;
  return { kind: 'point', hand: neighbour(legalActions(state), hand, toRight) };
}

function neighbour(actions: readonly KalahAction[], hand: KalahAction, step: number): KalahAction {
  const index = actions.indexOf(hand);
  return actions[(index + step + actions.length) % actions.length] ?? hand;
}
