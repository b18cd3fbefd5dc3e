import { findPath } from '#kit/grid/path.ts';
import { isWeak } from '../model/attributes.ts';
import { DIRECTIONS, HEIGHT, neighbourIn, stepsBetween, WIDTH } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { attack } from '../turn/attack.ts';
import { spotOf } from '../turn/draft.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { dig, walk } from '../turn/steps.ts';

const LEVEL = { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 };
/** Search limit for a path to the player, in cells. */
const MAX_EXPANSIONS = 300;

/** Steps along a shortest path to the visible player, if the player's health is below the limit. */
export function hunt(draft: CavesDraft, hunter: Creature, below = Infinity): boolean {
  const { player } = draft;
  if (!isWeak(player, below) || !draft.seesPlayer(hunter)) return false;
  const path = findPath({
    isPassable: (x, y) => (x === player.x && y === player.y) || draft.isFree({ x, y, z: hunter.z }),
    from: hunter,
    to: player,
    within: LEVEL,
    ways: 8,
    most: MAX_EXPANSIONS,
  });
  const [next] = path ?? [];
  return next !== undefined && enter(draft, hunter, spotOf(hunter, next));
}

/** Steps away from the player in sight, below a share of its own health in thousandths. */
export function flee(draft: CavesDraft, creature: Creature, below: number): boolean {
  const { player } = draft;
  if (!isWeak(creature, below) || !draft.seesPlayer(creature)) return false;
  let best: Spot | undefined;
  let farthest = stepsBetween(creature, player);
  for (const direction of DIRECTIONS) {
    const spot = spotOf(creature, neighbourIn(creature, direction));
    const steps = stepsBetween(spot, player);
    if (steps > farthest && draft.isFree(spot)) [best, farthest] = [spot, steps];
  }
  if (best !== undefined) walk(draft, creature, best);
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
  if (!draft.isGround(to)) return false;
  const other = draft.crowd.at(to);
  if (other === undefined) walk(draft, creature, to);
  else if (other.kind === creature.kind) return false;
  else attack(draft, creature, other);
  return true;
}
