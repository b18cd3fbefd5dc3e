import { findPath } from '#kit/grid/path.ts';
import { isWeak } from '../model/attributes.ts';
import { areFellows } from '../model/content.ts';
import type { Urge } from '../model/creatures.ts';
import { DIRECTIONS, HEIGHT, neighbourIn, placeOf, stepsBetween, WIDTH } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { attack } from '../turn/attack.ts';
import { creatureRef, spotOf } from '../turn/draft.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { isFriend } from '../turn/friends.ts';
import { dig } from '../turn/steps.ts';
import { canEnter, isIn, isStuck } from '../turn/terrain.ts';
import { walk } from '../turn/walking.ts';

const LEVEL = { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 };
/** Search limit for a path to the player, in cells. */
const MAX_EXPANSIONS = 300;

/** True if a creature sees a foe, or has been roused to find the player anyway. */
export function seesFoe(draft: CavesDraft, creature: Creature, foe: Creature): boolean {
  if (foe.id !== PLAYER) return foe.z === creature.z;
  return draft.seesPlayer(creature) || isRoused(draft, creature);
}

function isRoused({ player }: CavesDraft, creature: Creature): boolean {
  return creature.effects.length > 0 && creature.z === player.z && isIn(creature, 'roused');
}

/** Steps along a shortest path to a visible foe, if its health is below the limit. */
export function hunt(
  draft: CavesDraft,
  hunter: Creature,
  below = Infinity,
  foe = draft.player,
): boolean {
  if (!isWeak(foe, below) || !seesFoe(draft, hunter, foe)) return false;
  return stepTowards(draft, hunter, foe);
}

function stepTowards(draft: CavesDraft, creature: Creature, to: Place): boolean {
  if (stepsBetween(creature, to) === 1) return enter(draft, creature, spotOf(creature, to));
  const { tiles } = draft.level(creature.z);
  const isOpen = (x: number, y: number) =>
    canEnter(tiles, creature, { x, y }) && draft.crowd.at({ x, y, z: creature.z }) === undefined;
  const path = findPath({
    isPassable: (x, y) => (x === to.x && y === to.y) || isOpen(x, y),
    from: creature,
    to,
    within: LEVEL,
    ways: 8,
    most: MAX_EXPANSIONS,
  });
  const [next] = path ?? [];
  return next !== undefined && enter(draft, creature, spotOf(creature, next));
}

/** An ally comes near the player. */
export function approach(draft: CavesDraft, ally: Creature): boolean {
  const { player } = draft;
  if (ally.z !== player.z || stepsBetween(ally, player) <= 1) return false;
  return stepTowards(draft, ally, player);
}

/** Returns to its post if it is further away, or has lost sight of the player. */
export function guard(draft: CavesDraft, creature: Creature, near: number): boolean {
  if (creature.post === undefined || isRoused(draft, creature)) return false;
  const post = placeOf(creature.post);
  const steps = stepsBetween(creature, post);
  const isFar = steps > near || (steps > 0 && !draft.seesPlayer(creature));
  if (isFar) return stepTowards(draft, creature, post);
  return !draft.seesPlayer(creature);
}

/** Rushes at a foe in a straight line, and hits twice as hard. */
export function charge(
  draft: CavesDraft,
  creature: Creature,
  near: number,
  foe: Creature,
): boolean {
  const steps = stepsBetween(creature, foe);
  if (steps < 2 || steps > near || !seesFoe(draft, creature, foe)) return false;
  const [dx, dy] = [foe.x - creature.x, foe.y - creature.y];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return false;
  const { tiles } = draft.level(creature.z);
  const cells = Array.from({ length: steps - 1 }, (_, at) => ({
    x: creature.x + (at + 1) * Math.sign(dx),
    y: creature.y + (at + 1) * Math.sign(dy),
    z: creature.z,
  }));
  const isClear = cells.every((one) => canEnter(tiles, creature, one) && draft.isFree(one));
  const end = cells.at(-1);
  if (!isClear || end === undefined || isStuck(draft, creature)) return false;
  draft.emitSeen({ kind: 'charged', who: creatureRef(creature) }, creature, end);
  walk(draft, creature, end);
  const now = draft.crowd.get(creature.id);
  if (now !== undefined && stepsBetween(now, foe) === 1) attack(draft, now, foe, 2);
  return true;
}

type Flee = Omit<Extract<Urge, { readonly do: 'flee' }>, 'do'>;

/** Steps away from a foe in sight, if its own health, the distance or its load is a reason. */
export function flee(
  draft: CavesDraft,
  creature: Creature,
  { below = Infinity, near = Infinity, laden }: Flee,
  foe: Creature,
): boolean {
  if (!isWeak(creature, below) || !seesFoe(draft, creature, foe)) return false;
  if (stepsBetween(creature, foe) > near) return false;
  if (laden === true && creature.pack.length === 0) return false;
  const { tiles } = draft.level(creature.z);
  let best: Spot | undefined;
  let farthest = stepsBetween(creature, foe);
  for (const direction of DIRECTIONS) {
    const spot = spotOf(creature, neighbourIn(creature, direction));
    const steps = stepsBetween(spot, foe);
    if (steps > farthest && draft.isFree(spot) && canEnter(tiles, creature, spot))
      [best, farthest] = [spot, steps];
  }
  if (best !== undefined && !isStuck(draft, creature)) walk(draft, creature, best);
  return best !== undefined;
}

/** Stays idle until the player is near and in sight. */
export function lurk(draft: CavesDraft, creature: Creature, distance: number): boolean {
  if (creature.hp < creature.maxHp) return false;
  return !draft.seesPlayer(creature) || stepsBetween(creature, draft.player) > distance;
}

/** Moves straight towards the player, through rock if necessary. */
export function tunnel(draft: CavesDraft, creature: Creature, distance: number): boolean {
  const { player } = draft;
  if (creature.z !== player.z || stepsBetween(creature, player) > distance) return false;
  const to: Spot = {
    x: creature.x + Math.sign(player.x - creature.x),
    y: creature.y + Math.sign(player.y - creature.y),
    z: creature.z,
  };
  if (!draft.isDiggable(to)) return enter(draft, creature, to);
  dig(draft, creature, to);
  return true;
}

/** Takes a random step, which may be blocked. */
export function wander(draft: CavesDraft, creature: Creature): boolean {
  const x = creature.x + draft.chance.below(3) - 1;
  const y = creature.y + draft.chance.below(3) - 1;
  const isElsewhere = x !== creature.x || y !== creature.y;
  return isElsewhere && enter(draft, creature, { x, y, z: creature.z });
}

/** Moves to an adjacent cell, or attacks a creature there unless it is of the same kind. */
function enter(draft: CavesDraft, creature: Creature, to: Spot): boolean {
  if (!canEnter(draft.level(to.z).tiles, creature, to)) return false;
  const other = draft.crowd.at(to);
  if (other === undefined) {
    if (!isStuck(draft, creature)) walk(draft, creature, to);
  } else if (!isEnemy(draft, creature, other)) return false;
  else attack(draft, creature, other);
  return true;
}

function isEnemy({ content }: CavesDraft, creature: Creature, other: Creature): boolean {
  if (other.side === 'captive') return false;
  if (creature.side === 'ally') return !isFriend(other);
  return other.side === 'ally' || !areFellows(content, creature.kind, other.kind);
}
