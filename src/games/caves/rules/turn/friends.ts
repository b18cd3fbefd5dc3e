import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';

/** True for the player and those on the player's side. */
export function isFriend({ id, side }: Creature): boolean {
  return id === PLAYER || side === 'ally';
}
