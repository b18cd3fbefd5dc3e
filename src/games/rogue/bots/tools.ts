import type { RogueAction } from '../rules/model/action.ts';
import { heroMaxHealth } from '../rules/model/hero.ts';
import type { Hero } from '../rules/model/hero.ts';
import { ITEMS } from '../rules/model/items.ts';
import type { ItemUse } from '../rules/model/items.ts';
import { blindFor } from '../rules/model/mobs.ts';
import type { Mob } from '../rules/model/mobs.ts';
import type { RogueState } from '../rules/model/state.ts';
import type { ToolEffect } from '../rules/model/tool-effect.ts';
import { blowOf, costOf } from '../rules/turn/duel.ts';
import { toolEffect } from '../rules/turn/tools.ts';
import { stepsBetween } from '../rules/world/place.ts';
import type { ItemKind } from '../rules/world/kinds.ts';
import { useSlot } from './explorer.ts';

function slotWith({ slots }: Hero, fits: (kind: ItemKind, use: ItemUse) => boolean) {
  const slot = slots.findIndex((kind) => kind !== null && fits(kind, ITEMS[kind]));
  return slot < 0 ? undefined : slot;
}

/** Uses the first item that fits. */
function useOne(
  view: RogueState,
  fits: (kind: ItemKind, use: ItemUse) => boolean,
): RogueAction | undefined {
  const slot = slotWith(view.hero, fits);
  return slot === undefined ? undefined : useSlot(view, slot);
}

/** Distance at which enemies are close. */
const CLOSE = 3;

/** Total cost of fighting mobs that can strike, at most the whole health each. */
function dangerOf(hero: Hero, mobs: readonly Mob[]): number {
  const most = heroMaxHealth(hero);
  const awake = mobs.filter((mob) => blindFor(mob) === 0 && (mob.still ?? 0) === 0);
  return awake.reduce((sum, mob) => {
    return sum + (blowOf(mob, hero) > 0 ? Math.min(most, costOf(mob, hero)) : 0);
  }, 0);
}

/** Reads maps at once, and drinks a draught when wounded. */
export function prepare(view: RogueState): RogueAction | undefined {
  const { hero } = view;
  const isWounded = hero.health <= heroMaxHealth(hero) / 2;
  const isHealing = hero.effects.some(({ kind }) => kind === 'regeneration');
  return (
    useOne(view, (_, { use }) => use === 'map') ??
    (isWounded && !isHealing
      ? useOne(view, (_, use) => use.use === 'effect' && use.effect === 'regeneration')
      : undefined)
  );
}

/** Uses a tool against close enemies that would cost too much otherwise. */
export function useTool(view: RogueState, mobs: readonly Mob[]): RogueAction | undefined {
  const { hero } = view;
  const close = mobs.filter((mob) => stepsBetween(mob, hero.at) <= CLOSE);
  const danger = dangerOf(hero, close);
  if (danger === 0) return undefined;
  const share = danger / hero.health;
  const isShielded = hero.effects.some(({ kind }) => kind === 'shield');
  const shield =
    share > 0.3 && !isShielded
      ? useOne(view, (_, use) => use.use === 'effect' && use.effect === 'shield')
      : undefined;
  if (shield !== undefined) return shield;
  const shot = useOne(view, (kind) => hurts(toolEffect(view, kind), mobs));
  if (shot !== undefined) return shot;
  if (share < 0.6) return undefined;
  const held = useOne(view, (kind) => holds(toolEffect(view, kind)));
  if (held !== undefined) return held;
  if (share < 1) return undefined;
  const rage = useOne(view, (_, use) => use.use === 'effect' && use.effect === 'rage');
  return rage ?? useOne(view, (kind) => toolEffect(view, kind)?.use === 'blink');
}

/** True for a missile that hits, and for a bomb worth its price that spares the hero. */
function hurts(effect: ToolEffect | undefined, mobs: readonly Mob[]): boolean {
  if (effect?.use === 'shoot') return effect.dealt > 0;
  if (effect?.use !== 'blast' || effect.damage > 0) return false;
  const dealt = effect.hits.reduce((sum, { mob: id, dealt: damage }) => {
    return sum + Math.min(damage, mobs.find((mob) => mob.id === id)?.health ?? 0);
  }, 0);
  return dealt >= 5;
}

function holds(effect: ToolEffect | undefined): boolean {
  return effect?.use === 'net' || effect?.use === 'freeze';
}
