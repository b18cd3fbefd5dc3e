import { itemIn } from '../model/attributes.ts';
import { itemRow } from '../model/content.ts';
import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { FLOOR } from '../model/tiles.ts';
import { attack } from './attack.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { isStuck } from './terrain.ts';
import { changePlaces, walk } from './walking.ts';

/** Food cost of digging with bare hands, and of a step. */
const DIGGING = 10;
const STEP = 1;

/**
 * Moves the player to an adjacent cell or to the other end of stairs, by walking, digging or
 * attacking.
 */
export function stepTo(draft: CavesDraft, to: Spot): void {
  const player = draft.crowd.change(PLAYER, { food: draft.player.food - STEP });
  const other = draft.crowd.at(to);
  if (other?.side === 'captive') free(draft, other);
  else if (other !== undefined && other.side !== 'ally') attack(draft, player, other);
  else if (isStuck(draft, player)) return;
  else if (other !== undefined) meet(draft, other);
  else if (draft.isGround(to)) walk(draft, player, to);
  else {
    const weapon = itemIn(player, player.weapon);
    const cost =
      (weapon === undefined ? undefined : itemRow(draft.content, weapon.kind).digging) ?? DIGGING;
    draft.crowd.change(PLAYER, { food: player.food - cost });
    draft.deeds = { ...draft.deeds, dug: draft.deeds.dug + 1 };
    dig(draft, player, to);
  }
}

function free(draft: CavesDraft, captive: Creature): void {
  const freed = draft.crowd.change(captive.id, { side: 'ally' });
  draft.emit({ kind: 'freed', who: creatureRef(freed) });
}

/** An ally makes way, or waits for the player on the other side of stairs. */
function meet(draft: CavesDraft, ally: Creature): void {
  if (ally.z === draft.player.z) changePlaces(draft, ally);
}

/** Turns rock into floor. */
export function dig(draft: CavesDraft, creature: Creature, at: Spot): void {
  const wasSeen = draft.isSeen(at);
  draft.setTile(at, FLOOR);
  const event = { kind: 'dug', who: creatureRef(creature), at: { x: at.x, y: at.y } } as const;
  if (wasSeen || draft.isSeen(creature)) draft.emit(event);
}
