import { forecast, isClosed, stepsTo } from '../rules/index.ts';
import type {
  GoalState,
  LiveTrigger,
  RogueState,
  SignText,
  TriggerEffect,
} from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { bad, faint, good, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import { arrowTo } from './arrow.ts';
import { makeNumber, nameItem } from './names.ts';

/** The translation of a text in the current language, or its default. */
function translate(texts: readonly SignText[], say: Say): string {
  const language = say('rogue-language');
  const own = texts.find((one) => one.language === language);
  const byDefault = texts.find((one) => one.language === undefined) ?? texts[0];
  return (own ?? byDefault)?.text ?? '';
}

/** Name of the place that an exit leads to. */
export function namePlace(world: string, texts: readonly SignText[], say: Say): string {
  const text = translate(texts, say);
  return text === '' ? world.replaceAll(/[-_]/g, ' ') : text;
}

/** Name of a trigger. */
export function nameTrigger(trigger: LiveTrigger, say: Say): string {
  const colour = 'colour' in trigger ? (trigger.colour ?? 'none') : 'none';
  return say(`rogue-trigger-${trigger.kind}`, { colour });
}

/** A trigger, and exactly what a step onto it would do now. */
export function describeTrigger(state: RogueState, trigger: LiveTrigger, say: Say): string {
  const name = nameTrigger(trigger, say);
  const effect = forecast(state, trigger);
  const isQuiet = effect === undefined;
  const about = isQuiet ? say(restId(trigger)) : describeForecast(effect, trigger, say);
  return say('rogue-look-trigger', { name, about });
}

function restId(trigger: LiveTrigger): string {
  const isWay = trigger.kind === 'door' || trigger.kind === 'gate';
  return isWay && !isClosed(trigger) ? 'rogue-look-open' : 'rogue-look-spent';
}

function describeForecast(effect: TriggerEffect, from: LiveTrigger, say: Say): string {
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
    case 'exit':
      return say(id, { place: namePlace(effect.world, effect.texts, say) });
    case 'treasure':
      return say(id, { left: effect.left });
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
      return good(say(id, { left: effect.left }));
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
export function describeGoal({ kind, total, left }: GoalState, say: Say): string {
  return say(`rogue-goal-${kind}`, { total, left, done: total - left });
}

/** All goals of a run that are not met yet. */
export function openGoals({ course }: RogueState): readonly GoalState[] {
  return (course?.goals ?? []).filter(({ left }) => left > 0);
}
