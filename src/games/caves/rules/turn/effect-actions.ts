import type { EffectAction, EffectKind } from '../model/effects.ts';
import type { CreatureKind } from '../model/creatures.ts';
import { neighbourIn, DIRECTIONS } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { spotOf, creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { hurt, restore } from './bodies.ts';
import { sightFrom } from './sight.ts';

/**
 * Performs the part of an effect beyond changes to the creature's body; true if it had any result.
 */
export function perform(
  draft: CavesDraft,
  id: number,
  effect: EffectKind,
  action: EffectAction,
): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  switch (action.do) {
    case 'blood-to-mana':
      return turnIntoMana(draft, creature, effect, action.most);
    case 'blink':
      return blink(draft, creature, action.far);
    case 'summon':
      return summon(draft, creature, action.creature);
    case 'detect':
      return true;
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

/** Fills all free adjacent cells with creatures. */
function summon(draft: CavesDraft, creature: Creature, kind: CreatureKind): boolean {
  const free = DIRECTIONS.map((direction) =>
    spotOf(creature, neighbourIn(creature, direction)),
  ).filter((spot) => draft.isFree(spot));
  const from = { x: creature.x, y: creature.y };
  for (const spot of free) {
    const summoned = { ...spawn(draft.content, kind, draft.crowd.nextId, spot), isSummoned: true };
    draft.crowd.add(summoned);
    draft.emitSeen({ kind: 'appeared', who: creatureRef(summoned), from }, spot);
  }
  return free.length > 0;
}
