import { visionOf } from '../model/attributes.ts';
import { DIRECTIONS, isInside, neighbourIn, stepsBetween } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { spotOf } from '../turn/draft.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { isFriend } from '../turn/friends.ts';

/** Those that an ally fights: in the player's sight, near the ally, nearest first. */
export function foeOf(draft: CavesDraft, ally: Creature): Creature | undefined {
  let best: Creature | undefined;
  let least = visionOf(ally) + 1;
  for (const one of draft.crowd.onLevel(ally.z)) {
    if (isFriend(one) || one.side === 'captive' || !draft.isSeen(one)) continue;
    const steps = stepsBetween(one, ally);
    if (steps < least) [best, least] = [one, steps];
  }
  return best;
}

/** An ally of the player beside a creature, unless the player is beside it too. */
export function allyBeside(draft: CavesDraft, creature: Creature): Creature | undefined {
  if (stepsBetween(creature, draft.player) <= 1) return undefined;
  let first: Creature | undefined;
  for (const direction of DIRECTIONS) {
    const at = neighbourIn(creature, direction);
    if (!isInside(at.x, at.y)) continue;
    const one = draft.crowd.at(spotOf(creature, at));
    if (one?.side === 'ally' && one.id < (first?.id ?? Infinity)) first = one;
  }
  return first;
}

/** A hurt fellow this near, or one who needs help most among the player and the allies. */
export function hurtFellow(
  draft: CavesDraft,
  creature: Creature,
  near: number,
  isFellow: (other: Creature) => boolean,
): Creature | undefined {
  let worst: Creature | undefined;
  draft.crowd.near(creature, near, (one) => {
    if (one.id === creature.id || one.hp >= one.maxHp) return;
    const belongs = creature.side === 'ally' ? isFriend(one) : one.id !== PLAYER && isFellow(one);
    if (belongs && (worst === undefined || one.hp * worst.maxHp < worst.hp * one.maxHp))
      worst = one;
  });
  return worst;
}
