import { floorIn, floorsOf, forecast, isClosed, stepsTo } from '../rules/index.ts';
import type { GoalState, LiveTrigger, RogueState, TriggerEffect } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { bad, faint, good, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import { arrowTo } from './arrow.ts';
import { makeNumber, nameItem } from './names.ts';
import { namePlace, translate } from './places.ts';

/** Stairs of a floor lead down or up; undefined for other exits. */
function stairsOf(world: string, { course }: Pick<RogueState, 'course'>) {
  const [from, to] = [floorIn(course?.name), floorIn(world)];
  if (from === undefined || to === undefined) return undefined;
  return { way: to.number > from.number ? 'down' : 'up', number: to.number };
}

/** Name of a trigger. */
export function nameTrigger(state: RogueState, trigger: LiveTrigger, say: Say): string {
  if (trigger.kind === 'exit') {
    const stairs = stairsOf(trigger.world, state);
    if (stairs !== undefined) return say('rogue-trigger-stairs', stairs);
  }
  if (trigger.kind === 'treasure' && floorIn(state.course?.name) !== undefined)
    return say('rogue-trigger-crown');
  const colour = 'colour' in trigger ? (trigger.colour ?? 'none') : 'none';
  return say(`rogue-trigger-${trigger.kind}`, { colour });
}

/** A trigger, and exactly what a step onto it would do now. */
export function describeTrigger(state: RogueState, trigger: LiveTrigger, say: Say): string {
  const name = nameTrigger(state, trigger, say);
  const effect = forecast(state, trigger);
  const isQuiet = effect === undefined;
  const about = isQuiet ? say(restId(trigger)) : describeForecast(state, effect, trigger, say);
  return say('rogue-look-trigger', { name, about });
}

function restId(trigger: LiveTrigger): string {
  const isWay = trigger.kind === 'door' || trigger.kind === 'gate';
  return isWay && !isClosed(trigger) ? 'rogue-look-open' : 'rogue-look-spent';
}

function describeForecast(
  state: RogueState,
  effect: TriggerEffect,
  from: LiveTrigger,
  say: Say,
): string {
  const id = `rogue-look-${effect.trigger}`;
  switch (effect.trigger) {
    case 'door':
      return say(id, { locked: effect.isLocked ? 'yes' : 'no' });
    case 'key':
    case 'gate':
      return say(id);
    case 'plate':
      return say(id, { opens: effect.opens, closes: effect.closes, jams: effect.jams });
    case 'spikes':
      return say(id, { damage: effect.damage, health: makeNumber(effect.health) });
    case 'well':
      return say(id, { amount: makeNumber(effect.amount), left: effect.left });
    case 'teleporter': {
      const steps = stepsTo(from, effect.to);
      const blocked = effect.isBlocked ? 'yes' : 'no';
      return say(id, {
        arrow: arrowTo({ dx: effect.to.x - from.x, dy: effect.to.y - from.y }),
        steps,
        blocked,
      });
    }
    case 'sign':
      return say(id, { text: translate(effect.texts, say) });
    case 'chest':
      return say(id, { item: nameItem(effect.item, say, 'one'), result: effect.result });
    case 'exit': {
      const stairs = stairsOf(effect.world, state);
      if (stairs !== undefined) return say('rogue-look-stairs', stairs);
      return say(id, { place: namePlace(effect.world, effect.texts, say) });
    }
    case 'treasure':
      return effect.isCrown === true ? say('rogue-look-crown') : say(id, { left: effect.left });
    case 'reach':
      return say(id, { open: effect.isOpen ? 'yes' : 'no' });
  }
}

/** The message for a step onto a trigger; undefined if another message covers it. */
export function describeEffect(effect: TriggerEffect, say: Say): Sentence | undefined {
  const id = `rogue-said-${effect.trigger}`;
  switch (effect.trigger) {
    case 'door':
      return plainLine(say(id, { colour: effect.colour ?? 'none' }));
    case 'key':
      return good(say(id, { colour: effect.colour }));
    case 'plate':
      return plainLine(say(id, { opens: effect.opens, closes: effect.closes, jams: effect.jams }));
    case 'spikes':
      return bad(say(id, { damage: effect.damage, health: effect.health }));
    case 'well': {
      const { amount, left } = effect;
      const text = say(id, { amount: makeNumber(amount), left });
      return amount > 0 ? good(text) : faint(text);
    }
    case 'teleporter':
      return plainLine(say(id, { blocked: effect.isBlocked ? 'yes' : 'no' }));
    case 'sign':
      return plainLine(say(id, { text: translate(effect.texts, say) }));
    case 'chest':
      return describeChest(effect, say);
    case 'treasure':
      return good(
        effect.isCrown === true ? say('rogue-said-crown') : say(id, { left: effect.left }),
      );
    case 'reach':
      return effect.isOpen ? undefined : faint(say(id));
    case 'exit':
    case 'gate':
      return undefined;
  }
}

function describeChest(
  { item, colour, result }: Extract<TriggerEffect, { trigger: 'chest' }>,
  say: Say,
): Sentence | undefined {
  if (result === 'empty') return undefined;
  const text = say('rogue-said-chest', {
    item: nameItem(item, say, 'object'),
    colour: colour ?? 'none',
    result,
  });
  return result === 'opens' ? good(text) : bad(text);
}

/** A goal and its progress, in a few words. */
export function describeGoal(
  { kind, total, left }: GoalState,
  state: RogueState,
  say: Say,
): string {
  if (kind === 'treasure' && state.hero.growth !== undefined)
    return say('rogue-goal-crown', { count: floorsOf(state.options).length });
  return say(`rogue-goal-${kind}`, { total, left, done: total - left });
}

/** All goals of a run that are not met yet. */
export function openGoals({ course }: RogueState): readonly GoalState[] {
  return (course?.goals ?? []).filter(({ left }) => left > 0);
}
