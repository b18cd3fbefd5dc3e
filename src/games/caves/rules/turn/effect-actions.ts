import { changedCreature } from '../model/copies.ts';
import type { EffectAction, EffectKind } from '../model/effects.ts';
import { neighbourIn, DIRECTIONS } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { spotOf, creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { hurt, restore } from './bodies.ts';
import { addCloud } from './clouds.ts';
import { drag, fallDown, steal, tame, teleport } from './deeds.ts';
import { growForEver } from './experience.ts';
import { explode } from './explosion.ts';
import { lay, showLevel } from './laying.ts';
import { sightFrom } from './sight.ts';

/**
 * Performs the part of an effect beyond changes to the creature's body; true if it had any result.
 */
export function perform(
  draft: CavesDraft,
  id: number,
  effect: EffectKind,
  action: EffectAction,
  by?: number,
): boolean {
  const creature = draft.crowd.get(id);
  return creature !== undefined && performOn(draft, creature, effect, action, by);
}

/** Performs a deed on a creature, which may just have died. */
export function performOn(
  draft: CavesDraft,
  creature: Creature,
  effect: EffectKind,
  action: EffectAction,
  by?: number,
): boolean {
  switch (action.do) {
    case 'blood-to-mana':
      return turnIntoMana(draft, creature, effect, action.most);
    case 'blink':
      return blink(draft, creature, action.far);
    case 'summon':
      return summon(draft, creature, action);
    case 'detect':
      return true;
    case 'cloud':
      return addCloud(draft, creature, action.cloud, action.amount);
    case 'lay':
      return lay(draft, creature, action.terrain, action.radius);
    case 'blast':
      explode(draft, draft.crowd.get(by ?? creature.id) ?? creature, creature, action);
      return true;
    case 'fall':
      return fallDown(draft, creature);
    case 'teleport':
      return teleport(draft, creature);
    case 'map':
      return creature.id === PLAYER && showLevel(draft);
    case 'others':
      return false;
    case 'steal':
      return steal(draft, creature, by);
    case 'pull':
    case 'push':
      return drag(draft, creature, action.far, action.do === 'pull', by);
    case 'tame':
      return tame(draft, creature);
    case 'grow':
      return growForEver(draft, creature, action.growth);
  }
}

/**
 * Turns health into mana, up to the maximum and leaving at least 1 health. Mana buys back several
 * times its cost in health, so blood needs time to renew itself.
 */
function turnIntoMana(
  draft: CavesDraft,
  creature: Creature,
  effect: EffectKind,
  maxAmount: number,
) {
  const { id, hp, mana, maxMana, effects } = creature;
  const amount = Math.min(maxAmount, hp - 1, maxMana - mana);
  if (amount <= 0 || effects.some(({ kind }) => kind === effect)) return false;
  hurt(draft, id, effect, amount);
  return restore(draft, id, amount);
}

/** Maximum number of attempts to find a free cell. */
const TRIES = 100;

/** Teleports to a random free cell in sight. */
function blink(draft: CavesDraft, creature: Creature, distance: number): boolean {
  const { x, y, z } = creature;
  const sight = sightFrom(draft.level(z).tiles, creature);
  const away = () => draft.chance.below(2 * distance + 1) - distance;
  for (let time = 0; time < TRIES; time++) {
    const to = { x: x + away(), y: y + away(), z };
    if (!sight.has(to.x, to.y) || !draft.isFree(to)) continue;
    const wasSeen = draft.isSeen(creature);
    const moved = draft.crowd.change(creature.id, to);
    if (wasSeen || draft.isSeen(to))
      draft.emit({ kind: 'blinked', who: creatureRef(moved), from: { x, y } });
    return true;
  }
  return false;
}

/** Summoned creatures of one kind that follow the player, beyond which allies call no more. */
const MOST_CALLED = 3;

/** Number of creatures that a creature may still summon. The calls of allies would have no end. */
function callsLeft(draft: CavesDraft, { side, z }: Creature, kind: string): number {
  if (side !== 'ally') return Infinity;
  const called = draft.crowd
    .onLevel(z)
    .filter((one) => one.kind === kind && one.side === 'ally' && one.isSummoned);
  return Math.max(0, MOST_CALLED - called.length);
}

/** Fills all free adjacent cells with creatures. */
function summon(
  draft: CavesDraft,
  creature: Creature,
  { creature: kind, most, ally }: Extract<EffectAction, { readonly do: 'summon' }>,
): boolean {
  const free = DIRECTIONS.map((direction) =>
    spotOf(creature, neighbourIn(creature, direction)),
  ).filter((spot) => draft.isFree(spot));
  const from = { x: creature.x, y: creature.y };
  const side = ally === true || creature.side === 'ally' ? 'ally' : undefined;
  const left = Math.min(most ?? Infinity, callsLeft(draft, creature, kind));
  for (const spot of free.slice(0, left)) {
    const born = spawn(draft.content, kind, draft.crowd.nextId, spot);
    const summoned = changedCreature(born, { isSummoned: true, side });
    draft.crowd.add(summoned);
    draft.emitSeen({ kind: 'appeared', who: creatureRef(summoned), from }, spot);
  }
  return free.length > 0 && left > 0;
}
