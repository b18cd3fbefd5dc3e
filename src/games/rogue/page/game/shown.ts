import { blindFor, MAX_HEALTH, maxHealthOf, SIGHT, triggerIn } from '../../rules/index.ts';
import type { Place, RogueEvent, RogueState, TriggerEffect } from '../../rules/index.ts';
import { itemsAround, isKnownCell, mobsShown, sees, triggersShown } from '../../voice/known.ts';
import { makeNumber } from '../../voice/names.ts';
import type { Visual } from '../world/game-world.ts';
import { triggerSprite } from '../tiles/triggers.ts';
import type { MobShown, TriggerShown, WorldShown } from '../world/shown.ts';

/** Radius in cells within which items are drawn; larger than any canvas. */
const DRAW_RADIUS = 40;

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
      maxHealth: MAX_HEALTH,
      weapon: hero.worn.sword,
      armor: hero.worn.armor,
    },
    reach: SIGHT,
    mobs: mobsShown(state).map((mob): MobShown => {
      const { id, kind, x, y, health } = mob;
      const isBlind = blindFor(mob) > 0;
      return { id, kind, x, y, health, maxHealth: maxHealthOf(mob), isBlind };
    }),
    items: itemsAround(state, DRAW_RADIUS),
    triggers: triggersShown(state).flatMap((trigger): TriggerShown[] => {
      const sprite = triggerSprite(trigger);
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
    if (event.kind === 'thrown') return hitVisuals(event);
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
}: Extract<RogueEvent, { readonly kind: 'fought' | 'thrown' }>): Visual[] {
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
