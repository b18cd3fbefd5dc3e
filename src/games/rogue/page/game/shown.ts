import {
  blindFor,
  heroMaxHealth,
  isAsleep,
  isWarning,
  maxHealthOf,
  SIGHT,
  triggerIn,
} from '../../rules/index.ts';
import type {
  EquipmentType,
  Mob,
  Place,
  RogueEvent,
  RogueState,
  TriggerEffect,
} from '../../rules/index.ts';
import { itemsAround, isKnownCell, mobsShown, sees, triggersShown } from '../../voice/known.ts';
import { makeNumber } from '../../voice/names.ts';
import type { Visual } from '../world/game-world.ts';
import { triggerSprite } from '../tiles/triggers.ts';
import type { MobMark, MobShown, TriggerShown, WorldShown } from '../world/shown.ts';

/** Radius in cells within which items are drawn; larger than any canvas. */
const DRAW_RADIUS = 40;

/** Equipment over the hero's tunic, from bottom to top. */
const LAYERS: readonly EquipmentType[] = ['boots', 'armor', 'cloak'];

function markOf(mob: Mob): MobMark | undefined {
  if (isAsleep(mob)) return 'asleep';
  if ((mob.still ?? 0) > 0) return 'still';
  return isWarning(mob) ? 'warning' : undefined;
}

/** Converts a state of the rules for the canvas. */
export function worldShown(state: RogueState): WorldShown {
  const { hero, ground, course } = state;
  return {
    ground: {
      // Doors and gates are drawn above the floor.
      isWall: (x, y) => ground.walls.has(x, y) && triggerIn(course, { x, y }) === undefined,
      isKnown: (x, y) => isKnownCell(state, x, y),
      sees: (x, y) => sees(state, x, y),
      hasDoors: state.options.world !== 'caves',
    },
    hero: {
      ...hero.at,
      health: hero.health,
      maxHealth: heroMaxHealth(hero),
      weapon: hero.worn.sword,
      worn: LAYERS.flatMap((type) => hero.worn[type] ?? []),
    },
    reach: SIGHT,
    mobs: mobsShown(state).map((mob): MobShown => {
      const { id, kind, x, y, health } = mob;
      const isBlind = blindFor(mob) > 0;
      const mark = markOf(mob);
      const shown = { id, kind, x, y, health, maxHealth: maxHealthOf(mob), isBlind };
      return mark === undefined ? shown : { ...shown, mark };
    }),
    items: itemsAround(state, DRAW_RADIUS),
    triggers: triggersShown(state).flatMap((trigger): TriggerShown[] => {
      const sprite = triggerSprite(state, trigger);
      return sprite === undefined ? [] : [{ x: trigger.x, y: trigger.y, sprite }];
    }),
  };
}

/** Visual effects of events, in addition to the resulting state. */
export function visualsOf(events: readonly RogueEvent[], after: RogueState): readonly Visual[] {
  const { at } = after.hero;
  return events.flatMap((event): Visual[] => {
    if (event.kind === 'moved') return [{ kind: 'step', who: 'hero', from: event.from }];
    if (event.kind === 'mob-moved') return [{ kind: 'step', who: event.mob, from: event.from }];
    if (event.kind === 'fought') return fightVisuals(event, at);
    if (event.kind === 'thrown' || event.kind === 'struck') return hitVisuals(event);
    if (event.kind === 'deed') return deedVisuals(event, at);
    if (event.kind === 'triggered') return triggerVisuals(event.effect, at);
    if (event.kind === 'killed') {
      const { mob: id, of, at: place, experience } = event;
      const mob = { id, kind: of, ...place, health: 0, maxHealth: 1 };
      const text = `+${experience} ✦`;
      return [
        { kind: 'gone', mob },
        { kind: 'number', text, tone: 'gained', at },
      ];
    }
    if (event.kind !== 'healed') return [];
    return [{ kind: 'number', text: `+${makeNumber(event.amount)}`, tone: 'healed', at }];
  });
}

/** Damage of a deed to the hero. */
function deedVisuals(
  { result }: Extract<RogueEvent, { readonly kind: 'deed' }>,
  hero: Place,
): Visual[] {
  if (!('taken' in result) || result.taken === 0) return [];
  const text = `−${makeNumber(result.taken)}`;
  return [
    { kind: 'number', text, tone: 'hurt', at: hero },
    { kind: 'hit', who: 'hero' },
  ];
}

function triggerVisuals(effect: TriggerEffect, at: Place): Visual[] {
  if (effect.trigger === 'spikes') {
    const text = `−${makeNumber(effect.damage)}`;
    return [
      { kind: 'number', text, tone: 'hurt', at },
      { kind: 'hit', who: 'hero' },
    ];
  }
  if (effect.trigger !== 'well' || effect.amount === 0) return [];
  return [{ kind: 'number', text: `+${makeNumber(effect.amount)}`, tone: 'healed', at }];
}

function hitVisuals({
  mob,
  dealt,
  at,
}: Extract<RogueEvent, { readonly kind: 'fought' | 'thrown' | 'struck' }>): Visual[] {
  const visuals: Visual[] = [{ kind: 'number', text: makeNumber(dealt), tone: 'dealt', at }];
  if (dealt > 0) visuals.push({ kind: 'hit', who: mob });
  return visuals;
}

function fightVisuals(
  fought: Extract<RogueEvent, { readonly kind: 'fought' }>,
  hero: { readonly x: number; readonly y: number },
): Visual[] {
  const visuals = hitVisuals(fought);
  const { taken } = fought;
  if (taken > 0) {
    visuals.push({ kind: 'number', text: `−${makeNumber(taken)}`, tone: 'hurt', at: hero });
    visuals.push({ kind: 'hit', who: 'hero' });
  }
  return visuals;
}
