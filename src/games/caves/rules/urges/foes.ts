import { visionOf } from '../model/attributes.ts';
import { stepsBetween } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
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
  if (!draft.hasAllies || stepsBetween(creature, draft.player) <= 1) return undefined;
  return draft.crowd
    .onLevel(creature.z)
    .find((one) => one.side === 'ally' && stepsBetween(one, creature) === 1);
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
