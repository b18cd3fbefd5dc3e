import { forecastUse, selectedItem, stepsTo } from '../rules/index.ts';
import type { RogueState, ToolEffect } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { arrowTo } from './arrow.ts';
import { nameItem, nameMob, nameWithUse } from './names.ts';

/** The message for the use of a tool. */
export function describeToolUse(effect: ToolEffect, say: Say): string {
  const id = `rogue-said-${effect.use}`;
  switch (effect.use) {
    case 'blast':
      return say(id, { damage: effect.damage });
    case 'shoot': {
      const mob = nameMob(effect.of, say, 'object');
      return say('rogue-said-struck', { by: 'arrow', mob, dealt: effect.dealt });
    }
    case 'hook':
      return say(id, { mob: nameMob(effect.of, say, 'object') });
    case 'swap':
      return say(id, { mob: nameMob(effect.of, say, 'that') });
    case 'net':
      return say(id, { mob: nameMob(effect.of, say, 'object'), turns: effect.turns });
    case 'freeze':
      return say(id, { count: effect.mobs.length, turns: effect.turns });
    case 'blink':
      return say(id);
  }
}

/** The effect of a tool now, in a few words. */
function describeNow(effect: ToolEffect, state: RogueState, say: Say): string {
  const id = `rogue-now-${effect.use}`;
  switch (effect.use) {
    case 'blast': {
      const hits = effect.hits.map(({ of, dealt }) =>
        say('rogue-now-hit', { mob: nameMob(of, say), dealt }),
      );
      return say(id, { hits: hits.join(', '), damage: effect.damage });
    }
    case 'shoot':
      return say(id, { mob: nameMob(effect.of, say), dealt: effect.dealt });
    case 'hook':
    case 'swap':
    case 'net':
      return say(id, { mob: nameMob(effect.of, say) });
    case 'freeze':
      return say(id, { count: effect.mobs.length });
    case 'blink': {
      const { at } = state.hero;
      const { to } = effect;
      const arrow = arrowTo({ dx: to.x - at.x, dy: to.y - at.y });
      return say(id, { arrow, steps: stepsTo(at, to) });
    }
  }
}

/** The selected item with its use, and what it would do now; undefined for an empty slot. */
export function describeSelected(state: RogueState, say: Say): string | undefined {
  const item = selectedItem(state.hero);
  if (item === undefined) return undefined;
  const effect = forecastUse(state);
  const about = nameWithUse(item, state.hero, say);
  return effect === undefined ? about : `${about} ${describeNow(effect, state, say)}`;
}

/** The selected tool with what it would do now; undefined if it has no effect. */
export function describeUseNow(state: RogueState, say: Say): string | undefined {
  const item = selectedItem(state.hero);
  const effect = forecastUse(state);
  if (item === undefined || effect === undefined) return undefined;
  return `${nameItem(item, say)}. ${describeNow(effect, state, say)}`;
}
